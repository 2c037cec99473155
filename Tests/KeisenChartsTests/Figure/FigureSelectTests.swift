import KeisenData
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Figure: selections and values")
struct FigureSelectTests {
  /// Two charts beside each other and an inset in the first.
  private func figure() throws -> (figure: Figure, charts: [Chart]) {
    let figure = try Figure(size: Size(width: 600, height: 300), rows: 1, columns: 2)
    let charts: [Chart] = try (0..<3).map { number in
      let chart = try Chart(size: Size(width: 10, height: 10))
      let (x, y) = (try Column([1.0, 2, 3, .nan]), try Column([1.0, Double(number) + 4, 2, 5]))
      try chart.addPoints(PointColumns(x: x, y: y))
      return chart
    }
    try figure.add(charts[0], row: 0, column: 0)
    try figure.add(charts[1], row: 0, column: 1)
    try figure.addInset(charts[2], in: charts[0], at: Rect(x: 0.5, y: 0, width: 0.5, height: 0.5))
    return (figure, charts)
  }

  private func message(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return (error as? KeisenError)?.message }
    return nil
  }

  @Test("find the rows that the frame draws in a box or a lasso, of every chart", arguments: 0..<20)
  func rows(seed: UInt64) throws {
    let (figure, charts) = try figure()
    var random = SeededGenerator(seed: seed)
    let xs: [Double] = (0..<2).map { _ in .random(in: 0...600, using: &random) }
    let ys: [Double] = (0..<2).map { _ in .random(in: 0...300, using: &random) }
    let box = Rect(x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0])
    let lasso = [
      Point(x: xs[0], y: ys[0]), Point(x: xs[1], y: ys[0]), Point(x: xs[1], y: ys[1]),
      Point(x: xs[0], y: ys[1]),
    ]
    let found = try figure.select(in: box)
    let within = try figure.select(within: lasso)
    #expect(found.map(\.selected.rows) == within.map(\.selected.rows))
    #expect(found.count == 3)
    let (across, down) = (xs.min()!...xs.max()!, ys.min()!...ys.max()!)
    for (number, one) in found.enumerated() {
      #expect(one.chart === charts[number])
      #expect(one.selected.series === charts[number].series[0])
      var rows = RowSet()
      for (row, y) in [1, Double(number) + 4, 2].enumerated() {
        let place = try #require(
          try figure.position(x: Double(row + 1), y: y, of: one.chart, isClipped: true)
        )
        if across.contains(place.x), down.contains(place.y) { rows.append(row) }
      }
      #expect(one.selected.rows == rows)
    }
  }

  @Test("find one series, nothing in a lasso of two points, and refuse what is not finite")
  func single() throws {
    let (figure, charts) = try figure()
    let all = Rect(x: 0, y: 0, width: 600, height: 300)
    let one = try figure.select(in: all, of: charts[1].series[0])
    #expect(one.count == 1)
    #expect(one[0].chart === charts[1])
    #expect(one[0].selected.rows == RowSet([0, 1, 2]))
    let line = [Point.zero, Point(x: 600, y: 300)]
    #expect(try figure.select(within: line).allSatisfy { $0.selected.rows.isEmpty })
    #expect(
      message { _ = try figure.select(in: Rect(x: .nan, y: 0, width: 1, height: 1)) }
        == "left of the box must be finite, got nan"
    )
    #expect(
      message { _ = try figure.select(within: [Point(x: .infinity, y: 0)]) }
        == "points of the lasso must be finite, got (inf, 0.0) at 0"
    )
  }

  @Test("tell the values at a point and the point of values, as its frames draw them")
  func values() throws {
    let (figure, charts) = try figure()
    for chart in charts {
      let place = try #require(try figure.place(of: chart))
      // Beside the inset.
      let point = Point(
        x: place.plot.minX + place.plot.width / 4,
        y: place.plot.maxY - place.plot.height / 4
      )
      let hit = try #require(try figure.hit(at: point, within: .infinity))
      #expect(hit.chart === chart)
      let own = try #require(try figure.position(x: hit.hit.x, y: hit.hit.y, of: hit.chart))
      #expect(abs(own.x - hit.hit.position.x) < 1e-9 && abs(own.y - hit.hit.position.y) < 1e-9)
      let values = try #require(try figure.values(at: own, of: hit.chart))
      #expect(abs(values.x.offset - hit.hit.x.offset) < 1e-9)
      #expect(abs(values.y.offset - hit.hit.y.offset) < 1e-9)
      let corner = Point(x: place.plot.minX, y: place.plot.maxY)
      let low = try #require(try figure.values(at: corner, of: chart, isClipped: true))
      #expect(abs(low.x.offset - (try chart.space.x.range().min)) < 1e-9)
      let beside = Point(x: place.plot.minX - 5, y: place.plot.midY)
      #expect(try figure.values(at: beside, of: chart, isClipped: true) == nil)
      #expect(try figure.values(at: beside, of: chart) != nil)
    }
    let stranger = try Chart(size: Size(width: 10, height: 10))
    #expect(
      message { _ = try figure.values(at: .zero, of: stranger) } == "chart is not in the figure"
    )
    #expect(
      message { _ = try figure.position(x: 0, y: 0, of: stranger) } == "chart is not in the figure"
    )
    #expect(
      message { _ = try figure.values(at: Point(x: .nan, y: 0), of: charts[0]) }
        == "x must be finite, got nan"
    )
  }
}
