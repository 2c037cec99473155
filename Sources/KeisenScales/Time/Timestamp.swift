import KeisenPrimitives

/// An instant in nanoseconds since 1970-01-01 UTC; arrays of it become columns of times.
///
/// It lies between 1677-09-21 and 2262-04-11. Every day has 86,400 seconds, as in POSIX: leap
/// seconds are not counted. The calendar is the Gregorian one, before 1582 too. For instants
/// further away there are columns of `.timestamp(.seconds)`.
public struct Timestamp: Hashable, Sendable, BitwiseCopyable {
  /// Nanoseconds since 1970-01-01 UTC.
  public let nanoseconds: Int64

  /// No instant: a gap in a column.
  public static let missing = Timestamp(nanoseconds: .min)

  /// Takes nanoseconds since 1970-01-01 UTC; the least number of all is `missing`.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Takes microseconds since 1970-01-01 UTC.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when 64 bits do not hold the instant.
  public init(microseconds: Int64) throws(KeisenError) {
    try self.init(microseconds, .microseconds)
  }

  /// Takes milliseconds since 1970-01-01 UTC.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when 64 bits do not hold the instant.
  public init(milliseconds: Int64) throws(KeisenError) {
    try self.init(milliseconds, .milliseconds)
  }

  /// Takes seconds since 1970-01-01 UTC.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when 64 bits do not hold the instant.
  public init(seconds: Int64) throws(KeisenError) { try self.init(seconds, .seconds) }

  /// Takes seconds since 1970-01-01 UTC as Foundation's `Date` has them, to the nearest nanosecond;
  /// NaN is `missing`.
  ///
  /// A double tells instants of today apart by 240 nanoseconds.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when 64 bits do not hold the instant.
  public init(timeIntervalSince1970 seconds: Double) throws(KeisenError) {
    guard !seconds.isNaN else {
      self = .missing
      return
    }
    let whole = seconds.rounded(.down)
    let rest = ((seconds - whole) * 1e9).rounded(.toNearestOrEven)
    guard let whole = Int64(exactly: whole),
      let time = Self.checked(Int128(whole) * 1_000_000_000 + Int128(rest))
    else {
      throw .invalidArgument(
        "time must be in 1677-09-21...2262-04-11, got \(seconds) seconds since 1970"
      )
    }
    self = time
  }

  /// Takes a date of the Gregorian calendar and a time of the day, in UTC.
  ///
  /// - Parameters:
  ///   - year: From 1677 to 2262.
  ///   - month: From 1 to 12.
  ///   - day: From 1 to the month's last.
  ///   - hour: From 0 to 23.
  ///   - minute: From 0 to 59.
  ///   - second: From 0 to 59.
  ///   - nanosecond: From 0 to 999,999,999.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such date or time of the
  ///   day, or 64 bits do not hold the instant.
  public init(
    year: Int,
    month: Int,
    day: Int,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    nanosecond: Int = 0
  ) throws(KeisenError) {
    let instant = try Self.nanoseconds(year, month, day, hour, minute, second, nanosecond)
    guard let time = Self.checked(instant) else {
      throw .invalidArgument(
        "time must be in 1677-09-21...2262-04-11, got \(year)-\(month)-\(day) \(hour):\(minute)"
      )
    }
    self = time
  }

  private init(_ count: Int64, _ unit: TimeUnit) throws(KeisenError) {
    guard let time = Self.checked(Int128(count) * unit.nanoseconds) else {
      throw .invalidArgument(
        "time must be in 1677-09-21...2262-04-11, got \(count) \(unit) since 1970"
      )
    }
    self = time
  }

  /// Returns the instant of nanoseconds since 1970; nil where 64 bits do not hold it.
  static func checked(_ nanoseconds: Int128) -> Timestamp? {
    guard let nanoseconds = Int64(exactly: nanoseconds), nanoseconds != .min else { return nil }
    return Timestamp(nanoseconds: nanoseconds)
  }

  /// Returns the nanoseconds since 1970 of a date and a time of the day, which must exist.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  static func nanoseconds(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int,
    _ minute: Int,
    _ second: Int,
    _ nanosecond: Int
  ) throws(KeisenError) -> Int128 {
    try check(year, in: 1_677...2_262, "year")
    try check(month, in: 1...12, "month")
    let length = CivilDate.length(ofMonth: month, in: Int64(year))
    try check(day, in: 1...length, "day of \(year)-\(CalendarNames.padded(month, 2))")
    try check(hour, in: 0...23, "hour")
    try check(minute, in: 0...59, "minute")
    try check(second, in: 0...59, "second")
    try check(nanosecond, in: 0...999_999_999, "nanosecond")
    let days = Int128(CivilDate(year: Int64(year), month: month, day: day).days)
    let seconds = ((days * 24 + Int128(hour)) * 60 + Int128(minute)) * 60 + Int128(second)
    return seconds * 1_000_000_000 + Int128(nanosecond)
  }

  private static func check(
    _ number: Int,
    in range: ClosedRange<Int>,
    _ name: String
  ) throws(KeisenError) {
    guard range.contains(number) else {
      throw .invalidArgument(
        "\(name) must be in \(range.lowerBound)...\(range.upperBound), got \(number)"
      )
    }
  }
}

extension Timestamp: Comparable {
  /// Tells whether an instant is before another one; `missing` is before all.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Timestamp: CustomStringConvertible {
  /// The instant as `init(_:)` reads it, in UTC: `2012-01-31T09:30:15.5Z`; a date alone at
  /// midnight, `NaT` where it is missing.
  public var description: String {
    guard self != .missing else { return "NaT" }
    let time = LocalTime(Int128(nanoseconds), in: .utc)
    let date = time.date
    let day =
      "\(CalendarNames.padded(Int(date.year), 4))-\(CalendarNames.padded(date.month, 2))"
      + "-\(CalendarNames.padded(date.day, 2))"
    guard time.second != 0 || time.nanosecond != 0 else { return day }
    var fraction = time.nanosecond == 0 ? "" : "." + CalendarNames.padded(time.nanosecond, 9)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(day)T\(time.time)\(fraction)Z"
  }
}
