import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Hits of densities")
struct DensityHitTests {
  /// A cell with rows, found without the grid.
  private struct SlowCell {
    var column, row: Int
    var rect: Rect
    /// The categories or amounts of its rows.
    var values: [Double]

    /// Whether a point is in it or on its left or upper side, and at the ends of the plot on any.
    func holds(_ point: Point, in size: SIMD2<Double>) -> Bool {
      (rect.minX <= point.x && point.x < rect.maxX || point.x == size.x && rect.maxX == size.x)
        && (rect.minY <= point.y && point.y < rect.maxY || point.y == size.y && rect.maxY == size.y)
    }

    func distance(to point: Point) -> (x: Double, y: Double) {
      (
        max(0, rect.minX - point.x, point.x - rect.maxX),
        max(0, rect.minY - point.y, point.y - rect.maxY)
      )
    }
  }

  /// The cells with rows of a density that fills the picture.
  private func slowCells(
    _ places: [SIMD2<Double>],
    _ values: [Double],
    _ x: SlowAxis,
    _ y: SlowAxis,
    pixelRatio: Double
  ) -> [SlowCell] {
    var cells: [SIMD2<Int>: SlowCell] = [:]
    for (place, value) in zip(places, values) where !x.hasNone(place.x) && !y.hasNone(place.y) {
      guard place.x.isFinite, place.y.isFinite, let column = x.cell(place.x),
        let row = y.cell(place.y)
      else { continue }
      let (across, down) = (
        x.place(of: column, pixelRatio: pixelRatio), y.place(of: row, pixelRatio: pixelRatio)
      )
      let rect = Rect(
        left: across.lowerBound,
        top: down.lowerBound,
        right: across.upperBound,
        bottom: down.upperBound
      )
      let empty = SlowCell(column: column, row: row, rect: rect, values: [])
      cells[SIMD2(column, row), default: empty].values.append(value)
    }
    return Array(cells.values)
  }

