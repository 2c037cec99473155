import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite("Zone of a Projection")
struct ProjectionZoneTests {
  let tokyo: Zone
  let cuts = TimeCuts(closedWeekdays: .weekend, openFrom: 9, openUntil: 17)

  init() throws { tokyo = try Zone.named("Asia/Tokyo") }

  @Test("changes alone: unit, cuts and range stay")
  func alone() throws {
    let projection = try Projection(scale: .time(TimeScale(unit: .seconds, cuts: cuts)))
    try projection.setRange(origin: 7, min: 1, max: 2)
    try projection.setZone(tokyo)
    let time = Scale.time(TimeScale(unit: .seconds, zone: tokyo, cuts: cuts))
    #expect(projection.scale == time)
    #expect(try projection.range() == ProjectionRange(origin: 7, min: 1, max: 2, scale: time))
  }

  @Test("leaves the unit to the data where they had it")
  func unitOfTheData() throws {
    let chart = try Chart.whole(100, 100)
    let projection = chart.space.x
    let times = ProjectionScaleTests.times
    try chart.addLine(x: times([1, 2], .seconds), y: Column([1.0, 2]))
    try projection.fit()
    try projection.setZone(tokyo)
    #expect(projection.scale == .time(TimeScale(unit: .seconds, zone: tokyo)))
    try chart.addLine(x: times([500, 3_000], .milliseconds), y: Column([3.0, 4]))
    try projection.fit()
    #expect(projection.scale == .time(TimeScale(unit: .milliseconds, zone: tokyo)))
  }

  @Test("makes a time scale of any other", arguments: [Scale?.none, .linear, .log()])
  func other(scale: Scale?) throws {
    let projection = try Projection(min: 1, max: 2, scale: scale)
    try projection.setZone(tokyo)
    #expect(projection.scale == .time(TimeScale(zone: tokyo)))
    let range = try projection.range()
    #expect((range.min, range.max) == (1, 2))
  }
}
