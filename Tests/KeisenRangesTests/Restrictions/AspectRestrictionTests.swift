import KeisenChartsTestSupport
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite("Aspect restriction")
struct AspectRestrictionTests {
  private func aspect(
    _ other: Projection,
    ratio: Double = 1,
    _ points: (Double, Double) = (100, 200),
    anchor: Double = 0
  ) throws -> AspectRestriction {
    try AspectRestriction(
      other: other,
      ratio: ratio,
      viewport: .points(points.0),
      otherViewport: .points(points.1),
      anchor: anchor
    )
  }

  @Test("makes a unit as long as the other's on the screen, or a multiple")
  func linear() throws {
    let other = try Projection(min: 20, max: 0)
    #expect(try aspect(other).of(0, 4) == [-3, 7])
    #expect(try aspect(other).of(0, 0) == [-5, 5])
    #expect(try aspect(other, ratio: 0.5).of(0, 4) == [-0.5, 4.5])
    #expect(try aspect(other, anchor: -1).of(0, 4) == [0, 10])
    #expect(try aspect(other, (300, 100), anchor: 1).of(0, 4) == [-56, 4])
  }

  @Test("makes decades equally long on log scales")
  func log() throws {
    let other = try Projection(min: 1, max: 10_000, scale: .log())
    let found = try aspect(other).of(10, 10_000, on: .log())
    #expect(abs(found[0] / 31.622_776_601_683_793 - 1) < 1e-12)
    #expect(abs(found[1] / 3_162.277_660_168_379_3 - 1) < 1e-12)
    #expect(try aspect(other).of(10, 10, on: .log()) == [10, 10])
  }

  @Test("converts lengths of time")
  func times() throws {
    let seconds = Scale.time(TimeScale(unit: .seconds))
    let other = try Projection(min: 0, max: 60, scale: seconds)
    let own = Scale.time(TimeScale(unit: .milliseconds))
    #expect(try aspect(other, anchor: -1).of(5, 6, on: own) == [5, 30_005])
    #expect(try aspect(other, anchor: -1).of(5, 6) == [5, 35])
  }

  @Test("leaves ranges that are empty or infinite, and all without a viewport")
  func left() throws {
    let other = try Projection(min: 0, max: 20)
    #expect(try aspect(other).ofNothing() == nothing)
    #expect(try aspect(other).of(-.infinity, 3) == [-.infinity, 3])
    for points in [(0.0, 1.0), (1, 0), (.nan, 1)] {
      #expect(try aspect(other, points).of(0, 4) == [0, 4])
    }
    #expect(try aspect(other, ratio: 1e308).of(0, 4) == [0, 4])
    #expect(try aspect(other, (100, 1e-308)).of(0, 4) == [0, 4])
    for ratio in [0, -1, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try aspect(other, ratio: ratio) }
    }
    #expect(throws: KeisenError.self) { try aspect(other, anchor: 2) }
  }

  @Test("refuses a projection that is locked to itself")
  func itself() throws {
    let projection = try Projection(min: 0, max: 1)
    let updater = RangeUpdater(target: projection)
    updater.addValue(1)
    updater.append(try aspect(projection))
    let message =
      "restriction 0 (Aspect) failed: a projection can't be locked to its own range"
    #expect(throws: KeisenError(.invalidState, message)) { try updater.update() }
  }

  @Test("locks two projections by hand in one step each, and reports their cycle in a frame")
  func cycle() throws {
    let chart = try Chart.whole(100, 100)
    let space = chart.space
    try space.x.setRange(min: 0, max: 8)
    try space.y.setRange(min: 0, max: 2)
    let updaters = try [(space.x, space.y), (space.y, space.x)].map { target, other in
      let updater = RangeUpdater(target: target)
      updater.addValue(0)
      updater.addValue(1)
      updater.append(try aspect(other, (100, 100), anchor: -1))
      return updater
    }
    try updaters[0].update()
    #expect(try space.x.range() == ProjectionRange(min: 0, max: 2))
    try updaters[1].update()
    #expect(try space.y.range() == ProjectionRange(min: 0, max: 2))
    for updater in updaters { chart.add(updater) }
    let message =
      "2 updaters wait for each other: each reads the range of another one's target"
    #expect(throws: KeisenError(.invalidState, message)) { try chart.frame { _ in } }
    #expect(try space.x.range() == ProjectionRange(min: 0, max: 2))
  }
}
