import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TimeCutsTests {
  private static let trading = TimeCuts(closedWeekdays: .weekend, openFrom: 9.5, openUntil: 16)

  /// Whether the local clock is open at an instant, in seconds.
  private func isOpen(_ second: Int64, _ cuts: TimeCuts, _ zone: Zone) -> Bool {
    let time = LocalTime(Int128(second) * 1_000_000_000, in: zone)
    let hour = Double(time.second) / 3_600
    return cuts.closedWeekdays.rawValue >> UInt8(CivilDate.weekday(ofDay: time.days)) & 1 == 0
      && hour >= cuts.openFrom && hour < cuts.openUntil
  }

  @Test("maps as a slow count of open minutes does, across changes of the clock")
  func slow() throws {
    var random = SeededGenerator(seed: 31)
    for round in 0..<60 {
      let zone = try TestZones.zone(TestZones.names[round % 20])
      // Changes before 1980 may be at odd seconds.
      let times = zone.table.times.filter { $0 > 315_532_800 && $0 < 4_000_000_000 && $0 % 60 == 0 }
      let middle = times.randomElement(using: &random) ?? 1_700_000_040
      let start = middle - Int64.random(in: 100...8_000, using: &random) * 60
      let minutes = Int.random(in: 1_000...16_000, using: &random)
      let hours = [(0.0, 24.0), (9.5, 16), (0, 12), (22, 24), (1.5, 2.5)][round % 5]
      let cuts = TimeCuts(
        closedWeekdays: round % 5 == 0
          ? .weekend : Weekdays(rawValue: .random(in: 0..<127, using: &random)),
        openFrom: hours.0,
        openUntil: hours.1
      )
      let scale = TimeScale(unit: .seconds, zone: zone, cuts: cuts)
      var opened: [Double] = [0]
      for minute in 0..<minutes {
        let isOpen = isOpen(start + Int64(minute) * 60, cuts, zone)
        opened.append(opened[minute] + (isOpen ? 1 : 0))
      }
      let all = opened[minutes]
      let map = scale.map(origin: start, min: 0, max: Double(minutes * 60), to: 0, all)
      guard all > 0 else {
        #expect(map.position(of: 30) == 0)
        continue
      }
      var worst = 0.0
      var worstInverse = 0.0
      for minute in 0...minutes {
        let position = map.position(of: Double(minute * 60))
        worst = max(worst, abs(position - opened[minute]))
        // Inside of an open minute the value comes back.
        if minute < minutes, opened[minute + 1] > opened[minute] {
          let value = Double(minute * 60) + 21.5
          worstInverse = max(worstInverse, abs(map.value(at: map.position(of: value)) - value))
        }
      }
      #expect(worst < 1e-6, "\(zone.name) \(start) \(cuts)")
      #expect(worstInverse < 1e-5, "\(zone.name) \(start) \(cuts)")
    }
  }

  @Test("maps batches as it maps values, in both directions, and never descends")
  func batches() throws {
    var random = SeededGenerator(seed: 32)
    let zone = try TestZones.zone("America/New_York")
    let scale = TimeScale(unit: .nanoseconds, zone: zone, cuts: Self.trading)
    let origin: Int64 = 1_709_000_000_000_000_000
    let length = 40 * 86_400e9
    for (min, max) in [(0, length), (length, 0)] {
      let map = scale.map(origin: origin, min: min, max: max, to: 10, 650)
      var values = (0..<3_000).map { _ in Double.random(in: -0.2...1.2, using: &random) * length }
      values += [.nan, .infinity, -.infinity, 0, length]
      var positions = values
      values.withUnsafeBufferPointer { values in
        positions.withUnsafeMutableBufferPointer { positions in
          guard let base = positions.baseAddress else { return }
          map.positions(of: values, into: base)
        }
      }
      var inverses = positions
      inverses.withUnsafeMutableBufferPointer { inverses in
        guard let base = inverses.baseAddress else { return }
        // The same memory.
        map.values(at: UnsafeBufferPointer(inverses), into: base)
      }
      for (index, value) in values.enumerated() {
        #expect(positions[index].bitPattern == map.position(of: value).bitPattern)
        #expect(inverses[index].bitPattern == map.value(at: positions[index]).bitPattern)
        if value.isNaN { #expect(positions[index].isNaN) }
      }
      #expect(map.position(of: min) == 10 && map.position(of: max) == 650)
      let sorted = values.filter(\.isFinite).sorted().map { map.position(of: $0) }
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { min < max ? $0 <= $1 : $0 >= $1 })
    }
  }

  @Test("goes on straight outside of the range")
  func outside() throws {
    let scale = TimeScale(unit: .seconds, zone: .utc, cuts: Self.trading)
    // Monday 9:30 to Friday 16:00, five times 6.5 hours.
    let start = Double(TestZones.local(2024, 3, 4, 9, 30))
    let end = Double(TestZones.local(2024, 3, 8, 16))
    let map = scale.map(origin: 0, min: start, max: end, to: 0, 32.5)
    #expect(map.position(of: start) == 0 && map.position(of: end) == 32.5)
    #expect(abs(map.position(of: start - 7_200) + 2) < 1e-9)
    #expect(abs(map.position(of: end + 86_400 * 3) - 32.5 - 72) < 1e-9)
    // The night between.
    let close = Double(TestZones.local(2024, 3, 4, 16))
    for hour in 0...17 { #expect(abs(map.position(of: close + Double(hour) * 3_600) - 6.5) < 1e-9) }
    #expect(map.value(at: 6.5) == Double(TestZones.local(2024, 3, 5, 9, 30)))
  }

  @Test("leaves nothing out beyond 100,000 days, without valid cuts, and of an empty range")
  func limits() {
    let scale = TimeScale(unit: .seconds, cuts: Self.trading)
    guard case .linear = scale.map(origin: 0, min: 0, max: 86_400 * 100_001, to: 0, 1) else {
      Issue.record("cuts in 100,001 days")
      return
    }
    guard case .time = scale.map(origin: 0, min: 0, max: 86_400 * 99_999, to: 0, 1) else {
      Issue.record("no cuts in 99,999 days")
      return
    }
    guard case .linear = scale.map(origin: 0, min: 5, max: 5, to: 0, 1) else {
      Issue.record("cuts in an empty range")
      return
    }
    for cuts in [
      TimeCuts(closedWeekdays: Weekdays(rawValue: 127)), TimeCuts(openFrom: .nan),
      TimeCuts(openFrom: 12, openUntil: 11),
      TimeCuts(closedWeekdays: Weekdays(rawValue: 255)),
      TimeCuts(openFrom: 5, openUntil: 5.000_000_000_000_001),
    ] {
      let scale = TimeScale(unit: .seconds, cuts: cuts)
      #expect(abs(scale.map(origin: 0, min: 0, max: 1e6, to: 0, 1).position(of: 5e5) - 0.5) < 1e-6)
      #expect(!scale.ticks(origin: 0, min: 0, max: 1e6, count: 5).values.isEmpty)
    }
  }

  @Test("has no tick in a cut, none that crowd, and about as many as wished")
  func ticks() throws {
    var random = SeededGenerator(seed: 33)
    for round in 0..<1_500 {
      let zone = try TestZones.zone(TestZones.names[round % 20])
      let hours = [(0.0, 24.0), (9.5, 16), (0, 12), (22, 24), (5.5, 12.5), (9, 9.01)][round % 6]
      let cuts = TimeCuts(
        closedWeekdays: round % 2 == 0
          ? .weekend : Weekdays(rawValue: .random(in: 0..<127, using: &random)),
        openFrom: hours.0,
        openUntil: hours.1
      )
      guard !cuts.isEmpty else { continue }
      let scale = TimeScale(unit: .seconds, zone: zone, cuts: cuts)
      let start = Int64.random(in: 0...4_000_000_000, using: &random)
      let length = pow(10, Double.random(in: 2...9, using: &random))
      let wish = Int.random(in: 2...12, using: &random)
      let map = scale.map(origin: start, min: 0, max: length, to: 0, 1)
      let ticks = scale.ticks(origin: start, min: 0, max: length, count: wish)
      guard case .time(let own) = ticks.marks else {
        Issue.record("no times")
        continue
      }
      for instant in own.instants {
        #expect(isOpen(Int64(instant.dividedDown(by: 1_000_000_000)), cuts, zone), "\(zone.name)")
      }
      let positions = ticks.values.map { map.position(of: $0) }
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ticks.values.count <= 4 * wish + 4)
      let nearest = zip(positions.dropFirst(), positions).map { $0 - $1 }.min() ?? 1
      let isOfClock = own.step?.nanoseconds != nil
      // Ticks of the clock are half of their usual distance apart at least.
      if isOfClock { #expect(nearest >= 0.2 / Double(max(wish, ticks.values.count))) }
    }
  }

  @Test("keeps a table for the next one who asks, from many threads")
  func threads() async throws {
    let zone = try TestZones.zone("Europe/Berlin")
    let scale = TimeScale(unit: .seconds, zone: zone, cuts: Self.trading)
    let positions = await withTaskGroup(of: Double.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).reduce(0.0) { sum, round in
            let length = Double(1 + (round + task) % 12) * 1e6
            let map = scale.map(origin: 1_700_000_000, min: 0, max: length, to: 0, 1)
            return sum + map.position(of: length / 2)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(positions.count == 8 && positions.allSatisfy { $0 > 60 && $0 < 140 })
    let range = try #require(TimeRange(scale, origin: 0, 0, 1e6))
    #expect(TimeTable.of(range) === TimeTable.of(range))
  }
}
