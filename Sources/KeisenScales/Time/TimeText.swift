import KeisenPrimitives

/// How instants read in a sentence, as exactly as some of them need: `March 1958`, `1958年3月`.
package struct TimeText: Hashable, Sendable {
  /// The last part that is told.
  package enum Detail: Int, Hashable, Sendable, Comparable {
    /// 1958; 1958年
    case year
    /// March 1958; 1958年3月
    case month
    /// March 5, 1958; 1958年3月5日
    case day
    /// March 5, 1958 14:05; 1958年3月5日14時5分
    case minute
    /// March 5, 1958 14:05:09; 1958年3月5日14時5分9秒
    case second
    /// March 5, 1958 14:05:09.25; 1958年3月5日14時5分9.25秒
    case fraction

    /// Whether one tells less than another.
    package static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  /// The last part that is told.
  package let detail: Detail
  /// The unit of the instants.
  package let unit: TimeUnit
  /// Whose calendar and clock are told.
  package let zone: Zone
  private let language: Language
  /// Digits of a second's fraction.
  private let digits: Int

  /// Finds the coarsest detail that tells all of some instants to their last part.
  ///
  /// - Parameters:
  ///   - instants: Steps of `unit` since 1970-01-01 UTC.
  ///   - unit: What a step is worth.
  ///   - zone: Whose calendar and clock are told.
  ///   - language: In which language.
  package init(of instants: [Int64], unit: TimeUnit, zone: Zone, language: Language) {
    let times = instants.map { LocalTime(Int128($0) * unit.nanoseconds, in: zone) }
    (self.unit, self.zone, self.language) = (unit, zone, language)
    digits = times.lazy.map { Self.digits(of: $0.nanosecond) }.max() ?? 0
    detail = times.lazy.map(Self.detail).max() ?? .day
  }

  /// Takes a detail.
  package init(_ detail: Detail, unit: TimeUnit, zone: Zone, language: Language) {
    (self.detail, self.unit, self.zone, self.language) = (detail, unit, zone, language)
    digits = detail == .fraction ? 3 : 0
  }

  /// The last part of a time that is not as it is at its beginning.
  private static func detail(of time: LocalTime) -> Detail {
    if time.nanosecond != 0 { return .fraction }
    if time.second % 60 != 0 { return .second }
    if time.second != 0 { return .minute }
    let date = time.date
    return date.day != 1 ? .day : date.month != 1 ? .month : .year
  }

  private static func digits(of nanosecond: Int) -> Int {
    guard nanosecond != 0 else { return 0 }
    var (rest, digits) = (nanosecond, 9)
    while rest.isMultiple(of: 10) {
      rest /= 10
      digits -= 1
    }
    return digits
  }

  /// Returns what an instant reads.
  package func text(of instant: Int64) -> String {
    let time = LocalTime(Int128(instant) * unit.nanoseconds, in: zone)
    let date = date(time.date)
    guard detail > .day else { return date }
    return language == .japanese ? date + japaneseClock(time) : "\(date) \(clock(time))"
  }

  /// Returns a date as in ISO 8601, with the time of day and what the clock is ahead of UTC unless
  /// all instants are midnights.
  ///
  /// - Parameter instant: The instant.
  /// - Returns: `2024-03-05`, `2024-03-05T14:05:09+09:00`.
  package func isoText(of instant: Int64) -> String {
    let time = LocalTime(Int128(instant) * unit.nanoseconds, in: zone)
    let date = time.date
    let year = CalendarNames.padded(Int(date.year.magnitude), 4)
    let day =
      (date.year < 0 ? "-" : "") + year + "-" + CalendarNames.padded(date.month, 2) + "-"
      + CalendarNames.padded(date.day, 2)
    guard detail > .day else { return day }
    let fraction = digits > 0 ? "." + time.fraction(digits: digits) : ""
    let offset = CalendarNames.offset(time.clock.offset, separator: ":")
      .substituting("\u{2212}", with: "-")
    return "\(day)T\(time.time)\(fraction)\(time.clock.offset == 0 ? "Z" : offset)"
  }

  private func date(_ date: CivilDate) -> String {
    let year = CalendarNames.year(date.year)
    let month = CalendarNames.months[date.month - 1]
    switch (language, detail) {
    case (.english, .year): return year
    case (.english, .month): return "\(month) \(year)"
    case (.english, _): return "\(month) \(date.day), \(year)"
    case (.japanese, .year): return "\(year)年"
    case (.japanese, .month): return "\(year)年\(date.month)月"
    case (.japanese, _): return "\(year)年\(date.month)月\(date.day)日"
    }
  }

  private func clock(_ time: LocalTime) -> String {
    guard detail > .minute else { return time.hourAndMinute }
    return digits > 0 ? "\(time.time).\(time.fraction(digits: digits))" : time.time
  }

  private func japaneseClock(_ time: LocalTime) -> String {
    let (hour, minute) = (time.second / 3_600, time.second / 60 % 60)
    guard detail > .minute else { return minute == 0 ? "\(hour)時" : "\(hour)時\(minute)分" }
    let fraction = digits > 0 ? "." + time.fraction(digits: digits) : ""
    return "\(hour)時\(minute)分\(time.second % 60)\(fraction)秒"
  }
}
