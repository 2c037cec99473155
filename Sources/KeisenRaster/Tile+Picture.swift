import KeisenDrawing

extension Tile {
  /// Blends a picture, as it falls on pixels, within a clip.
  mutating func paint(_ picture: PicturePixels, clip: BoxCoverage?) {
    let (left, top) = (picture.columns.lowerBound - x, picture.rows.lowerBound - y)
    let width = picture.columns.count
    let columns = (left..<left + width).clamped(to: 0..<Tile.side)
    let rows = (top..<top + picture.rows.count).clamped(to: 0..<Tile.side)
    guard !columns.isEmpty, !rows.isEmpty, let pixels = picture.pixels.elements.baseAddress else {
      return
    }
    let bytes = SIMD4<UInt32>(repeating: 255)
    let scale = SIMD4<Float>(repeating: 1.0 / 255)
    for row in rows {
      let line = pixels + (row - top) * width
      for group in columns.lowerBound / 4...(columns.upperBound - 1) / 4 {
        var packed = SIMD4<UInt32>.zero
        for lane in 0..<4 where columns.contains(group * 4 + lane) {
          packed[lane] = line[group * 4 + lane - left]
        }
        guard packed != .zero else { continue }
        // Bytes fit a signed integer, whose conversion is one instruction.
        var alpha = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed &>> 24)) * scale
        if let clip {
          alpha *= clip.coverage(SIMD4<Float>.centres(ofGroup: group), Float(row) + 0.5)
        }
        let factor = alpha * scale
        let source = Group(
          red: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed & bytes)) * factor,
          green: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed &>> 8 & bytes)) * factor,
          blue: SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: packed &>> 16 & bytes)) * factor,
          alpha: alpha
        )
        blend(row, group, source)
      }
    }
  }
}
