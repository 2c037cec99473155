import KeisenText

/// A glyph's coverage on pixels of the picture; the recording keeps its pixels alive.
struct Glyph: BitwiseCopyable {
  /// Column of its left and row of its top edge.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// `width * height` values, 255 for full.
  var pixels: UnsafePointer<UInt8>

  /// Nil for a glyph without ink.
  init?(_ bitmap: GlyphBitmap, x: Int, y: Int) {
    guard bitmap.width > 0, bitmap.height > 0, let pixels = bitmap.pixels.baseAddress else {
      return nil
    }
    self.x = x
    self.y = y
    width = bitmap.width
    height = bitmap.height
    self.pixels = pixels
  }
}

extension Tile {
  /// Blends a colour, multiplied by alpha, through a glyph, within a clip.
  mutating func print(_ glyph: Glyph, _ color: SIMD4<Float>, clip: BoxCoverage?) {
    let left = glyph.x - x
    let top = glyph.y - y
    let columns = (left..<left + glyph.width).clamped(to: 0..<Tile.side)
    let rows = (top..<top + glyph.height).clamped(to: 0..<Tile.side)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let scale: Float = 1.0 / 255
    for row in rows {
      let line = glyph.pixels + (row - top) * glyph.width
      for group in columns.lowerBound / 4...(columns.upperBound - 1) / 4 {
        var levels = SIMD4<UInt8>.zero
        let first = group * 4
        if first >= columns.lowerBound, first + 4 <= columns.upperBound {
          levels = UnsafeRawPointer(line + (first - left)).loadUnaligned(as: SIMD4<UInt8>.self)
        } else {
          for lane in 0..<4 where columns.contains(first + lane) {
            levels[lane] = line[first + lane - left]
          }
        }
        guard unsafeBitCast(levels, to: UInt32.self) != 0 else { continue }
        var coverage =
          SIMD4(Float(levels.x), Float(levels.y), Float(levels.z), Float(levels.w)) * scale
        if let clip {
          coverage *= clip.coverage(SIMD4<Float>.centres(ofGroup: group), Float(row) + 0.5)
        }
        blend(row, group, color, coverage: coverage)
      }
    }
  }
}
