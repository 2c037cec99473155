import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("StripMark")
struct StripMarkTests {
  /// A chart whose plot is 200 x 100 points for x in -0.5...1.5 and y in 0...100.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(200, 100)
    try chart.space.x.setRange(min: -0.5, max: 1.5)
    try chart.space.y.setRange(min: 0, max: 100)
    return chart
  }

  private func randomMarks(_ count: Int, seed: UInt64) throws -> GroupColumns {
    var random = SeededGenerator(seed: seed)
    return GroupColumns(
      values: try Column((0..<count).map { _ in Double.random(in: 10...90, using: &random) }),
      positions: try Column((0..<count).map { _ in Double(Int.random(in: 0...1, using: &random)) })
    )
  }

  private func points(_ chart: Chart) throws -> [SIMD2<Float>] {
    try chart.frame { list in
      list.markers.flatMap { one in withExtendedLifetime(one) { Array(one.positions.vertices) } }
    }
  }

  @Test("stands at its values, within the width of its group, at the same places for the same seed")
  func jitter() throws {
    let columns = try randomMarks(500, seed: 1)
    func drawn(_ seed: UInt64) throws -> [SIMD2<Float>] {
      let chart = try chart()
      let style = StripStyle(width: 0.5, arrangement: .jitter(seed: seed))
      try chart.add(StripMark(columns, style: style))
      return try points(chart)
    }
    let first = try drawn(3)
    #expect(first.count == 500)
    for point in first { #expect(abs(point.x - 50) <= 25 || abs(point.x - 150) <= 25) }
    #expect(try drawn(3) == first && drawn(4) != first)
    #expect(try drawn(4).map(\.y) == first.map(\.y))
  }

  @Test("has no two markers of a swarm on each other where there is room", arguments: [10, 100])
  func swarm(count: Int) throws {
    let chart = try chart()
    let style = StripStyle(width: 0.9, arrangement: .swarm, point: PointStyle(size: 4))
    try chart.add(StripMark(try randomMarks(count, seed: 2), style: style))
    let drawn = try points(chart)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(drawn.count == count && record.crowded == 0 && record.tier == .direct)
    for (index, one) in drawn.enumerated() {
      for other in drawn[..<index] {
        let way = one - other
        #expect((way * way).sum().squareRoot() >= 4)
      }
    }
  }

  @Test("tells how many markers of a swarm overlap for lack of room")
  func crowded() throws {
    let chart = try chart()
    let equal = GroupColumns(values: try Column([Double](repeating: 50, count: 40)))
    let style = StripStyle(width: 0.5, arrangement: .swarm, point: PointStyle(size: 10))
    try chart.add(StripMark(equal, style: style))
    let drawn = try points(chart)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(drawn.count == 40 && record.crowded > 30 && record.crowded < 40)
    for point in drawn { #expect(abs(point.x - 50) <= 25) }
  }

  @Test("is spread by its density, and all of it may overlap, where a swarm would take too long")
  func byDensity() throws {
    let chart = try chart()
    let many = GroupColumns(values: try Column((0..<6000).map { 50 + Double($0 % 7) * 0.01 }))
    let style = StripStyle(width: 0.5, arrangement: .swarm, point: PointStyle(size: 4))
    try chart.add(StripMark(many, style: style))
    #expect(try points(chart).count == 6000)
    #expect(chart.frameRecord?.series.first?.crowded == 6000)
  }

  @Test("has sizes and colours of rows, and gaps where one is missing")
  func channels() throws {
    let chart = try chart()
    var columns = GroupColumns(
      values: try Column([10.0, 20, 30, .nan]),
      size: try Column([4.0, .nan, 0, 4]),
      color: try Column([0.0, 1, 2, 3]),
      colorScale: ColorScale(style: .init(map: .greys))
    )
    let style = StripStyle(width: 0, point: PointStyle(alpha: 1))
    try chart.add(StripMark(columns, style: style))
    let markers = try chart.frame { $0.markers }
    #expect(markers.map(\.count) == [1])
    #expect(chart.frameRecord?.series.first?.gaps == 2)
    if case .each(let colors) = markers[0].fill {
      #expect(colors.elements[0] == MarkerColor(ColorMap.greys.color(at: 0)))
    } else {
      Issue.record("no colours")
    }
    columns.size = nil
    let other = try self.chart()
    try other.add(StripMark(columns, style: style))
    #expect(try points(other) == [SIMD2(50, 90), SIMD2(50, 80), SIMD2(50, 70)])
  }

  @Test(
    "finds the marker nearest to a point, of those that hold it the one on top",
    arguments: 0..<4
  )
  func hits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 80)
    let chart = try chart()
    let columns = try randomMarks(60, seed: UInt64(seed))
    try chart.add(StripMark(columns, style: StripStyle(point: PointStyle(size: 8))))
    let drawn = try points(chart)
    let rows = try RowGroups(columns, NumberBase(), NumberBase()).rows
    for _ in 0..<100 {
      let point = SIMD2(
        Float.random(in: 0...200, using: &random),
        Float.random(in: 0...100, using: &random)
      )
      let ways = drawn.map { max(0, (($0 - point) * ($0 - point)).sum().squareRoot() - 4) }
      let minimum = try #require(ways.min())
      let last = try #require(ways.lastIndex(of: minimum))
      let hit = try #require(
        try chart.hit(at: Point(x: Double(point.x), y: Double(point.y)), within: .infinity)
      )
      #expect(abs(hit.distance - Double(minimum)) < 1e-4)
      if minimum == 0 { #expect(hit.row == rows[last]) }
    }
  }

  @Test("has a picture of no rows and of values that a scale has no place for")
  func nasty() throws {
    for arrangement in [StripStyle.Arrangement.jitter(seed: 0), .swarm] {
      for values in [[], [1.0], [-1, 0, 5], [.nan, .infinity, 2], [1e308, -1e308]] {
        let chart = try Chart.whole(100, 100)
        try chart.space.y.setScale(.log())
        try chart.space.y.setRange(min: 1, max: 10)
        try chart.add(
          StripMark(
            GroupColumns(values: try Column(values)),
            style: StripStyle(arrangement: arrangement)
          )
        )
        for point in try points(chart) { #expect(point.x.isFinite && point.y.isFinite) }
        let record = try #require(chart.frameRecord?.series.first)
        #expect(record.gaps == values.filter { !$0.isFinite }.count)
        #expect(record.dropped == values.filter { $0 <= 0 }.count)
      }
    }
  }
}
