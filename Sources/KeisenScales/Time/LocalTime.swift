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
}
