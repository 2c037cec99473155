import KeisenDrawing

extension Tile {
  /// Blends a shading over what a filled path covers, within a clip.
  mutating func fill(
    _ path: PathTiles,
    _ shading: Shading,
    _ column: Int,
    _ row: Int,
    clip: BoxCoverage?
  ) {
    switch path.cover(column: column, row: row, pathCoverage) {
    case .none: return
    case .full:
      let box = PixelBox(
        low: SIMD2(Double(path.columns.lowerBound), Double(path.rows.lowerBound)),
        high: SIMD2(Double(path.columns.upperBound), Double(path.rows.upperBound)),
        radii: .zero
      )
      fill(box, shading, clip: clip)
      return
    case .varied: break
    }
    let columns = (path.columns.lowerBound - x..<path.columns.upperBound - x)
      .clamped(to: 0..<Tile.side)
    let rows = (path.rows.lowerBound - y..<path.rows.upperBound - y).clamped(to: 0..<Tile.side)
    let ramp = shading.ramp(x: x, y: y)
    for row in rows {
      let y = Float(row) + 0.5
      let values = UnsafeRawPointer(pathCoverage + row * PathTiles.lineStride)
        .assumingMemoryBound(to: SIMD4<Float>.self)
      for group in columns.lowerBound / 4...(columns.upperBound - 1) / 4 {
        var coverage = values[group]
        guard coverage != .zero else { continue }
        let x = SIMD4<Float>.centres(ofGroup: group)
        if let clip { coverage *= clip.coverage(x, y) }
        if shading.isSolid {
          blend(row, group, shading.start, coverage: coverage)
        } else {
          blend(row, group, shading.colors(x, y, ramp: ramp, coverage: coverage))
        }
      }
    }
  }
}
