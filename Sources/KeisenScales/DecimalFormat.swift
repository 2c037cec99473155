/// How numbers that share a step are written where nobody asked for anything else.
///
/// The digits come from integers and are exact, the decimals are those of the step, the same in all
/// labels, and no locale matters: a decimal point, commas between thousands once a label has five
/// digits before the point (years stay `2000`), U+2212 as the minus. Where numbers reach 10¹⁵ or
/// steps fall below 10⁻⁶ all labels share a power of ten, `2.5×10¹⁵`, unless that takes more than
/// six digits and plain digits stay readable. Different numbers never read the same.
struct DecimalFormat: Hashable, Sendable {
  /// Digits after the point.
  let decimals: Int
  /// The power of ten that all labels share, or nil for plain numbers.
  let powerOfTen: Int?
  /// Whether commas stand between thousands.
  let isGrouped: Bool

  /// Chooses the format for numbers that are multiples of a step.
  init(for numbers: [DecimalNumber], step: TickStep) {
    let exponent = step.exponent
    let plainDecimals = Swift.max(0, -exponent)
    // The power of ten of the leading digit of the largest number.
    let tops = numbers.lazy.filter { $0.coefficient != 0 }.map(\.leadingExponent)
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
  func labels(of numbers: [DecimalNumber]) -> [String] { numbers.map { text($0) } }

  /// Returns the text of a number, rounded to `decimals`, or to the format's own.
  func text(_ number: DecimalNumber, decimals: Int? = nil) -> String {
    guard let powerOfTen else {
      return number.text(decimals: decimals ?? self.decimals, isGrouped: isGrouped)
    }
    if number.coefficient == 0 { return "0" }
    let mantissa = DecimalNumber(
      coefficient: number.coefficient,
      exponent: number.exponent - powerOfTen
    )
    return mantissa.text(decimals: decimals ?? self.decimals) + "×10"
      + DecimalNumber.superscript(powerOfTen)
  }
}
