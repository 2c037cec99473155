import Glibc
import KeisenData
import KeisenMotion
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Figures")
struct FigureTests {
  private func figure(_ rows: Int = 2, _ columns: Int = 3) throws -> Figure {
    try Figure(size: Size(width: 600, height: 400), rows: rows, columns: columns)
  }

  private func chart(_ values: [Double] = [1, 3, 2], in space: Space? = nil) throws -> Chart {
    let chart = try Chart(size: Size(width: 10, height: 10), space: space)
    try chart.addLine(x: nil, y: Column(values))
    return chart
  }

  private func message(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return (error as? KeisenError)?.message }
    return nil
  }

  @Test("refuse sizes, tracks and places that are not allowed, and say why")
  func refusals() throws {
    #expect(
      message { _ = try Figure(size: Size(width: -1, height: 1)) }
        == "width must be positive and finite, got -1.0"
    )
    for rows in [0, -1, 1001, Int.max, Int.min] {
      #expect(
        message { _ = try self.figure(rows, 1) } == "rows must be in 1...1000, got \(rows)"
      )
    }
    let figure = try figure()
    let (first, second) = (try chart(), try chart())
    #expect(message { try figure.add(first, row: 2, column: 0) } == "row must be in 0...1, got 2")
    #expect(
      message { try figure.add(first, row: 0, column: -1) } == "column must be in 0...2, got -1"
    )
    for span in [0, -1, 3, Int.max] {
      #expect(
        message { try figure.add(first, row: 0, column: 1, columnSpan: span) }
          == "column span at column 1 must be in 1...2, got \(span)"
      )
    }
    try figure.add(first, row: 0, column: 0, columnSpan: 2)
    #expect(
      message { try figure.add(second, row: 0, column: 1, rowSpan: 2) }
        == "cell at row 0, column 1 has a chart already"
    )
    #expect(
      message { try figure.add(first, row: 1, column: 0) } == "chart is in the figure already"
    )
    #expect(
      message { try figure.add(figure.outer, row: 1, column: 0) }
        == "chart is the figure's outer one"
    )
    #expect(
      message { try figure.addInset(second, in: second, at: Rect(x: 0, y: 0, width: 1, height: 1)) }
        == "parent of an inset must be a chart of the figure"
    )
    for rect in [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
      Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: 1, height: -1),
    ] {
      #expect(throws: KeisenError.self) { try figure.addInset(second, in: first, at: rect) }
    }
    for track in [Figure.Track.weight(0), .weight(.nan), .points(-1), .points(.infinity)] {
      #expect(throws: KeisenError.self) { try figure.setRow(0, track) }
      #expect(throws: KeisenError.self) { try figure.setColumn(0, track) }
    }
    #expect(throws: KeisenError.self) { try figure.setRow(2, .weight(1)) }
    #expect(throws: KeisenError.self) { try figure.setGaps(rows: -1, columns: 0) }
    #expect(throws: KeisenError.self) { try figure.setGaps(rows: 0, columns: .nan) }
    #expect(figure.charts.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
    #expect(figure.rows == [.weight(1), .weight(1)])
  }

  @Test("know the charts of their cells, and take an inset out with its parent")
  func places() throws {
    let figure = try figure()
    let charts = try (0..<4).map { _ in try chart() }
    try figure.add(charts[0], row: 0, column: 0, rowSpan: 2)
    try figure.add(charts[1], row: 0, column: 1, columnSpan: 2)
    let rect = Rect(x: 0.5, y: 0.5, width: 0.4, height: 0.4)
    try figure.addInset(charts[2], in: charts[1], at: rect)
    try figure.addInset(charts[3], in: charts[2], at: rect)
    #expect(figure[1, 0] === charts[0])
    #expect(figure[0, 2] === charts[1])
    #expect(figure[1, 2] == nil)
    #expect(figure[-1, 0] == nil)
    #expect(figure.cells.count == 2)
    #expect(figure.insets.count == 2)
    figure.remove(charts[1])
    #expect(figure.charts.count == 1)
    figure.remove(charts[1])
    #expect(figure[0, 2] == nil)
    try figure.add(charts[1], row: 0, column: 2)
  }

  @Test("decide a shared range once, from the rows of all charts")
  func sharedRange() throws {
    let (x, y) = (Projection(), Projection())
    let figure = try figure(1, 2)
    let left = try chart([1, 3, 2], in: Space(x: x, y: y))
    let right = try chart([40, 10], in: Space(x: x, y: y))
    let reported = Locked(0)
    _ = y.observe { _ in reported.withLock { $0 += 1 } }
    try figure.add(left, row: 0, column: 0)
    try figure.add(right, row: 0, column: 1)
    try figure.frame { _ in }
    #expect(try y.range().min == 1 - 0.05 * 39)
    #expect(try y.range().max == 40 + 0.05 * 39)
    #expect(reported.withLock { $0 } == 1)
  }

  @Test("store nothing of any chart when one fails, or what draws does")
  func failure() throws {
    struct Failure: Error {}
    let figure = try figure(1, 2)
    let (good, bad) = (try chart(), try chart())
    try figure.add(good, row: 0, column: 0)
    try figure.add(bad, row: 0, column: 1)
    bad.axis(.left)?.formatter = { _ in throw Failure() }
    #expect(throws: KeisenError.self) { try figure.frame { _ in } }
    #expect(good.space.y.follows)
    #expect(good.frameRecord == nil)
    bad.axis(.left)?.formatter = nil
    #expect(throws: KeisenError.self) {
      try figure.frame { (_) throws(KeisenError) in throw KeisenError(.deviceLost, "gone") }
    }
    #expect(good.space.y.follows)
    #expect(figure.frameRecord == nil)
    try figure.frame { _ in }
    #expect(good.space.y.follows)
    #expect(good.frameRecord?.frame == 1)
    #expect(figure.frameRecord?.frame == 1)
  }

  @Test("step an animator of several charts once, and take it back when a chart fails")
  func animators() throws {
    struct Failure: Error {}
    let figure = try figure(1, 2)
    let y = try Projection(min: 0, max: 1)
    let charts = try (0..<2).map { _ in try chart(in: Space(x: Projection(), y: y)) }
    let animator = Animator()
    animator.add(try Animation.range(of: y, min: 10, max: 20, AnimationTiming(duration: 1)))
    for (column, chart) in charts.enumerated() {
      try figure.add(chart, row: 0, column: column)
      chart.add(animator)
    }
    try figure.frame(at: 0) { _ in }
    charts[1].axis(.bottom)?.formatter = { _ in throw Failure() }
    #expect(throws: KeisenError.self) { try figure.frame(at: 1) { _ in } }
    #expect(try y.range().min == 0)
    charts[1].axis(.bottom)?.formatter = nil
    #expect(figure.nextFrameTime(after: 0.5) == 0.5)
    try figure.frame(at: 1) { _ in }
    #expect(try y.range().min == 10)
    #expect(try y.range().max == 20)
    #expect(figure.nextFrameTime(after: 2) == nil)
  }

  @Test("call formatters on the thread that draws")
  func threads() throws {
    let figure = try figure(2, 3)
    let calls = Locked<[pthread_t]>([])
    for place in 0..<6 {
      let chart = try chart()
      if place % 2 == 1 {
        chart.axis(.bottom)?.formatter = { tick in
          calls.withLock { $0.append(pthread_self()) }
          return tick.text
        }
      }
      try figure.add(chart, row: place / 3, column: place % 3)
    }
    try figure.frame { _ in }
    let own = pthread_self()
    #expect(calls.withLock { !$0.isEmpty && $0.allSatisfy { $0 == own } })
  }

  @Test("are due when a chart, the outer one or the grid was changed")
  func changes() throws {
    let figure = try figure(1, 2)
    let chart = try chart()
    try figure.add(chart, row: 0, column: 0)
    #expect(figure.nextFrameTime(after: 1) == 1)
    #expect(figure.nextFrameTime(after: .nan) == nil)
    let steps: [(String, () throws -> Void)] = [
      ("a title", { try chart.setTitle("new") }),
      ("a range", { try chart.space.y.setRange(min: 0, max: 9) }),
      ("the outer title", { try figure.outer.setTitle("new") }),
      ("a size", { try figure.setSize(Size(width: 500, height: 300)) }),
      ("a column", { try figure.setColumn(1, .points(100)) }),
      ("a row", { try figure.setRow(0, .weight(2)) }),
      ("gaps", { try figure.setGaps(rows: 1, columns: 2) }),
      ("alignment", { figure.isAligned = false }),
      ("inner labels", { figure.showsInnerLabels = true }),
      ("another chart", { try figure.add(try self.chart(), row: 0, column: 1) }),
      (
        "an inset",
        {
          let rect = Rect(x: 0, y: 0, width: 0.5, height: 0.5)
          try figure.addInset(try self.chart(), in: nil, at: rect)
        }
      ),
      ("a removal", { figure.remove(chart) }),
    ]
    for (name, step) in steps {
      try figure.frame { _ in }
      #expect(figure.nextFrameTime(after: 3) == nil, "before \(name)")
      try step()
      #expect(figure.nextFrameTime(after: 3) == 3, "\(name)")
    }
  }

  @Test("tell in words what all charts show")
  func words() throws {
    let figure = try Figure(size: Size(width: 300, height: 200), columns: 2, title: "Both")
    #expect(figure.alt == "Figure \"Both\" of 0 charts.")
    try figure.add(try chart(), row: 0, column: 0)
    #expect(figure.alt == "Figure \"Both\" of 1 chart. Line chart: x 0 to 2, y 1 to 3.")
    figure.alt = "own"
    #expect(figure.alt == "own")
  }

  @Test("make a chart for each category, in the order of the first rows")
  func facets() throws {
    var seen: [(String, [Int])] = []
    let figure = try Figure(
      size: Size(width: 600, height: 400),
      facetsBy: ["b", "a", "b", "c", "a"],
      columns: 2
    ) { (chart, name, rows) throws(KeisenError) in
      seen.append((name, rows))
      try chart.addLine(x: nil, y: Column(rows.map { Double($0) }))
    }
    #expect(seen.map(\.0) == ["b", "a", "c"])
    #expect(seen.map(\.1) == [[0, 2], [1, 4], [3]])
    #expect(figure.rowCount == 2 && figure.columnCount == 2)
    #expect(figure.charts.map(\.title) == ["b", "a", "c"])
    #expect(figure.charts[0].space.x === figure.charts[2].space.x)
    try figure.frame { _ in }
    #expect(try figure.charts[0].space.y.range().max == 4.2)
    for columns in [0, -3] {
      #expect(throws: KeisenError.self) {
        try Figure(size: figure.size, facetsBy: ["a"], columns: columns) {
          (_, _, _) throws(KeisenError) in
        }
      }
    }
    #expect(throws: KeisenError.self) {
      try Figure(size: figure.size, facetsBy: []) { (_, _, _) throws(KeisenError) in }
    }
  }

  @Test("name a series once where it looks alike in all charts")
  func legend() throws {
    let figure = try figure(1, 2)
    for column in 0..<2 {
      let chart = try Chart(size: Size(width: 10, height: 10))
      try chart.addLine(x: nil, y: Column([1.0, 2]), label: "same")
      let color: Color = column == 0 ? .black : .white
      try chart.addLine(
        x: nil,
        y: Column([2.0, 1]),
        style: LineStyle(color: color),
        label: "other"
      )
      try figure.add(chart, row: 0, column: column)
    }
    try figure.addLegend()
    try figure.frame { _ in }
    let names = figure.frameRecord?.labels.filter { $0.role == .legend }.map(\.text)
    #expect(names == ["same", "other", "other"])
  }
}
