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
@testable import KeisenRanges
@testable import KeisenReduction

private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

@Suite("Tooltip")
struct TooltipTests {
  /// A chart of two lines of rows at 0, 5 and 10.
  private func chart(_ size: Size = Size(width: 400, height: 300)) throws -> Chart {
    let chart = try Chart(size: size, yTitle: "height")
    let x = try Column([0.0, 5, 10])
    try chart.addLine(x: x, y: Column([1.0, 5.25, 1]), label: "one")
    try chart.addLine(x: x, y: Column([9.0, 8, 9]), label: "two")
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    return chart
  }

  /// The texts that a frame has beyond those of the chart without a pointer.
  private func texts(_ chart: Chart, _ tooltip: Tooltip) throws -> [String] {
    let pointer = tooltip.pointer
    try tooltip.setPointer(nil)
    let before = try chart.frame { $0.labels.count }
    try tooltip.setPointer(pointer)
    return try chart.frame { $0.labels.dropFirst(before).map(\.text) }
  }

  @Test("tells of the row that is nearest where it is, its series and its value")
  func nearest() throws {
    let chart = try chart()
    let tooltip = try chart.addTooltip()
    #expect(try texts(chart, tooltip).isEmpty)
    let row = try #require(try chart.position(x: 5.0, y: 5.25))
    try tooltip.move(to: Point(x: row.x + 3, y: row.y + 3))
    #expect(try texts(chart, tooltip) == ["5", "one", "5.25"])
    try tooltip.move(to: Point(x: row.x, y: row.y + 80))
    #expect(try texts(chart, tooltip).isEmpty)
    try tooltip.setStyle(Tooltip.Style(reach: .infinity))
    #expect(try texts(chart, tooltip) == ["5", "one", "5.25"])
  }

