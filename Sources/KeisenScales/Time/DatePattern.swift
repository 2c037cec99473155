import KeisenPrimitives

/// A pattern of strftime: text, and what stands for parts of an instant.
///
/// | directive | stands for |
/// | --- | --- |
/// | %Y %y | the year; its last two digits |
/// | %m %b %B | the month as 01...12, as Jan, as January |
/// | %d %e %j | the day of the month as 01...31, as 1...31; that of the year as 001...366 |
/// | %H %I %M %S %p | the hour of 24, of 12; minute; second; AM or PM |
/// | %f | the fraction of the second |
/// | %a %A %u | the weekday as Mon, as Monday, as 1...7 from Monday |
/// | %Z %z | the clock's name; what it is ahead of UTC, +0100 |
/// | %% | a percent sign |
struct DatePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case directive(UInt8)
  }

  private let parts: [Part]

  /// The directives, without their percent signs.
  private static let directives = Array("YymbBdejHIMSfpaAuZz%".utf8)

  /// Reads a pattern.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is empty, longer than 1,000
  ///   bytes, or has a directive that is not known.
  init(_ pattern: String) throws(KeisenError) {
    guard !pattern.isEmpty else { throw .invalidArgument("a date needs a pattern, got none") }
    let count = pattern.utf8.count
    guard count <= 1_000 else {
      throw .invalidArgument("a pattern must have at most 1,000 bytes, got \(count)")
    }
    var parts: [Part] = []
    var text: [UInt8] = []
    var rest = Substring(pattern).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        text.append(byte)
        continue
      }
      let next = Substring(rest)
      guard let directive = rest.popFirst() else {
        throw .invalidArgument("a pattern must not end in a single %, got \"\(pattern)\"")
      }
      guard Self.directives.contains(directive) else {
        throw .invalidArgument("a pattern has no directive %\(next.prefix(1))")
      }
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
      parts.append(.directive(directive))
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    self.parts = parts
  }

  /// Returns the text of an instant, with so many digits for %f; those beyond nine are zeros.
  func text(_ time: LocalTime, digits: Int) -> String {
    var text = ""
    let date = time.date
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .directive(let directive): text += Self.text(directive, time, date, digits: digits)
      }
    }
    return text
  }

  private static func text(
    _ directive: UInt8,
    _ time: LocalTime,
    _ date: CivilDate,
    digits: Int
  ) -> String {
    let hour = time.second / 3_600
    let weekday = CivilDate.weekday(ofDay: time.days)
    return switch Unicode.Scalar(directive) {
    case "Y": CalendarNames.year(date.year)
    case "y": CalendarNames.padded(Int(date.year.remainderDown(by: 100)), 2)
    case "m": CalendarNames.padded(date.month, 2)
    case "b": CalendarNames.short(month: date.month)
    case "B": CalendarNames.months[date.month - 1]
    case "d": CalendarNames.padded(date.day, 2)
    case "e": String(date.day)
    case "j": CalendarNames.padded(date.dayOfYear, 3)
    case "H": CalendarNames.padded(hour, 2)
    case "I": CalendarNames.padded((hour + 11) % 12 + 1, 2)
    case "M": CalendarNames.padded(time.second / 60 % 60, 2)
    case "S": CalendarNames.padded(time.second % 60, 2)
    case "f": time.fraction(digits: digits)
    case "p": hour < 12 ? "AM" : "PM"
    case "a": CalendarNames.short(weekday: weekday)
    case "A": CalendarNames.weekdays[weekday]
    case "u": String(weekday + 1)
    case "Z": time.clock.abbreviation
    case "z": CalendarNames.offset(time.clock.offset)
    default: "%"
    }
  }
}
