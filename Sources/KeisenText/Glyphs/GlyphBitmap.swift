import Glibc

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

  /// Takes ownership of `pixels`, which must have come from `malloc`.
  package init(left: Int, top: Int, width: Int, height: Int, pixels: UnsafeBufferPointer<UInt8>) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  deinit { free(UnsafeMutableRawPointer(mutating: pixels.baseAddress)) }
}
