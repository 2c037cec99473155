import KeisenPrimitives
import KeisenScales

extension ProjectionRange {
  /// Returns where a value stands relative to the origin, in the units of the projection.
  ///
  /// An instant is converted to the unit of a time scale; on any other scale its numbers are taken as
  /// they are. Integers are subtracted exactly; NaN gives NaN, an infinity itself.
  public func relative(_ value: DataValue) -> Double {
    guard let ownUnit = timeUnit, let unit = value.unit, unit != ownUnit else {
      return Self.total(value.offset, Int128(value.origin) - Int128(origin))
    }
    let (steps, ownSteps) = (unit.perSecond, ownUnit.perSecond)
    if steps < ownSteps {
      let factor = ownSteps / steps
      let difference = Int128(value.origin) * Int128(factor) - Int128(origin)
      return Self.total(value.offset * Double(factor), difference)
    }
    let divisor = steps / ownSteps
    let difference = Int128(value.origin) - Int128(origin) * Int128(divisor)
    let (quotient, rest) = difference.quotientAndRemainder(dividingBy: Int128(divisor))
    return Self.total((Double(rest) + value.offset) / Double(divisor), quotient)
  }

  /// Returns the double nearest to the sum; NaN and infinities stay what they are.
  private static func total(_ value: Double, _ integer: Int128) -> Double {
    value.isFinite ? sum(value, integer) : value
  }
}
