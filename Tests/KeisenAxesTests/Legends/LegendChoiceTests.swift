import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("LegendChoice")
struct LegendChoiceTests {
  private let plot = Rect(x: 0, y: 0, width: 300, height: 300)

  private var places: [(place: Legend.Place, rect: Rect)] {
    LegendChoice.order.enumerated().map { index, place in
      let (column, row) = [(2, 0), (0, 0), (2, 2), (0, 2), (2, 1), (0, 1), (1, 0), (1, 2), (1, 1)][
        index
      ]
      return (place, Rect(x: Double(column) * 100, y: Double(row) * 100, width: 100, height: 100))
    }
  }

  @Test("takes the first place where nothing is drawn")
  func empty() {
    #expect(LegendChoice.best(of: places, avoiding: [], in: plot) == .topRight)
    let gaps = [Point(x: .nan, y: .nan), Point(x: .nan, y: 1)]
    #expect(LegendChoice.best(of: places, avoiding: [gaps, []], in: plot) == .topRight)
  }

  @Test("takes the one place that is free", arguments: 0..<9)
  func free(index: Int) {
    let points = places.enumerated().filter { $0.offset != index }.flatMap { _, place in
      [Point(x: place.rect.midX, y: place.rect.midY), Point(x: .nan, y: .nan)]
    }
    let best = LegendChoice.best(of: places, avoiding: [points], in: plot)
    #expect(best == places[index].place)
  }

  @Test("counts lines that pass without a point within")
  func passing() {
    let lines = [
      [Point(x: 250, y: -50), Point(x: 250, y: 350)],
      [Point(x: 50, y: -1e9), Point(x: 50, y: 1e9)],
    ]
    #expect(LegendChoice.best(of: places, avoiding: lines, in: plot) == .top)
  }

  @Test("covers no more than the best of all places does, counted in small steps")
  func brute() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let points = (0..<30).map { _ in
        Point(
          x: .random(in: -50...350, using: &random),
          y: Bool.random(using: &random)
            ? .random(in: -50...350, using: &random) : .random(in: 0...120, using: &random)
        )
      }
      func covered(_ rect: Rect) -> Double {
        var sum = Double(points.filter(rect.contains).count)
        for (start, end) in zip(points, points.dropFirst()) {
          let (dx, dy) = (end.x - start.x, end.y - start.y)
          let length = (dx * dx + dy * dy).squareRoot()
          let steps = 400
          for step in 0..<steps {
            let t = (Double(step) + 0.5) / Double(steps)
            if rect.contains(Point(x: start.x + t * dx, y: start.y + t * dy)) {
              sum += length / Double(steps)
            }
          }
        }
        return sum
      }
      let best = LegendChoice.best(of: places, avoiding: [points], in: plot)
      let all = places.map { covered($0.rect) }
      let chosen = places.firstIndex { $0.place == best }.map { all[$0] } ?? .infinity
      #expect(chosen <= (all.min() ?? 0) + 20)
    }
  }

  @Test("measures the part of a segment within a rectangle")
  func segments() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    func length(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Double {
      LegendChoice.length(from: Point(x: x0, y: y0), to: Point(x: x1, y: y1), within: rect)
    }
    #expect(length(-5, 5, 15, 5) == 10 && abs(length(5, -1e9, 5, 1e9) - 20) < 1e-5)
    #expect(length(1, 1, 4, 5) == 5 && length(3, 3, 3, 3) == 0)
    #expect(length(-5, 5, -1, 5) == 0 && length(11, 0, 11, 20) == 0 && length(0, -1, 11, -1) == 0)
    #expect(abs(length(-1e9, -1e9, 1e9, 1e9) - 10 * 2.0.squareRoot()) < 1e-5)
  }

  @Test("looks at a few thousand positions of ten million rows, of any number of series")
  func bounded() throws {
    var zero = 0.5
    let column = try withUnsafeBytes(of: &zero) {
      try Column(copying: $0.baseAddress, type: .float64, count: 10_000_000, stride: 0)
    }
    let chart = try Chart(size: Size(width: 400, height: 300))
    for _ in 0..<20 { try chart.addLine(x: nil, y: column, style: LineStyle(width: 0)) }
    let counter = OutlineCounter()
    chart.add(counter, to: .above)
    try chart.frame { _ in }
    #expect(counter.count > 1000 && counter.count < 10_000)
    let many = try Chart(size: Size(width: 400, height: 300))
    for _ in 0..<10_000 {
      try many.addLine(x: nil, y: Column([1, 2.0]), style: LineStyle(width: 0))
    }
    many.add(counter, to: .above)
    try many.frame { _ in }
    #expect(counter.count > 1000 && counter.count < 10_000)
  }

  @Test("keeps clear of the lines of a chart")
  func lines() throws {
    for (values, place) in [([0.0, 1], Legend.Place.topLeft), ([1, 0], .topRight)] {
      let chart = try Chart(size: Size(width: 300, height: 300))
      try chart.addLine(x: nil, y: Column(values), label: "line")
      let style = Legend.Style(insets: Insets(8), background: .white)
      chart.add(try Legend(style: style), to: .above)
      let box = try chart.frame { $0 }.rectangles.last { $0.radii.topLeft == 4 }?.rect
      let plot = try #require(chart.frameRecord?.plot)
      #expect(((box?.midX ?? 0) < plot.midX) == (place == .topLeft))
      #expect((box?.midY ?? 0) < plot.midY)
    }
  }
}

