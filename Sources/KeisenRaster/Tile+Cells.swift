import KeisenDrawing

extension Tile {
  /// Blends cells, as they fall on pixels, within a clip.
  mutating func paint(_ cells: CellPixels, clip: BoxCoverage?) {
    let (left, top) = (cells.x - x, cells.y - y)
    let columns = (left..<left + cells.width).clamped(to: 0..<Tile.side)
    let rows = (top..<top + cells.height).clamped(to: 0..<Tile.side)
    guard !columns.isEmpty, !rows.isEmpty, let pixels = cells.pixels.elements.baseAddress else {
      return
    }
    let scale = SIMD4<Float>(repeating: 1.0 / 255)
    for row in rows {
      let line = pixels + (row - top) * cells.width
      for group in columns.lowerBound / 4...(columns.upperBound - 1) / 4 {
        let first = group * 4
        var packed = SIMD4<UInt32>.zero
        if first >= columns.lowerBound, first + 4 <= columns.upperBound {
          packed = UnsafeRawPointer(line + (first - left)).loadUnaligned(as: SIMD4<UInt32>.self)
        } else {
          for lane in 0..<4 where columns.contains(first + lane) {
            packed[lane] = line[first + lane - left]
          }
        }
        guard packed != .zero else { continue }
        let bytes = SIMD4<UInt32>(repeating: 255)
        var factor = scale
        if let clip {
          factor *= clip.coverage(SIMD4<Float>.centres(ofGroup: group), Float(row) + 0.5)
        }
        // Bytes fit a signed integer, whose conversion is one instruction.
        let source = Group(
          red: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed & bytes)) * factor,
          green: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed &>> 8 & bytes)) * factor,
          blue: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed &>> 16 & bytes)) * factor,
          alpha: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed &>> 24)) * factor
        )
        blend(row, group, source)
      }
    }
  }
}
