import KeisenData
import KeisenPrimitives
import KeisenScales

/// The rows of a line as positions in points, in blocks, whatever the columns' types are.
struct LineRows {
  /// Values of the horizontal dimension; nil for row numbers.
  let x: ColumnSnapshot?
  /// Values of the vertical dimension.
  let y: ColumnSnapshot
  /// Number of rows.
  let count: Int
  let xOrigin: Int64
  let yOrigin: Int64
  let xMap: ScaleMap
  let yMap: ScaleMap

  /// Rows in a block: small enough that one stays in the first-level cache.
  static let blockRows = 1024

  /// Calls `body` with the positions of each block of rows in turn.
  ///
  /// NaN marks a gap.
  func forEachBlock(
    _ body: (UnsafePointer<Double>, UnsafePointer<Double>, Int) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: 2 * Self.blockRows)
    defer { scratch.deallocate() }
    let xs = scratch
    let ys = scratch + Self.blockRows
    var first = 0
    while first < count {
      let end = min(count, first + Self.blockRows)
      let rows = first..<end
      if let x {
        x.read(rows, relativeTo: xOrigin, into: xs)
      } else {
        let base = Double(first) - Double(xOrigin)
        for index in 0..<rows.count { xs[index] = base + Double(index) }
      }
      y.read(rows, relativeTo: yOrigin, into: ys)
      xMap.positions(of: UnsafeBufferPointer(start: xs, count: rows.count), into: xs)
      yMap.positions(of: UnsafeBufferPointer(start: ys, count: rows.count), into: ys)
      try body(xs, ys, rows.count)
      first = end
    }
  }
}
