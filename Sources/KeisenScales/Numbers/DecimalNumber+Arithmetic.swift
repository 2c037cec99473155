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
  func relative(to origin: Int64) -> Double { plus(-Int128(origin)).value }

  /// Returns the number plus an integer.
  ///
  /// Digits beyond the 38 that `Int128` holds of the sum are dropped.
  func plus(_ integer: Int128) -> DecimalNumber {
    if integer == 0 { return self }
    if coefficient == 0 { return DecimalNumber(coefficient: integer, exponent: 0) }
    guard exponent < 0 else {
      // Where this is too long for `Int128` the integer is below its last digits.
      guard exponent <= 38 else { return self }
      let scaled = coefficient.multipliedReportingOverflow(by: DecimalNumber.power(exponent))
      let sum = scaled.partialValue.addingReportingOverflow(integer)
      return scaled.overflow || sum.overflow
        ? self : DecimalNumber(coefficient: sum.partialValue, exponent: 0)
    }
    // The whole part and the rest of 10^-decimals, of which as much is kept as fits.
    var decimals = Swift.min(38, -exponent)
    let dropped = -exponent - decimals
    let kept = dropped > 38 ? 0 : coefficient / DecimalNumber.power(dropped)
    var power = DecimalNumber.power(decimals)
    var (whole, rest) = kept.quotientAndRemainder(dividingBy: power)
    whole += integer
    while true {
      let scaled = whole.multipliedReportingOverflow(by: power)
      let sum = scaled.partialValue.addingReportingOverflow(rest)
      if !scaled.overflow, !sum.overflow {
        return DecimalNumber(coefficient: sum.partialValue, exponent: -decimals)
      }
      power /= 10
      rest /= 10
      decimals -= 1
    }
  }
}
