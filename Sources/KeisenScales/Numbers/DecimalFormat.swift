/// How numbers that share a step are written where nobody asked for anything else.
///
/// The digits come from integers and are exact, the decimals are those of the step, the same in all
/// labels, and no locale matters: a decimal point, commas between thousands once a label has five
/// digits before the point (years stay `2000`), U+2212 as the minus. Where numbers reach 10⁷ and
/// all end in six zeros or more, all labels share a power of ten, `2.5×10⁹`; so they do where steps
/// fall below 10⁻⁶, unless that takes more than six digits and plain digits stay readable.
/// Different numbers never read the same.
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
    let isModest = plainDecimals <= 6 && !Self.wastesZeros(top: top, digits: sharedDigits)
    if isModest || (sharedDigits > Self.maxShared && plainDigits <= 24) {
      decimals = plainDecimals
      powerOfTen = nil
      isGrouped = top >= 4
    } else {
      decimals = sharedDigits - 1
      powerOfTen = top
      isGrouped = false
    }
  }

  /// Digits that a number with a power of ten has at most.
  static let maxShared = 6
  /// The power of ten from which on zeros are written as a power: 5,000,000 still reads at a
  /// glance.
  private static let minPower = 7
  /// How many zeros these are at least.
  private static let minZeros = 6

  /// Whether plain digits would be a long run of zeros.
  ///
  /// - Parameters:
  ///   - top: The power of ten of the leading digit of the greatest.
  ///   - digits: How many from that one to the last that is not zero in all of them.
  /// - Returns: Whether a power of ten is shorter.
  static func wastesZeros(top: Int, digits: Int) -> Bool {
    top >= minPower && top + 1 - digits >= minZeros && digits <= maxShared
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
