import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension PointColumns {
  /// Returns the exact extents in one dimension of the rows that stand within a range of another
  /// one.
  ///
  /// - Parameters:
  ///   - dimension: Whose extents.
  ///   - range: Relative to its own origin; both ends count, whichever is the lesser.
  ///   - other: The dimension of the range.
  ///   - onlyPositive: Whether values that are not above 0 do not count.
  /// - Returns: The exact extents in one dimension of the rows.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: As of `RowValues.extent(within:of:relativeTo:in:)`.
  package func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let places = try values(other, onlyPositive: false)
    return try values(dimension, onlyPositive: onlyPositive).extent(within: range, of: places)
  }

  /// Returns the values of a dimension, or the row numbers that are in their place.
  private func values(
    _ dimension: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> RowValues {
    if let column = column(dimension) {
      return try RowValues(of: column, onlyPositive: onlyPositive)
    }
    let rows = y.snapshot().rows
    return .numbers(onlyPositive ? rows.clamped(to: 1..<Int.max) : rows)
  }
}
