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

@Suite("Text annotation")
struct TextAnnotationTests {
  /// Draws one text on a plot of 300 x 200 that fills the picture; x and y go from 0 to 10.
  private func draw(
    _ text: String = "note",
    at position: Position,
    style: TextAnnotation.Style = TextAnnotation.Style()
  ) throws -> (list: DisplayList, label: LabelRecord?) {
    let chart = try Chart.tens()
    chart.add(
      try TextAnnotation(text, at: position, in: chart.space, style: style),
      to: .above
    )
    let list = try chart.frame { $0 }
    return (list, list.labels.first)
  }

  /// What a text's box has below its last baseline: its capitals are centred, not its box.
  private func descent(of label: LabelRecord) -> Double {
    let style = Theme.light.textStyle(size: 12)
    return TextLayout.block(label.text, style: style).descent
  }

  @Test("stands at values, at fractions of the plot, and at points of the picture")
  func places() throws {
    let offset = Point(x: 3, y: -4)
    for (x, y) in [
      (.data(DataValue(3)), .data(DataValue(7))), (.plot(0.3), .plot(0.3)),
      (.picture(90), .picture(60)), (.data(DataValue(1, origin: 2)), .plot(0.3)),
      (.picture(90), .data(DataValue(-1, origin: 8))),
    ] as [(Position.Coordinate, Position.Coordinate)] {
      let label = try #require(try draw(at: Position(x: x, y: y, offset: offset)).label)
      #expect(
        abs(label.center.x - 93) < 1e-9 && abs(label.center.y - 56 - descent(of: label) / 2) < 1e-9
      )
      #expect(label.role == .annotation && label.text == "note")
    }
  }

  @Test("puts the anchor of its box at the position, turned about it")
  func anchors() throws {
    for angle in [0.0, 90, 180, 270, -90, 30, 725] {
      for x in [0, 0.25, 1] {
        for (y, hasBox) in [(0.0, false), (1, false), (0, true), (0.5, true), (1, true)] {
          let style = TextAnnotation.Style(
            text: TextBoxStyle(angle: angle, background: hasBox ? .white : nil, insets: .zero),
            anchor: Point(x: x, y: y)
          )
          let position = Position(x: .picture(150), y: .picture(100))
          let label = try #require(try draw(at: position, style: style).label)
          let back = Turn(degrees: angle).applied(
            toX: (x - 0.5) * label.width,
            y: (y - 0.5) * label.height
          )
          #expect(abs(label.center.x + back.x - 150) < 1e-9)
          #expect(abs(label.center.y + back.y - 100) < 1e-9)
        }
      }
    }
  }

  @Test("centres digits at its position, as an axis does at ticks")
  func centredDigits() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.space.y.setRange(min: 0, max: 10)
    let text = try TextAnnotation(
      "4",
      at: Position(x: .picture(200), y: .data(DataValue(4))),
      in: chart.space
    )
    chart.add(text, to: .above)
    let labels = try chart.frame { $0 }.labels
    let own = try #require(labels.last { $0.role == .annotation })
    let tick = try #require(labels.first { $0.role == .tick && $0.text == "4" })
    #expect(own.height == tick.height && abs(own.center.y - tick.center.y) < 0.51)
    // What hangs below the baseline changes nothing.
    text.text = "4 gj"
    let other = try #require(try chart.frame { $0 }.labels.last { $0.role == .annotation })
    #expect(other.center.y == own.center.y)
  }

  @Test("never comes to lie on what it labels where it is moved into the picture")
  func flips() throws {
    var random = SeededGenerator(seed: 3)
    var flipped = 0
    for _ in 0..<400 {
      let place = Point(
        x: Double.random(in: 0...300, using: &random),
        y: Double.random(in: 0...200, using: &random)
      )
      let (x, y) =
        [(0.0, 0.5), (1, 0.5), (0.5, 0), (0.5, 1), (0, 0), (1, 1)]
        .randomElement(using: &random) ?? (0, 0)
      let offset = Point(x: 12 * (0.5 - x), y: 12 * (0.5 - y))
      let style = TextAnnotation.Style(
        text: TextBoxStyle(background: .white, insets: .zero),
        anchor: Point(x: x, y: y)
      )
      let position = Position(x: .picture(place.x), y: .picture(place.y), offset: offset)
      let label = try #require(try draw("a note", at: position, style: style).label)
      let (across, down) = (
        abs(label.center.x - place.x) - label.width / 2,
        abs(label.center.y - place.y) - label.height / 2
      )
      #expect(max(across, down) > -0.02, "\(position) \(x) \(y)")
      let isLeft = label.center.x < place.x
      if x != 0.5, isLeft == (x == 0) { flipped += 1 }
      #expect(
        label.center.x - label.width / 2 >= 0 && label.center.x + label.width / 2 <= 300
          && label.center.y - label.height / 2 >= 0 && label.center.y + label.height / 2 <= 200
      )
    }
    #expect(flipped > 10)
  }

  @Test("is not drawn at a value that the plot does not show")
  func outside() throws {
    for (x, y) in [(-0.1, 5), (10.1, 5), (5, -0.1), (5, 10.1), (1e308, 5), (5, -1e308)] {
      #expect(try draw(at: Position(x: x, y: y)).list.commands.isEmpty)
    }
    for (x, y) in [(0.0, 0.0), (10, 10), (5, 10)] {
      #expect(try draw(at: Position(x: x, y: y)).label != nil)
    }
  }

  @Test("is cut at the plot's edge, wherever it stands, where it is clipped")
  func clipped() throws {
    let style = TextAnnotation.Style(isClipped: true)
    let (list, label) = try draw(at: Position(x: -0.1, y: 5), style: style)
    let found = try #require(label)
    #expect(abs(found.center.x - -3) < 1e-9)
    #expect(list.commands.allSatisfy { $0.clip != nil })
    #expect(try draw(at: Position(x: -1e308, y: 5), style: style).list.commands.isEmpty)
  }

  @Test("is moved into the picture, unless it shall not be")
  func keepsInside() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let angle = Double.random(in: -400...400, using: &generator)
      var position = Position(
        x: .plot(.random(in: -2...2, using: &generator)),
        y: .picture(.random(in: -500...500, using: &generator))
      )
      if Bool.random(using: &generator) {
        position = Position(
          x: .random(in: 0...10, using: &generator),
          y: .random(in: 0...10, using: &generator),
          offset: Point(x: .random(in: -1e3...1e3, using: &generator), y: 0)
        )
      }
      let anchor = Point(
        x: .random(in: 0...1, using: &generator),
        y: .random(in: 0...1, using: &generator)
      )
      let text = TextBoxStyle(
        angle: angle,
        background: .white,
        borderWidth: .random(in: 0...3, using: &generator),
        radius: .random(in: 0...9, using: &generator)
      )
      let inside = TextAnnotation.Style(text: text, anchor: anchor)
      let label = try #require(try draw(at: position, style: inside).label)
      let turn = Turn(degrees: angle)
      for corner in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
        let offset = turn.applied(toX: corner.0 * label.width, y: corner.1 * label.height)
        let (x, y) = (label.center.x + offset.x, label.center.y + offset.y)
        #expect(x >= 0 && x <= 300 && y >= 0 && y <= 200, "\(position) \(angle)")
      }
    }
    let free = TextAnnotation.Style(keepsInside: false)
    let label = try #require(
      try draw(at: Position(x: .picture(0), y: .picture(50)), style: free).label
    )
    #expect(label.center.x == 0)
  }

  @Test("has a box of the text and its insets")
  func box() throws {
    let style = TextAnnotation.Style(
      text: TextBoxStyle(
        background: .black,
        borderWidth: 2,
        insets: Insets(top: 10, left: 20, bottom: 30, right: 40)
      )
    )
    let (list, label) = try draw(at: Position(x: 5, y: 5), style: style)
    let found = try #require(label)
    let rectangle = try #require(list.rectangles.first)
    #expect(rectangle.border?.width == 2)
    #expect(abs(rectangle.rect.midX - 150) <= 1 && abs(rectangle.rect.midY - 100) <= 1)
    #expect(abs(rectangle.rect.width + 2 - found.width - 60) <= 1)
    #expect(abs(rectangle.rect.height + 2 - found.height - 40) <= 1)
    #expect(abs(found.center.x - 140) < 1e-9 && abs(found.center.y - 90) < 1e-9)
    // Readable though the box is dark.
    #expect(list.glyphRuns.allSatisfy { $0.color == .white })
  }

  @Test("stands in the middle of an empty range and nowhere in an empty plot")
  func degenerate() throws {
    let chart = try Chart.tens()
    let note = try TextAnnotation("note", at: Position(x: 3, y: 4), in: chart.space)
    let fixed = try TextAnnotation("fixed", at: Position(x: .picture(50), y: .picture(20)))
    chart.add(note, to: .above)
    chart.add(fixed, to: .above)
    try chart.space.x.setRange(min: 7, max: 7)
    #expect(try chart.frame { $0 }.labels.first?.center.x == 150)
    try chart.space.x.setRange(min: 10, max: 0)
    #expect(try chart.frame { $0 }.labels.first?.center.x == 210)
    try chart.setPadding(.fixed(Insets(1000)))
    #expect(try chart.frame { $0 }.labels.map(\.text) == ["fixed"])
  }

  @Test("draws any text, also one of 10,000 characters")
  func texts() throws {
    let long = String(repeating: "long text ", count: 1000)
    for text in [
      long, String(repeating: "x", count: 10_000), "a\n\nb\n", "مرحبا", "\u{301}",
    ] {
      let style = TextAnnotation.Style(text: TextBoxStyle(angle: 10, background: .white))
      #expect(try !draw(text, at: Position(x: 5, y: 5), style: style).list.commands.isEmpty)
      #expect(try !draw(text, at: Position(x: 5, y: 5)).list.commands.isEmpty)
    }
    for blank in ["", "\u{0}"] {
      #expect(try draw(blank, at: Position(x: 5, y: 5)).list.commands.isEmpty)
    }
    let none = TextAnnotation.Style(text: TextBoxStyle(size: 0, background: .white))
    #expect(try draw(at: Position(x: 5, y: 5), style: none).list.commands.isEmpty)
  }

  @Test("moves, and adds nothing to ranges")
  func moves() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([2.0, 3]))
    let note = try TextAnnotation("note", at: Position(x: 100, y: 100), in: chart.space)
    chart.add(note, to: .above)
    #expect(try chart.frame { $0 }.labels.allSatisfy { $0.role != .annotation })
    #expect(try chart.space.x.range().max == 1.05)
    #expect(chart.frameRecord?.unseenAnnotations == 1)
    try note.setPosition(Position(x: 0.5, y: 2.5))
    note.text = "other"
    #expect(try chart.frame { $0 }.labels.last?.text == "other")
    #expect(note.position == Position(x: 0.5, y: 2.5))
    #expect(throws: KeisenError.self) { try note.setPosition(Position(x: .nan, y: 0)) }
    #expect(note.position == Position(x: 0.5, y: 2.5))
  }

  @Test("refuses what is no position and no style")
  func refuses() throws {
    let space = Space(x: Projection(), y: Projection())
    func expectRefused(_ message: String, _ make: () throws(KeisenError) -> TextAnnotation) {
      let error = #expect(throws: KeisenError.self) { try make() }
      #expect(error?.code == .invalidArgument && error?.message == message)
    }
    let good = Position(x: 1, y: 2)
    expectRefused("x of position must be finite, got nan") {
      () throws(KeisenError) in try TextAnnotation("", at: Position(x: .nan, y: 0), in: space)
    }
    expectRefused("y of position must be finite, got inf") {
      () throws(KeisenError) in
      try TextAnnotation("", at: Position(x: .plot(1), y: .plot(.infinity)))
    }
    expectRefused("x of position is a value, but there is no space") {
      () throws(KeisenError) in try TextAnnotation("", at: good)
    }
    expectRefused("y of the offset must be finite, got nan") {
      () throws(KeisenError) in
      try TextAnnotation("", at: Position(x: 1, y: 1, offset: Point(x: 0, y: .nan)), in: space)
    }
    expectRefused("anchor must be in 0...1, got 1.5") {
      () throws(KeisenError) in
      let style = TextAnnotation.Style(anchor: Point(x: 0, y: 1.5))
      return try TextAnnotation("", at: good, in: space, style: style)
    }
    for (message, style) in [
      ("size must be in 0...1000 points, got -1.0", TextBoxStyle(size: -1)),
      ("angle must be finite, got inf", TextBoxStyle(angle: .infinity)),
      ("wrap width must be positive and finite, got 0.0", TextBoxStyle(wrapWidth: 0)),
      ("radius must be finite and not negative, got nan", TextBoxStyle(radius: .nan)),
      ("border width must be finite and not negative, got -2.0", TextBoxStyle(borderWidth: -2)),
      (
        "left inset must be finite and not negative, got -1.0",
        TextBoxStyle(insets: Insets(left: -1))
      ),
    ] {
      expectRefused(message) {
        () throws(KeisenError) in
        try TextAnnotation("", at: good, in: space, style: TextAnnotation.Style(text: style))
      }
    }
  }

  @Test("changes its style and its position, or keeps both where one is not allowed")
  func styles() throws {
    let chart = try Chart.tens()
    let note = try TextAnnotation("note", at: Position(x: 5, y: 5), in: chart.space)
    chart.add(note, to: .above)
    let style = TextAnnotation.Style(text: TextBoxStyle(size: 24), isClipped: true)
    let width = try #require(try chart.frame { $0 }.labels.first).width
    try note.setStyle(style)
    #expect(try #require(try chart.frame { $0 }.labels.first).width > 1.5 * width)
    let place = Position(x: .plot(0.25), y: .plot(0.5))
    try note.setStyle(style, at: place)
    #expect(abs(try #require(try chart.frame { $0 }.labels.first).center.x - 75) < 1e-9)
    let bad = TextAnnotation.Style(anchor: Point(x: 2, y: 0))
    #expect(throws: KeisenError.self) { try note.setStyle(bad) }
    #expect(throws: KeisenError.self) { try note.setStyle(bad, at: Position(x: 1, y: 1)) }
    #expect(throws: KeisenError.self) {
      try note.setStyle(TextAnnotation.Style(), at: Position(x: .nan, y: 1))
    }
    #expect(note.style == style && note.position == place && note.text == "note")
  }
}
