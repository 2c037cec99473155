import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenRanges

@Suite("Interval restriction")
struct IntervalRestrictionTests {
  @Test("keeps what is on a step, but for a few roundings")
  func kept() throws {
    let tenth = try IntervalRestriction(step: 0.1)
    #expect(try tenth.of(0.1 + 0.2, 0.7) == [0.1 + 0.2, 0.7])
    #expect(try tenth.of(-0.1 - 0.2, 1e6 + 0.1) == [-0.1 - 0.2, 1e6 + 0.1])
    let third = try IntervalRestriction(step: DataValue(1 / 3.0), anchor: DataValue(1 / 7.0))
    for count in [-1e9, -7, 0, 1, 1e6] {
      let value = 1 / 7.0 + count / 3
      #expect(try third.of(value, value) == [value, value])
    }
  }

  @Test("snaps each end on its own side of the anchor, outwards or inwards")
  func sides() throws {
    let out = try IntervalRestriction(step: 10, anchor: 3)
    #expect(try out.of(-18, 2) == [-27, 3])
    #expect(try out.of(3, 13) == [3, 13])
    let down = try IntervalRestriction(step: 10, shrinkMax: true)
    #expect(try down.of(3, 27) == [0, 20])
    let up = try IntervalRestriction(step: 10, shrinkMin: true)
    #expect(try up.of(-13, -7) == [-10, 0])
  }

  @Test("leaves ranges into which no step falls")
  func none() throws {
    let inwards = try IntervalRestriction(step: 10, shrinkMin: true, shrinkMax: true)
    #expect(try inwards.of(3, 7) == [3, 7])
    #expect(try inwards.of(7, 13) == [10, 10])
  }

  @Test("leaves empty and infinite ranges, and ends whose steps are finer than doubles or overflow")
  func extremes() throws {
    let out = try IntervalRestriction(step: 10)
    #expect(try out.ofNothing() == nothing)
    #expect(try out.of(-.infinity, 27) == [-.infinity, 30])
    #expect(try out.of(3, .infinity) == [0, .infinity])
    #expect(try out.of(-1.1e300, 1.3e300) == [-1.1e300, 1.3e300])
    let huge = try IntervalRestriction(step: 1e308)
    #expect(try huge.of(-1.75e308, 1.75e308) == [-1.75e308, 1.75e308])
    let minimum = try IntervalRestriction(step: DataValue(Double.leastNonzeroMagnitude))
    #expect(try minimum.of(-1, 1) == [-1, 1])
    #expect(try out.of(3, 27, on: .log()) == [3, 30])
  }

  @Test("counts steps from the anchor exactly, far from the origin")
  func exact() throws {
    let origin: Int64 = 1_700_000_000_000_000_123
    let scale = Scale.time(TimeScale(unit: .nanoseconds))
    let second = try IntervalRestriction(step: DataValue(1, unit: .seconds))
    // The origin is 123 ns past a whole second.
    #expect(try second.of(0, 1, on: scale, origin: origin) == [-123, 1e9 - 123])
    let thousand = try IntervalRestriction(step: 1_000, anchor: DataValue(1, origin: origin))
    #expect(try thousand.of(-5, 5, origin: origin) == [-999, 1_001])
    let coarse = Scale.time(TimeScale(unit: .seconds))
    let anchored = try IntervalRestriction(
      step: 1,
      anchor: DataValue(0, origin: 250, unit: .milliseconds)
    )
    #expect(try anchored.of(0, 1, on: coarse, origin: 1_700_000_000) == [-0.75, 1.25])
  }

  @Test("refuses steps that are not positive and anchors that are not finite")
  func refused() throws {
    #expect(throws: KeisenError(.invalidArgument, "step must be finite and positive, got 0.0")) {
      try IntervalRestriction(step: 0)
    }
    #expect(throws: KeisenError(.invalidArgument, "anchor must be finite, got nan")) {
      try IntervalRestriction(step: 1, anchor: DataValue(.nan))
    }
  }

  @Test("agrees with whole numbers, where all is whole")
  func random() throws {
    var generator = SeededGenerator(seed: 4)
    func floor(_ value: Int, _ step: Int) -> Int {
      value - ((value % step) + step) % step
    }
    for _ in 0..<1_000 {
      let step = Int.random(in: 1...50, using: &generator)
      let anchor = Int.random(in: -1_000...1_000, using: &generator)
      let min = Int.random(in: -1_000...1_000, using: &generator)
      let max = Int.random(in: min...1_001, using: &generator)
      let origin = Int64.random(in: -(1 << 60)...(1 << 60), using: &generator)
      let restriction = try IntervalRestriction(
        step: DataValue(Double(step)),
        anchor: DataValue(Double(anchor), origin: origin)
      )
      let expected = [
        floor(min - anchor, step) + anchor, -floor(anchor - max, step) + anchor,
      ].map(Double.init)
      #expect(try restriction.of(Double(min), Double(max), origin: origin) == expected)
    }
  }
}
