import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts

@Suite("Axis bounds")
struct AxisBoundsTests {
  /// A plot of 400 x 200 whose y goes from 0 to 100, with a left axis of a style.
  private func record(
    _ style: Axis.Style,
    range: (Double, Double) = (0, 100),
    scale: Scale = .linear,
    title: String = ""
  ) throws -> (record: FrameRecord, list: DisplayList) {
    let chart = try Chart.whole(400, 200)
    try chart.setPadding(.fixed(Insets(top: 0, left: 100, bottom: 0, right: 0)))
    try chart.space.y.setRange(min: range.0, max: range.1)
    try chart.space.y.setScale(scale)
    chart.add(try Axis(.left, of: chart.space, title: title, style: style), to: .above)
    let list = try chart.frame { $0 }
    return (try #require(chart.frameRecord), list)
  }

  private func bounds(_ from: Double, _ to: Double) -> Axis.Style.Bounds {
    Axis.Style.Bounds(from: DataValue(from), to: DataValue(to))
  }

  @Test("keep line, ticks, labels and title within them, in any order and direction")
  func part() throws {
    for (from, to) in [(20.0, 60.0), (60, 20)] {
      for range in [(0.0, 100.0), (100, 0)] {
        let style = Axis.Style(bounds: bounds(from, to), tickInterval: 20, width: 2)
        let (record, list) = try record(style, range: range, title: "part")
        let (top, bottom) = range.0 < range.1 ? (80.0, 160.0) : (40, 120)
        let line = try #require(list.rectangles.first).rect
        #expect(line.minY == top - 1 && line.maxY == bottom + 1)
        let ticks = record.labels.filter { $0.role == .tick }
        #expect(Set(ticks.map(\.text)) == ["20", "40", "60"])
        let title = try #require(record.labels.first { $0.role == .axisTitle })
        #expect(title.center.y == (top + bottom) / 2)
      }
    }
  }

  @Test("are cut where the range ends, and leave nothing out of it")
  func outside() throws {
    let (_, all) = try record(Axis.Style())
    let (_, wider) = try record(Axis.Style(bounds: bounds(-1e300, 1e300)))
    #expect(all.rectangles.map(\.rect) == wider.rectangles.map(\.rect))
    for (from, to) in [(-20.0, -0.001), (100.001, 1e300)] {
      let (record, list) = try record(Axis.Style(bounds: bounds(from, to)), title: "away")
      #expect(list.rectangles.isEmpty && record.labels.isEmpty)
    }
  }

  @Test("put ticks where the whole axis would have them, on every scale")
  func positions() throws {
    for scale in [Scale.linear, .log(base: 10), .squareRoot] {
      let whole = try record(Axis.Style(showsLabels: false), range: (1, 10_000), scale: scale).list
      let style = Axis.Style(bounds: bounds(1, 10_000), showsLabels: false)
      let bounded = try record(style, range: (1, 10_000), scale: scale).list
      #expect(whole.rectangles.map(\.rect) == bounded.rectangles.map(\.rect), "\(scale)")
      let half = Axis.Style(bounds: bounds(10, 1000), tickCount: 4, showsLabels: false)
      let part = try record(half, range: (1, 10_000), scale: scale).list
      #expect(part.rectangles.count > 2, "\(scale)")
    }
  }

  @Test("want no room for an axis that is out of range")
  func room() throws {
    let chart = try Chart.whole(400, 200)
    try chart.space.y.setRange(min: 0, max: 1)
    try chart.frame { _ in }
    let bare = try #require(chart.frameRecord).plot
    let style = Axis.Style(bounds: bounds(2, 3))
    chart.add(try Axis(.left, of: chart.space, title: "away", style: style), to: .above)
    try chart.frame { _ in }
    #expect(try #require(chart.frameRecord).plot == bare)
  }

  @Test("must be finite")
  func finite() throws {
    let chart = try Chart.whole(100, 100)
    for (from, to) in [(Double.nan, 1.0), (0, .infinity)] {
      #expect(throws: KeisenError.self) {
        try Axis(.left, of: chart.space, style: Axis.Style(bounds: bounds(from, to)))
      }
    }
  }
}
