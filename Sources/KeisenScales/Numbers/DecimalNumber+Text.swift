extension DecimalNumber {
  /// Returns the number in digits with a point, rounded to so many decimals.
  ///
  /// The minus is U+2212, and what rounds to zero has none.
  func text(decimals: Int, isGrouped: Bool = false) -> String {
    let number = rounded(toExponent: -decimals)
    // What is written is the digits × 10^-decimals.
    let zeros = number.coefficient == 0 ? 0 : number.exponent + decimals
    let digits = Swift.max(number.digitCount + zeros, decimals + 1)
    let commas = isGrouped ? (digits - decimals - 1) / 3 : 0
    let isNegative = number.coefficient < 0
    let length = (isNegative ? 3 : 0) + digits + commas + (decimals > 0 ? 1 : 0)
    // Up to 15 bytes of a string take no allocation. Digits come from the last one to the first.
    return String(unsafeUninitializedCapacity: length) { bytes in
      var index = length
      func write(_ byte: UInt8) {
        index -= 1
        bytes[index] = byte
      }
      var rest = number.coefficient.magnitude
      for place in 0..<digits {
        if decimals > 0, place == decimals { write(UInt8(ascii: ".")) }
        if isGrouped, place > decimals, (place - decimals) % 3 == 0 { write(UInt8(ascii: ",")) }
        guard place >= zeros, rest != 0 else {
          write(UInt8(ascii: "0"))
          continue
        }
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
        rest = quotient
      }
      if isNegative { for byte in "\u{2212}".utf8.reversed() { write(byte) } }
      return length
    }
  }

  /// Returns the number with one digit before the point and its power of ten: 1.2×10³; zero is 0.
  func scientificText(decimals: Int) -> String {
    guard coefficient != 0 else { return "0" }
    let number = rounded(toExponent: leadingExponent - decimals)
    let power = number.leadingExponent
    let mantissa = DecimalNumber(
      coefficient: number.coefficient,
      exponent: number.exponent - power
    )
    return mantissa.text(decimals: decimals) + "×10" + DecimalNumber.superscript(power)
  }

  /// Returns an integer in superscript digits.
  static func superscript(_ number: Int) -> String {
    var text = number < 0 ? "⁻" : ""
    for byte in String(number.magnitude).utf8 {
      text += ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"][Int(byte - UInt8(ascii: "0"))]
    }
    return text
  }
}
