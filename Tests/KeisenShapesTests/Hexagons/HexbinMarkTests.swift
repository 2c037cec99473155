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
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("HexbinMark")
struct HexbinMarkTests {
  private func randomMarks(_ count: Int, seed: UInt64) -> (
    x: [Double], y: [Double], values: [Double]
  ) {
    var random = SeededGenerator(seed: seed)
    func numbers() -> [Double] {
      (0..<count).map { _ in
        Int.random(in: 0..<30, using: &random) == 0
          ? .nan : Double.random(in: 0...1, using: &random)
      }
    }
    return (numbers(), numbers(), numbers())
  }

  @Test("counts each row in the nearest hexagon", arguments: 0..<4)
  func counts(seed: Int) throws {
    let (x, y, values) = randomMarks(800, seed: UInt64(seed))
    for hasValues in [false, true] {
      let mark = HexbinMark(
        x: try Column(x),
        y: try Column(y),
        values: hasValues ? try Column(values) : nil,
        style: HexbinStyle(columnCount: 12)
      )
      let cells = try mark.cells()
      let rows = x.indices.filter {
        x[$0].isFinite && y[$0].isFinite && (!hasValues || values[$0].isFinite)
      }
      #expect(cells.gaps == 800 - rows.count && cells.count == 800)
      var members = [[Int]](repeating: [], count: cells.all.count)
      for row in rows {
        // Nearness counts as in a lattice of regular hexagons.
        let nearest = cells.all.indices.min {
          func way(_ cell: HexbinCells.Cell) -> Double {
            let across = (x[row] - cell.x) / cells.halfWidth
            let up = (y[row] - cell.y) / cells.halfHeight * 2 / 3.0.squareRoot()
            return across * across + up * up
          }
          return way(cells.all[$0]) < way(cells.all[$1])
        }
        members[try #require(nearest)].append(row)
      }
      for (cell, members) in zip(cells.all, members) {
        let sum = members.reduce(0) { $0 + values[$1] }
        let wanted = hasValues ? sum / Double(members.count) : Double(members.count)
        #expect(abs(cell.value - wanted) < 1e-9)
      }
    }
  }

  @Test("covers the plane without overlaps, in colours of what it counts")
  func draws() throws {
    let chart = try Chart.whole(100, 100)
    let (x, y, _) = randomMarks(500, seed: 9)
    let scale = ColorScale(style: .init(map: .greys))
    let mark = HexbinMark(
      x: try Column(x),
      y: try Column(y),
      colorScale: scale,
      style: HexbinStyle(columnCount: 6, alpha: 0.5)
    )
    let series = try chart.add(mark)
    let list = try chart.frame { $0 }
    let cells = try series.mark.cells()
    var corners = 0
    for case .path(let path) in list.commands.map(\.primitive) {
      corners += withExtendedLifetime(path) { path.outline.points.vertices.count }
    }
    #expect(corners == cells.all.count * 6)
    let maximum = cells.all.map(\.value).max()
    #expect(try scale.projection.range().max == maximum)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .summary && record.rows == 500 && record.gaps == cells.gaps)
    for cell in cells.all {
      let place = SIMD2(cell.x, cell.y)
      let x = chart.frameRecord.map { _ in place.x } ?? 0
      let range = try chart.space.x.range()
      let rangeY = try chart.space.y.range()
      let point = Point(
        x: (x - range.min) / (range.max - range.min) * 100,
        y: 100 - (place.y - rangeY.min) / (rangeY.max - rangeY.min) * 100
      )
      let hit = try #require(try chart.hit(at: point, within: 0))
      #expect(hit.value.offset == cell.value && hit.distance == 0)
    }
  }

  @Test("is equally wide by the logarithm, and drops what has none")
  func logarithms() throws {
    let mark = HexbinMark(
      x: try Column([1.0, 10, 100, 1000, -3, 0]),
      y: try Column([1.0, 1, 1, 1, 1, 1]),
      style: HexbinStyle(columnCount: 3, isLogX: true)
    )
    let cells = try mark.cells()
    #expect(cells.dropped == 2 && cells.gaps == 0)
    // Equal y stand in the middle, where every other hexagon is.
    #expect(cells.all.map(\.value) == [1, 2, 1])
    let middles = cells.all.map { log10(cells.corner(of: $0, .x, 0)) }
    for (middle, wanted) in zip(middles, [0.5, 1.5, 2.5]) { #expect(abs(middle - wanted) < 1e-6) }
  }

  @Test("has a picture of no rows, of one, of equal ones and of nothing but gaps")
  func fewRows() throws {
    let cases: [([Double], Int)] = [
      ([], 0), ([.nan], 0), ([3.0], 1), ([3, 3, 3], 1), ([0, 0], 1), ([-1e300, 1e300], 2),
    ]
    for (values, cells) in cases {
      let chart = try Chart.whole(60, 60)
      let series = try chart.add(HexbinMark(x: try Column(values), y: try Column(values)))
      _ = try chart.frame { $0 }
      #expect(try series.mark.cells().all.count == cells, "\(values)")
    }
  }

  @Test("leaves out hexagons that reach where a scale has no place for them")
  func logScale() throws {
    let chart = try Chart.whole(60, 60)
    try chart.space.x.setScale(.log())
    try chart.space.x.setRange(min: 1, max: 100)
    try chart.space.y.setRange(min: 0, max: 2)
    let x = [1.0, 50, 100]
    let series = try chart.add(
      HexbinMark(x: try Column(x), y: try Column([1.0, 1, 1]), style: HexbinStyle(columnCount: 4))
    )
    var corners: [SIMD2<Float>] = []
    let list = try chart.frame { $0 }
    for case .path(let path) in list.commands.map(\.primitive) {
      corners += withExtendedLifetime(path) { Array(path.outline.points.vertices) }
    }
    let cells = try series.mark.cells()
    let shown = cells.all.filter { cells.corner(of: $0, .x, -1) > 0 }
    #expect(shown.count < cells.all.count && !corners.isEmpty)
    for corner in corners { #expect(corner.x >= -5 && corner.x <= 65) }
  }

  @Test("refuses lattices that are none, in one line")
  func refusals() throws {
    let column = try Column([1.0])
    for (style, message) in [
      (HexbinStyle(columnCount: 0), "number of hexagons across must be at least 1, got 0"),
      (
        HexbinStyle(columnCount: 1 << 20, rowCount: 1 << 20),
        "there may be at most 16777216 hexagons, got 1048576 by 1048576 twice"
      ),
      (HexbinStyle(alpha: 2), "alpha must be in 0...1, got 2.0"),
    ] {
      let error = #expect(throws: KeisenError.self) {
        try MarkSeries(
          HexbinMark(x: column, y: column, style: style),
          in: Space(x: Projection(), y: Projection())
        )
      }
      #expect(error?.message == message)
    }
  }
}
