import KeisenData
import KeisenPrimitives
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenReduction

@Suite("Selection")
struct SelectionTests {
  @Test("changes by other rows")
  func rows() throws {
    let selection = try Selection(RowSet([3, 1, 2]))
    #expect(selection.rows.rows == [1, 2, 3] && selection.count == 3 && selection.contains(2))
    selection.unite(RowSet([7]))
    selection.intersect(RowSet(2..<100))
    #expect(selection.rows.rows == [2, 3, 7])
    selection.toggle(RowSet([3, 4]))
    selection.subtract(RowSet([7]))
    #expect(selection.rows.rows == [2, 4])
    selection.invert(upTo: 6)
    #expect(selection.rows.rows == [0, 1, 3, 5])
    selection.clear()
    #expect(selection.isEmpty && !selection.contains(0))
  }

  @Test("dims by a part of 1, and refuses any other number")
  func dimming() throws {
    let selection = try Selection()
    #expect(selection.dimming == 0.15)
    try selection.setDimming(0.5)
    for wrong in [-0.1, 1.1, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try selection.setDimming(wrong) }
      #expect(throws: KeisenError.self) { try Selection(dimming: wrong) }
    }
    #expect(selection.dimming == 0.5)
  }

  @Test("is a change where it becomes another one, and none where it stays")
  func changes() throws {
    let selection = try Selection(RowSet([1]))
    func expect(_ changes: Bool, _ name: String, _ body: () throws -> Void) throws {
      let before = selection.latestChange
      try body()
      #expect((selection.latestChange != before) == changes, "\(name)")
    }
    try expect(false, "same rows") { selection.rows = RowSet([1]) }
    try expect(false, "union") { selection.unite(RowSet([1])) }
    try expect(false, "dimming") { try selection.setDimming(0.15) }
    try expect(true, "more rows") { selection.unite(RowSet([2])) }
    try expect(true, "other dimming") { try selection.setDimming(0.2) }
    try expect(true, "clear") { selection.clear() }
    try expect(false, "clear again") { selection.clear() }
  }

  @Test("has the charts that show it drawn again")
  func watched() throws {
    let selection = try Selection()
    let charts = try (0..<2).map { _ in
      let chart = try Chart(size: Size(width: 90, height: 60))
      let points = try chart.addPoints(PointColumns(x: nil, y: try Column([1.0, 2, 3])))
      try points.setSelection(selection)
      _ = try chart.frame { _ in }
      #expect(!chart.hasChanged)
      return chart
    }
    selection.rows = RowSet([1])
    for chart in charts {
      #expect(chart.hasChanged)
      _ = try chart.frame { _ in }
      #expect(!chart.hasChanged)
      #expect(chart.nextFrameTime(after: 0) == nil || !chart.hasChanged)
    }
    let points = try #require(charts[0].series[0] as? PointSeries)
    #expect(points.selection === selection)
    try points.setSelection(Selection?.none)
    #expect(charts[0].hasChanged && !charts[1].hasChanged && points.selection == nil)
  }
}
