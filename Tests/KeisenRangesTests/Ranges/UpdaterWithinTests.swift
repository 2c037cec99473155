import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("A fit of y to the visible x")
struct UpdaterWithinTests {
  private func parabola() throws -> (chart: Chart, line: LineSeries, updater: RangeUpdater) {
    let chart = try Chart.whole(300, 200)
    let x = (0..<1000).map { Double($0) / 10 - 50 }
    let line = try chart.addLine(x: Column(x), y: Column(x.map { $0 * $0 }))
    let updater = RangeUpdater(target: chart.space.y)
    try updater.attach(line, within: chart.space.x)
    return (chart, line, updater)
  }

  private func ends(_ projection: Projection) throws -> [Double] {
    let range = try projection.range()
    return [range.min, range.max]
  }

  @Test("takes the rows between the ends of x, by hand")
  func byHand() throws {
    let (chart, _, updater) = try parabola()
    try chart.space.x.setRange(min: 3, max: 5)
    #expect(try updater.update())
    #expect(try ends(chart.space.y) == [9, 25])
    #expect(try !updater.update())
    try chart.space.x.setRange(min: 7, max: -6)
    #expect(try updater.update())
    #expect(try ends(chart.space.y) == [0, 49])
  }

  @Test("keeps the range of y where no row is in view")
  func nothing() throws {
    let (chart, _, updater) = try parabola()
    try chart.space.y.setRange(min: 1, max: 2)
    try chart.space.x.setRange(min: 1000, max: 2000)
    #expect(try !updater.update())
    #expect(try ends(chart.space.y) == [1, 2])
  }

  @Test("follows x in the same frame, whoever decides about x and in whatever order")
  func inFrames() throws {
    let (chart, line, updater) = try parabola()
    chart.add(updater)
    let shift = Locked(0.0)
    let other = RangeUpdater(target: chart.space.x)
    try other.attach(line)
    other.append(
      BodyRestriction { range in
        range.min = shift.withLock { $0 }
        range.max = range.min + 2
      }
    )
    chart.add(other)
    for start in [1.0, 10, 30] {
      shift.withLock { $0 = start }
      _ = try chart.frame { _ in }
      #expect(try ends(chart.space.x) == [start, start + 2])
      #expect(try ends(chart.space.y) == [start * start, (start + 2) * (start + 2)])
    }
    chart.remove(other)
    try chart.space.x.setRange(min: -2, max: 4)
    _ = try chart.frame { _ in }
    #expect(try ends(chart.space.y) == [0, 16])
  }

  @Test("follows a stream whose window moves")
  func stream() throws {
    let chart = try Chart.whole(300, 200)
    let y = try Column(ring: .float64, capacity: 100)
    let line = try chart.addLine(x: nil, y: y)
    let updater = RangeUpdater(target: chart.space.y)
    try updater.attach(line, within: chart.space.x)
    chart.add(updater)
    for round in 1...30 {
      try y.append((0..<40).map { Double(40 * (round - 1) + $0) })
      let end = Double(40 * round - 1)
      try chart.space.x.setRange(min: end - 10, max: end)
      _ = try chart.frame { _ in }
      #expect(try ends(chart.space.y) == [end - 10, end])
    }
  }
}

/// A restriction that is a closure.
private final class BodyRestriction: Restriction {
  static let typeName = "custom"
  private let body: @Sendable (inout ProposedRange) -> Void

  init(_ body: @escaping @Sendable (inout ProposedRange) -> Void) { self.body = body }

  func restrict(_ range: inout ProposedRange, in context: RangeContext) { body(&range) }
}
