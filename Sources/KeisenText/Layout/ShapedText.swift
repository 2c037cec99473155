/// A line of text after shaping: which glyphs stand where.
package struct ShapedText: Sendable {
  /// A glyph and its offset from the start of the line.
  package struct Glyph: Hashable, Sendable {
    /// Index of the glyph in its font.
    package var id: UInt32
    /// Index in `source` of the first scalar that it stands for; glyphs that stand for the same
    /// ones have the same.
    package var cluster: UInt32
    /// Distance of the glyph's origin to the right of the line's start, in points.
    package var x: Double
    /// Distance of the glyph's origin below the baseline, in points.
    package var y: Double
  }

  /// The face of all glyphs.
  package var font: Font
  /// Size of the face, in points.
  package var size: Double
  /// The glyphs, left to right.
  package var glyphs: [Glyph]
  /// Advance of the whole line, in points.
  package var width: Double
  /// Characters for which the font has no glyph; each is drawn as a box.
  package var missing: Int
  /// What was shaped, for people who read a display list.
  package var source = ""
}
