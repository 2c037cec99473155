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

@Suite("Span")
struct SpanTests {
  private func draw(
    _ dimension: Dimension,
    from start: Double?,
    to end: Double?,
    label: String = "",
    style: Span.Style = Span.Style(),
    range: (Double, Double) = (0, 10)
  ) throws -> DisplayList {
    let chart = try Chart.tens()
    try chart.space.projection(dimension).setRange(min: range.0, max: range.1)
    let span = try Span(
      dimension,
      from: start.map { DataValue($0) },
      to: end.map { DataValue($0) },
      in: chart.space,
      label: label,
      style: style
    )
    chart.add(span, to: .below)
    return try chart.frame { $0 }
  }

  @Test("covers what the plot shows between its values, in any order")
  func bands() throws {
    for (start, end, low, high) in [
      (2, 4, 2, 4), (4, 2, 2, 4), (-5, 3, 0, 3), (7, 1e308, 7, 10), (-1e308, 1e308, 0, 10),
      (nil, 4, 0, 4), (4, nil, 4, 10), (nil, nil, 0, 10),
    ] as [(Double?, Double?, Double, Double)] {
      let x = try #require(try draw(.x, from: start, to: end).rectangles.first).rect
      #expect(x == Rect(left: low * 30, top: 0, right: high * 30, bottom: 200))
      let y = try #require(try draw(.y, from: start, to: end).rectangles.first).rect
      #expect(y == Rect(left: 0, top: 200 - high * 20, right: 300, bottom: 200 - low * 20))
      let reversed = try draw(.x, from: start, to: end, range: (10, 0))
      let mirrored = try #require(reversed.rectangles.first).rect
      #expect(mirrored == Rect(left: 300 - high * 30, top: 0, right: 300 - low * 30, bottom: 200))
    }
  }

  @Test("is not drawn where it has no extent or the plot does not show it")
  func nothing() throws {
    for (start, end) in [(3, 3), (-2, -1), (11, 12), (nil, -1), (nil, 0), (10, nil), (1e308, nil)]
      as [(Double?, Double?)]
    {
      let list = try draw(.x, from: start, to: end, label: "a", style: Span.Style(borderWidth: 1))
      #expect(list.commands.isEmpty)
    }
    #expect(try draw(.x, from: 1, to: 2, range: (5, 5)).commands.isEmpty)
    #expect(try draw(.x, from: nil, to: nil, range: (5, 5)).rectangles.first?.rect.width == 300)
  }

  @Test("is a device pixel wide at least")
  func thin() throws {
    for value in [0, 5, 5.01, 9.999_999] {
      let band = try draw(.x, from: value, to: value + 1e-7).rectangles.first
      let rect = try #require(band).rect
      #expect(rect.width == 1 && rect.minX >= 0 && rect.maxX <= 300)
    }
  }

  @Test("has lines along the ends that the plot shows")
  func borders() throws {
    let style = Span.Style(color: Color(rgb: 0xff0000, alpha: 0.1), borderWidth: 2)
    for (start, end, count) in [(2, 4, 2), (nil, 4, 1), (2, 12, 1), (-1, 12, 0), (0, 10, 2)]
      as [(Double?, Double?, Int)]
    {
      let lines = try draw(.y, from: start, to: end, style: style).rectangles.dropFirst()
      #expect(lines.count == count)
      #expect(lines.allSatisfy { $0.fill == .color(Color(rgb: 0xff0000)) && $0.rect.height == 2 })
      #expect(lines.allSatisfy { $0.rect.minY >= 0 && $0.rect.maxY <= 200 })
    }
  }

  @Test("has its label at the place in what is to be seen of it")
  func labels() throws {
    for (index, x, y) in [
      (0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 1, 2), (4, 2, 2), (5, 3, 2), (6, 1, 3), (7, 2, 3),
      (8, 3, 3),
    ] {
      let place = try #require(Span.Style.Place(rawValue: Int32(index)))
      let style = Span.Style(labelPlace: place)
      let list = try draw(.x, from: -100, to: 5, label: "ab", style: style)
      let label = try #require(list.labels.first)
      let wantedX = [5 + label.width / 2, 75, 145 - label.width / 2][x - 1]
      let wantedY = [5 + label.height / 2, 100, 195 - label.height / 2][y - 1]
      #expect(abs(label.center.x - wantedX) < 1e-9 && abs(label.center.y - wantedY) < 1e-9)
    }
  }

