import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Annotations on a theme")
struct AnnotationThemeTests {
  /// Draws what `make` returns with a dark theme, in fractions of a plot of 300 x 200 points.
  private func draw(_ make: (Space) throws -> [any KeisenFrames.Attachment]) throws -> DisplayList {
    let space = Space(x: try Projection(min: 0, max: 1), y: try Projection(min: 0, max: 1))
    var theme = Theme.light
    theme.axis = Color(rgb: 0xa0a0a0)
    theme.label = Color(rgb: 0xd0d0d0)
    var ranges = FrameRanges()
    try ranges.take(space.x)
    try ranges.take(space.y)
    let size = Size(width: 300, height: 200)
    let frame = FrameContext(size: size, pixelRatio: 1, theme: theme, ranges: ranges)
    var list = DisplayList(size: size, pixelRatio: 1, background: Color(rgb: 0x101010))
    for attachment in try make(space) { try attachment.encode(frame, into: &list) }
    return list
  }

  @Test("take its colours where they are given none")
  func automatic() throws {
    let list = try draw { space in
      [
        try Span(.x, from: DataValue(0.1), to: DataValue(0.2), in: space, label: "span"),
        try Rule(.y, at: DataValue(0.5), in: space, label: "rule"),
        try TextAnnotation("text", at: Position(x: 0.5, y: 0.5), in: space),
        try Arrow(from: Position(x: 0, y: 0), to: Position(x: 1, y: 1), in: space),
      ]
    }
    #expect(list.glyphRuns.count == 3)
    #expect(list.glyphRuns.allSatisfy { $0.color == Color(rgb: 0xd0d0d0) })
    #expect(list.polylines.allSatisfy { $0.stroke.color == Color(rgb: 0xd0d0d0) })
    #expect(
      list.rectangles.map(\.fill) == [
        .color(Color(rgb: 0xa0a0a0, alpha: 0.14)), .color(Color(rgb: 0xa0a0a0)),
      ]
    )
  }

  @Test("have labels in the colour of their rule, opaque")
  func ruleLabel() throws {
    let list = try draw { space in
      let style = Rule.Style(color: Color(rgb: 0xd55e00, alpha: 0.2))
      return [try Rule(.y, at: DataValue(0.5), in: space, label: "rule", style: style)]
    }
    #expect(list.glyphRuns.map(\.color) == [Color(rgb: 0xd55e00)])
  }

  @Test("have texts that are easy to read on their own background")
  func readable() throws {
    for (background, color) in [
      (Color.white, Color.black), (.black, Color(rgb: 0xd0d0d0)), (Color(rgb: 0xf0e442), .black),
      (Color(rgb: 0x0072b2), Color(rgb: 0xd0d0d0)), (Color(rgb: 0x808080), .black),
      (Color(rgb: 0xffffff, alpha: 0.2), Color(rgb: 0xd0d0d0)),
    ] {
      let list = try draw { space in
        let style = TextAnnotation.Style(text: TextBoxStyle(background: background))
        return [try TextAnnotation("a", at: Position(x: 0.5, y: 0.5), in: space, style: style)]
      }
      #expect(list.glyphRuns.map(\.color) == [color])
    }
  }
}
