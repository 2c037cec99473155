import KeisenDrawing
import KeisenPrimitives
import KeisenText

extension Canvas {
  /// The largest size of a text, in points.
  public static let largestText = 10_000.0

  /// Writes a text in a pen's stroke colour, in any script; line feeds end lines.
  ///
  /// The position is the top left corner of the first line's box, which reaches from the ascent of
  /// the embedded font, 0.97 of the size above the baseline, whatever the text is: texts of one
  /// size at one height share their baseline. Of a text of more than 65,536 scalars the beginning
  /// is written, with an ellipsis.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - text: The text; empty for none.
  ///   - size: Size of the face in points, positive and at most `largestText`.
  ///   - position: Where its first line's top left corner lies.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle, `.invalidArgument` for a
  ///   pen, a size or a coordinate that is not allowed.
  public func text(
    _ pen: Int,
    _ text: String,
    size: Double,
    at position: Point
  ) throws(KeisenError) {
    try check(pen, "text")
    guard size > 0, size <= Self.largestText else {
      throw .invalidArgument(
        "text: size must be positive and at most \(Self.largestText), got \(size)"
      )
    }
    try Self.check(position, "text")
    // Not under the lock: it takes its time.
    let block = TextLayout.block(text, style: TextStyle(size: size))
    let ascent = Font.regular.metrics(size: size).ascent
    let rise = ascent - (block.lines.first?.baseline ?? ascent)
    try state.change { (state) throws(KeisenError) in
      let pen = try state.drawingPen(pen, "text")
      state.list?.draw(
        block,
        at: Point(x: position.x, y: position.y + rise),
        color: pen.stroke,
        role: .annotation
      )
    }
  }

  /// Places an image, such as another canvas's picture, in a rectangle.
  ///
  /// Where a pixel of it falls on one device pixel it is copied; shrunk it is averaged, enlarged it
  /// is interpolated between its pixels' middles, with alpha multiplied in.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where it is, its width and height positive.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle, `.invalidArgument` for a
  ///   coordinate or a size that is not allowed.
  public func drawImage(_ image: Image, in rect: Rect) throws(KeisenError) {
    try state.withLock { (state) throws(KeisenError) in try state.requireDrawing("draw_image") }
    try Self.check(rect, "draw_image", sizes: ("width", "height"))
    try state.change { (state) throws(KeisenError) in
      try state.requireDrawing("draw_image")
      state.list?.draw(.picture(PlacedImage(image, in: rect)))
    }
  }
}
