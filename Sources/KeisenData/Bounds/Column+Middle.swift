import KeisenPrimitives

extension Column {
  /// Returns about what the values near a row are, without reading it: the middle of what a block
  /// covers that holds it.
  ///
  /// - Parameters:
  ///   - row: A row of the column.
  ///   - length: How many rows it stands for; the block is at most a quarter of that where the
  ///     summary has such blocks.
  ///   - origin: What is subtracted, in the column's own unit.
  /// - Returns: The middle, NaN where the block has no value; nil where rows are in memory or so
  ///   few that they are read at once.
  package func middle(near row: Int, of length: Int, relativeTo origin: Int64) -> Double? {
    guard let source, count > source.pieceRows, let bounds = try? bounds() else { return nil }
    var level = state.withLock { $0.summary?.minLevel } ?? 0
    while level + 1 < bounds.levelCount, 4 * ColumnBounds.nodeRows(ofLevel: level + 1) <= length {
      level += 1
    }
    level = min(level, bounds.levelCount - 1)
    let size = ColumnBounds.nodeRows(ofLevel: level)
    let rows = (row / size * size..<(row / size + 1) * size).clamped(to: bounds.snapshot.rows)
    let (borders, levels) = ([rows.lowerBound, rows.upperBound], [level, level])
    var found = RowBounds.empty
    borders.withUnsafeBufferPointer { borders in
      levels.withUnsafeBufferPointer { levels in
        guard let levels = levels.baseAddress else { return }
        bounds.bounds(between: borders, levels: levels, relativeTo: origin, into: &found)
      }
    }
    return found.isEmpty ? .nan : found.low / 2 + found.high / 2
  }
}
