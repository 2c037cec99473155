extension DecimalNumber {
  /// The power of ten of the leading digit; 0 for zero.
  var leadingExponent: Int {
    coefficient == 0 ? 0 : exponent + digitCount - 1
  }

  /// Digits of the coefficient, at least 1.
  var digitCount: Int {
    var count = 1
    var rest = coefficient.magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// The same number with no zero at the end of its digits.
  var stripped: DecimalNumber {
    guard coefficient != 0 else { return DecimalNumber(coefficient: 0, exponent: 0) }
    var number = self
    while number.coefficient.isMultiple(of: 10) {
      number.coefficient /= 10
      number.exponent += 1
    }
    return number
  }

  /// Digits after the point that the number needs.
  var neededDecimals: Int { Swift.max(0, -stripped.exponent) }

  /// Returns the multiple of 10^`limit` that is nearest; of two, the one away from zero.
  func rounded(toExponent limit: Int) -> DecimalNumber {
    let shift = limit - exponent
    guard shift > 0 else { return self }
    guard shift <= 38 else { return DecimalNumber(coefficient: 0, exponent: limit) }
    let power = DecimalNumber.power(shift)
    let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: power)
    let isUp = rest.magnitude >= power.magnitude - rest.magnitude
    let step: Int128 = coefficient < 0 ? -1 : 1
    return DecimalNumber(coefficient: quotient + (isUp ? step : 0), exponent: limit)
  }

  /// Returns the number with at most so many digits.
  func rounded(toDigits digits: Int) -> DecimalNumber {
    rounded(toExponent: leadingExponent - digits + 1)
  }

  /// Returns the double nearest to the number minus an integer.
  ///
  /// Beyond 10^±18 the origin is rounded first.
  func relative(to origin: Int64) -> Double {
    guard origin != 0 else { return value }
    let common = Swift.min(exponent, 0)
    guard exponent.magnitude <= TickGrid.mostDecimals.magnitude else {
      return value - Double(origin)
    }
    let (scaled, isLong) = coefficient.multipliedReportingOverflow(
      by: DecimalNumber.power(exponent - common)
    )
    let (difference, isLonger) = scaled.subtractingReportingOverflow(
      Int128(origin) * DecimalNumber.power(-common)
    )
    if isLong || isLonger { return value - Double(origin) }
    return DecimalNumber(coefficient: difference, exponent: common).value
  }
}
