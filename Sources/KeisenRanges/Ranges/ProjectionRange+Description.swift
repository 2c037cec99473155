import Glibc
import KeisenPrimitives
import KeisenScales

extension ProjectionRange {
  /// The ends for people: `1958 to 2001`, `2024-03-31 to 2024-04-07`, `Mon to Sun`.
  ///
  /// Rounded to a thousandth of their distance or so; the ends of names are the first and the last
  /// in the range. Equal ends are told once, but of several names that begin and end with the same
  /// one the number is; nil where names are empty. In Japanese `1958から2001`,
  /// `2024年3月31日から2024年4月7日`.
  package func words(in language: Language) -> String? {
    if language == .japanese, case .time(let time) = scale,
      let text = times(on: time, in: language)
    {
      let isClock = abs(max - min) / Double(time.unit.perSecond) < 172_800
      return text + (isClock && time.zone != .utc ? "（\(time.zone.name)）" : "")
    }
    let ends = shownEnds
    let ticks = scale.ticks(origin: origin, min: min, max: max, at: ends)
    let labels = scale.labels(of: ticks, format: format)
    guard let first = labels.first, let last = labels.last else { return nil }
    let start = Self.text(first, after: nil)
    let end = Self.text(last, after: first.context)
    guard !start.isEmpty || !end.isEmpty else { return nil }
    guard start != end else {
      guard case .category = scale, ends[0] != ends[1] else { return start }
      let count = Int(abs(ends[1] - ends[0])) + 1
      return language == .japanese ? "\(count)個の名前" : "\(count) names"
    }
    return language == .japanese ? "\(start)から\(end)" : "\(start) to \(end)"
  }

  /// The ends as they read in a sentence: `March 31, 2024 to April 7, 2024`.
  ///
  /// As `words(in:)` for all but times, which are told in words, without the name of their zone.
  package func longDescription(in language: Language) -> String? {
    guard case .time(let time) = scale else { return words(in: language) }
    return times(on: time, in: language) ?? words(in: language)
  }

  /// Dates of a long range, and the times of day of a short one; nil where the ends are no
  /// instants.
  private func times(on time: TimeScale, in language: Language) -> String? {
    let ends = [min, max].compactMap { end in
      Int64(exactly: end.rounded()).map(origin.addingReportingOverflow)
    }
    guard ends.count == 2, !ends.contains(where: \.overflow) else { return nil }
    let seconds = abs(max - min) / Double(time.unit.perSecond)
    let found = TimeText(
      of: ends.map(\.partialValue),
      unit: time.unit,
      zone: time.zone,
      language: language
    )
    let detail: TimeText.Detail =
      switch seconds {
      case 172_800...: Swift.min(found.detail, .day)
      case 120...: .minute
      case 2...: .second
      default: .fraction
      }
    let words =
      detail == .fraction
      ? found : TimeText(detail, unit: time.unit, zone: time.zone, language: language)
    let (first, last) = (words.text(of: ends[0].partialValue), words.text(of: ends[1].partialValue))
    guard first != last else { return first }
    return language == .japanese ? "\(first)から\(last)" : "\(first) to \(last)"
  }

  private static func text(_ label: TickLabel, after context: String?) -> String {
    guard let own = label.context ?? context, !own.isEmpty else { return label.text }
    return "\(own) \(label.text)"
  }

  /// The ends, relative to the origin, without digits that nobody wants to hear.
  private var shownEnds: [Double] {
    switch scale {
    case .category(let names):
      let last = Double(Swift.max(0, names.names.count - 1))
      let base = Double(origin)
      let (low, high) = (Swift.min(min, max), Swift.max(min, max))
      let first = Swift.min(Swift.max(low + base, 0).rounded(.up), last)
      let final = Swift.min(Swift.max(high + base, 0).rounded(.down), last)
      return min <= max ? [first - base, final - base] : [final - base, first - base]
    case .time: return [min, max]
    case .log, .symlog: return [min, max].map { Self.rounded($0, toDigitsOf: $0, 3) }
    case .custom: return [min, max].map { Self.rounded($0, toDigitsOf: $0, 4) }
    case .linear, .squareRoot:
      return [min, max].map { Self.rounded($0, toDigitsOf: max - min, origin == 0 ? 4 : 18) }
    }
  }

  /// Returns a value rounded to the place of the digit `count` of a length.
  private static func rounded(_ value: Double, toDigitsOf length: Double, _ count: Int) -> Double {
    guard length != 0 else { return value }
    let exponent = Int(floor(log10(abs(length)))) - (count - 1)
    let scaled = (value / pow(10, Double(exponent))).rounded()
    guard abs(scaled) < 0x1p63 else { return value }
    return DecimalNumber(coefficient: Int128(scaled), exponent: exponent).value
  }

  /// Dates of a long range, and the times of day of a short one.
  private var format: TickFormat {
    guard case .time(let time) = scale else { return TickFormat() }
    let seconds = abs(max - min) / Double(time.unit.perSecond)
    let pattern =
      switch seconds {
      case 172_800...: "%Y-%m-%d"
      case 120...: "%Y-%m-%d %H:%M"
      case 2...: "%Y-%m-%d %H:%M:%S"
      default: "%Y-%m-%d %H:%M:%S.%f"
      }
    let hasClock = seconds < 172_800 && time.zone != .utc
    return TickFormat(.date, pattern: pattern, suffix: hasClock ? " \(time.zone.name)" : "")
  }
}
