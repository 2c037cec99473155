import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TimeStepTests {
  /// What a slow look at every second of a time finds.
  private struct Slow {
    let zone: Zone
    let start: Int64
    /// Local seconds at each second from `start` on.
    let locals: [Int64]

    init(_ zone: Zone, from start: Int64, to end: Int64) {
      self.zone = zone
      self.start = start
      var span = zone.table.span(at: Int128(start))
      locals = (start..<end).map { second in
        if Int128(second) >= span.end { span = zone.table.span(at: Int128(second)) }
        return second + Int64(span.clock.offset)
      }
    }

    /// Multiples on the clock, less those that follow another in under half a step.
    func multiples(of step: Int64) -> [Int64] {
      var found: [Int64] = []
      for (index, local) in locals.enumerated() where local % step == 0 {
        let second = start + Int64(index)
        if let last = found.last, 2 * (second - last) < step { continue }
        found.append(second)
      }
      return found
    }

    /// The first second of each period that was not seen before.
    func periods(of step: TimeStep) -> [Int64] {
      var found: [Int64] = []
      var newest: Int64?
      for (index, local) in locals.enumerated()
      where index == 0 || local != locals[index - 1] + 1 || local % 86_400 == 0 {
        let period = step.period(ofDay: local.dividedDown(by: 86_400))
        if let before = newest, period > before { found.append(start + Int64(index)) }
        newest = max(newest ?? period, period)
      }
      return found
    }
  }

  @Test("finds what a slow look at every second around the changes of 20 zones finds")
  func slow() throws {
    let second: Int128 = 1_000_000_000
    let clockSteps: [TimeStep] = [
      TimeStep(30, .second), TimeStep(1, .minute), TimeStep(15, .minute), TimeStep(30, .minute),
      TimeStep(1, .hour), TimeStep(2, .hour), TimeStep(3, .hour), TimeStep(6, .hour),
      TimeStep(12, .hour),
    ]
    let daySteps = [
      TimeStep(1, .day), TimeStep(2, .day), TimeStep(1, .week), TimeStep(1, .halfMonth),
      TimeStep(1, .month),
    ]
    for name in TestZones.names {
      let zone = try TestZones.zone(name)
      let times = zone.table.times.filter { $0 > -4_000_000_000 }
      let changes = stride(from: 0, to: times.count, by: max(1, times.count / 4)).map { times[$0] }
      for change in changes {
        let slow = Slow(zone, from: change - 140_000, to: change + 100_000)
        // The edges of what is looked at know nothing of what lies before them.
        let range = (change - 90_000)...(change + 90_000)
        for step in clockSteps {
          let length = Int64(try #require(step.nanoseconds) / second)
          let expected = slow.multiples(of: length).filter(range.contains)
          let found = step.instants(
            from: Int128(range.lowerBound) * second,
            to: Int128(range.upperBound) * second,
            in: zone,
            maximum: 10_000
          )
          #expect(found?.map { Int64($0 / second) } == expected, "\(name) \(change) \(step)")
        }
        for step in daySteps {
          let expected = slow.periods(of: step).filter(range.contains)
          let found = step.instants(
            from: Int128(range.lowerBound) * second,
            to: Int128(range.upperBound) * second,
            in: zone,
            maximum: 10_000
          )
          #expect(
            found?.map { Int64($0.dividedDown(by: second)) } == expected,
            "\(name) \(change) \(step)"
          )
        }
      }
    }
  }

  @Test("gives days of 23 and 25 hours their midnights, and skips the day that Apia skipped")
  func days() throws {
    func midnights(_ name: String, _ year: Int64, _ month: Int, _ day: Int) throws -> [Int128] {
      let start = Int128(TestZones.local(year, month, day)) * 1_000_000_000
      let length: Int128 = 4 * 86_400 * 1_000_000_000
      let zone = try TestZones.zone(name)
      let found = TimeStep(1, .day).instants(from: start, to: start + length, in: zone, maximum: 10)
      let instants = try #require(found)
      return zip(instants.dropFirst(), instants).map { ($0 - $1) / 3_600_000_000_000 }
    }
    #expect(try midnights("America/New_York", 2024, 3, 9) == [24, 23, 24])
    #expect(try midnights("America/New_York", 2024, 11, 2) == [24, 25, 24])
    #expect(try midnights("America/Sao_Paulo", 2017, 10, 13) == [24, 24, 23])
    let apia = try TestZones.zone("Pacific/Apia")
    let start = Int128(TestZones.local(2011, 12, 28)) * 1_000_000_000
    let days = TimeStep(1, .day)
      .instants(from: start, to: start + 5 * 86_400_000_000_000, in: apia, maximum: 10)
    #expect(days?.map { LocalTime($0, in: apia).date.day } == [28, 29, 31, 1, 2])
  }

  @Test("is divided by its minor step, which is the next that is fine enough")
  func minors() {
    for step in TimeStep.all {
      guard let minor = step.minor else {
        #expect(step == TimeStep(1, .nanosecond))
        continue
      }
      #expect(TimeStep.all.contains(minor), "\(step)")
      let ratio = step.length / minor.length
      #expect(ratio >= 1.9 && ratio < 16, "\(step) \(minor)")
      if let length = step.nanoseconds, let part = minor.nanoseconds {
        #expect(length % part == 0, "\(step) \(minor)")
      }
    }
  }

  @Test(
    "has steps in order, the clock's dividing a day, and days in periods that follow each other"
  )
  func ladder() {
    let steps = TimeStep.all
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.length < $1.length })
    for step in steps {
      if let length = step.nanoseconds {
        #expect(86_400_000_000_000 % length == 0, "\(step)")
        continue
      }
      var random = SeededGenerator(seed: 2)
      for _ in 0..<300 {
        let days = Int64.random(in: -100_000_000_000...100_000_000_000, using: &random)
        let period = step.period(ofDay: days)
        #expect(step.firstDay(ofPeriod: period) <= days)
        #expect(step.firstDay(ofPeriod: period + 1) > days)
        #expect(step.period(ofDay: step.firstDay(ofPeriod: period)) == period)
      }
    }
  }

  @Test("gives nothing rather than more than it may")
  func maximum() {
    let day: Int128 = 86_400_000_000_000
    for step in TimeStep.all {
      let found = step.instants(from: -1_000_000 * day, to: 1_000_000 * day, in: .utc, maximum: 100)
      #expect(found.map { $0.count <= 100 } ?? true, "\(step)")
      let reversed = step.instants(from: day, to: -day, in: .utc, maximum: 100)
      #expect(reversed == [], "\(step)")
    }
  }
}
