import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("One end of a Projection")
struct FixedEndTests {
  private func chart(_ values: [Double]) throws -> (Chart, Projection) {
    let chart = try Chart.whole(100, 100)
    try chart.addLine(x: nil, y: Column(values))
    return (chart, chart.space.y)
  }

  @Test(
    "that is decided stays while the other follows the data, and never crosses it",
    arguments: 0..<8
  )
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let values = (0..<3).map { _ in Double.random(in: -100...100, using: &random) }
      let (chart, y) = try chart(values)
      let (minimum, maximum) = (values.min() ?? 0, values.max() ?? 0)
      let end = Double.random(in: -150...150, using: &random)
      let isMin = Bool.random(using: &random)
      if isMin { try y.setMin(DataValue(end)) } else { try y.setMax(DataValue(end)) }
      #expect(y.fixedEnds == (isMin, !isMin) && y.follows)
      // The length is counted from the decided end, and only the other one has room.
      let other = isMin ? maximum : minimum
      let isHeld = isMin ? maximum <= end : minimum >= end
      let way: Double = isMin ? 1 : -1
      let free = isHeld ? end + way : other + 0.05 * (other - end)
      let range = try y.range()
      #expect(abs(range.min - (isMin ? end : free)) < 1e-9)
      #expect(abs(range.max - (isMin ? free : end)) < 1e-9)
      try chart.frame { _ in }
      #expect(chart.frameRecord?.heldEnds == (isHeld ? 1 : 0))
      try y.setReversed(true)
      let reversed = try y.range()
      #expect(reversed.min == range.max && reversed.max == range.min)
      #expect(y.fixedEnds == (isMin, !isMin) && y.follows)
    }
  }

  @Test("of a logarithm holds the other a decade beside it, and must have a place")
  func log() throws {
    let (chart, y) = try chart([2, 20])
    defer { withExtendedLifetime(chart) {} }
    try y.setScale(.log())
    try y.setMin(DataValue(1_000))
    #expect(try y.range() == ProjectionRange(min: 1_000, max: 10_000, scale: .log()))
    try y.setEnds(nil, DataValue(1))
    #expect(try y.range() == ProjectionRange(min: 0.1, max: 1, scale: .log()))
    #expect(throws: KeisenError.self) { try y.setMin(DataValue(-1)) }
    #expect(throws: KeisenError.self) { try y.setMax(DataValue(0)) }
    #expect(y.fixedEnds == (false, true))
    try y.setScale(.linear)
    try y.setEnds(DataValue(-5), nil)
    #expect(
      throws: KeisenError(.invalidArgument, "min of a log scale must be positive, got -5.0")
    ) { try y.setScale(.log()) }
    #expect(y.scale == .linear && y.fixedEnds == (true, false))
  }

  @Test("beside the other one is a range that was set, whose ends must be in order")
  func both() throws {
    let (chart, y) = try chart([0, 10])
    defer { withExtendedLifetime(chart) {} }
    try y.setMin(DataValue(2))
    try y.setMax(DataValue(8))
    #expect(!y.follows && y.fixedEnds == (true, true))
    #expect(try y.range() == ProjectionRange(min: 2, max: 8))
    #expect(throws: KeisenError.self) { try y.setMin(DataValue(9)) }
    #expect(throws: KeisenError.self) { try y.setMin(DataValue(.nan)) }
    #expect(throws: KeisenError.self) { try y.setMax(DataValue(.infinity)) }
    #expect(try y.range() == ProjectionRange(min: 2, max: 8))
    try y.setMax(nil)
    #expect(try y.range().min == 2 && abs(y.range().max - 10.4) < 1e-12)
    try y.setEnds(nil, nil)
    #expect(y.follows && y.fixedEnds == (false, false))
    #expect(try abs(y.range().min + 0.5) < 1e-12 && abs(y.range().max - 10.5) < 1e-12)
  }

  @Test("is kept by a fit with margins, and is that of the data without")
  func fit() throws {
    let (chart, y) = try chart([1, 300])
    defer { withExtendedLifetime(chart) {} }
    try y.setMin(DataValue(5))
    let shown = try y.range()
    try y.fit()
    #expect(try y.range() == shown && !y.follows)
    try y.setEnds(DataValue(5), nil)
    try y.setFollows(false)
    #expect(try y.range() == shown)
    try y.setEnds(DataValue(5), nil)
    try y.fit(margins: false)
    #expect(try y.range() == ProjectionRange(min: 1, max: 300))
    // A step beside the end that a scale has no place for is none.
    try y.setScale(.log())
    try y.setEnds(nil, DataValue(5e-324))
    #expect(try y.range().max == 5e-324)
  }

  @Test("without data has the other one beside it, and counts none as held")
  func empty() throws {
    let chart = try Chart.whole(100, 100)
    chart.add(try Axis(.left, of: chart.space), to: .above)
    try chart.space.y.setMin(DataValue(5))
    try chart.frame { _ in }
    #expect(try chart.space.y.range() == ProjectionRange(min: 5, max: 6))
    #expect(chart.frameRecord?.heldEnds == 0)
  }
}
