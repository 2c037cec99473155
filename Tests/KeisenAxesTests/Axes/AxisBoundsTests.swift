import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

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
      // It is not there, which is not to have had no room.
      #expect(record.omittedParts == 0)
    }
  }

  @Test("leave nothing out where an axis out of range has a title and the plot is empty")
  func nothing() throws {
    let chart = try Chart.whole(100, 100)
    try chart.setPadding(.fixed(Insets(100)))
    try chart.space.y.setRange(min: 0, max: 10)
    for (from, to, omitted) in [(100.0, 200.0, 0), (0, 10, 1)] {
      let style = Axis.Style(bounds: bounds(from, to))
      let axis = try Axis(.left, of: chart.space, title: "t", style: style)
      chart.add(axis, to: .above)
      try chart.frame { _ in }
      #expect(chart.frameRecord?.omittedParts == omitted)
      chart.remove(axis)
    }
  }

  /// A scale, a range, and bounds within it at whole points of 200.
  struct Part: CustomStringConvertible, Sendable {
    var scale: Scale
    var range: (Double, Double)
    var bounds: (Double, Double)
    /// Distances of ticks, in the scale's units.
    var intervals: [Double]

    var description: String { "\(scale), \(range.0) to \(range.1)" }
  }

  static let parts: [Part] = [
    Part(scale: .linear, range: (0, 100), bounds: (20, 60), intervals: [1, 7.5, 20]),
    Part(scale: .linear, range: (100, 0), bounds: (20, 60), intervals: [1, 7.5, 20]),
    Part(scale: .log(base: 10), range: (1, 1e4), bounds: (10, 1000), intervals: [1, 0.25]),
    Part(
      scale: .symlog(base: 10, threshold: 1),
      range: (-100, 100),
      bounds: (0, 100),
      intervals: [1, 10, 30]
    ),
    Part(scale: .squareRoot, range: (0, 1e4), bounds: (625, 5625), intervals: [125, 625, 999]),
    Part(
      scale: .category(CategoryScale((0..<10).map { "name \($0)" })),
      range: (-0.5, 9.5),
      bounds: (1.5, 5.5),
      intervals: [1, 2]
    ),
    // Two weeks from Monday 2024-01-01, without weekends: bounds in the first week and in the
    // second.
    Part(
      scale: .time(TimeScale(unit: .seconds, cuts: TimeCuts(closedWeekdays: .weekend))),
      range: (1_704_067_200, 1_704_067_200 + 14 * 86_400),
      bounds: (1_704_067_200 + 86_400, 1_704_067_200 + 9 * 86_400),
      intervals: [21_600, 86_400, 2 * 86_400]
    ),
  ]

  /// The ticks of an axis, as rectangles.
  private func ticks(_ part: Part, _ style: Axis.Style, given: [Double]? = nil) throws -> [Rect] {
    let chart = try Chart.whole(400, 200)
    try chart.setPadding(.fixed(Insets(top: 0, left: 100, bottom: 0, right: 0)))
    try chart.space.y.setRange(min: part.range.0, max: part.range.1)
    try chart.space.y.setScale(part.scale)
    let axis = try Axis(.left, of: chart.space, style: style)
    if let given { try axis.setTicks(given.map { DataValue($0) }) }
    chart.add(axis, to: .above)
    return try chart.frame { $0 }.rectangles.dropFirst().map(\.rect)
  }

  /// An axis of ticks alone.
  private func style(_ bounds: Axis.Style.Bounds?, interval: Double = 0) -> Axis.Style {
    Axis.Style(bounds: bounds, tickInterval: interval, minor: .none, showsLabels: false)
  }

  @Test("keep the ticks of the whole axis that are within, on every scale", arguments: parts)
  func positions(part: Part) throws {
    let bounds = bounds(part.bounds.0, part.bounds.1)
    let map = try ProjectionRange(min: part.range.0, max: part.range.1, scale: part.scale)
      .map(to: 200, 0)
    let ends = [map.position(of: part.bounds.0), map.position(of: part.bounds.1)].sorted()
    #expect(ends.allSatisfy { abs($0 - $0.rounded()) < 1e-9 } && ends[0] < ends[1])
    func inside(_ ticks: [Rect]) -> [Rect] {
      // Ticks stand on whole pixels: half a point beside where they belong.
      ticks.filter { $0.midY >= ends[0] - 0.75 && $0.midY <= ends[1] + 0.75 }
    }
    for interval in part.intervals {
      let whole = try ticks(part, style(nil, interval: interval))
      let bounded = try ticks(part, style(bounds, interval: interval))
      #expect(bounded == inside(whole), "\(interval)")
      #expect(bounded.count > 1 && bounded.count < whole.count, "\(interval)")
    }
    let (low, high) = (min(part.range.0, part.range.1), max(part.range.0, part.range.1))
    let given = (0...40).map { low + (high - low) * Double($0) / 40 }
    let within = given.filter { $0 >= part.bounds.0 && $0 <= part.bounds.1 }
    let whole = try ticks(part, style(nil), given: within)
    let bounded = try ticks(part, style(bounds), given: given)
    #expect(bounded == whole && whole.count > 1 && within.count < given.count)
  }

  @Test("have the ticks that an axis of that length over that range chooses", arguments: parts)
  func choice(part: Part) throws {
    let map = try ProjectionRange(min: part.range.0, max: part.range.1, scale: part.scale)
      .map(to: 200, 0)
    let ends = (map.position(of: part.bounds.0), map.position(of: part.bounds.1))
    // In the direction of the range.
    let (first, last) = ends.0 > ends.1 ? part.bounds : (part.bounds.1, part.bounds.0)
    let chart = try Chart.whole(400, 200)
    let (top, bottom) = (min(ends.0, ends.1), max(ends.0, ends.1))
    let insets = Insets(top: top.rounded(), left: 100, bottom: 200 - bottom.rounded(), right: 0)
    try chart.setPadding(.fixed(insets))
    try chart.space.y.setRange(min: first, max: last)
    try chart.space.y.setScale(part.scale)
    chart.add(try Axis(.left, of: chart.space, style: style(nil)), to: .above)
    let wanted = try chart.frame { $0 }.rectangles.dropFirst().map(\.rect)
    let bounded = try ticks(part, style(bounds(part.bounds.0, part.bounds.1)))
    #expect(bounded == wanted && bounded.count > 1)
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
