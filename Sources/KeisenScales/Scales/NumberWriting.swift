import Glibc

/// A way to write numbers in which enough decimals tell any two of them apart.
protocol NumberWriting {
  /// Returns the text of a number with so many digits after the point; nil for all that it needs.
  func text(_ number: DecimalNumber, decimals: Int?) -> String
}

extension NumberWriting {
  /// Returns the texts of numbers, with more decimals where different ones would read the same: as
  /// many as differ of those without noise.
  func distinctTexts(
    of numbers: [DecimalNumber],
    differing readable: [DecimalNumber],
    _ decimals: Int?
  ) -> [String] {
    let wanted = numbers.map { text($0, decimals: decimals) }
    guard let decimals else { return wanted }
    let count = Set(readable.map(\.stripped)).count
    guard Set(wanted).count < count else { return wanted }
    for more in 1...20 {
      let texts = numbers.map { text($0, decimals: decimals + more) }
      if Set(texts).count == count { return texts }
    }
    return numbers.map { text($0, decimals: nil) }
  }
}

extension DecimalFormat: NumberWriting {}

/// Each number in the digits that it needs, or where some are too long, or most of their digits
/// zeros, with powers of ten.
///
/// From 10¹² on, a number whose digits are mostly zeros has a power of ten although the others have
/// none.
struct OwnDigits: NumberWriting {
  private static let minOwnPower = 12

  private let isPlain: Bool
  private let isGrouped: Bool

  init(_ numbers: [DecimalNumber]) {
    let numbers = numbers.filter { $0.coefficient != 0 }
    let leads = numbers.map(\.leadingExponent)
    let isShort = numbers.allSatisfy { $0.neededDecimals <= 20 }
    let (top, last) = (leads.max() ?? 0, numbers.map(\.stripped.exponent).min() ?? 0)
    isPlain =
      isShort && leads.allSatisfy { (-6..<21).contains($0) }
      && !DecimalFormat.wastesZeros(top: top, digits: top - last + 1)
    isGrouped = leads.contains { $0 >= 4 }
  }

  func text(_ number: DecimalNumber, decimals: Int?) -> String {
    let isLong =
      number.leadingExponent >= Self.minOwnPower
      && DecimalFormat.wastesZeros(top: number.leadingExponent, digits: number.neededMantissa + 1)
    return isPlain && !isLong
      ? number.text(decimals: decimals ?? number.neededDecimals, isGrouped: isGrouped)
      : number.scientificText(decimals: decimals ?? number.neededMantissa)
  }
}

/// Powers of a base and their multiples: 10⁻⁸, 2×10⁵, e³.
struct PowerWriting: NumberWriting {
  private let bases: [DecimalNumber: String]

  /// Takes powers; nil where those of a whole number are as short in plain digits.
  init?(_ powers: PowerTicks, _ numbers: [DecimalNumber]) {
    let isShort = numbers.allSatisfy { number in
      number.leadingExponent < 7 && number.neededDecimals <= 4
    }
    if isShort, powers.base == powers.base.rounded() { return nil }
    let base =
      powers.base == M_E
      ? "e" : OwnDigits([]).text(DecimalNumber(shortest: powers.base), decimals: nil)
    var texts: [DecimalNumber: String] = [:]
    for (number, tick) in zip(numbers, powers.ticks) {
      let factor = abs(tick.multiplier)
      let sign = tick.multiplier < 0 ? "\u{2212}" : ""
      let multiple = factor > 1 ? "\(factor)×" : ""
      let power = base + DecimalNumber.superscript(tick.exponent)
      texts[number] = factor == 0 ? "0" : sign + multiple + power
    }
    bases = texts
  }

  func text(_ number: DecimalNumber, decimals: Int?) -> String {
    bases[number] ?? number.scientificText(decimals: number.neededMantissa)
  }
}

/// Digits with a point, with commas between thousands or without.
struct FixedWriting: NumberWriting {
  /// The power of ten of the last digit; nil for each number's own.
  let exponent: Int?
  var isGrouped = false

  func text(_ number: DecimalNumber, decimals: Int?) -> String {
    let needed = exponent.map { Swift.max(0, -$0) } ?? number.neededDecimals
    return number.text(decimals: decimals ?? needed, isGrouped: isGrouped)
  }
}

/// A hundred times the number and a percent sign.
struct PercentWriting: NumberWriting {
  /// The power of ten of the last digit; nil for each number's own.
  let exponent: Int?
  /// Whether commas stand between thousands.
  let isGrouped: Bool

  func text(_ number: DecimalNumber, decimals: Int?) -> String {
    let number = DecimalNumber(coefficient: number.coefficient, exponent: number.exponent + 2)
    let needed = exponent.map { Swift.max(0, -$0 - 2) } ?? number.neededDecimals
    return number.text(decimals: decimals ?? needed, isGrouped: isGrouped) + "\u{202F}%"
  }
}

/// One digit before the point and a power of ten; all with as many decimals as one needs.
struct ScientificWriting: NumberWriting {
  private let decimals: Int

  init(_ numbers: [DecimalNumber]) {
    decimals = numbers.map(\.neededMantissa).max() ?? 0
  }

  func text(_ number: DecimalNumber, decimals: Int?) -> String {
    number.scientificText(decimals: decimals ?? self.decimals)
  }
}

/// One to three digits before the point and a prefix of the SI.
///
/// Beyond the prefixes, from 10³³ and below 10⁻³⁰, there are powers of ten.
struct PrefixWriting: NumberWriting {
  /// The power of ten of the last digit; nil for each number's own.
  let exponent: Int?
  /// Whether a unit follows the prefix.
  let hasUnit: Bool

  private static let prefixes = [
    "q", "r", "y", "z", "a", "f", "p", "n", "\u{B5}", "m", "", "k", "M", "G", "T", "P", "E", "Z",
    "Y", "R", "Q",
  ]

  func text(_ number: DecimalNumber, decimals: Int?) -> String {
    let number = number.stripped
    if number.coefficient == 0 { return "0" + separator("") }
    let thousands = Int((Double(number.leadingExponent) / 3).rounded(.down))
    guard Self.prefixes.indices.contains(thousands + 10) else {
      return number.scientificText(decimals: decimals ?? number.neededMantissa) + separator("")
    }
    let text = digits(number, thousands, decimals)
    // 999.96 with one decimal is one of the next prefix.
    if text.carried, Self.prefixes.indices.contains(thousands + 11) {
      let next = digits(number, thousands + 1, decimals)
      return next.text + separator(Self.prefixes[thousands + 11])
    }
    return text.text + separator(Self.prefixes[thousands + 10])
  }

  private func digits(
    _ number: DecimalNumber,
    _ thousands: Int,
    _ decimals: Int?
  ) -> (text: String, carried: Bool) {
    let mantissa = DecimalNumber(
      coefficient: number.coefficient,
      exponent: number.exponent - 3 * thousands
    )
    let shared = exponent.map { Swift.max(0, 3 * thousands - $0) }
    let decimals = decimals ?? shared ?? mantissa.neededDecimals
    let rounded = mantissa.rounded(toExponent: -decimals)
    return (mantissa.text(decimals: decimals), rounded.leadingExponent >= 3)
  }

  private func separator(_ prefix: String) -> String {
    prefix.isEmpty && !hasUnit ? "" : "\u{202F}" + prefix
  }
}

extension DecimalNumber {
  /// Digits after the point that the number needs with one digit before it.
  var neededMantissa: Int { coefficient == 0 ? 0 : leadingExponent - stripped.exponent }
}
