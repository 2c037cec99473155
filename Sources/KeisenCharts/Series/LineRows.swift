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
  /// The rows that are looked at.
  var looked: Range<Int>
  let xRange: ProjectionRange
  let yRange: ProjectionRange
  let xMap: ScaleMap
  let yMap: ScaleMap

  /// Makes the rows of two columns, as many as the shorter one has.
  init(x: ColumnSnapshot?, y: ColumnSnapshot, in space: Space, _ frame: FrameContext) {
    self.x = x
    self.y = y
    count = min(x?.count ?? y.count, y.count)
    looked = 0..<count
    xRange = frame.range(of: space.x)
    yRange = frame.range(of: space.y)
    xMap = frame.map(.x, of: space)
    yMap = frame.map(.y, of: space)
  }

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

  /// Calls `body` with the upright positions of at most `blockRows` rows.
  func withHeights(
    of rows: Range<Int>,
    _ body: (UnsafeBufferPointer<Double>) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    let scratch = UnsafeMutableBufferPointer<Double>.allocate(capacity: rows.count)
    defer { scratch.deallocate() }
    guard let ys = scratch.baseAddress, !rows.isEmpty else { return }
    Self.place(rows, of: y, in: yRange, yMap, into: ys)
    try body(UnsafeBufferPointer(scratch))
  }

  /// Returns the first row that reaches each of some values of x, or the number of rows.
  ///
  /// - Parameters:
  ///   - values: Relative to the range's origin, in the order in which rows reach them.
  ///   - order: Which way the values of x go.
  /// - Returns: As many as there are values.
  func firstRows(reaching values: [Double], _ order: ColumnOrder) -> [Int] {
    guard let x else {
      let origin = Double(xRange.origin)
      return values.map { value in
        let row = (value + origin).rounded(.up)
        return row < Double(count) ? Int(max(0, row)) : count
      }
    }
    let rows = [Int](unsafeUninitializedCapacity: values.count) { rows, count in
      values.withUnsafeBufferPointer { values in
        guard let base = rows.baseAddress else { return }
        x.findRows(
          reaching: values,
          order,
          relativeTo: xRange.origin,
          in: xRange.timeUnit,
          into: base
        )
      }
      count = values.count
    }
    return rows.map { min($0, count) }
  }

  /// Returns where some rows stand, those far away within ±`limit`; NaN for a gap, and for a value that a
  /// scale has no place for.
  func positions(at rows: [Int], within limit: Double) -> [SIMD2<Double>] {
    func positions(_ column: ColumnSnapshot?, _ range: ProjectionRange, _ map: ScaleMap) -> [Double]
    {
      [Double](unsafeUninitializedCapacity: rows.count) { values, count in
        count = rows.count
        guard let base = values.baseAddress else { return }
        if let column {
          column.read(at: rows, relativeTo: range.origin, in: range.timeUnit, into: base)
        } else {
          for (index, row) in rows.enumerated() { base[index] = Double(row) - Double(range.origin) }
        }
        Self.place(UnsafeBufferPointer(start: base, count: count), map, into: base)
      }
    }
    let xs = positions(x, xRange, xMap)
    let ys = positions(y, yRange, yMap)
    return rows.indices.map { index in
      let position = SIMD2(xs[index], ys[index])
      if position.x.isFinite, position.y.isFinite { return position }
      if case .far(let place) = rest(rows[index], within: limit) { return place }
      return SIMD2(repeating: .nan)
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

  /// Writes the positions of some values, which may be the same memory; that of an infinite one is not finite.
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
  enum Rest {
    /// A place, taken in where it is so far away.
    case far(SIMD2<Double>)
    /// NaN, missing, or infinite.
    case gap
    /// Finite, but the scale has no place for it.
    case dropped
  }

  /// Looks at a row by itself, as at one whose position is not finite; a far one is taken into ±`limit`.
  func rest(_ row: Int, within limit: Double) -> Rest {
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
