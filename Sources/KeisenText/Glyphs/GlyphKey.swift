/// What the bitmap of a font's glyph depends on.
package struct GlyphKey: Hashable, Sendable {
  /// Index of the glyph in its font.
  package var glyph: UInt32
  /// Size in device pixels, in 1/64.
  package var size: Int32
  /// Turn, counter-clockwise as seen on screen, in 1/65536 of a full turn.
  package var angle: UInt16
  /// Quarter pixels to the right of the pixel origin, 0...3.
  package var phaseX: UInt8
  /// Quarter pixels below the pixel origin, 0...3.
  package var phaseY: UInt8

  /// Makes a key.
  package init(glyph: UInt32, size: Int32, angle: UInt16, phaseX: UInt8, phaseY: UInt8) {
    self.glyph = glyph
    self.size = size
    self.angle = angle
    self.phaseX = phaseX
    self.phaseY = phaseY
  }
}
