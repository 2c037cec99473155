/// The instants between two changes of a zone's clock, in seconds from 1970-01-01 UTC.
struct ZoneSpan {
  /// The first instant; far before all others where nothing changed before.
  let start: Int128
  /// The first instant that is no more of it; far behind all others where nothing changes.
  let end: Int128
  /// What the clocks show.
  let clock: ZoneClock

  /// Farther than any instant.
  static let never: Int128 = 1 << 90
}
