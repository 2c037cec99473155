import KeisenPrimitives

/// What a column holds at one moment, and the bounds of its blocks: answers about runs of rows.
package struct ColumnBounds: Sendable {
  /// The rows.
  package let snapshot: ColumnSnapshot
  private let pyramid: ColumnPyramid

  fileprivate init(snapshot: ColumnSnapshot, pyramid: ColumnPyramid) {
    self.snapshot = snapshot
    self.pyramid = pyramid
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
    pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
  }
}

extension Column {
  /// Pins the values that the column has now, with the bounds of their blocks.
  ///
  /// They are kept until values change; for appended rows they are added.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package func bounds() throws(KeisenError) -> ColumnBounds {
    let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0.pyramid) }
    if let known, known.rows / Self.blockRows == snapshot.count / Self.blockRows {
      return ColumnBounds(snapshot: snapshot, pyramid: known)
    }
    return try building.withLock { (_) throws(KeisenError) in
      // Someone may have built meanwhile, or values may have changed.
      let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0.pyramid) }
      let pyramid = try (known ?? ColumnPyramid(of: type)).grown(to: snapshot)
      state.withLock { state in
        if state.version == snapshot.version { state.pyramid = pyramid }
      }
      return ColumnBounds(snapshot: snapshot, pyramid: pyramid)
    }
  }

  /// Rows of a block of the pyramid.
  private static var blockRows: Int { Pyramid<Int64>.blockRows }
}
