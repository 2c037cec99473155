import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite("Projection values")
struct ProjectionValuesTests {
  private func instant(_ count: Int64, _ unit: TimeUnit) -> DataValue {
    DataValue(0, origin: count, unit: unit)
  }

  @Test("takes numbers as absolute values")
  func numbers() throws {
    let projection = try Projection(min: 0, max: 1)
    try projection.setRange(DataValue(2.5), DataValue(-3))
    #expect(try projection.range() == ProjectionRange(min: 2.5, max: -3))
    let base: Int64 = 1 << 60
    try projection.setRange(DataValue(0, origin: base), DataValue(0.5, origin: base + 1))
    #expect(try projection.range() == ProjectionRange(origin: base, min: 0, max: 1.5))
    try projection.setRange(DataValue(0), DataValue(1))
    let range = try projection.range()
    #expect(range.origin == base)
    #expect(range.relative(DataValue(0)) == range.min)
  }

  @Test("makes a time scale of one that was left to the data, in the finest unit")
  func automatic() throws {
    let projection = Projection()
    try projection.setRange(instant(5, .seconds), instant(7_500, .milliseconds))
    #expect(projection.scale == .time(TimeScale(unit: .milliseconds)))
    #expect(
      try projection.range()
        == ProjectionRange(
          origin: 5000,
          min: 0,
          max: 2500,
          scale: .time(TimeScale(unit: .milliseconds))
        )
    )
  }

  @Test("takes the unit of the columns where it is finer")
  func columns() throws {
    let chart = try Chart(size: Size(width: 100, height: 80))
    let times = try Column(copying: [1, 2] as [Int64], type: .timestamp(.nanoseconds), count: 2)
    try chart.addLine(x: times, y: .init([1.0, 2]))
    try chart.space.x.setRange(instant(1, .seconds), instant(2, .seconds))
    #expect(try chart.space.x.range().timeUnit == .nanoseconds)
    #expect(try chart.space.x.range().max == 1e9)
  }

  @Test("keeps the unit and the zone of a scale that was given")
  func given() throws {
    let zone = try Zone.named("Asia/Tokyo")
    let scale = Scale.time(TimeScale(unit: .seconds, zone: zone))
    let projection = try Projection(scale: scale)
    try projection.setRange(instant(1_500, .milliseconds), instant(-250, .milliseconds))
    let expected = try ProjectionRange(origin: 1, min: 0.5, max: -1.25, scale: scale)
    #expect(try projection.range() == expected)
    let open = try Projection(scale: .time(TimeScale(zone: zone)))
    try open.setRange(instant(1, .seconds), instant(2, .microseconds))
    #expect(open.scale == .time(TimeScale(unit: .microseconds, zone: zone)))
  }

  @Test("refuses instants that no scale takes, and changes nothing")
  func refused() throws {
    let linear = try Projection(min: 0, max: 1)
    let time = try Projection(scale: .time(TimeScale(unit: .nanoseconds)))
    #expect(throws: KeisenError(.invalidArgument, "a range of instants needs a time scale")) {
      try linear.setRange(instant(1, .seconds), DataValue(3))
    }
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "9223372036854775807 seconds are beyond 64 bits in nanoseconds"
      )
    ) {
      try time.setRange(instant(.max, .seconds), instant(0, .seconds))
    }
    let open = Projection()
    #expect(throws: KeisenError.self) {
      try open.setRange(instant(1, .seconds), DataValue(.nan, unit: .seconds))
    }
    #expect(open.scale == nil)
    #expect(try linear.range() == ProjectionRange(min: 0, max: 1))
    #expect(time.follows)
  }

  @Test("converts as rationals do")
  func random() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let units = TimeUnit.allCases
      let own = units.randomElement(using: &generator) ?? .seconds
      let ends = (0..<2).map { _ -> DataValue in
        let unit = units.randomElement(using: &generator) ?? .seconds
        let reach = Int64.max / 1_000_000_000
        return instant(.random(in: -reach...reach, using: &generator), unit)
      }
      let projection = try Projection(scale: .time(TimeScale(unit: own)))
      try projection.setRange(ends[0], ends[1])
      let range = try projection.range()
      for (end, found) in zip(ends, [range.min, range.max]) {
        let unit = try #require(end.unit)
        // What is left, times the steps in a second of the value's unit, is an integer.
        let exact =
          Int128(end.origin) * Int128(own.perSecond) - Int128(range.origin) * Int128(unit.perSecond)
        let expected = Double(exact) / Double(unit.perSecond)
        #expect(abs(found - expected) <= expected.ulp)
      }
    }
  }
}
