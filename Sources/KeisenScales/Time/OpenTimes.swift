/// When the clocks of a zone show a time that its cuts leave in.
///
/// An instant is open when the weekday that its local date has is, and the local clock is within
/// the open hours; so a clock that goes back at night may make one morning longer and never opens a
/// night.
struct OpenTimes: Sendable {
  private let zone: Zone
  private let closedWeekdays: UInt8
  /// The open part of a local day, in nanoseconds of its clock.
  private let from: Int128
  private let until: Int128

  private static let day: Int128 = 86_400_000_000_000

  /// Nil where all times are open: the cuts are none, or not valid.
  init?(_ cuts: TimeCuts, in zone: Zone) {
    guard !cuts.isEmpty, (try? cuts.validate()) != nil else { return nil }
    self.zone = zone
    closedWeekdays = cuts.closedWeekdays.rawValue
    from = Int128((cuts.openFrom * 3_600e9).rounded())
    until = Int128((cuts.openUntil * 3_600e9).rounded())
    guard from < until else { return nil }
  }

  /// How many of the seven days are open.
  var weekdays: Int { 7 - (closedWeekdays & 0x7f).nonzeroBitCount }

  /// How often in a week a step gives a tick.
  func ticksPerWeek(_ step: TimeStep) -> Double {
    guard let length = step.nanoseconds.map({ Int64($0) }) else {
      guard step.unit == .day else { return 7 * Double(Self.day) / step.length }
      // Every second day of those that are left would stand now one, now two or three apart.
      return step.count == 1 || weekdays == 7 ? Double(weekdays) / Double(step.count) : 0
    }
    let first = (Int64(from) + length - 1) / length
    let end = (Int64(until) + length - 1) / length
    return Double(end - first) * Double(weekdays)
  }

  /// The open nanoseconds of a week.
  var lengthOfWeek: Double { Double(until - from) * Double(weekdays) }

  private func isOpen(day: Int128) -> Bool {
    closedWeekdays >> UInt8((day + 3).remainderDown(by: 7)) & 1 == 0
  }

  /// Whether an instant is open, in nanoseconds.
  func contains(_ instant: Int128) -> Bool { first(notBefore: instant) == instant }

  /// Returns the first open instant that is not before another, in nanoseconds.
  func first(notBefore instant: Int128) -> Int128 {
    var instant = instant
    while true {
      let span = zone.table.span(at: instant.dividedDown(by: LocalTime.nanosecondsPerSecond))
      let end = span.end * LocalTime.nanosecondsPerSecond
      let offset = Int128(span.clock.offset) * LocalTime.nanosecondsPerSecond
      var day = (instant + offset).dividedDown(by: Self.day)
      if instant + offset >= day * Self.day + until { day += 1 }
      while !isOpen(day: day) { day += 1 }
      let candidate = max(instant, day * Self.day + from - offset)
      if candidate < end { return candidate }
      instant = end
    }
  }

  /// Returns the open times between two instants, in nanoseconds, in order; no two touch.
  ///
  /// - Returns: Nil where they are of more than `maximum` days.
  func intervals(from low: Int128, to high: Int128, maximum: Int) -> [Range<Int128>]? {
    guard (high - low) / Self.day <= Int128(maximum) else { return nil }
    var intervals: [Range<Int128>] = []
    var start = low
    while start < high {
      let span = zone.table.span(at: start.dividedDown(by: LocalTime.nanosecondsPerSecond))
      let end = min(high, span.end * LocalTime.nanosecondsPerSecond)
      let offset = Int128(span.clock.offset) * LocalTime.nanosecondsPerSecond
      let day = (start + offset).dividedDown(by: Self.day)
      var weekday = UInt8((day + 3).remainderDown(by: 7))
      var midnight = day * Self.day - offset
      while midnight < end {
        if closedWeekdays >> weekday & 1 == 0 {
          let first = max(start, midnight + from)
          let last = min(end, midnight + until)
          if first < last {
            if let before = intervals.last, before.upperBound == first {
              intervals[intervals.count - 1] = before.lowerBound..<last
            } else {
              intervals.append(first..<last)
            }
          }
        }
        midnight += Self.day
        weekday = weekday == 6 ? 0 : weekday + 1
      }
      start = end
    }
    return intervals
  }
}
