import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TimeTicksTests {
  private static let units: [TimeUnit] = [.seconds, .milliseconds, .microseconds, .nanoseconds]

  private func instants(_ ticks: Ticks) -> [Int128]? {
    if case .time(let own) = ticks.marks { return own.instants }
    return nil
  }

  /// Whether an instant is a multiple of a step by the local clock.
  private func isMultiple(_ instant: Int128, _ step: TimeStep, _ zone: Zone) -> Bool {
    let time = LocalTime(instant, in: zone)
    let date = time.date
    let clock = Int128(time.second) * 1_000_000_000 + Int128(time.nanosecond)
    switch step.unit {
    case .nanosecond, .second, .minute, .hour: return clock % (step.nanoseconds ?? 1) == 0
    case .day: return time.days.remainderDown(by: step.count) == 0
    case .week: return CivilDate.weekday(ofDay: time.days) == 0
    case .halfMonth: return date.day == 1 || date.day == 15
    case .month: return date.day == 1 && (Int64(date.month) - 1) % step.count == 0
    case .year: return date.day == 1 && date.month == 1 && date.year % step.count == 0
    }
  }

  @Test("stands on multiples of the step by the local clock, inside the range, near the wish")
  func random() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<4_000 {
      let zone = try TestZones.zone(TestZones.names[round % 20])
      let unit = Self.units[round / 20 % 4]
      let scale = TimeScale(unit: unit, zone: zone)
      let seconds = Int64.random(in: -4_000_000_000...8_000_000_000, using: &random)
      let origin = seconds * unit.perSecond + Int64.random(in: 0..<unit.perSecond, using: &random)
      let length = pow(10, Double.random(in: -7...10, using: &random)) * Double(unit.perSecond)
      let min = Double.random(in: -1...1, using: &random) * length
      let max = min + length
      let wish = Int.random(in: 1...30, using: &random)
      let ticks = scale.ticks(origin: origin, min: min, max: max, count: wish)
      guard case .time(let own) = ticks.marks else {
        // Seconds far from the origin have no nanoseconds, and small ranges have decimals.
        #expect(length * 1e9 / Double(unit.perSecond) < 100)
        continue
      }
      #expect(!ticks.values.isEmpty)
      #expect(ticks.values.count == own.instants.count)
      #expect(ticks.values.allSatisfy { $0 >= min && $0 <= max })
      #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ticks.values.count <= 2 * wish + 3)
      let step = try #require(own.step)
      for (value, instant) in zip(ticks.values, own.instants) {
        let isSkipped = step.nanoseconds == nil && LocalTime(instant, in: zone).second != 0
        #expect(isMultiple(instant, step, zone) || isSkipped, "\(zone.name) \(instant) \(step)")
        // What the double says is the instant, to the last bit.
        let unit = 1_000_000_000 / Int128(unit.perSecond)
        let difference = instant - Int128(origin) * unit
        if difference % unit == 0 {
          #expect(value == Double(difference / unit))
        } else {
          #expect(abs(value * Double(unit) - Double(difference)) <= abs(Double(difference)).ulp * 2)
        }
      }
      let reversed = scale.ticks(origin: origin, min: max, max: min, count: wish)
      #expect(reversed.values == ticks.values.reversed())
      let minors = scale.minorTicks(of: ticks)
      #expect(minors.allSatisfy { $0 >= min && $0 <= max && !ticks.values.contains($0) })
      #expect(zip(minors, minors.dropFirst()).allSatisfy { $0 < $1 })
      #expect(scale.minorTicks(of: reversed) == minors.reversed())
      #expect(
        minors.isEmpty == (step.minor == nil) || ticks.values.count < 3 || unit != .nanoseconds
      )
    }
  }

  @Test("chooses the step whose number of ticks is nearest to the wish in ratio")
  func choice() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let length = pow(10, Double.random(in: 2...20, using: &random))
      let wish = Int.random(in: 1...600, using: &random)
      let ticks = TimeScale().ticks(origin: 0, min: 0, max: length, count: wish)
      guard case .time(let own) = ticks.marks, let step = own.step else { continue }
      let ratios = TimeStep.all.filter { $0.length >= length.ulp }.map {
        max(length / $0.length / Double(wish), Double(wish) * $0.length / length)
      }
      let number = length / step.length
      let chosen = max(number / Double(wish), Double(wish) / number)
      #expect(ticks.values.count <= 1_000)
      // A shorter one is taken where the range has no multiple.
      #expect(
        chosen <= (ratios.min() ?? 0) * 1.000_001 || ticks.values.count <= 2
          || ticks.values.count > 500
      )
    }
  }

  @Test("is exact to a nanosecond at today's epoch")
  func exact() {
    let now: Int64 = 1_700_000_000_123_456_789
    let ticks = TimeScale().ticks(origin: now, min: 0, max: 10, count: 10)
    #expect(ticks.values == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(instants(ticks)?.first == Int128(now))
    let fives = TimeScale().ticks(origin: now, min: 0, max: 30, count: 6)
    #expect(fives.values == [1, 6, 11, 16, 21, 26])
    // Milliseconds with a window of microseconds.
    let scale = TimeScale(unit: .milliseconds)
    let fine = scale.ticks(origin: 1_700_000_000_123, min: 0.25, max: 0.75, count: 5)
    #expect(fine.values == [0.3, 0.4, 0.5, 0.6, 0.7])
  }

  @Test("divides what is shorter than nanoseconds by decimals")
  func decimals() {
    let now: Int64 = 1_700_000_000_123_456_789
    let scale = TimeScale()
    let ticks = scale.ticks(origin: now, min: 0, max: 1, count: 5)
    #expect(ticks.values == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(
      scale.labels(of: ticks, format: TickFormat()) == [
        TickLabel("+789.0\u{202F}ns", context: "Nov 14, 2023 22:13:20.123456"),
        TickLabel("+789.2\u{202F}ns"),
        TickLabel("+789.4\u{202F}ns"), TickLabel("+789.6\u{202F}ns"), TickLabel("+789.8\u{202F}ns"),
        TickLabel("+790.0\u{202F}ns"),
      ]
    )
    let tiny = scale.ticks(origin: now, min: 0, max: 0.005, count: 5)
    #expect(
      scale.labels(of: tiny, format: TickFormat()).map(\.text) == [
        "+0.000\u{202F}ns", "+0.001\u{202F}ns", "+0.002\u{202F}ns", "+0.003\u{202F}ns",
        "+0.004\u{202F}ns", "+0.005\u{202F}ns",
      ]
    )
    let next = scale.ticks(origin: now + 210, min: 0.9, max: 1.9, count: 5)
    #expect(scale.labels(of: next, format: TickFormat()).map(\.text).last == "+0.8\u{202F}ns")
  }

  @Test("is total: reversed, empty, infinite, NaN and endless ranges, of any origin and unit")
  func total() throws {
    var random = SeededGenerator(seed: 13)
    let nasty: [Double] = [
      0, -0.0, 1, -1, 0.5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0x1p53, -0x1p53, 0x1p62, 0x1p63, -0x1p63,
      0x1p64, 1e18, -1e18, 1e19, 1e27, -1e27, 9.3e27, 1e28, 1e300, 1.7e18,
    ]
    let origins: [Int64] = [0, 1, -1, .min, .max, 1_700_000_000_000_000_000, 1_700_000_000]
    let zones = try ["America/New_York", "Pacific/Apia", "Europe/Dublin"].map {
      try TestZones.zone($0)
    }
    let formats = [
      TickFormat(), TickFormat(.date, pattern: "%Y-%m-%d %H:%M:%S.%f %Z"),
      TickFormat(.date, pattern: "%b"),
    ]
    for round in 0..<6_000 {
      let low = nasty[Int.random(in: 0..<nasty.count, using: &random)]
      let high = round % 7 == 0 ? low : nasty[Int.random(in: 0..<nasty.count, using: &random)]
      let origin = origins[Int.random(in: 0..<origins.count, using: &random)]
      var scale = TimeScale(unit: Self.units[round % 4], zone: zones[round % 3])
      if round % 2 == 0 {
        scale.cuts = TimeCuts(closedWeekdays: .weekend, openFrom: 9, openUntil: 17)
      }
      let count = [Int.min, 0, 1, 5, 600, .max][Int.random(in: 0..<6, using: &random)]
      let ticks = scale.ticks(origin: origin, min: low, max: high, count: count)
      #expect(ticks.values.count <= 1_000)
      #expect(ticks.values.allSatisfy { $0 >= min(low, high) && $0 <= max(low, high) })
      #expect(Set(ticks.values).count == ticks.values.count)
      if low.isNaN || high.isNaN || low.isInfinite || high.isInfinite {
        #expect(ticks.values.isEmpty)
      }
      if low == high, low.isFinite, scale.cuts.isEmpty { #expect(ticks.values == [low]) }
      for format in formats {
        #expect(scale.labels(of: ticks, format: format).count == ticks.values.count)
      }
      _ = scale.minorTicks(of: ticks)
      let nice = scale.nice(origin: origin, min: low, max: high, count: count)
      if low < high { #expect(nice.min <= low && nice.max >= high) }
      if low > high { #expect(nice.min >= low && nice.max <= high) }
      let map = scale.map(origin: origin, min: low, max: high, to: 0, 100)
      for value in nasty {
        let position = map.position(of: value)
        _ = map.value(at: position)
        #expect(!value.isNaN || position.isNaN)
      }
      let given = scale.ticks(origin: origin, min: low, max: high, at: nasty)
      #expect(scale.labels(of: given, format: TickFormat()).count == given.values.count)
    }
  }

  @Test("reaches to the last second that an integer has")
  func farthest() {
    let scale = TimeScale(unit: .seconds)
    let ticks = scale.ticks(origin: .max, min: -1e10, max: 0, count: 5)
    #expect(ticks.values.count >= 3)
    #expect(
      scale.labels(of: ticks, format: TickFormat()).map(\.text) == [
        "292,277,026,300", "292,277,026,350", "292,277,026,400", "292,277,026,450",
        "292,277,026,500", "292,277,026,550",
      ]
    )
    let first = scale.ticks(origin: .min, min: 0, max: 100, count: 5)
    #expect(first.values.count >= 3)
  }

  @Test("extends a range to the step of its ticks, in local time")
  func nice() throws {
    let newYork = try TestZones.zone("America/New_York")
    let scale = TimeScale(unit: .seconds, zone: newYork)
    let (low, high) = scale.nice(
      origin: TestZones.local(2024, 3, 10, 4, 59),
      min: 0,
      max: 3 * 86_400,
      count: 4
    )
    let origin = Int128(TestZones.local(2024, 3, 10, 4, 59))
    let start = LocalTime((origin + Int128(low)) * 1_000_000_000, in: newYork)
    let end = LocalTime((origin + Int128(high)) * 1_000_000_000, in: newYork)
    #expect(start.second == 0 && start.date.day == 9)
    #expect(end.second == 0 && end.date.day == 14)
    let years = TimeScale(unit: .seconds).nice(min: 1e9, max: 1.5e9, count: 5)
    #expect(CivilDate(days: Int64(years.min) / 86_400) == CivilDate(year: 2000, month: 1, day: 1))
    #expect(years.max == Double(CivilDate(year: 2020, month: 1, day: 1).days * 86_400))
    var random = SeededGenerator(seed: 14)
    for _ in 0..<500 {
      let length = pow(10, Double.random(in: 3...20, using: &random))
      let start = Double.random(in: -1e18...1e18, using: &random)
      let nice = TimeScale().nice(origin: 0, min: start, max: start + length, count: 6)
      #expect(nice.min <= start && nice.max >= start + length)
      let ticks = TimeScale().ticks(origin: 0, min: nice.min, max: nice.max, count: 6)
      #expect(ticks.values.first == nice.min || length < 1e5)
      #expect(ticks.values.last == nice.max || length < 1e5)
      let reversed = TimeScale().nice(origin: 0, min: start + length, max: start, count: 6)
      #expect(reversed.min == nice.max && reversed.max == nice.min)
    }
  }

  @Test("takes given values and intervals as instants")
  func given() {
    let scale = TimeScale(unit: .seconds)
    let ticks = scale.ticks(origin: 1_700_000_000, min: 0, max: 10, at: [0, 0.1, 86_400])
    #expect(
      instants(ticks) == [
        1_700_000_000_000_000_000, 1_700_000_000_100_000_000, 1_700_086_400_000_000_000,
      ]
    )
    #expect(
      scale.labels(of: ticks, format: TickFormat()) == [
        TickLabel(":20.0", context: "Nov 14, 2023 22:13"), TickLabel(":20.1"),
        TickLabel(":20.0", context: "Nov 15, 2023 22:13"),
      ]
    )
    let days = scale.ticks(origin: 0, min: 0, max: 10, at: [0, 86_400, 31 * 86_400])
    #expect(
      scale.labels(of: days, format: TickFormat()) == [
        TickLabel("Jan 1", context: "1970"), TickLabel("Jan 2"), TickLabel("Feb 1"),
      ]
    )
  }

  @Test("writes ticks of an interval as those of the calendar's step, if they are on it")
  func intervalLabels() {
    let start = Double(TestZones.local(2026, 4, 21))
    func labels(_ interval: Double, of length: Double, anchor: Double = 0) -> [TickLabel] {
      let scale = TimeScale(unit: .seconds)
      let ticks = scale.ticks(
        origin: 0,
        min: start,
        max: start + length,
        interval: interval,
        anchor: anchor
      )
      return scale.labels(of: ticks, format: TickFormat())
    }
    #expect(
      labels(86_400, of: 3 * 86_400) == [
        TickLabel("21", context: "Apr 2026"), TickLabel("22"), TickLabel("23"), TickLabel("24"),
      ]
    )
    #expect(
      labels(5 * 86_400, of: 14 * 86_400, anchor: start) == [
        TickLabel("21", context: "Apr 2026"), TickLabel("26"),
        TickLabel("1", context: "May 2026"),
      ]
    )
    #expect(
      labels(7 * 86_400, of: 14 * 86_400, anchor: start) == [
        TickLabel("Apr 21", context: "2026"), TickLabel("Apr 28"), TickLabel("May 5"),
      ]
    )
    #expect(
      labels(86_400, of: 86_400, anchor: start + 3_600) == [
        TickLabel("01:00", context: "Apr 21, 2026")
      ]
    )
    // As the calendar has them.
    for (interval, count) in [(86_400.0, 9), (2 * 86_400, 5), (21_600, 33), (3_600, 192)] {
      let scale = TimeScale(unit: .seconds)
      let free = scale.ticks(origin: 0, min: start, max: start + 8 * 86_400, count: count)
      let own = scale.ticks(
        origin: 0,
        min: start,
        max: start + 8 * 86_400,
        interval: interval,
        anchor: free.values[0]
      )
      #expect(own.values == free.values)
      let format = TickFormat()
      #expect(scale.labels(of: own, format: format) == scale.labels(of: free, format: format))
    }
  }

  @Test("takes intervals from an anchor, without those in a cut")
  func intervals() {
    let friday = Double(TestZones.local(2024, 3, 8))
    let scale = TimeScale(
      unit: .seconds,
      cuts: TimeCuts(closedWeekdays: .weekend, openFrom: 9, openUntil: 17)
    )
    let ticks = scale.ticks(
      origin: 0,
      min: friday,
      max: friday + 4 * 86_400,
      interval: 14_400,
      anchor: friday + 3_600
    )
    #expect(
      scale.labels(of: ticks, format: TickFormat()) == [
        TickLabel("09:00", context: "Mar 8, 2024"), TickLabel("13:00"),
        TickLabel("09:00", context: "Mar 11, 2024"), TickLabel("13:00"),
      ]
    )
    let minors = scale.minorTicks(of: ticks)
    #expect(!minors.isEmpty)
    for minor in minors {
      let hour = minor.truncatingRemainder(dividingBy: 86_400) / 3_600
      #expect(hour >= 9 && hour < 17 && !ticks.values.contains(minor))
    }
    let free = TimeScale(unit: .seconds).ticks(origin: 0, min: 0, max: 1, interval: 0.25, anchor: 0)
    #expect(free.values == [0, 0.25, 0.5, 0.75, 1])
  }
}

extension TimeScale {
  fileprivate func nice(min: Double, max: Double, count: Int) -> (min: Double, max: Double) {
    nice(origin: 0, min: min, max: max, count: count)
  }
}
