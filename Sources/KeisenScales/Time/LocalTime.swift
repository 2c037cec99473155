/// What calendar and clock of a zone show at an instant.
struct LocalTime: Hashable, Sendable {
  /// Days from 1970-01-01 by the local calendar.
  let days: Int64
  /// Seconds since the local midnight's clock time.
  let second: Int
  /// What is above a whole second.
  let nanosecond: Int
  /// The clock.
  let clock: ZoneClock

  /// The date.
  var date: CivilDate { CivilDate(days: days) }

  /// Nanoseconds in a second.
  static let nanosecondsPerSecond: Int128 = 1_000_000_000

  /// Looks at an instant, in nanoseconds from 1970-01-01 UTC, of up to ±10³⁰.
  init(_ instant: Int128, in zone: Zone) {
    let seconds = instant.dividedDown(by: Self.nanosecondsPerSecond)
    self.init(instant, clock: zone.table.span(at: seconds).clock)
  }

  /// Looks at an instant by a clock.
  init(_ instant: Int128, clock: ZoneClock) {
    let seconds = instant.dividedDown(by: Self.nanosecondsPerSecond)
    nanosecond = Int(instant - seconds * Self.nanosecondsPerSecond)
    self.clock = clock
    let local = seconds + Int128(clock.offset)
    let days = local.dividedDown(by: 86_400)
    self.days = Int64(clamping: days)
    second = Int(local - days * 86_400)
  }

  /// The hour and minute: 07:05.
  var hourAndMinute: String {
    CalendarNames.padded(second / 3_600, 2) + ":" + CalendarNames.padded(second / 60 % 60, 2)
  }

  /// The time to the second: 07:05:09.
  var time: String { hourAndMinute + ":" + CalendarNames.padded(second % 60, 2) }

  /// The date: Mar 5, 2024.
  var day: String {
    let date = date
    return CalendarNames.short(month: date.month) + " \(date.day), " + CalendarNames.year(date.year)
  }

  /// The first digits of what is above a whole second; those beyond nine are zeros.
  func fraction(digits: Int) -> String {
    let all = CalendarNames.padded(nanosecond, 9)
    return String(all.prefix(digits)) + String(repeating: "0", count: Swift.max(0, digits - 9))
  }
}
