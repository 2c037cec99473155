/// How much of each pixel of a tile a polyline covers: the greatest of all that was added.
///
/// Flat parts are added to a plane whose vectors lie along rows, steep ones, mirrored, to a plane
/// whose vectors lie along columns: so four pixels of a vector are as good as always all near the
/// part. `merge` puts the two together.
struct Coverage: BitwiseCopyable {
  /// From here on a pixel counts as covered wholly: less than half a step of 8 bits is lost, and a
  /// thin dense line, which seldom runs through the very centre of a pixel, comes to an end.
  static let full: Float = 511 / 512

  /// Bytes of memory that both planes need.
  static let bytes = 2 * CoveragePlane.bytes

  /// For parts that are wider than high.
  let rows: CoveragePlane
  /// For parts that are higher than wide, with x and y exchanged.
  let columns: CoveragePlane

  /// Makes planes in memory of `bytes` zeros, aligned for vectors.
  init(memory: UnsafeMutableRawPointer) {
    rows = CoveragePlane(memory: memory)
    columns = CoveragePlane(memory: memory + CoveragePlane.bytes)
  }

  /// Whether nothing can change any more in the tile's first columns and rows.
  func isComplete(width: Int, height: Int) -> Bool {
    rows.isFull(width: width, height: height) || columns.isFull(width: height, height: width)
  }

  /// Moves all that is in `columns` into `rows`.
  func merge() {
    for group in 0..<Tile.groups {
      let touched = columns.touched + 4 * group
      var bands = touched[0] | touched[1] | touched[2] | touched[3]
      guard bands != 0 else { continue }
      while bands != 0 {
        let band = bands.trailingZeroBitCount
        bands &= bands &- 1
        let from = columns.values + (4 * group * Tile.groups + band)
        let a = from[0]
        let b = from[Tile.groups]
        let c = from[2 * Tile.groups]
        let d = from[3 * Tile.groups]
        for column in 0..<4 { from[column * Tile.groups] = .zero }
        let to = rows.values + (4 * band * Tile.groups + group)
        to[0] = to[0].greater(SIMD4(a.x, b.x, c.x, d.x))
        to[Tile.groups] = to[Tile.groups].greater(SIMD4(a.y, b.y, c.y, d.y))
        to[2 * Tile.groups] = to[2 * Tile.groups].greater(SIMD4(a.z, b.z, c.z, d.z))
        to[3 * Tile.groups] = to[3 * Tile.groups].greater(SIMD4(a.w, b.w, c.w, d.w))
        for row in 0..<4 { rows.touched[4 * band + row] |= 1 &<< UInt16(group) }
      }
    }
    columns.clearMarks()
  }
}
