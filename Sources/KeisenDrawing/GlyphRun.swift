import KeisenPrimitives
import KeisenText

/// A line of shaped text at a place in the picture.
public struct GlyphRun: Sendable {
  /// The shaped text.
  package var text: ShapedText
  /// Where the line's baseline starts, in points.
  package var origin: Point
  /// Turn about `origin`, counter-clockwise as seen on screen, in degrees.
  ///
  /// 90 reads upwards.
  package var angle: Double
  /// The text's colour.
  package var color: Color

  /// Makes a run.
  package init(text: ShapedText, origin: Point, angle: Double = 0, color: Color) {
    (self.text, self.origin, self.angle, self.color) = (text, origin, angle, color)
  }
}