extension LegendChoiceTests {
  /// A chart of 400 x 300 points with x and y in 0...1 and a legend where it covers least; its only
  /// name is that of a point in the middle.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(400, 300)
    for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: 0, max: 1) }
    try chart.addPoints(PointColumns(x: Column([0.5]), y: Column([0.5])), label: "a name")
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// Left or right and top or bottom of the middle, where the legend is.
  private func corner(_ chart: Chart) throws -> String {
    let label = try #require(try chart.frame { $0 }.labels.last { $0.role == .legend })
    return (label.center.y < 150 ? "top" : "bottom") + (label.center.x < 200 ? "Left" : "Right")
  }

  @Test("sees texts, rules and arrows, whether they were added before it or after it")
  func annotations() throws {
    for isFirst in [true, false] {
      let chart = try Chart.whole(400, 300)
      for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: 0, max: 1) }
      try chart.addPoints(PointColumns(x: Column([0.5]), y: Column([0.5])), label: "a name")
      if !isFirst { chart.add(try Legend(), to: .above) }
      if !isFirst { #expect(try corner(chart) == "topRight") }
      let text = try TextAnnotation("a text", at: Position(x: .plot(0.92), y: .plot(0.05)))
      chart.add(text, to: .above)
      let rule = try Rule(.x, at: DataValue(0.05), in: chart.space)
      chart.add(rule, to: .above)
      let arrow = try Arrow(
        from: Position(x: .plot(0.8), y: .plot(0.8)),
        to: Position(x: .plot(0.98), y: .plot(0.98))
      )
      chart.add(arrow, to: .above)
      if isFirst { chart.add(try Legend(), to: .above) }
      let label = try #require(try chart.frame { $0 }.labels.last { $0.role == .legend })
      #expect(abs(label.center.y - 150) < 10 && label.center.x > 200, "\(label)")
    }
  }

  @Test(
    "sees outliers of boxes, the inside of bars, of areas, of sectors of a heat map and of images"
  )
  func filled() throws {
    // Each covers the top right corner, with its edges far from a legend there.
    let boxes = try chart()
    let values = [0.3, 0.3, 0.31, 0.31, 0.32, 0.95, 0.94, 0.96]
    boxes.add(
      try MarkSeries(
        BoxMark(
          GroupColumns(
            values: Column(values),
            positions: Column([Double](repeating: 0.92, count: 8))
          )
        ),
        in: boxes.space
      )
    )
    #expect(try corner(boxes) != "topRight")
    let bars = try chart()
    bars.add(
      try MarkSeries(
        BarMark(position: Column([0.9]), value: Column([2.0]), style: BarStyle(width: 0.9)),
        in: bars.space
      )
    )
    #expect(try corner(bars).hasSuffix("Left"))
    let areas = try chart()
    areas.add(
      try AreaSeries(AreaMark(x: Column([0.4, 1.0]), y: Column([3.0, 3])), in: areas.space)
    )
    #expect(try corner(areas).hasSuffix("Left"))
    let cells = try chart()
    let scale = try ColorScale(.viridis, min: 0, max: 1)
    cells.add(
      try HeatmapSeries(
        values: Column([0.5]),
        columns: 1,
        x: .range(from: 0.3, to: 2),
        y: .range(from: 0.3, to: 2),
        in: cells.space,
        colorScale: scale
      )
    )
    #expect(try corner(cells) != "topRight")
  }
}

/// Counts the positions that a legend would look at.
private final class OutlineCounter: KeisenFrames.Attachment {
  static let typeName = "custom"

  private let state = Locked(0)
  var count: Int { state.withLock { $0 } }

  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    let count = LegendChoice.outlines(in: frame).reduce(0) { $0 + $1.count }
    state.withLock { $0 = count }
  }
}
