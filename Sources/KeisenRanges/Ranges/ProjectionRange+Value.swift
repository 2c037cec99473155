import KeisenPrimitives
import KeisenScales

extension ProjectionRange {
  /// Returns where a value stands relative to the origin, in the units of the projection.
  ///
  /// An instant is converted to the unit of a time scale; on any other scale its numbers are taken
  /// as they are. Integers are subtracted exactly; NaN gives NaN, an infinity itself.
  public func relative(_ value: DataValue) -> Double {
    let (integer, rest) = exactRelative(value)
    return rest.isFinite ? Self.sum(rest, integer) : rest
  }

  /// Returns where a value stands relative to the origin, as an integer and a rest, which has all
  /// roundings.
  func exactRelative(_ value: DataValue) -> (integer: Int128, rest: Double) {
    guard let ownUnit = timeUnit, let unit = value.unit, unit != ownUnit else {
      return (Int128(value.origin) - Int128(origin), value.offset)
    }
    let (steps, ownSteps) = (unit.perSecond, ownUnit.perSecond)
    if steps < ownSteps {
      let factor = ownSteps / steps
      let difference = Int128(value.origin) * Int128(factor) - Int128(origin)
      return (difference, value.offset * Double(factor))
    }
    let divisor = steps / ownSteps
    let difference = Int128(value.origin) - Int128(origin) * Int128(divisor)
    let (quotient, rest) = difference.quotientAndRemainder(dividingBy: Int128(divisor))
    return (quotient, (Double(rest) + value.offset) / Double(divisor))
  }
}
