import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Extents of the rows in view")
struct SeriesWithinTests {
  /// What one row after the other gives.
  private func slow(
    _ rows: RandomRows,
    in dimension: Dimension,
    within range: ProjectionRange,
    onlyPositive: Bool
  ) -> Extent {
    let (x, y) = (rows.x?.snapshot(), rows.y.snapshot())
    let (low, high) = (min(range.min, range.max), max(range.min, range.max))
    let column = dimension == .x ? rows.x : rows.y
    var extent = Extent.empty
    for row in y.rows {
      var place = Double(row) - Double(range.origin)
      (dimension == .x ? y : x)?
        .read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &place)
      let value = column.map { $0.snapshot().value(at: row) } ?? .integer(Int64(row))
      guard place.isFinite, low <= place, place <= high, let value else { continue }
      let one = Extent(min: value, max: value, unit: column?.type.timeUnit)
      guard !onlyPositive || (one.relative(to: 0)?.min ?? 0) > 0 else { continue }
      extent = extent.union(one)
    }
    return extent
  }

  @Test("are those of each row looked at, on any scales", arguments: 0..<10)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let rows = try RandomRows(&random)
      let chart = try Chart.whole(300, 200)
      let columns = PointColumns(x: rows.x, y: rows.y)
      let series: [any Series] = [
        try chart.addLine(x: rows.x, y: rows.y),
        try chart.addPoints(columns),
        try chart.addDensity(DensityColumns(x: rows.x, y: rows.y)),
      ]
      try chart.setScales(using: &random)
      for dimension in [Dimension.x, .y] {
        let other: Dimension = dimension == .x ? .y : .x
        let range = try chart.space.projection(other).range()
        let onlyPositive = Bool.random(using: &random)
        let expected = slow(rows, in: dimension, within: range, onlyPositive: onlyPositive)
        for series in series {
          let found = try series.extent(
            in: dimension,
            within: range,
            of: other,
            onlyPositive: onlyPositive
          )
          #expect(found.bounds == expected.bounds, "\(type(of: series)) \(range)")
        }
      }
    }
  }

  private func extent(
    _ series: any Series,
    _ dimension: Dimension,
    _ min: Double,
    _ max: Double,
    onlyPositive: Bool = false,
    scale: Scale = .linear
  ) throws -> Extent.Bounds? {
    try series.extent(
      in: dimension,
      within: ProjectionRange(min: min, max: max, scale: scale),
      of: dimension == .x ? .y : .x,
      onlyPositive: onlyPositive
    ).bounds
  }

  private func integers(_ low: Int64, _ high: Int64) -> Extent.Bounds? {
    Extent.integer(low, high).bounds
  }

  private func reals(_ low: Double, _ high: Double) -> Extent.Bounds? {
    Extent.real(low, high).bounds
  }

  @Test("count row numbers, and a range that is reversed as one that is not")
  func numbers() throws {
    let chart = try Chart.whole(300, 200)
    let line = try chart.addLine(x: nil, y: Column([5, 1, .nan, 7, -3]))
    #expect(try extent(line, .y, 0.5, 3) == reals(1, 7))
    #expect(try extent(line, .y, 3, 0.5) == reals(1, 7))
    #expect(try extent(line, .y, 2, 2) == nil)
    #expect(try extent(line, .y, 3.5, 1e300) == reals(-3, -3))
    #expect(try extent(line, .y, -1e300, 1e300, onlyPositive: true) == reals(1, 7))
    #expect(try extent(line, .x, 1, 5) == integers(0, 1))
    #expect(try extent(line, .x, 1, 5, onlyPositive: true) == integers(1, 1))
  }

  @Test("count bars by their width, from the baseline on")
  func bars() throws {
    let chart = try Chart.whole(300, 200)
    let bars = try chart.addBars(names: ["a", "b", "c", "d"], values: Column([3, .nan, -2, 9]))
    try bars.setStyle(CategoryBarStyle(barWidth: 0.5))
    #expect(try extent(bars, .y, 0.25, 0.3) == reals(0, 3))
    #expect(try extent(bars, .y, 0.26, 0.74) == nil)
    #expect(try extent(bars, .y, 0.3, 1.75) == reals(-2, 0))
    #expect(try extent(bars, .y, -9, 9) == reals(-2, 9))
    #expect(try extent(bars, .y, -9, 9, onlyPositive: true) == reals(3, 9))
    #expect(try extent(bars, .x, 1, 2) == integers(0, 3))
    #expect(try extent(bars, .x, 4, 99) == integers(3, 3))
    #expect(try extent(bars, .x, -5, -1) == integers(2, 2))
    #expect(try extent(bars, .x, -1, 1) == integers(0, 3))
    #expect(try extent(bars, .x, 10, 20) == nil)
    // Standing at names: of the scale's a and d no bar is in view but d.
    let names = Scale.category(CategoryScale(["d", "x", "a"]))
    #expect(try extent(bars, .y, -0.5, 0.5, scale: names) == reals(0, 9))
    #expect(try extent(bars, .y, 0.5, 1.5, scale: names) == nil)
    #expect(try extent(bars, .y, 1.5, 9, scale: names) == reals(0, 3))
  }

  @Test("count the cells of a heat map where they touch")
  func cells() throws {
    let chart = try Chart.whole(300, 200)
    let map = try chart.addHeatmap(
      values: Column([1.0, 2, 3, 4, 5, 6]),
      columns: 3,
      x: .range(from: 30, to: 0)
    )
    #expect(try extent(map, .y, 30, 31) == integers(0, 2))
    #expect(try extent(map, .y, 30.5, 31) == nil)
    #expect(try extent(map, .x, 2, 3) == reals(0, 30))
    #expect(try extent(map, .x, -3, -0.5) == nil)
    #expect(try extent(map, .y, 0, 1, onlyPositive: true) == integers(1, 2))
  }

  @Test("are those of all rows where a series knows no better")
  func unknown() throws {
    let chart = try Chart.whole(300, 200)
    let series = chart.addFixed(x: .real(0, 1), y: .real(3, 4))
    #expect(try extent(series, .y, 7, 8) == reals(3, 4))
  }
}
