import KeisenData
import KeisenDrawing
import KeisenPaint
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Values that parts of a chart stand at")
struct AnchoredTests {
  private static let noon = DataValue(0, origin: 43200, unit: .seconds)
  private static let makers:
    [(name: String, make: @Sendable (DataValue, Space) throws -> any KeisenFrames.Attachment)] = [
      ("a rule", { try Rule(.x, at: $0, in: $1) }),
      ("a span", { try Span(.x, from: $0, to: nil, in: $1) }),
      ("a span", { try Span(.x, from: nil, to: $0, in: $1) }),
      ("a text annotation", { try TextAnnotation("a", at: place($0), in: $1) }),
      ("an arrow", { try Arrow(from: place($0), to: Position(x: .plot(0), y: .plot(0)), in: $1) }),
      (
        "a paint layer",
        { try PaintLayer(Paint(aspect: 1, height: 8), corners: .init(topLeft: place($0)), in: $1) }
      ),
      ("a canvas", { try CanvasAttachment(Canvas(), .at(place($0)), in: $1) }),
      (
        "an axis, in its place, bounds or ticks,",
        { try Axis(.left, of: $1, style: Axis.Style(place: .value($0))) }
      ),
      (
        "an axis, in its place, bounds or ticks,",
        { try Axis(.bottom, of: $1, style: Axis.Style(bounds: .init(from: $0, to: $0))) }
      ),
      (
        "an axis, in its place, bounds or ticks,",
        { value, space in
          let axis = try Axis(.bottom, of: space)
          try axis.setTicks([value])
          return axis
        }
      ),
    ]

  private static func place(_ x: DataValue) -> Position {
    Position(x: .data(x), y: .plot(0.5))
  }

  private static func chart(_ x: Column) throws -> Chart {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: x, y: Column([2.0, 3]))
    return chart
  }

  @Test(
    "are refused where they are times among numbers or numbers among times",
    arguments: makers.indices
  )
  func mixed(_ number: Int) throws {
    let (name, make) = Self.makers[number]
    for (x, value, kinds) in [
      (try Column([0.0, 86400]), Self.noon, "a time, where values are numbers"),
      (
        try ProjectionScaleTests.times([0, 86400], .seconds), DataValue(43200),
        "the number 43200.0, where values are times"
      ),
    ] {
      let chart = try Self.chart(x)
      try chart.frame { _ in }
      let own = try chart.space.x.range()
      let part = try make(value, chart.space)
      chart.add(part, to: .above)
      #expect(throws: KeisenError(.invalidArgument, "\(name) is at \(kinds)")) {
        try chart.frame { _ in }
      }
      // No range goes there, and in a figure it is the same.
      #expect(try chart.space.x.range() == own)
      let figure = try Figure(size: Size(width: 300, height: 200), rows: 1, columns: 1)
      try figure.add(chart, row: 0, column: 0)
      #expect(throws: KeisenError(.invalidArgument, "\(name) is at \(kinds)")) {
        try figure.frame { _ in }
      }
      chart.remove(part)
      try chart.frame { _ in }
    }
  }

  @Test("are of the axis's kind, or in the unit that somebody gave", arguments: makers.indices)
  func alike(_ number: Int) throws {
    let make = Self.makers[number].make
    for (x, value, scale) in [
      (try Column([0.0, 86400]), DataValue(43200), nil as Scale?),
      (try ProjectionScaleTests.times([0, 86400], .seconds), Self.noon, nil),
      (
        try ProjectionScaleTests.times([0, 86400], .seconds), DataValue(43200),
        .time(TimeScale(unit: .seconds))
      ),
      (try Column([0.0, 86400]), DataValue(43200), .time(TimeScale(unit: .seconds))),
      // Numbers that are shown as times stand beside numbers, in the scale's own unit.
      (try Column([0.0, 86400]), DataValue(43200), .time(TimeScale())),
    ] {
      let chart = try Self.chart(x)
      try chart.space.x.setScale(scale)
      chart.add(try make(value, chart.space), to: .above)
      try chart.frame { _ in }
    }
  }

  @Test("may be of any kind while there is no data", arguments: makers.indices)
  func empty(_ number: Int) throws {
    let make = Self.makers[number].make
    for value in [Self.noon, DataValue(43200)] {
      let chart = try Chart(size: Size(width: 300, height: 200))
      chart.add(try make(value, chart.space), to: .above)
      try chart.frame { _ in }
      let x =
        value.unit == nil
        ? try Column([0.0, 86400]) : try ProjectionScaleTests.times([0, 86400], .seconds)
      let line = try chart.addLine(x: x, y: Column([1.0, 2]))
      try chart.frame { _ in }
      chart.remove(line)
      try chart.frame { _ in }
    }
  }

  @Test("are not those of an annotation without data, which are in the picture")
  func elsewhere() throws {
    let chart = try Self.chart(ProjectionScaleTests.times([0, 86400], .seconds))
    try chart.addText("a", at: Position(x: .picture(3), y: .plot(0.5)))
    try chart.frame { _ in }
  }

  @Test("of a layer that was anchored are times on an axis of times")
  func anchored() throws {
    let chart = try Self.chart(ProjectionScaleTests.times([0, 86400], .seconds))
    let layer = try PaintLayer(Paint(aspect: 1, height: 8), in: chart.space)
    chart.add(layer, to: .above)
    try layer.anchor()
    try chart.frame { _ in }
    #expect(
      layer.anchors.filter { $0.projection === chart.space.x }.allSatisfy {
        $0.value.unit == .seconds
      }
    )
  }
}
