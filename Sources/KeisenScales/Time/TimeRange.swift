/// A range of a time scale, and the instants of it.
struct TimeRange: Hashable, Sendable {
  let scale: TimeScale
  /// What values are relative to, in the scale's unit.
  let origin: Int64
  /// The lower end, relative to the origin.
  let low: Double
  /// The upper end, relative to the origin.
  let high: Double

  /// Nil where an end is NaN, infinite, or farther from 1970 than 2⁶³ seconds: no calendar reaches
  /// there.
  init?(_ scale: TimeScale, origin: Int64, _ first: Double, _ last: Double) {
    self.scale = scale
    self.origin = origin
    low = min(first, last)
    high = max(first, last)
    let maximum = 0x1p63 * Double(scale.unit.perSecond)
    // False for NaN.
    guard first.magnitude <= maximum, last.magnitude <= maximum else { return nil }
    let limit = (Int128(1) << 63) * LocalTime.nanosecondsPerSecond
    guard floor(low) >= -limit, ceiling(high) <= limit else { return nil }
  }

  /// Nanoseconds of the scale's unit.
  var unit: Int128 { scale.unit.nanoseconds }

  /// The last whole nanosecond that is not after a value.
  func floor(_ value: Double) -> Int128 {
    let whole = value.rounded(.down)
    let rest = ((value - whole) * Double(unit)).rounded(.down)
    return (Int128(origin) + Int128(whole)) * unit + Int128(rest)
  }

  /// The first whole nanosecond that is not before a value, or the one after it.
  func ceiling(_ value: Double) -> Int128 { floor(value) + 1 }

  /// The double nearest to the relative value of an instant.
  func value(of instant: Int128) -> Double {
    let difference = instant - Int128(origin) * unit
    // Integers of 64 bits divide much faster.
    if let difference = Int64(exactly: difference), difference % Int64(unit) == 0 {
      return Double(difference / Int64(unit))
    }
    let (quotient, rest) = difference.quotientAndRemainder(dividingBy: unit)
    return rest == 0
      ? DecimalNumber(coefficient: quotient, exponent: 0).value
      : DecimalNumber(coefficient: difference, exponent: -scale.unit.nanosecondsExponent).value
  }

  /// Whether the value of an instant lies in the range.
  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// How far the double of an instant may be from it, in whole nanoseconds.
  var rounding: Int128 { Int128(resolution) }

  /// Nanoseconds that lie between the doubles at the end that is farther from the origin.
  var resolution: Double { max(abs(low), abs(high)).ulp * Double(unit) }
}
