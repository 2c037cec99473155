/// How fine the automatic labels of a time axis are, and so what goes into the context.
enum TimeDetail: Hashable, Sendable {
  /// 2004
  case year
  /// Mar; 2004
  case month
  /// Mar 5; 2004
  case date
  /// 5; Mar 2004
  case day
  /// 12:30; Mar 5, 2004
  case minute
  /// 12:30:05; Mar 5, 2004
  case second
  /// :05.250; Mar 5, 2004 12:30
  case millisecond(digits: Int)
  /// .250125; Mar 5, 2004 12:30:05
  case microsecond(digits: Int)
  /// +125.5 µs; Mar 5, 2004 12:30:05.250
  case tenthOfMicrosecond
  /// +51 ns; Mar 5, 2004 12:30:05.250125
  case nanosecond

  /// The detail that the multiples of a step need.
  init(_ step: TimeStep) {
    switch step.unit {
    case .year: self = .year
    case .month: self = .month
    case .halfMonth, .week: self = .date
    case .day: self = .day
    case .hour, .minute: self = .minute
    case .second: self = .second
    case .nanosecond: self.init(nanoseconds: step.count)
    }
  }

  /// The coarsest detail that tells all of some local times to their last digit.
  init(_ times: [LocalTime]) {
    if let finest = times.lazy.map({ Self.unit(of: $0.nanosecond) }).min(), finest < 1_000_000_000 {
      self.init(nanoseconds: finest)
    } else if times.contains(where: { $0.second % 60 != 0 }) {
      self = .second
    } else if times.contains(where: { $0.second != 0 }) {
      self = .minute
    } else if times.contains(where: { $0.date.day != 1 }) {
      self = Self.areDays(times) ? .day : .date
    } else if times.contains(where: { $0.date.month != 1 }) {
      self = .month
    } else {
      self = .year
    }
  }

  /// Whether midnights are as near to each other as the multiples of a few days: a week at most
  /// apart without its last day.
  private static func areDays(_ times: [LocalTime]) -> Bool {
    let days = times.map(\.date.days)
    return days.count > 1
      && zip(days, days.dropFirst()).allSatisfy { (-6...6).contains($1 - $0) }
  }

  private init(nanoseconds: Int64) {
    // 5 × 10⁸ and 10⁸ have one digit after the point, 10⁰ has nine.
    let digits = 10 - String(nanoseconds).utf8.count
    self =
      switch digits {
      case ...3: .millisecond(digits: digits)
      case ...6: .microsecond(digits: digits)
      case 7: .tenthOfMicrosecond
      default: .nanosecond
      }
  }

  /// The largest power of ten that divides some nanoseconds of a second, 10⁹ for none.
  private static func unit(of nanoseconds: Int) -> Int64 {
    var unit: Int64 = 1
    while unit < 1_000_000_000, Int64(nanoseconds) % (unit * 10) == 0 { unit *= 10 }
    return unit
  }

  /// Digits after the point of a second.
  var digits: Int {
    switch self {
    case .year, .month, .date, .day, .minute, .second: 0
    case .millisecond(let digits), .microsecond(let digits): digits
    case .tenthOfMicrosecond: 7
    case .nanosecond: 9
    }
  }

  /// Returns what changes from tick to tick, and what holds for several.
  ///
  /// `mark` tells the instant from another of the same local time: it begins with a space, and is
  /// empty where there is no other.
  func label(_ time: LocalTime, mark: String) -> TickLabel {
    switch self {
    case .year: return TickLabel(Self.longYear(time.date.year))
    case .month:
      let date = time.date
      return TickLabel(
        CalendarNames.short(month: date.month),
        context: CalendarNames.year(date.year)
      )
    case .date:
      let date = time.date
      return TickLabel(
        "\(CalendarNames.short(month: date.month)) \(date.day)",
        context: CalendarNames.year(date.year)
      )
    case .day:
      let date = time.date
      return TickLabel(
        "\(date.day)",
        context: "\(CalendarNames.short(month: date.month)) \(CalendarNames.year(date.year))"
      )
    case .minute: return TickLabel(time.hourAndMinute + mark, context: time.day)
    case .second: return TickLabel(time.time + mark, context: time.day)
    case .millisecond(let digits):
      let second = CalendarNames.padded(time.second % 60, 2)
      return TickLabel(
        ":\(second).\(time.fraction(digits: digits))",
        context: "\(time.day) \(time.hourAndMinute)\(mark)"
      )
    case .microsecond(let digits):
      return TickLabel(
        ".\(time.fraction(digits: digits))",
        context: "\(time.day) \(time.time)\(mark)"
      )
    case .tenthOfMicrosecond:
      let rest = time.nanosecond % 1_000_000
      return TickLabel(
        "+\(rest / 1_000).\(rest / 100 % 10)\u{202F}µs",
        context: "\(time.day) \(time.time).\(time.fraction(digits: 3))\(mark)"
      )
    case .nanosecond:
      return TickLabel(
        "+\(time.nanosecond % 1_000)\u{202F}ns",
        context: "\(time.day) \(time.time).\(time.fraction(digits: 6))\(mark)"
      )
    }
  }

  /// A year, with commas once it has five digits.
  private static func longYear(_ year: Int64) -> String {
    guard year.magnitude >= 10_000 else { return CalendarNames.year(year) }
    let format = DecimalFormat(
      for: [DecimalNumber(coefficient: Int128(year), exponent: 0)],
      step: TickStep(1, exponent: 0)
    )
    return format.text(DecimalNumber(coefficient: Int128(year), exponent: 0))
  }
}
