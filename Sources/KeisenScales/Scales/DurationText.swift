/// How durations of one axis are written, from numbers of seconds.
///
/// The form follows from the longest one and from what divides them all, and no two forms can be
/// taken for each other: `20 ms`, `45 s`, `2:30` (minutes and seconds), `10 min`, `1 h 30 min`,
/// `1:02:03` (hours), `3 d`, `1 d 02:00`.
package struct DurationText: Hashable, Sendable {
  /// What the last field counts.
  private enum Grain: Hashable, Sendable {
    case day
    case hour
    case minute
    case second
  }

  private let grain: Grain
  /// The greatest magnitude, in whole seconds, rounded down.
  private let longest: Int128
  /// The power of ten of the last digit of seconds.
  private let exponent: Int

  /// Chooses the form for some durations, in seconds.
  package init(for seconds: [DecimalNumber]) {
    let whole = seconds.map(Self.wholeSeconds)
    longest = whole.map { Int128($0.magnitude) }.max() ?? 0
    exponent = seconds.lazy.filter { $0.coefficient != 0 }.map(\.stripped.exponent).min() ?? 0
    let isWhole = exponent >= 0
    func isMultiple(_ length: Int128) -> Bool {
      isWhole && whole.allSatisfy { $0.isMultiple(of: length) }
    }
    if longest >= Self.day, isMultiple(Self.day) {
      grain = .day
    } else if longest >= Self.hour, isMultiple(Self.hour) {
      grain = .hour
    } else if longest >= Self.minute, isMultiple(Self.minute) {
      grain = .minute
    } else {
      grain = .second
    }
  }

  private static let minute: Int128 = 60
  private static let hour: Int128 = 3_600
  private static let day: Int128 = 86_400

  /// The whole seconds of a number, towards zero; no more than fit.
  private static func wholeSeconds(_ number: DecimalNumber) -> Int128 {
    let number = number.stripped
    if number.coefficient == 0 { return 0 }
    if number.exponent < -38 { return 0 }
    if number.exponent < 0 { return number.coefficient / DecimalNumber.power(-number.exponent) }
    let limit: Int128 = 1 << 120
    guard number.leadingExponent <= 35 else { return number.coefficient < 0 ? -limit : limit }
    return number.coefficient * DecimalNumber.power(number.exponent)
  }

  /// Returns the text of a duration with so many digits after the seconds; nil for all that are
  /// needed.
  package func text(_ seconds: DecimalNumber, decimals: Int? = nil) -> String {
    guard longest < 1 << 110 else {
      return seconds.scientificText(decimals: decimals ?? seconds.neededMantissa) + "\u{202F}s"
    }
    if longest < 60, grain == .second { return short(seconds, decimals) }
    let digits = grain == .second ? decimals ?? Swift.max(0, -exponent) : 0
    let rounded = seconds.rounded(toExponent: -digits)
    let whole = Self.wholeSeconds(rounded)
    let sign = rounded.coefficient < 0 ? "\u{2212}" : ""
    return sign + fields(Int128(whole.magnitude), fraction(rounded, digits))
  }

  /// The point and the digits behind it.
  private func fraction(_ seconds: DecimalNumber, _ digits: Int) -> String {
    guard digits > 0 else { return "" }
    let text = DecimalNumber(
      coefficient: Int128(seconds.coefficient.magnitude),
      exponent: seconds.exponent
    ).text(decimals: digits)
    return String(text.suffix(digits + 1))
  }

  private func fields(_ seconds: Int128, _ fraction: String) -> String {
    let days = DecimalNumber(coefficient: seconds / Self.day, exponent: 0)
      .text(decimals: 0, isGrouped: longest >= 10_000 * Self.day)
    let (hours, minutes, rest) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60)
    func two(_ number: Int128) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hasDays = longest >= Self.day
    switch grain {
    case .day: return days + "\u{202F}d"
    case .hour:
      return hasDays ? "\(days)\u{202F}d \(two(hours)):00" : "\(hours)\u{202F}h"
    case .minute:
      if hasDays { return "\(days)\u{202F}d \(two(hours)):\(two(minutes))" }
      if hours == 0 { return "\(minutes)\u{202F}min" }
      return minutes == 0 ? "\(hours)\u{202F}h" : "\(hours)\u{202F}h \(minutes)\u{202F}min"
    case .second:
      let end = two(rest) + fraction
      if hasDays { return "\(days)\u{202F}d \(two(hours)):\(two(minutes)):\(end)" }
      return longest >= Self.hour ? "\(hours):\(two(minutes)):\(end)" : "\(minutes):\(end)"
    }
  }

  /// Less than a minute: one unit for all.
  private func short(_ seconds: DecimalNumber, _ decimals: Int?) -> String {
    let isWhole = longest >= 1 || exponent >= 0
    let unit = isWhole ? 0 : exponent >= -3 ? 1 : exponent >= -6 ? 2 : exponent >= -9 ? 3 : 4
    if unit == 4 {
      return seconds.scientificText(decimals: decimals ?? seconds.neededMantissa) + "\u{202F}s"
    }
    let number = DecimalNumber(
      coefficient: seconds.coefficient,
      exponent: seconds.exponent + 3 * unit
    )
    let text = number.text(decimals: decimals ?? Swift.max(0, -exponent - 3 * unit))
    return text + "\u{202F}" + ["s", "ms", "\u{B5}s", "ns"][unit]
  }
}

extension DurationText: NumberWriting {
  /// Each duration in the form that suits it alone.
  struct Own: NumberWriting {
    func text(_ number: DecimalNumber, decimals: Int?) -> String {
      DurationText(for: [number]).text(number, decimals: decimals)
    }
  }
}
