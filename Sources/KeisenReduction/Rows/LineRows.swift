import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The rows of a line as positions in points, in blocks, whatever the columns' types are.
package struct LineRows {
  /// Values of the horizontal dimension; nil for row numbers.
  let x: ColumnSnapshot?
  /// Values of the vertical dimension.
  let y: ColumnSnapshot
  /// The rows that both columns have.
  package let rows: Range<Int>
  /// The rows that are looked at.
  package var looked: Range<Int>
  let xRange: ProjectionRange
  let yRange: ProjectionRange
  var xMap: ScaleMap
  var yMap: ScaleMap

  /// Makes the rows of two columns: those that both have, by their numbers.
  package init(x: ColumnSnapshot?, y: ColumnSnapshot, in space: Space, _ frame: FrameContext) {
    self.x = x
    self.y = y
    rows = y.rows.clamped(to: x?.rows ?? y.rows)
    looked = rows
    xRange = frame.range(of: space.x)
    yRange = frame.range(of: space.y)
    xMap = frame.map(.x, of: space)
    yMap = frame.map(.y, of: space)
  }

  /// Positions beyond this are taken to be here, in points.
  package static let farthestOutline = 1e9

  /// Rows in a block: small enough that one stays in the first-level cache.
  static let blockRows = 1024

  /// Calls `body` with the first row of each block in turn, its positions and their number.
  ///
  /// A position that is not finite is that of a gap, or of a value farther away than doubles reach.
  func forEachBlock<Failure: Error>(
    _ body: (Int, UnsafePointer<Double>, UnsafePointer<Double>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: 2 * Self.blockRows)
    defer { scratch.deallocate() }
    let xs = scratch
    let ys = scratch + Self.blockRows
    var first = looked.lowerBound
    while first < looked.upperBound {
      let end = min(looked.upperBound, first + Self.blockRows)
      let rows = first..<end
      if let x {
        Self.place(rows, of: x, in: xRange, xMap, into: xs)
      } else {
        let base = Double(first) - Double(xRange.origin)
        for index in 0..<rows.count { xs[index] = base + Double(index) }
        xMap.positions(of: UnsafeBufferPointer(start: xs, count: rows.count), into: xs)
      }
      Self.place(rows, of: y, in: yRange, yMap, into: ys)
      try body(first, xs, ys, rows.count)
      first = end
    }
  }

  /// Writes the positions of some rows of a column; doubles are read where they lie.
  static func place(
    _ rows: Range<Int>,
    of column: ColumnSnapshot,
    in range: ProjectionRange,
    _ map: ScaleMap,
    into positions: UnsafeMutablePointer<Double>
  ) {
    let scratch = UnsafeMutableBufferPointer(start: positions, count: rows.count)
    let (origin, unit) = (range.origin, range.timeUnit)
    column.withDoubles(rows, relativeTo: origin, in: unit, scratch: scratch) { values in
      place(values, map, into: positions)
    }
  }

  /// Writes the positions of some values, which may be the same memory; that of an infinite one is
  /// not finite.
  private static func place(
    _ values: UnsafeBufferPointer<Double>,
    _ map: ScaleMap,
    into positions: UnsafeMutablePointer<Double>
  ) {
    guard map.isConstant else { return map.positions(of: values, into: positions) }
    for index in values.indices {
      positions[index] = values[index].isFinite ? map.position(of: values[index]) : .nan
    }
  }

  /// What a row is whose position is not finite.
  package enum Rest {
    /// A place, taken in where it is so far away.
    case far(SIMD2<Double>)
    /// NaN, missing, or infinite.
    case gap
    /// Finite, but the scale has no place for it.
    case dropped
  }

  /// Looks at a row by itself, as at one whose position is not finite; a far one is taken into
  /// ±`limit`.
  package func rest(_ row: Int, within limit: Double) -> Rest {
    var value = SIMD2(Double(row) - Double(xRange.origin), 0)
    let rows = row..<row + 1
    x?.read(rows, relativeTo: xRange.origin, in: xRange.timeUnit, into: &value.x)
    y.read(rows, relativeTo: yRange.origin, in: yRange.timeUnit, into: &value.y)
    guard value.x.isFinite, value.y.isFinite else { return .gap }
    let position = SIMD2(xMap.position(of: value.x), yMap.position(of: value.y))
    guard !position.x.isNaN, !position.y.isNaN else { return .dropped }
    return .far(
      position.clamped(
        lowerBound: SIMD2(repeating: -limit),
        upperBound: SIMD2(repeating: limit)
      )
    )
  }
}
