/// The tiles that one part of a line may touch: columns `left...right` and rows `top...bottom`.
struct PartTiles: BitwiseCopyable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32
  var code: PartCode

  /// Takes the box of a part, in pixels, that touches the limits.
  @inline(__always)
  init(code: PartCode, _ limits: TileLimits, _ low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self.code = code
    left = limits.column(low.x)
    top = limits.row(low.y)
    right = limits.column(high.x)
    bottom = limits.row(high.y)
  }

  /// Calls `body` with the index, row by row of `tiles`, of each tile that the part may touch.
  @inline(__always)
  func forEachTile(
    in tiles: TileBounds,
    of line: Line,
    _ first: Int,
    _ limits: TileLimits,
    _ body: (Int) -> Void
  ) {
    let width = tiles.width
    var start = (Int(top) &- tiles.top) &* width &- tiles.left
    if left == right {
      for _ in top...bottom {
        body(start &+ Int(left))
        start &+= width
      }
    } else if top == bottom {
      for column in left...right { body(start &+ Int(column)) }
    } else {
      for row in top...bottom {
        let (from, to) = columns(inRow: Int(row), of: line, first, limits)
        if from <= to {
          for column in from...to { body(start &+ Int(column)) }
        }
        start &+= width
      }
    }
  }

  /// The columns in which a slanted segment, padded, passes a row of tiles.
  private func columns(
    inRow row: Int,
    of line: Line,
    _ first: Int,
    _ limits: TileLimits
  ) -> (Int32, Int32) {
    guard !code.has(PartCode.dot) else { return (left, right) }
    let a = line.pixel(first + code.index)
    let b = line.pixel(first + code.index + 1)
    guard a.y != b.y else { return (left, right) }
    let padding = line.padding(first + code.index, code)
    let side = Double(Tile.side)
    let upper = (Double(row) * side - padding - a.y) / (b.y - a.y)
    let lower = (Double(row + 1) * side + padding - a.y) / (b.y - a.y)
    let entry = a.x + max(0, min(min(upper, lower), 1)) * (b.x - a.x)
    let exit = a.x + max(0, min(max(upper, lower), 1)) * (b.x - a.x)
    return (
      max(left, limits.column(min(entry, exit) - padding)),
      min(right, limits.column(max(entry, exit) + padding))
    )
  }
}
