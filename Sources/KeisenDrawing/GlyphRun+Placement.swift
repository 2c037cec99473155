import Glibc
import KeisenText

/// A glyph's bitmap and the device pixels on which it falls.
package struct PlacedGlyph: Sendable {
  /// Tells bitmaps of one font apart; with `font`, the key of a renderer's own cache.
  package var key: GlyphKey
  /// The glyph's coverage.
  package var bitmap: GlyphBitmap
  /// Column of the bitmap's left edge.
  package var x: Int
  /// Row of the bitmap's top edge.
  package var y: Int
}

extension GlyphRun {
  /// Calls `body` with each glyph that has ink, placed on device pixels.
  ///
  /// Upright text keeps its baseline on a whole row and moves by quarter pixels along it, text
  /// turned by 90 or 270 degrees likewise along its column; any other turn uses quarter pixels both
  /// ways.
  package func forEachGlyph(pixelRatio: Double, _ body: (PlacedGlyph) -> Void) {
    let pixels = text.size * pixelRatio * 64
    guard pixels >= 1, pixels < 0x1p30, angle.isFinite else { return }
    let turn = (angle / 360 - (angle / 360).rounded(.down)) * 65_536
    let quantizedTurn = UInt16(truncatingIfNeeded: Int(turn.rounded()))
    let radians = Double(quantizedTurn) / 65_536 * 2 * Double.pi
    let (cosine, sine) = exactCosineAndSine(quantizedTurn, radians)
    for glyph in text.glyphs {
      let x = (origin.x + glyph.x * cosine + glyph.y * sine) * pixelRatio
      let y = (origin.y - glyph.x * sine + glyph.y * cosine) * pixelRatio
      guard abs(x) < 0x1p29, abs(y) < 0x1p29 else { continue }
      let (column, phaseX) = split(x, whole: sine == 1 || sine == -1)
      let (row, phaseY) = split(y, whole: sine == 0)
      let key = GlyphKey(
        glyph: glyph.id,
        size: Int32(pixels.rounded()),
        angle: quantizedTurn,
        phaseX: phaseX,
        phaseY: phaseY
      )
      guard let bitmap = text.font.bitmap(key) else { continue }
      body(PlacedGlyph(key: key, bitmap: bitmap, x: column + bitmap.left, y: row + bitmap.top))
    }
  }

  /// Splits a position into a pixel and quarters of a pixel, or rounds it to a whole pixel.
  private func split(_ position: Double, whole: Bool) -> (pixel: Int, phase: UInt8) {
    if whole { return (Int(position.rounded()), 0) }
    let quarters = Int((position * 4).rounded())
    return (quarters >> 2, UInt8(quarters & 3))
  }

  /// The quarter turns without rounding noise.
  private func exactCosineAndSine(_ turn: UInt16, _ radians: Double) -> (Double, Double) {
    switch turn {
    case 0: (1, 0)
    case 16_384: (0, 1)
    case 32_768: (-1, 0)
    case 49_152: (0, -1)
    default: (cos(radians), sin(radians))
    }
  }
}
