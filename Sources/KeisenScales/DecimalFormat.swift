/// How the numbers of one axis are written.
///
/// The digits come from integers and are exact, the decimals are those of the step, the same in all
/// labels, and no locale matters: a decimal point, commas between thousands once a label has five
/// digits before the point (years stay `2000`), U+2212 as the minus. Where numbers reach 10¹⁵ or
/// steps fall below 10⁻⁶ all labels share a power of ten, `2.5×10¹⁵`, unless that takes more than
/// six digits and plain digits stay readable. Different numbers never read the same.
package struct DecimalFormat: Hashable, Sendable {
  /// Digits after the point.
  package let decimals: Int
  /// The power of ten that all labels share, or nil for plain numbers.
  package let powerOfTen: Int?
  /// Whether commas stand between thousands.
  package let isGrouped: Bool

  /// Chooses the format for the ticks of an axis.
  package init(for numbers: [DecimalNumber], step: TickStep) {
    let exponent = step.exponent
    let plainDecimals = Swift.max(0, -exponent)
    // The power of ten of the leading digit of the largest number.
    let tops = numbers.lazy.filter { $0.coefficient != 0 }.map { number in
      number.exponent + number.coefficient.magnitude.description.utf8.count - 1
    }
    guard let top = tops.max() else {
      decimals = plainDecimals > 6 ? 0 : plainDecimals
      powerOfTen = nil
      isGrouped = false
      return
    }
    let plainDigits = Swift.max(0, top) + 1 + plainDecimals
    let sharedDigits = top - exponent + 1
    let isModest = top < 15 && plainDecimals <= 6
    if isModest || (sharedDigits > 6 && plainDigits <= 24) {
      decimals = plainDecimals
      powerOfTen = nil
      isGrouped = top >= 4
    } else {
      decimals = sharedDigits - 1
      powerOfTen = top
      isGrouped = false
    }
  }

  /// Returns the texts of several numbers.
  package func labels(of numbers: [DecimalNumber]) -> [String] { numbers.map(text) }

  /// Returns the text of a number, whose digits beyond the format's decimals are dropped.
  package func text(_ number: DecimalNumber) -> String {
    if number.coefficient == 0, powerOfTen != nil { return "0" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    // What is written is `coefficient` × 10^-decimals.
    let shift = number.exponent - (powerOfTen ?? 0) + decimals
    var digits = Array(number.coefficient.magnitude.description.utf8)
    if number.coefficient != 0, shift > 0 {
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: shift))
    } else if shift < 0 {
      digits.removeLast(Swift.min(digits.count, -shift))
    }
    if digits.count <= decimals {
      let missing = decimals + 1 - digits.count
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: 0)
    }
    let isZero = digits.allSatisfy { $0 == UInt8(ascii: "0") }
    if number.coefficient < 0, !isZero { bytes.append(contentsOf: "\u{2212}".utf8) }
    let whole = digits.count - decimals
    for (index, digit) in digits.enumerated() {
      if index == whole { bytes.append(UInt8(ascii: ".")) }
      if isGrouped, index > 0, index < whole, (whole - index) % 3 == 0 {
        bytes.append(UInt8(ascii: ","))
      }
      bytes.append(digit)
    }
    if let powerOfTen {
      bytes.append(contentsOf: "×10".utf8)
      bytes.append(contentsOf: Self.superscript(powerOfTen).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func superscript(_ number: Int) -> String {
    var text = number < 0 ? "⁻" : ""
    for byte in String(number.magnitude).utf8 {
      text += ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"][Int(byte - UInt8(ascii: "0"))]
    }
    return text
  }
}
