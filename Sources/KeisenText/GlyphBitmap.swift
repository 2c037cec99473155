import KeisenPrimitives

/// The coverage of one glyph at one size, sub-pixel phase and angle, in device pixels.
package final class GlyphBitmap: @unchecked Sendable {
  /// Pixels from the glyph's pixel origin to the left column; may be negative.
  package let left: Int
  /// Pixels from the glyph's pixel origin down to the top row; negative for what stands above.
  package let top: Int
  /// Columns.
  ///
  /// 0 for a glyph without ink.
  package let width: Int
  /// Rows.
  package let height: Int
  /// `width * height` coverage values, rows top to bottom, 255 for full.
  package let pixels: UnsafeBufferPointer<UInt8>

  /// Takes ownership of `pixels`, which must have been allocated.
  package init(
    left: Int,
    top: Int,
    width: Int,
    height: Int,
    pixels: UnsafeBufferPointer<UInt8>
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  deinit { pixels.deallocate() }
}

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

extension Font {
  /// Returns the coverage of a glyph of this font, from a cache shared by the process.
  ///
  /// - Returns: Nil for a glyph without ink, and for one that can't be drawn (size 0 or absurd).
  package func bitmap(_ key: GlyphKey) -> GlyphBitmap? {
    nil
  }
}
