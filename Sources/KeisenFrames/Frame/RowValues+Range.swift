import KeisenData
import KeisenRanges

extension RowValues {
  /// Returns the extent of the rows that stand within a range of another dimension.
  package func extent(within range: ProjectionRange, of places: RowValues) -> Extent {
    extent(
      within: min(range.min, range.max)...max(range.min, range.max),
      of: places,
      relativeTo: range.origin,
      in: range.timeUnit
    )
  }
}
