import KeisenPrimitives
import KeisenText

extension DisplayList {
  /// Draws a text so that a point of its box lies at `position`, turned about that point.
  ///
  /// - Parameters:
  ///   - block: The text.
  ///   - position: Where the anchor lies, in points.
  ///   - anchor: Point of the box in fractions of its width and height: (0, 0) is the top left
  ///     corner.
  ///   - angle: Turn counter-clockwise as seen on screen, in degrees.
  ///   - color: The text's colour.
  ///   - role: What the text is for, which `labels` tells.
  ///   - context: What a tick's text stands in.
  package mutating func draw(
    _ block: TextBlock,
    at position: Point,
    anchor: Point = Point(x: 0, y: 0),
    angle: Double = 0,
    color: Color,
    role: LabelRecord.Role,
    context: String = ""
  ) {
    guard !block.isEmpty else { return }
    let (left, top) = (-anchor.x * block.width, -anchor.y * block.height)
    let turn = Turn(degrees: angle)
    for run in block.runs {
      let offset = turn.applied(toX: left + run.x, y: top + run.y)
      let origin = Point(x: position.x + offset.x, y: position.y + offset.y)
      draw(.glyphRun(GlyphRun(text: run.text, origin: origin, angle: angle, color: color)))
    }
    let middle = turn.applied(toX: left + block.width / 2, y: top + block.height / 2)
    labels.append(
      LabelRecord(
        role: role,
        text: block.source,
        context: context,
        center: Point(x: position.x + middle.x, y: position.y + middle.y),
        width: block.width,
        height: block.height,
        angle: angle
      )
    )
  }
}
