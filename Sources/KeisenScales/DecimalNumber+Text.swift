extension DecimalNumber {
  /// Returns the number in digits with a point, rounded to so many decimals.
  ///
  /// The minus is U+2212, and what rounds to zero has none.
  func text(decimals: Int, isGrouped: Bool = false) -> String {
    let number = rounded(toExponent: -decimals)
    var digits = Array(number.coefficient.magnitude.description.utf8)
    // What is written is the digits × 10^-decimals.
    let zeros = number.coefficient == 0 ? 0 : number.exponent + decimals
    digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: zeros))
    if digits.count <= decimals {
      let missing = decimals + 1 - digits.count
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: 0)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count + digits.count / 3 + 4)
    if number.coefficient < 0 { bytes.append(contentsOf: "\u{2212}".utf8) }
    let whole = digits.count - decimals
    for (index, digit) in digits.enumerated() {
      if index == whole { bytes.append(UInt8(ascii: ".")) }
      if isGrouped, index > 0, index < whole, (whole - index) % 3 == 0 {
        bytes.append(UInt8(ascii: ","))
      }
      bytes.append(digit)
    }
    return String(decoding: bytes, as: UTF8.self)
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
