import KeisenPrimitives

/// What a column holds at one moment, and the bounds of its blocks: answers about runs of rows.
package struct ColumnBounds: Sendable {
  /// The rows.
  package let snapshot: ColumnSnapshot
  let pyramid: ColumnPyramid

  init(snapshot: ColumnSnapshot, pyramid: ColumnPyramid) {
    self.snapshot = snapshot
    self.pyramid = pyramid
  }

  /// The least and the greatest value that counts.
  ///
  /// - Complexity: O(log *n*).
  package var extent: Extent {
    pyramid.extent(of: snapshot.rows, snapshot)
  }

  /// Returns the least and the greatest value that counts of some rows.
  ///
  /// - Parameter rows: Rows of the snapshot.
  /// - Returns: The least and the greatest value.
  /// - Complexity: O(log *n*).
  package func extent(of rows: Range<Int>) -> Extent {
    precondition(
      rows.lowerBound >= snapshot.rows.lowerBound && rows.upperBound <= snapshot.rows.upperBound,
      "rows \(rows) of \(snapshot.rows)"
    )
    return pyramid.extent(of: rows, snapshot)
  }

  /// Whether all values that count are above 0, or there is none.
  var isPositive: Bool { extent.bounds.map(\.min.isPositive) ?? true }

  /// Returns the bounds of some rows, minus `origin`.
  ///
  /// - Parameters:
  ///   - rows: Rows of the snapshot.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  /// - Returns: The bounds of some rows.
  /// - Complexity: O(log *n*).
  package func bounds(
    of rows: Range<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil
  ) -> RowBounds {
    var result = RowBounds.empty
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { borders in
      (borders[0], borders[1]) = (rows.lowerBound, rows.upperBound)
      bounds(
        between: UnsafeBufferPointer(borders),
        relativeTo: origin,
        in: unit,
        into: &result
      )
    }
    return result
  }

  /// Writes the bounds of the runs of rows between neighbours of some borders, minus `origin`.
  ///
  /// They are equal to those of the values that `ColumnSnapshot.read` gives.
  ///
  /// - Parameters:
  ///   - borders: Rows of the snapshot, or the one behind its last, in ascending order.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - bounds: Room for `borders.count - 1`.
  /// - Complexity: O(log *n*) for each in its rows.
  package func bounds(
    between borders: UnsafeBufferPointer<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    into bounds: UnsafeMutablePointer<RowBounds>
  ) {
    guard let first = borders.first, let last = borders.last else { return }
    precondition(
      first >= snapshot.rows.lowerBound && last <= snapshot.rows.upperBound,
      "rows \(first)..<\(last) of \(snapshot.rows)"
    )
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    pyramid.run(Bounds(snapshot: snapshot, borders: borders, reading: reading, bounds: bounds))
  }
}

/// The least and the greatest finite value of some rows, minus an origin.
package struct RowBounds: Hashable, Sendable {
  /// The least value; above `high` where there is none.
  package var low: Double
  /// The greatest value.
  package var high: Double
  /// Whether a row is a gap: NaN, infinite, or the least timestamp.
  package var hasGaps: Bool

  /// Makes bounds.
  package init(low: Double, high: Double, hasGaps: Bool) {
    self.low = low
    self.high = high
    self.hasGaps = hasGaps
  }

  /// No value.
  package static let empty = RowBounds(low: .infinity, high: -.infinity, hasGaps: false)

  /// Whether there is no value.
  package var isEmpty: Bool { low > high }
}

extension PyramidNode {
  /// The bounds as doubles.
  @inline(__always)
  func rowBounds(_ reading: ValueReading) -> RowBounds {
    isEmpty
      ? RowBounds(low: .infinity, high: -.infinity, hasGaps: hasGaps)
      : RowBounds(low: low.double(reading), high: high.double(reading), hasGaps: hasGaps)
  }
}

extension ColumnPyramid {
  /// Returns the extent of some rows, of which those without nodes are looked at.
  func extent(of rows: Range<Int>, _ snapshot: ColumnSnapshot) -> Extent {
    run(Extents(snapshot: snapshot, rows: rows)).of(snapshot.type)
  }
}

private struct Extents: PyramidTask {
  let snapshot: ColumnSnapshot
  let rows: Range<Int>

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> Extent {
    var cursor = ColumnCursor(snapshot)
    let node = pyramid.bounds(of: rows, &cursor)
    return node.isEmpty
      ? .empty : Extent(min: node.low.columnValue, max: node.high.columnValue)
  }
}

private struct Bounds: PyramidTask {
  let snapshot: ColumnSnapshot
  let borders: UnsafeBufferPointer<Int>
  let reading: ValueReading
  let bounds: UnsafeMutablePointer<RowBounds>

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    var cursor = ColumnCursor(snapshot)
    for index in 0..<max(0, borders.count - 1) {
      let node = pyramid.bounds(of: borders[index]..<borders[index + 1], &cursor)
      bounds[index] = node.rowBounds(reading)
    }
  }
}