  @Test("has the lines of its label centred, or flush with the side that it is at")
  func lines() throws {
    let alignments = [TextStyle.Alignment.leading, .center, .trailing]
    func origins(
      _ place: Span.Style.Place,
      _ angle: Double,
      _ alignment: TextStyle.Alignment?
    ) throws -> [Point] {
      let note = TextBoxStyle(alignment: alignment, angle: angle)
      let style = Span.Style(label: note, labelPlace: place)
      let list = try draw(.x, from: 1, to: 9, label: "a first line\nshort", style: style)
      return list.glyphRuns.map(\.origin)
    }
    for index in 0..<9 {
      let place = try #require(Span.Style.Place(rawValue: Int32(index)))
      let (row, column) = (index / 3, index % 3)
      // Turned by 90 degrees, it reads upwards.
      for (angle, part) in [(0, column), (180, 2 - column), (90, 2 - row), (-90, row)] {
        for (each, alignment) in alignments.enumerated() {
          let same =
            try origins(place, Double(angle), nil) == origins(place, Double(angle), alignment)
          #expect(same == (each == part))
        }
      }
    }
  }

  @Test("keeps its label in the plot")
  func staysInside() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let start = Double.random(in: -5...9, using: &generator)
      let end = max(0.1, start + .random(in: 0.01...10, using: &generator))
      let place = try #require(Span.Style.Place(rawValue: .random(in: 0..<9, using: &generator)))
      let list = try draw(
        Bool.random(using: &generator) ? .x : .y,
        from: start,
        to: end,
        label: "label",
        style: Span.Style(labelPlace: place)
      )
      let label = try #require(list.labels.first)
      #expect(label.center.x >= label.width / 2 && label.center.x <= 300 - label.width / 2)
      #expect(label.center.y >= label.height / 2 && label.center.y <= 200 - label.height / 2)
    }
  }

  @Test("moves, and the range with its finite ends unless it is left out")
  func moves() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([2.0, 3]))
    let span = try Span(.y, from: DataValue(100), to: nil, in: chart.space, label: "a")
    chart.add(span, to: .below)
    #expect(try chart.frame { $0 }.labels.contains { $0.role == .annotation })
    #expect(abs(try chart.space.y.range().max - (100 + 0.05 * 98)) < 1e-12)
    try span.setStyle(Span.Style(extendsRange: false))
    #expect(try chart.frame { $0 }.labels.allSatisfy { $0.role != .annotation })
    #expect(try chart.space.y.range().max == 3.05)
    #expect(chart.frameRecord?.unseenAnnotations == 1)
    // Of what reaches into the range there is something to see.
    for (start, end, unseen) in [
      (DataValue(1), DataValue(9), 0), (nil, DataValue(1), 1), (DataValue(9), DataValue(8), 1),
      (nil, nil, 0),
      (DataValue(9), DataValue(2.5), 0), (DataValue(-3), nil, 0),
    ] as [(DataValue?, DataValue?, Int)] {
      try span.setValues(from: start, to: end)
      try chart.frame { _ in }
      #expect(chart.frameRecord?.unseenAnnotations == unseen)
    }
    try span.setStyle(Span.Style())
    try chart.space.y.setMin(DataValue(2))
    for (start, unseen) in [(DataValue(-9), 1), (DataValue(2.5), 0)] {
      try span.setValues(from: start, to: DataValue(1))
      try chart.frame { _ in }
      #expect(chart.frameRecord?.unseenAnnotations == unseen)
    }
    chart.space.y.unset()
    try span.setValues(from: nil, to: DataValue(2.5))
    span.label = "b"
    #expect(try chart.frame { $0 }.labels.contains { $0.text == "b" })
    #expect(throws: KeisenError.self) { try span.setValues(from: nil, to: DataValue(.infinity)) }
    #expect(span.values.start == nil && span.values.end == DataValue(2.5))
    try chart.setPadding(.fixed(Insets(1000)))
    #expect(try chart.frame { $0 }.labels.allSatisfy { $0.role != .annotation })
  }

  @Test("refuses what is no value and no style")
  func refuses() throws {
    let space = Space(x: Projection(), y: Projection())
    for (start, end, style, message) in [
      (Double.nan, 1, Span.Style(), "start must be finite, got nan"),
      (1, .infinity, Span.Style(), "end must be finite, got inf"),
      (1, 2, Span.Style(borderWidth: -1), "border width must be finite and not negative, got -1.0"),
      (
        1, 2, Span.Style(label: TextBoxStyle(angle: .nan)),
        "label angle must be finite, got nan"
      ),
    ] {
      let error = #expect(throws: KeisenError.self) {
        try Span(.x, from: DataValue(start), to: DataValue(end), in: space, style: style)
      }
      #expect(error?.code == .invalidArgument && error?.message == message)
    }
  }

  @Test("changes its style, or keeps it where the new one is not allowed")
  func styles() throws {
    let chart = try Chart.tens()
    let span = try Span(.x, from: DataValue(2), to: nil, in: chart.space, label: "event")
    chart.add(span, to: .below)
    let style = Span.Style(color: .black, labelPlace: .bottom)
    try span.setStyle(style)
    #expect(try chart.frame { $0 }.rectangles.first?.fill == .color(.black))
    #expect(throws: KeisenError.self) { try span.setStyle(Span.Style(borderWidth: .infinity)) }
    #expect(span.style == style && span.label == "event")
  }
}
