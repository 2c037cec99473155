import Glibc

/// A step of the calendar or of the clock: from one tick to the next.
///
/// 1, 2, 5 × 10ⁿ nanoseconds up to half a second; 1, 2, 5, 10, 15, 30 seconds and minutes; 1, 2, 3,
/// 6, 12 hours; 1, 2 days; weeks from Monday; half months from the 1st and the 15th; 1, 2, 3, 6
/// months; 1, 2, 5 × 10ⁿ years.
struct TimeStep: Hashable, Sendable {
  /// What is counted.
  enum Unit: Hashable, Sendable, Comparable {
    case nanosecond
    case second
    case minute
    case hour
    case day
    case week
    case halfMonth
    case month
    case year
  }

  /// How many.
  let count: Int64
  /// Of what.
  let unit: Unit

  init(_ count: Int64, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// All steps, the shortest first.
  static let all: [TimeStep] = {
    var steps: [TimeStep] = []
    func add(_ unit: Unit, _ counts: [Int64]) { steps += counts.map { TimeStep($0, unit) } }
    for power in 0..<9 {
      let power = Int64(DecimalNumber.power(power))
      add(.nanosecond, [power, 2 * power, 5 * power])
    }
    add(.second, [1, 2, 5, 10, 15, 30])
    add(.minute, [1, 2, 5, 10, 15, 30])
    add(.hour, [1, 2, 3, 6, 12])
    add(.day, [1, 2])
    add(.week, [1])
    add(.halfMonth, [1])
    add(.month, [1, 2, 3, 6])
    for power in 0..<12 {
      let power = Int64(DecimalNumber.power(power))
      add(.year, [power, 2 * power, 5 * power])
    }
    return steps
  }()

  /// Their lengths.
  static let lengths = all.map(\.length)

  /// The nanoseconds of a step that has always as many, which are those shorter than a day.
  var nanoseconds: Int128? {
    switch unit {
    case .nanosecond: Int128(count)
    case .second: Int128(count) * 1_000_000_000
    case .minute: Int128(count) * 60_000_000_000
    case .hour: Int128(count) * 3_600_000_000_000
    default: nil
    }
  }

  /// The nanoseconds on average.
  var length: Double {
    let day = 86_400e9
    return switch unit {
    case .nanosecond: Double(count)
    case .second: Double(count) * 1e9
    case .minute: Double(count) * 60e9
    case .hour: Double(count) * 3_600e9
    case .day: Double(count) * day
    case .week: Double(count) * 7 * day
    case .halfMonth: Double(count) * 365.2425 / 24 * day
    case .month: Double(count) * 365.2425 / 12 * day
    case .year: Double(count) * 365.2425 * day
    }
  }

  /// The next finer step that divides this one, for minor ticks.
  var minor: TimeStep? {
    switch (unit, count) {
    case (.nanosecond, 1): nil
    case (.nanosecond, _):
      switch String(count).utf8.first {
      case UInt8(ascii: "1"): TimeStep(count / 5, .nanosecond)
      case UInt8(ascii: "2"): TimeStep(Swift.max(1, count / 4), .nanosecond)
      default: TimeStep(count / 5, .nanosecond)
      }
    case (.second, 1): TimeStep(200_000_000, .nanosecond)
    case (.second, 2): TimeStep(500_000_000, .nanosecond)
    case (.second, 10), (.minute, 10): TimeStep(2, unit)
    case (.second, 15), (.minute, 15): TimeStep(5, unit)
    case (.second, 30), (.minute, 30): TimeStep(10, unit)
    case (.second, _), (.minute, 5): TimeStep(1, unit)
    case (.minute, 1): TimeStep(15, .second)
    case (.minute, _): TimeStep(30, .second)
    case (.hour, 1): TimeStep(15, .minute)
    case (.hour, 2): TimeStep(30, .minute)
    case (.hour, 12): TimeStep(3, .hour)
    case (.hour, _): TimeStep(1, .hour)
    case (.day, 1): TimeStep(6, .hour)
    case (.day, _): TimeStep(12, .hour)
    case (.week, _), (.halfMonth, _): TimeStep(1, .day)
    case (.month, 1): TimeStep(1, .halfMonth)
    case (.month, _): TimeStep(1, .month)
    case (.year, 1): TimeStep(3, .month)
    case (.year, 2): TimeStep(6, .month)
    case (.year, _):
      switch String(count).utf8.first {
      case UInt8(ascii: "2"): TimeStep(count / 4, .year)
      default: TimeStep(count / 5, .year)
      }
    }
  }

  /// The number of the step's period that a day lies in, for steps of days and longer.
  func period(ofDay days: Int64) -> Int64 {
    switch unit {
    case .week: return (days + 3).dividedDown(by: 7 * count)
    case .halfMonth:
      let date = CivilDate(days: days)
      return (date.year * 12 + Int64(date.month - 1)) * 2 + (date.day >= 15 ? 1 : 0)
    case .month:
      let date = CivilDate(days: days)
      return (date.year * 12 + Int64(date.month - 1)).dividedDown(by: count)
    case .year: return CivilDate(days: days).year.dividedDown(by: count)
    default: return days.dividedDown(by: count)
    }
  }

  /// The first day of a period.
  func firstDay(ofPeriod period: Int64) -> Int64 {
    switch unit {
    case .week: return period * 7 * count - 3
    case .halfMonth:
      let month = period.dividedDown(by: 2)
      return CivilDate(
        year: month.dividedDown(by: 12),
        month: Int(month.remainderDown(by: 12)) + 1,
        day: period.remainderDown(by: 2) == 0 ? 1 : 15
      ).days
    case .month:
      let month = period * count
      return CivilDate(
        year: month.dividedDown(by: 12),
        month: Int(month.remainderDown(by: 12)) + 1,
        day: 1
      ).days
    case .year: return CivilDate(year: period * count, month: 1, day: 1).days
    default: return period * count
    }
  }
}
