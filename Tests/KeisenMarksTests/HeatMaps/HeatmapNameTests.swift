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

@Suite("Names and values of a heat map")
struct HeatmapNameTests {
  private static let rows = ["top", "middle", "low"]
  private static let columns = ["a", "b", "c", "d"]

  private func mark(
    rows: [String] = Self.rows,
    columns: [String] = Self.columns,
    labels: ValueLabelStyle = ValueLabelStyle()
  ) throws -> HeatmapMark {
    HeatmapMark(
      values: try Column((0..<rows.count * columns.count).map { Int64($0 * 10) }),
      columns: columns.count,
      x: .names(CategoryScale(columns)),
      y: .names(CategoryScale(rows)),
      style: HeatmapStyle(labels: labels)
    )
  }

  private func chart(_ mark: HeatmapMark) throws -> Chart {
    let chart = try Chart.whole(400, 300)
    chart.add(try HeatmapSeries(mark, in: chart.space))
    return chart
  }

  @Test("stand as in a table: columns from the left, rows from the top")
  func table() throws {
    let chart = try chart(mark())
    #expect(chart.space.x.names == Self.columns)
    #expect(chart.space.y.names == Self.rows.reversed())
    for row in 0..<3 {
      for column in 0..<4 {
        let point = Point(x: 50 + 100 * Double(column), y: 50 + 100 * Double(row))
        let hit = try #require(try chart.hit(at: point))
        #expect(hit.row == row && hit.column == column)
        #expect(hit.value == DataValue(0, origin: Int64((row * 4 + column) * 10)))
        #expect(hit.x.offset + Double(hit.x.origin) == Double(column))
        #expect(hit.y.offset + Double(hit.y.origin) == Double(2 - row))
      }
    }
  }

  @Test("stand at their names on a scale that has others, in any order", arguments: 0..<20)
  func arranged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let mark = try mark()
    let chart = try chart(mark)
    var names = Self.columns + ["x", "y"]
    names.shuffle(using: &random)
    names.removeLast()
    var rowNames = Self.rows + ["z"]
    rowNames.shuffle(using: &random)
    try chart.space.x.setScale(.category(CategoryScale(names)))
    try chart.space.y.setScale(.category(CategoryScale(rowNames)))
    try chart.space.x.setRange(min: -0.5, max: Double(names.count) - 0.5)
    try chart.space.y.setRange(min: -0.5, max: Double(rowNames.count) - 0.5)
    for (place, name) in names.enumerated() {
      for (level, rowName) in rowNames.enumerated() {
        let point = Point(
          x: 400 * (Double(place) + 0.5) / Double(names.count),
          y: 300 - 300 * (Double(level) + 0.5) / Double(rowNames.count)
        )
        let hit = try chart.hit(at: point, within: 0)
        guard let column = Self.columns.firstIndex(of: name),
          let row = Self.rows.firstIndex(of: rowName)
        else {
          #expect(hit == nil)
          continue
        }
        #expect(hit?.row == row && hit?.column == column)
        #expect(hit?.value == DataValue(0, origin: Int64((row * 4 + column) * 10)))
      }
    }
  }

  @Test("have their values in their middles, smaller where there is little room")
  func values() throws {
    let labels = ValueLabelStyle(place: .automatic)
    let list = try chart(mark(labels: labels)).frame { $0 }
    #expect(list.labels.map(\.text) == (0..<12).map { "\($0 * 10)" })
    for (index, label) in list.labels.enumerated() {
      #expect(abs(label.center.x - (50 + 100 * Double(index % 4))) < 0.5)
      #expect(abs(label.center.y - (50 + 100 * Double(index / 4))) < 3)
    }
    // White on the dark low end of the map, black on the bright high one.
    let colors = list.glyphRuns.map(\.color)
    #expect(colors.first == .white && colors.last == .black)

    let narrow = try Chart.whole(70, 60)
    narrow.add(try HeatmapSeries(mark(labels: labels), in: narrow.space))
    let small = try narrow.frame { $0.labels }
    #expect(small.count == 12)
    #expect(small[11].width < list.labels[11].width && small[11].width > 7)
    let tiny = try Chart.whole(30, 30)
    tiny.add(try HeatmapSeries(mark(labels: labels), in: tiny.space))
    #expect(try tiny.frame { $0.labels.count } < 12)
    #expect(tiny.frameRecord.map { $0.series[0].omittedLabels > 0 } == true)
  }

  @Test("must be as many as cells")
  func counts() throws {
    let wrong = HeatmapMark(
      values: try Column([1.0, 2]),
      columns: 2,
      x: .names(CategoryScale(["a"]))
    )
    #expect(
      throws: KeisenError(.invalidArgument, "names of x must be as many as cells, 2, got 1")
    ) {
      try wrong.validateColumns()
    }
  }
}