  @Test("are those of looking at each cell with rows", arguments: 0..<6)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(6000 + seed))
    var found = 0
    let size = SIMD2(120.0, 90)
    for number in 0..<60 {
      let count = random.pick([0, 1, 3, 40, 5_000])
      let nasty = [Double.nan, .infinity, 0, 100]
      func randomMarks() -> [Double] {
        (0..<count).map { _ in
          Int.random(in: 0..<20, using: &random) == 0
            ? random.pick(nasty) : Double.random(in: -10...110, using: &random)
        }
      }
      let (xs, ys) = (randomMarks(), randomMarks())
      let amounts = (0..<count).map { _ in Double(Int.random(in: 0..<3, using: &random)) }
      let column = try Column(amounts)
      let aggregation: DensityColumns.Aggregation = random.pick([
        .count, .mean(column), .category(column, names: ["a", "b", "c"]),
      ])
      let (cellSize, ratio) = random.pick([(0.0, 1.0), (7, 1), (1.5, 2), (200, 1)])
      let chart = try Chart.whole(size.x, size.y)
      for projection in [chart.space.x, chart.space.y] {
        let (scale, low, high): (Scale, Double, Double) = random.pick([
          (.linear, 0, 100), (.linear, 100, 0), (.log(), 1, 100), (.squareRoot, 50, 20),
        ])
        try projection.setScale(scale)
        try projection.setRange(min: low, max: high)
      }
      try chart.addDensity(
        DensityColumns(x: Column(xs), y: Column(ys), aggregation: aggregation),
        style: DensityStyle(cellSize: cellSize)
      )
      let maps = (
        try chart.space.x.range().map(to: 0, size.x), try chart.space.y.range().map(to: size.y, 0)
      )
      let side = max(1, (cellSize * ratio).rounded())
      let cells = slowCells(
        zip(xs, ys).map { SIMD2($0, $1) },
        amounts,
        SlowAxis(try chart.space.x.range(), false, size.x * ratio, side),
        SlowAxis(try chart.space.y.range(), true, size.y * ratio, side),
        pixelRatio: ratio
      )
      for _ in 0..<20 {
        let point = Point(
          x: random.pick([Double.random(in: 0...size.x, using: &random), 0, 14, size.x]),
          y: random.pick([Double.random(in: 0...size.y, using: &random), 0, 21, size.y])
        )
        let mode: HitQuery.Mode = Bool.random(using: &random) ? .x : .nearest
        let reach: Double = random.pick([0, 5, .infinity])
        let hit = try chart.hit(at: point, within: reach, mode: mode, pixelRatio: ratio)
        let note: Comment = "chart \(number), \(point), \(mode), \(reach): \(hit as Any)"
        func distance(_ cell: SlowCell) -> Double {
          let (x, y) = cell.distance(to: point)
          return mode == .x ? x : hypot(x, y)
        }
        let minimum = cells.map(distance).min() ?? .infinity
        // What is as far as the reach to a bit may be found or not.
        guard !minimum.isFinite || abs(minimum - reach) > 1e-9 || reach == 0 else { continue }
        #expect((hit != nil) == (minimum <= reach && minimum.isFinite), note)
        guard let hit else { continue }
        found += 1
        #expect(abs(hit.distance - minimum) < 1e-9, note)
        let cell = try #require(
          cells.first { $0.column == hit.column && $0.row == hit.row },
          note
        )
        #expect(abs(distance(cell) - minimum) < 1e-9, note)
        if let own = cells.first(where: { $0.holds(point, in: size) }) {
          #expect(own.column == hit.column && own.row == hit.row, note)
        }
        if mode == .x {
          let nearest = cells.filter { $0.column == cell.column }
            .map { $0.distance(to: point).y }.min()
          #expect(abs(cell.distance(to: point).y - (nearest ?? 0)) < 1e-9, note)
        }
        switch aggregation {
        case .count: #expect(hit.value == DataValue(0, origin: Int64(cell.values.count)), note)
        case .mean:
          let mean = cell.values.reduce(0, +) / Double(cell.values.count)
          #expect(abs(hit.value.offset + Double(hit.value.origin) - mean) < 1e-9, note)
        case .category:
          let counts = (0..<3).map { code in cell.values.filter { $0 == Double(code) }.count }
          let maximum = counts.firstIndex(of: counts.max() ?? 0) ?? 0
          #expect(hit.value == DataValue(0, origin: Int64(maximum)), note)
        }
        let middle = Point(
          x: (cell.rect.minX + cell.rect.maxX) / 2,
          y: (cell.rect.minY + cell.rect.maxY) / 2
        )
        let off = max(abs(hit.position.x - middle.x), abs(hit.position.y - middle.y))
        #expect(off < 1e-9, note)
        let x = hit.x.offset + Double(hit.x.origin)
        let y = hit.y.offset + Double(hit.y.origin)
        #expect(abs(maps.0.position(of: x) - middle.x) < 1e-6, note)
        #expect(abs(maps.1.position(of: y) - middle.y) < 1e-6, note)
      }
    }
    #expect(found > 200)
  }

  /// Cells of 10 points: two rows in that of column 2 and row 3, one in the last.
  private func chart(_ style: DensityStyle = DensityStyle(cellSize: 10)) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try addDensity(to: chart, style)
    return chart
  }

  private func addDensity(to chart: Chart, _ style: DensityStyle) throws {
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    let columns = try DensityColumns(x: Column([2.5, 2.1, 10]), y: Column([6.5, 6.9, 0]))
    try chart.addDensity(columns, style: style)
  }

  @Test("tell the cell, its number of rows, its middle, and the distance from it")
  func answer() throws {
    let chart = try chart()
    let hit = try #require(try chart.hit(at: Point(x: 21, y: 39)))
    #expect(hit.column == 2 && hit.row == 3 && hit.value == DataValue(0, origin: 2))
    #expect(hit.x.offset + Double(hit.x.origin) == 2.5)
    #expect(hit.y.offset + Double(hit.y.origin) == 6.5)
    #expect(hit.position == Point(x: 25, y: 35) && hit.distance == 0)
    #expect(try chart.hit(at: Point(x: 25, y: 45))?.distance == 5)
    #expect(try chart.hit(at: Point(x: 25, y: 51)) == nil)
    #expect(try chart.hit(at: Point(x: 33, y: 95), mode: .x)?.distance == 3)
    let last = try #require(try chart.hit(at: Point(x: 100, y: 100)))
    #expect(last.column == 9 && last.row == 9 && last.distance == 0)
  }

  @Test("are not of cells without rows, below which another series is found")
  func below() throws {
    let chart = try Chart.whole(100, 100)
    let line = try chart.addLine(x: Column([0.0, 10]), y: Column([5.0, 5]))
    try addDensity(to: chart, DensityStyle(cellSize: 10))
    #expect(try chart.hit(at: Point(x: 60, y: 50))?.series === line)
    let clear = try self.chart(DensityStyle(cellSize: 10, alpha: 0))
    #expect(try clear.hit(at: Point(x: 25, y: 35), within: .infinity) == nil)
  }

  @Test("are of times in their unit, and of names their place")
  func units() throws {
    let start: Int64 = 1_700_000_000_000_000_000
    let times = try [start, start + 10].withUnsafeBytes { bytes in
      try Column(copying: bytes.baseAddress, type: .timestamp(.nanoseconds), count: 2)
    }
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(
      DataValue(0, origin: start, unit: .nanoseconds),
      DataValue(0, origin: start + 10, unit: .nanoseconds)
    )
    try chart.space.y.setScale(.category(CategoryScale(["a", "b"])))
    try chart.space.y.setRange(min: -0.5, max: 1.5)
    try chart.addDensity(
      DensityColumns(x: times, y: Column([0.0, 1])),
      style: DensityStyle(cellSize: 50)
    )
    let hit = try #require(try chart.hit(at: Point(x: 80, y: 20)))
    #expect(hit.x == DataValue(7.5, origin: start, unit: .nanoseconds))
    #expect(hit.y.offset + Double(hit.y.origin) == 1)
  }

  @Test("and frames count no rows again until a column or the view changes")
  func reuse() throws {
    let count = 1_000
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: count)
    defer { memory.deallocate() }
    for row in 0..<count { memory[row] = Double(row % 100) + 0.5 }
    for spread in [DensityStyle.Spread.scale, .equalArea] {
      let chart = try Chart(size: Size(width: 300, height: 200))
      let x = try Column(borrowing: memory, type: .float64, count: count) {}
      try chart.space.x.setRange(min: 0, max: 100)
      let density = try chart.addDensity(
        DensityColumns(x: x, y: Column([Double](repeating: 1, count: count))),
        style: DensityStyle(spread: spread, cellSize: 200)
      )
      chart.add(try ColorBar(#require(density.colorScale)), to: .above)
      func hit() throws -> DataValue? {
        let plot = try #require(chart.frameRecord?.plot)
        return try chart.hit(at: Point(x: plot.minX + 30, y: plot.minY + 30))?.value
      }
      let before = try chart.frame { $0.text }
      let value = try #require(try hit())
      // Not allowed; so whoever reads the column is found out.
      for row in 0..<count { memory[row] = -1 }
      #expect(try hit() == value)
      #expect(try chart.frame { $0.text } == before)
      density.label = "other"
      #expect(try hit() == value)
      try x.changed(first: 0, count: count)
      #expect(try hit() == nil)
      for row in 0..<count { memory[row] = 3 }
      #expect(try hit() == nil)
      try chart.space.x.setRange(min: 0, max: 50)
      let all = try hit()
      #expect(all == DataValue(0, origin: Int64(count)))
      for row in 0..<count { memory[row] = Double(row % 100) + 0.5 }
    }
  }
}
