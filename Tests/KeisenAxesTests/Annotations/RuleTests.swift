import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Rule")
struct RuleTests {
  private func draw(
    _ dimension: Dimension,
    at value: DataValue,
    label: String = "",
    style: Rule.Style = Rule.Style(),
    ratio: Double = 1
  ) throws -> DisplayList {
    let chart = try Chart.tens()
    chart.add(
      try Rule(dimension, at: value, in: chart.space, label: label, style: style),
      to: .above
    )
    return try chart.frame(pixelRatio: ratio) { $0 }
  }

  @Test("crosses the whole plot at its value, on whole device pixels", arguments: [1, 1.25, 2, 3])
  func lines(ratio: Double) throws {
    for value in [0, 0.01, 3.3, 5, 9.99, 10] {
      for width in [0.1, 1, 2.5] {
        let style = Rule.Style(width: width)
        let x = try #require(
          try draw(.x, at: DataValue(value), style: style, ratio: ratio).rectangles.first
        ).rect
        #expect(x.minY == 0 && x.height == 200 && x.minX >= 0 && x.maxX <= 300)
        #expect(abs(x.midX - value * 30) <= max(0.5 / ratio, x.width / 2) + 1e-9)
        #expect(abs((x.minX * ratio).rounded() - x.minX * ratio) < 1e-9)
        let y = try #require(
          try draw(.y, at: DataValue(value), style: style, ratio: ratio).rectangles.first
        ).rect
        #expect(y.minX == 0 && y.width == 300 && y.minY >= 0 && y.maxY <= 200)
        #expect(abs(y.midY - (200 - value * 20)) <= max(0.5 / ratio, y.height / 2) + 1e-9)
        #expect(x.width == y.height && x.width >= 1 / ratio)
      }
    }
  }

  @Test("is not drawn at a value that the plot does not show")
  func outside() throws {
    for value in [-0.01, 10.01, 1e308, -1e308] {
      for dimension in [Dimension.x, .y] {
        #expect(try draw(dimension, at: DataValue(value), label: "a").commands.isEmpty)
      }
    }
  }

  @Test("is dashed from its start on")
  func dashed() throws {
    let style = Rule.Style(width: 2, dash: [3, 2])
    let line = try #require(try draw(.y, at: DataValue(5), style: style).polylines.first)
    #expect(line.stroke.cap == .butt && line.stroke.width == 2)
    #expect(line.runs[0] == [SIMD2(0, 100), SIMD2(6, 100)])
    #expect(line.runs[1] == [SIMD2(10, 100), SIMD2(16, 100)])
    let upright = try #require(try draw(.x, at: DataValue(5), style: style).polylines.first)
    #expect(upright.runs[0] == [SIMD2(150, 200), SIMD2(150, 194)])
  }

  @Test("has its label beside it, at the place that was asked for")
  func places() throws {
    for (place, x, y) in [
      (Rule.Style.Place.start, 0.0, 200.0), (.middle, 150, 100), (.end, 300, 0),
    ] {
      for side in [Side.top, .bottom] {
        let style = Rule.Style(labelPlace: place, labelSide: side)
        let label = try #require(
          try draw(.y, at: DataValue(5), label: "a", style: style).labels.first
        )
        #expect(abs(label.center.x - x) <= label.width / 2 + 5)
        #expect(side == .top ? label.center.y < 95 : label.center.y > 105)
      }
      for side in [Side.left, .right] {
        let style = Rule.Style(labelPlace: place, labelSide: side)
        let label = try #require(
          try draw(.x, at: DataValue(5), label: "a", style: style).labels.first
        )
        #expect(abs(label.center.y - y) <= label.height / 2 + 5)
        #expect(side == .left ? label.center.x < 145 : label.center.x > 155)
      }
    }
  }

  @Test("has the lines of its label centred, or flush with what it is at")
  func labelLines() throws {
    typealias Style = Rule.Style
    func origins(
      _ dimension: Dimension,
      _ value: Double,
      _ angle: Double,
      _ place: Style.Place,
      _ side: Side?,
      _ alignment: TextStyle.Alignment?
    ) throws -> [Point] {
      let note = TextBoxStyle(alignment: alignment, angle: angle)
      let style = Style(label: note, labelPlace: place, labelSide: side)
      let text = "a first line\nshort"
      return try draw(dimension, at: DataValue(value), label: text, style: style)
        .glyphRuns.map(\.origin)
    }
    for (dimension, value, angle, place, side, wanted) in [
      (.y, 5, 0, .start, nil, .leading), (.y, 5, 0, .middle, .bottom, .center),
      (.y, 5, 0, .end, nil, .trailing), (.x, 5, 0, .middle, nil, .leading),
      (.x, 5, 0, .end, .left, .trailing), (.x, 5, 90, .middle, nil, .center),
      (.x, 5, 90, .end, .left, .trailing), (.x, 5, 90, .start, nil, .leading),
      // There is no room but on the other side.
      (.x, 10, 0, .end, nil, .trailing), (.x, 0, 0, .start, .left, .leading),
    ] as [(Dimension, Double, Double, Style.Place, Side?, TextStyle.Alignment)] {
      for alignment in [TextStyle.Alignment.leading, .center, .trailing] {
        let automatic = try origins(dimension, value, angle, place, side, nil)
        let chosen = try origins(dimension, value, angle, place, side, alignment)
        #expect((automatic == chosen) == (alignment == wanted))
      }
    }
  }

  @Test("has its label in the plot, and beside the line where either side has room")
  func staysInside() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let dimension = Bool.random(using: &generator) ? Dimension.x : .y
      let value = Double.random(in: 0...10, using: &generator)
      let places = [Rule.Style.Place.start, .middle, .end]
      let style = Rule.Style(
        width: .random(in: 0...4, using: &generator),
        label: TextBoxStyle(
          size: .random(in: 5...20, using: &generator),
          angle: .random(in: -90...90, using: &generator),
          background: Bool.random(using: &generator) ? .white : nil
        ),
        labelPlace: places[.random(in: 0..<3, using: &generator)],
        labelSide: Bool.random(using: &generator) ? nil : dimension == .x ? .left : .bottom
      )
      let list = try draw(dimension, at: DataValue(value), label: "a label", style: style)
      let label = try #require(list.labels.first)
      let turn = Turn(degrees: label.angle)
      var box = Rect(x: label.center.x, y: label.center.y, width: 0, height: 0)
      for corner in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
        let offset = turn.applied(toX: corner.0 * label.width, y: corner.1 * label.height)
        let (x, y) = (label.center.x + offset.x, label.center.y + offset.y)
        box = Rect(
          left: min(box.minX, x),
          top: min(box.minY, y),
          right: max(box.maxX, x),
          bottom: max(box.maxY, y)
        )
      }
      #expect(box.minX >= 0 && box.maxX <= 300 && box.minY >= 0 && box.maxY <= 200)
      let position = dimension == .x ? value * 30 : 200 - value * 20
      let (low, high) = box.ends(dimension)
      #expect(low > position || high < position)
    }
  }

  @Test("is in the middle of an empty range and nowhere in an empty plot")
  func degenerate() throws {
    let chart = try Chart.tens()
    let rule = try Rule(.x, at: DataValue(3), in: chart.space, label: "a")
    chart.add(rule, to: .above)
    try chart.space.x.setRange(min: 10, max: 0)
    #expect(try chart.frame { $0 }.rectangles.first?.rect.x == 210)
    try chart.space.x.setRange(min: -2, max: -2)
    #expect(try chart.frame { $0 }.rectangles.first?.rect.x == 150)
    try chart.setPadding(.fixed(Insets(1000)))
    #expect(try chart.frame { $0 }.commands.isEmpty)
    try chart.setPadding(.fixed(Insets(left: 299.5)))
    rule.label = String(repeating: "x", count: 10_000)
    #expect(try chart.frame(pixelRatio: 2) { $0 }.rectangles.count == 1)
  }

  @Test("is exact where doubles do not tell neighbours apart")
  func exact() throws {
    let chart = try Chart.tens()
    let origin: Int64 = 1_700_000_000_000_000_001
    try chart.space.x.setRange(origin: origin, min: 0, max: 10)
    let rule = try Rule(.x, at: DataValue(0.5, origin: origin + 4), in: chart.space)
    chart.add(rule, to: .above)
    #expect(try chart.frame { $0 }.rectangles.first?.rect.x == 135)
  }

  @Test("moves, and the range with it unless it is left out")
  func moves() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([2.0, 3]))
    let rule = try Rule(.y, at: DataValue(100), in: chart.space)
    chart.add(rule, to: .above)
    _ = try chart.frame { $0 }
    #expect(abs(try chart.space.y.range().max - (100 + 0.05 * 98)) < 1e-12)
    try rule.setStyle(Rule.Style(extendsRange: false))
    _ = try chart.frame { $0 }
    #expect(try chart.space.y.range().max == 3.05)
    #expect(chart.frameRecord?.unseenAnnotations == 1)
    // One that extends the range is out of view beyond an end that is decided.
    try rule.setStyle(Rule.Style())
    try chart.space.y.setMax(DataValue(50))
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.unseenAnnotations == 1)
    try chart.space.y.setRange(min: 0, max: 50)
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.unseenAnnotations == 0)
    try rule.setValue(DataValue(2.5))
    #expect(rule.value == DataValue(2.5))
    #expect(throws: KeisenError.self) { try rule.setValue(DataValue(.nan)) }
    #expect(rule.value == DataValue(2.5))
  }

  @Test("refuses what is no value and no style")
  func refuses() throws {
    let space = Space(x: Projection(), y: Projection())
    for (dimension, value, style, message) in [
      (Dimension.x, Double.nan, Rule.Style(), "value must be finite, got nan"),
      (.y, 0, Rule.Style(width: -1), "width must be finite and not negative, got -1.0"),
      (.y, 0, Rule.Style(dash: [1]), "dash must have an even number of lengths, got 1"),
      (
        .y, 0, Rule.Style(label: TextBoxStyle(size: .nan)),
        "label size must be in 0...1000 points, got nan"
      ),
      (
        .x, 0, Rule.Style(labelSide: .top),
        "label of a vertical rule must be left or right of it, got top"
      ),
      (
        .y, 0, Rule.Style(labelSide: .left),
        "label of a horizontal rule must be above or below it, got left"
      ),
    ] as [(Dimension, Double, Rule.Style, String)] {
      let error = #expect(throws: KeisenError.self) {
        try Rule(dimension, at: DataValue(value), in: space, style: style)
      }
      #expect(error?.code == .invalidArgument && error?.message == message)
    }
  }

  @Test("changes its style, or keeps it where the new one is not allowed")
  func styles() throws {
    let chart = try Chart.tens()
    let rule = try Rule(.y, at: DataValue(5), in: chart.space, label: "limit")
    chart.add(rule, to: .above)
    let style = Rule.Style(width: 4, labelSide: .bottom)
    try rule.setStyle(style)
    #expect(try chart.frame { $0 }.rectangles.first?.rect.height == 4)
    #expect(throws: KeisenError.self) { try rule.setStyle(Rule.Style(labelSide: .left)) }
    #expect(rule.style == style && rule.label == "limit")
  }
}