  @Test("tells of one row of every series at the x that is nearest")
  func unified() throws {
    let chart = try chart()
    let tooltip = try chart.addTooltip(style: Tooltip.Style(mode: .x))
    let plot = try chart.plot()
    try tooltip.move(to: Point(x: plot.midX + 20, y: plot.maxY))
    #expect(try texts(chart, tooltip) == ["5", "one", "5.25", "two", "8"])
    // A value alone is enough.
    try tooltip.setStyle(Tooltip.Style())
    try tooltip.move(toX: DataValue(9), y: nil)
    #expect(try texts(chart, tooltip) == ["10", "one", "1", "two", "9"])
    // One that has no row there is not told, one that is a little beside tells where.
    try chart.addLine(x: Column([5.05]), y: Column([3.0]), label: "three")
    try chart.addPoints(PointColumns(x: Column([7.0]), y: Column([3.0])))
    try tooltip.move(toX: DataValue(5), y: nil)
    #expect(
      try texts(chart, tooltip) == ["5", "one", "5.25", "two", "8", "three (5.05)", "3"]
    )
  }

  @Test("calls a series without a label by the title of its axis")
  func unnamed() throws {
    let chart = try Chart(size: Size(width: 400, height: 300), yTitle: "height")
    try chart.addLine(x: nil, y: Column([1.0, 2]))
    let tooltip = try chart.addTooltip()
    try tooltip.move(toX: DataValue(1), y: DataValue(2))
    #expect(try texts(chart, tooltip) == ["1", "height", "2"])
  }

  @Test("tells names of bars, values of cells and parts, and colours")
  func kinds() throws {
    let bars = try Chart(size: Size(width: 400, height: 300))
    try bars.addBars(names: ["apples", "pears"], values: Column([3.0, 1]))
    let ofBars = try bars.addTooltip()
    try ofBars.move(to: try #require(try bars.position(x: 0.0, y: 1.5)))
    #expect(try texts(bars, ofBars) == ["apples", "3"])

    let map = try Chart(size: Size(width: 400, height: 300))
    try map.addHeatmap(values: Column([1.0, 2, 3, 4.5]), columns: 2, label: "depth")
    let ofCells = try map.addTooltip()
    let cell = try #require(try map.hit(at: middle(of: map)))
    try ofCells.move(to: cell.position)
    let values = try texts(map, ofCells)
    #expect(values.dropFirst().first == "depth")
    #expect(values.last == "\(cell.value.offset)".replacing(".0", with: ""))

    let points = try Chart(size: Size(width: 400, height: 300))
    let one = try Column([1.0, 2])
    try points.addPoints(PointColumns(x: one, y: one, color: Column([7.0, 8])), label: "p")
    let ofPoints = try points.addTooltip()
    try ofPoints.move(toX: DataValue(1), y: DataValue(1))
    #expect(try texts(points, ofPoints) == ["1", "p", "1", "7"])
  }

  private func middle(of chart: Chart) throws -> Point {
    let plot = try chart.plot()
    return Point(x: plot.midX + 1, y: plot.midY + 1)
  }

  @Test("stands beside the rows, covers none and never leaves the picture", arguments: 0..<6)
  func placed(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(40 + seed))
    for _ in 0..<20 {
      let size = Size(
        width: Double.random(in: 260...600, using: &random),
        height: Double.random(in: 200...400, using: &random)
      )
      let chart = try chart(size)
      let mode: HitQuery.Mode = Bool.random(using: &random) ? .x : .nearest
      let style = Tooltip.Style(mode: mode, reach: .infinity, size: 11)
      let tooltip = try chart.addTooltip(style: style)
      let plot = try chart.plot()
      let point = Point(
        x: Double.random(in: plot.minX...plot.maxX, using: &random),
        y: Double.random(in: plot.minY...plot.maxY, using: &random)
      )
      try tooltip.move(to: point)
      let list = try chart.frame { $0 }
      let box = try #require(list.rectangles.last?.rect)
      #expect(box.minX >= 0 && box.minY >= 0)
      #expect(box.maxX <= size.width && box.maxY <= size.height)
      for label in list.labels.suffix(3) {
        #expect(box.holds(label.center))
      }
      for row in try #require(list.markers.last).positions.vertices {
        #expect(!box.holds(Point(x: Double(row.x), y: Double(row.y))))
      }
    }
  }

  @Test("lies on the first side with room, level with the row")
  func sides() {
    let room = Rect(x: 0, y: 0, width: 100, height: 100)
    let box = Size(width: 30, height: 20)
    func place(_ x: Double, _ y: Double, _ size: Size) -> Rect {
      let taken = Rect(x: x - 5, y: y - 5, width: 10, height: 10)
      return TooltipBox.place(size, beside: taken, level: Point(x: x, y: y), in: room)
    }
    #expect(place(50, 50, box) == Rect(x: 55, y: 40, width: 30, height: 20))
    #expect(place(50, 3, box) == Rect(x: 55, y: 0, width: 30, height: 20))
    #expect(place(80, 50, box) == Rect(x: 45, y: 40, width: 30, height: 20))
    let wide = Size(width: 90, height: 20)
    #expect(place(50, 50, wide) == Rect(x: 5, y: 25, width: 90, height: 20))
    #expect(place(50, 10, wide) == Rect(x: 5, y: 15, width: 90, height: 20))
    let large = Size(width: 90, height: 90)
    #expect(place(30, 50, large) == Rect(x: 10, y: 5, width: 90, height: 90))
  }

  @Test("says what its writer writes of the rows")
  func writer() throws {
    let chart = try chart()
    let tooltip = try chart.addTooltip(style: Tooltip.Style(mode: .x))
    try tooltip.move(toX: DataValue(5), y: DataValue(5))
    tooltip.writer = { hits in
      hits.map { "\($0.seriesIndex) \($0.row) \($0.y.offset)" }.joined(separator: "\n")
    }
    #expect(try texts(chart, tooltip) == ["0 1 5.25\n1 1 8.0"])
    tooltip.writer = { _ in "" }
    #expect(try texts(chart, tooltip).isEmpty)
    tooltip.writer = nil
    #expect(try texts(chart, tooltip).count == 5)
  }

  @Test("fails with its writer, and leaves the chart as it was")
  func failing() throws {
    let chart = try chart()
    let tooltip = try chart.addTooltip()
    _ = try chart.frame { _ in }
    let record = chart.frameRecord
    tooltip.writer = { _ in throw Failure() }
    try tooltip.move(toX: DataValue(5), y: DataValue(5.25))
    #expect(throws: KeisenError(.callback, "writer of a tooltip failed: no luck")) {
      _ = try chart.frame { _ in }
    }
    tooltip.writer = { _ in String(repeating: "a", count: 4096) }
    let long = "writer of a tooltip must return at most 4095 bytes, got 4096"
    #expect(throws: KeisenError(.callback, long)) { _ = try chart.frame { _ in } }
    tooltip.writer = { [weak chart] _ in
      _ = try chart?.frame { _ in }
      return "never"
    }
    #expect(throws: KeisenError.self) { _ = try chart.frame { _ in } }
    #expect(chart.frameRecord == record)
    tooltip.writer = { _ in String(repeating: "long words\n", count: 300) }
    _ = try chart.frame { _ in }
  }

  @Test("finds rows on discs")
  func discs() throws {
    let disc = try Space(
      angle: Projection(min: 0, max: 4),
      radius: Projection(min: 0, max: 1)
    )
    let chart = try Chart(bare: Size(width: 200, height: 200), space: disc)
    try chart.addPoints(PointColumns(x: Column([1.0, 2]), y: Column([0.5, 0.75])))
    let tooltip = try chart.addTooltip()
    try tooltip.move(to: Point(x: 152, y: 100))
    #expect(try texts(chart, tooltip) == ["1", "0.5"])
    try tooltip.move(toX: DataValue(2), y: DataValue(0.75))
    #expect(try texts(chart, tooltip) == ["2", "0.75"])
  }

  @Test("leaves out lines without room, with an ellipsis for them")
  func crowded() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    for index in 0..<100 {
      try chart.addLine(x: nil, y: Column([0, Double(index)]), label: "line \(index)")
    }
    let tooltip = try chart.addTooltip(style: Tooltip.Style(mode: .x))
    try tooltip.move(toX: DataValue(1), y: nil)
    let shown = try texts(chart, tooltip)
    #expect(shown.last == "…" && shown.count > 9 && shown.count < 40)
  }

  @Test("refuses what is not allowed, and stays as it was")
  func refused() throws {
    let chart = try chart()
    let tooltip = try chart.addTooltip()
    let styles: [Tooltip.Style] = [
      Tooltip.Style(reach: -1), Tooltip.Style(reach: .nan), Tooltip.Style(size: -1),
      Tooltip.Style(borderWidth: .nan), Tooltip.Style(radius: -1), Tooltip.Style(gap: -1),
      Tooltip.Style(markerSize: .infinity), Tooltip.Style(insets: Insets(-1)),
    ]
    for style in styles {
      #expect(throws: KeisenError.self) { try tooltip.setStyle(style) }
    }
    #expect(tooltip.style == Tooltip.Style())
    #expect(throws: KeisenError.self) { try tooltip.move(to: Point(x: .nan, y: 0)) }
    #expect(tooltip.pointer == nil)
  }

  @Test("draws in any picture and with any style, or nothing")
  func extremes() throws {
    let chart = try chart()
    let tooltip = try chart.addTooltip()
    let styles: [Tooltip.Style] = [
      Tooltip.Style(mode: .x), Tooltip.Style(reach: .infinity, size: 1000),
      Tooltip.Style(reach: .infinity, size: 0), Tooltip.Style(reach: .infinity, borderWidth: 1e300),
      Tooltip.Style(reach: .infinity, insets: Insets(1e300)),
      Tooltip.Style(reach: .infinity, radius: 1e300, gap: 1e300, markerSize: 1e300),
    ]
    for side in [1.0, 10, 60, 2000] {
      try chart.setSize(Size(width: side, height: side))
      for style in styles {
        try tooltip.setStyle(style)
        for part in [0, 0.5, 1] {
          try tooltip.move(to: Point(x: part * side, y: part * side))
          _ = try chart.frame { _ in }
        }
      }
    }
  }

  @Test("runs its writer on the thread that draws a figure")
  func figure() throws {
    let figure = try Figure(size: Size(width: 800, height: 300), rows: 1, columns: 2)
    let thread = pthread_self()
    for column in 0..<2 {
      let chart = try chart()
      let tooltip = try chart.addTooltip()
      tooltip.writer = { _ in
        #expect(pthread_self() == thread)
        return "text"
      }
      try tooltip.move(toX: DataValue(5), y: DataValue(5.25))
      try figure.add(chart, row: 0, column: column)
    }
    let labels = try figure.frame { $0.labels.filter { $0.text == "text" } }
    #expect(labels.count == 2 && labels[0].center.x < 400 && labels[1].center.x > 400)
  }
}
