import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Annotations on other scales")
struct AnnotationScalesTests {
  /// Draws one annotation on a plot of 300 x 200 points whose x has a scale and a range.
  private func draw(
    _ scale: Scale,
    _ min: Double,
    _ max: Double,
    origin: Int64 = 0,
    _ make: (Space) throws -> any KeisenFrames.Attachment
  ) throws -> DisplayList {
    let x = try Projection(scale: scale)
    try x.setRange(origin: origin, min: min, max: max)
    let chart = try Chart.whole(300, 200)
    chart.add(try make(Space(x: x, y: try Projection(min: 0, max: 10))), to: .above)
    return try chart.frame { $0 }
  }

  @Test("stand at the logarithm of their value, and nowhere at 0 and below")
  func logarithmic() throws {
    for (value, position) in [(1.0, 0.0), (10, 100), (100, 200), (1000, 300)] {
      let list = try draw(.log(), 1, 1000) { space in
        try Rule(.x, at: DataValue(value), in: space)
      }
      #expect(abs(try #require(list.rectangles.first).rect.midX - position) <= 1)
    }
    for value in [0, -0.0, -1, -1e308] {
      let position = Position(x: value, y: 5)
      let rule = try draw(.log(), 1, 1000) { space in
        try Rule(.x, at: DataValue(value), in: space)
      }
      let clipped = TextAnnotation.Style(isClipped: true)
      let text = try draw(.log(), 1, 1000) { space in
        try TextAnnotation("a", at: position, in: space, style: clipped)
      }
      let arrow = try draw(.log(), 1, 1000) { space in
        try Arrow(from: Position(x: 10, y: 5), to: position, in: space)
      }
      for list in [rule, text, arrow] { #expect(list.commands.isEmpty) }
    }
  }

  @Test("span from the plot's side where an end is 0 or below on a logarithm")
  func logarithmicSpan() throws {
    for (start, end, band) in [
      (-5, 10, (0, 100)), (10, 0, (0, 100)), (nil, 10, (0, 100)), (100, nil, (200, 300)),
    ] as [(Double?, Double?, (Double, Double))] {
      let list = try draw(.log(), 1, 1000) { space in
        try Span(.x, from: start.map { DataValue($0) }, to: end.map { DataValue($0) }, in: space)
      }
      let rect = try #require(list.rectangles.first).rect
      #expect(rect.minX == band.0 && rect.maxX == band.1)
      let reversed = try draw(.log(), 1000, 1) { space in
        try Span(.x, from: start.map { DataValue($0) }, to: end.map { DataValue($0) }, in: space)
      }
      let mirrored = try #require(reversed.rectangles.first).rect
      #expect(mirrored.minX == 300 - band.1 && mirrored.maxX == 300 - band.0)
    }
    let none = try draw(.log(), 1, 1000) { space in
      try Span(.x, from: DataValue(-2), to: DataValue(0), in: space, label: "a")
    }
    #expect(none.commands.isEmpty)
  }

  @Test("stand at the index of a category")
  func categories() throws {
    let scale = Scale.category(CategoryScale(["a", "b", "c"]))
    let list = try draw(scale, -0.5, 2.5) { space in
      try TextAnnotation("b", at: Position(x: 1, y: 5), in: space)
    }
    #expect(list.labels.first?.center.x == 150)
  }

  @Test("stand at one instant whatever its unit and the scale's", arguments: TimeUnit.allCases)
  func instants(unit: TimeUnit) throws {
    let second: Int64 = 1_700_000_000
    for other in TimeUnit.allCases {
      let list = try draw(
        .time(TimeScale(unit: unit)),
        Double(-unit.perSecond),
        Double(unit.perSecond),
        origin: second * unit.perSecond
      ) { space in
        try Rule(.x, at: DataValue(0, origin: second * other.perSecond, unit: other), in: space)
      }
      #expect(list.rectangles.first?.rect.minX == 150)
    }
  }
}
