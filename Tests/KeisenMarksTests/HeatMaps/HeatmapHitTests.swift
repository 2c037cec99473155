import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Hits of heat maps")
struct HeatmapHitTests {
  /// Edges of any kind, and where they are.
  private func edges(
    _ cells: Int,
    _ random: inout SeededGenerator
  ) throws -> (edges: CellEdges, values: [Double]) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return (.integers, (0...cells).map { Double($0) })
    case 1:
      let (from, to) = random.pick([(-1.0, 5.0), (7, 2), (1e6, 1e6 + 1)])
      return (
        .range(from: from, to: to),
        (0...cells).map { $0 == cells ? to : from + (to - from) * (Double($0) / Double(cells)) }
      )
    default:
      var values = [Double.random(in: -3...3, using: &random)]
      for _ in 0..<cells {
        values.append(values[values.count - 1] + exp(Double.random(in: -4...2, using: &random)))
      }
      if Bool.random(using: &random) { values.reverse() }
      return (.values(try Column(values)), values)
    }
  }

  /// Where cells are, from the low end: those with an edge that has a place.
  ///
  /// An edge without one is less than all that have one.
  private func spans(_ values: [Double], _ map: ScaleMap) -> [(
    cell: Int, low: Double, high: Double
  )] {
    let lowEnd = map.position(of: 2) >= map.position(of: 1) ? -Double.infinity : .infinity
    let found = values.map { map.position(of: $0) }
    let places = found.map { $0.isNaN ? lowEnd : $0 }
    return values.indices.dropLast().compactMap { index in
      let (low, high) = (
        min(places[index], places[index + 1]), max(places[index], places[index + 1])
      )
      return found[index].isFinite || found[index + 1].isFinite ? (index, low, high) : nil
    }
  }

  @Test("are those of looking at each cell", arguments: 0..<8)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(4000 + seed))
    var found = 0
    let plot = Rect(x: 0, y: 0, width: 300, height: 200)
    for number in 0..<100 {
      let (rows, columns) = (random.pick([1, 2, 7, 300]), random.pick([1, 3, 40, 1000]))
      let values = (0..<rows * columns).map { Int32($0) }
      let ((x, xs), (y, ys)) = (try edges(columns, &random), try edges(rows, &random))
      let isByRows = Bool.random(using: &random)
      let chart = try Chart.whole(300, 200)
      try chart.addHeatmap(
        values: Column(values),
        columns: columns,
        order: isByRows ? .rows : .columns,
        x: x,
        y: y,
        style: HeatmapStyle(interpolation: random.pick([.nearest, .linear]))
      )
      for projection in [chart.space.x, chart.space.y] {
        try projection.setScale(random.pick([nil, .linear, .log(), .symlog(threshold: 2)]))
        try projection.fit()
        let range = try projection.range()
        func end(_ part: Double) -> Double { range.min + part * (range.max - range.min) }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try? projection.setRange(min: range.max, max: range.min)
        case 1: try? projection.setRange(min: end(0.4), max: end(0.6))
        case 2: try? projection.setRange(min: end(-0.4), max: end(1.6))
        case 3: try? projection.setRange(min: end(1.5), max: end(2))
        default: break
        }
      }
      let (frame, _) = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1)
      let origins = (
        Double(frame.range(of: chart.space.x).origin), Double(frame.range(of: chart.space.y).origin)
      )
      let across = spans(xs.map { $0 - origins.0 }, frame.map(.x, of: chart.space))
      let down = spans(ys.map { $0 - origins.1 }, frame.map(.y, of: chart.space))
      for _ in 0..<20 {
        let point = plot.point(near: across.map { SIMD2($0.low, 100) }, using: &random)
        let mode: HitQuery.Mode = Bool.random(using: &random) ? .x : .nearest
        let reach: Double = random.pick([0, 10, .infinity])
        let hit = try chart.hit(at: point, within: reach, mode: mode, pixelRatio: 1)
        let note: Comment = "chart \(number), \(point), \(mode), \(reach): \(hit as Any)"
        let ends = (
          across.map(\.low).min() ?? 0, across.map(\.high).max() ?? 0,
          down.map(\.low).min() ?? 0, down.map(\.high).max() ?? 0
        )
        let isShown =
          ends.0 < ends.1 && ends.2 < ends.3 && ends.0 < 300 && ends.1 > 0 && ends.2 < 200
          && ends.3 > 0
        let delta = (
          max(0, max(ends.0 - point.x, point.x - ends.1)),
          max(0, max(ends.2 - point.y, point.y - ends.3))
        )
        let distance = mode == .x ? delta.0 : hypot(delta.0, delta.1)
        #expect((hit != nil) == (isShown && distance <= reach), note)
        guard let hit else { continue }
        found += 1
        #expect(abs(hit.distance - distance) < 1e-9, note)
        let column = try #require(across.first { $0.cell == hit.column }, note)
        let row = try #require(down.first { $0.cell == hit.row }, note)
        let place = SIMD2(
          max(ends.0, min(ends.1, point.x)),
          max(ends.2, min(ends.3, point.y))
        )
        #expect(column.low <= place.x && place.x <= column.high && column.low < column.high, note)
        #expect(row.low <= place.y && place.y <= row.high && row.low < row.high, note)
        let index = isByRows ? hit.row * columns + hit.column : hit.column * rows + hit.row
        #expect(hit.value == DataValue(0, origin: Int64(index)), note)
        #expect(hit.position.x >= column.low - 1e-9 && hit.position.x <= column.high + 1e-9, note)
        #expect(hit.position.y >= row.low - 1e-9 && hit.position.y <= row.high + 1e-9, note)
      }
    }
    #expect(found > 300)
  }

  /// Three rows of four cells, 20 points wide and 10 high, from (10, 90) upwards.
  private func chart(_ style: HeatmapStyle = HeatmapStyle()) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    let values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, Double.nan]
    try chart.addHeatmap(values: Column(values), columns: 4, style: style)
    try chart.space.x.setRange(min: -0.5, max: 4.5)
    try chart.space.y.setRange(min: -1, max: 9)
    return chart
  }

  @Test("tell row, column, value, the middle of the cell, and the distance from the heat map")
  func answer() throws {
    let chart = try chart()
    let hit = try #require(try chart.hit(at: Point(x: 55, y: 78)))
    #expect(hit.row == 1 && hit.column == 2 && hit.value == DataValue(6))
    #expect(hit.x == DataValue(0.5, origin: 2) && hit.y == DataValue(0.5, origin: 1))
    #expect(hit.position == Point(x: 60, y: 75) && hit.distance == 0)
    let beside = try #require(try chart.hit(at: Point(x: 4, y: 52)))
    #expect(beside.row == 2 && beside.column == 0 && beside.distance == 10)
    #expect(try chart.hit(at: Point(x: 0, y: 52)) == nil)
    #expect(try chart.hit(at: Point(x: 4, y: 0), mode: .x)?.distance == 6)
    let missing = try #require(try chart.hit(at: Point(x: 85, y: 65)))
    #expect(missing.column == 3 && missing.row == 2 && missing.value.offset.isNaN)
    // Where two cells meet it is the one with the greater number.
    #expect(try chart.hit(at: Point(x: 50, y: 80))?.column == 2)
    #expect(try chart.hit(at: Point(x: 50, y: 80))?.row == 1)
    #expect(try chart.hit(at: Point(x: 90, y: 60))?.column == 3)
  }

  @Test("are not of heat maps that are not drawn, or have no cells")
  func invisible() throws {
    let clear = try chart(HeatmapStyle(alpha: 0))
    #expect(try clear.hit(at: Point(x: 55, y: 78)) == nil)
    let empty = try Chart.whole(100, 100)
    try empty.addHeatmap(values: Column([Double]()), columns: 0)
    #expect(try empty.hit(at: Point(x: 50, y: 50), within: .infinity) == nil)
  }

  @Test("tell the middles of times exactly, and those of names as the name's place")
  func middles() throws {
    let times: [Int64] = [1_700_000_000_000_000_001, 1_700_000_000_000_000_004]
    let column = try times.withUnsafeBytes { bytes in
      try Column(copying: bytes.baseAddress, type: .timestamp(.nanoseconds), count: 2)
    }
    let chart = try Chart.whole(100, 100)
    try chart.addHeatmap(values: Column([1.0, 2]), columns: 1, x: .values(column))
    try chart.space.y.setScale(.category(CategoryScale(["a", "b"])))
    let hit = try #require(try chart.hit(at: Point(x: 20, y: 20)))
    #expect(hit.x == DataValue(0.5, origin: times[0] + 1, unit: .nanoseconds))
    #expect(hit.y == DataValue(0, origin: 1) && hit.position == Point(x: 50, y: 25))
  }

  @Test("of unsigned edges beyond 63 bits have their middle")
  func unsigned() throws {
    let chart = try Chart.whole(100, 100)
    let edges = try Column([UInt64(1) << 63, UInt64.max])
    try chart.addHeatmap(values: Column([1.0]), columns: 1, x: .values(edges))
    let hit = try #require(try chart.hit(at: Point(x: 20, y: 20)))
    #expect(hit.x.origin == (1 << 62) - 1 && hit.x.offset == 0x1p63)
  }
}
