import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension CategoryBarMark {
  /// Returns the exact extents of the bars that share a position with a range of the other
  /// dimension.
  ///
  /// Of x those count that stand there with any of their width, of y those that are there on the
  /// way from the baseline to their tip. Values come with the baseline, as in
  /// `extent(in:onlyPositive:)`.
  ///
  /// - Complexity: O(log *n*) where bars stand at their numbers, O(*n*) where at their names on
  ///   another scale; for a range of y as for points whose x goes no way.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    switch (dimension, other) {
    case (.y, .x): return try values(within: range, onlyPositive: onlyPositive)
    case (.x, .y): return try numbers(within: range, onlyPositive: onlyPositive)
    default: return extent(in: dimension, onlyPositive: onlyPositive)
    }
  }

  /// Returns the extent of the values, with the baseline, of bars that stand within a range of x.
  private func values(
    within range: ProjectionRange,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let values = try RowValues(of: values, onlyPositive: onlyPositive)
    let rows = rows(among: values.rows)
    var extent = values.extent(of: 0..<0)
    for bars in bars(of: rows.count, within: range) {
      let first = rows.lowerBound
      extent = values.extent(of: bars.lowerBound + first..<bars.upperBound + first).union(extent)
    }
    guard !onlyPositive || style.baseline > 0 else { return extent }
    return extent.including(style.baseline)
  }

  /// Returns the extent of the numbers of bars that are within a range of y.
  private func numbers(
    within range: ProjectionRange,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let heights = try RowValues(of: values)
    let rows = rows(among: heights.rows)
    let baseline = range.relative(DataValue(style.baseline, unit: values.type.timeUnit))
    // A bar that begins on one side of the range is in it where its tip is not on the same side.
    let low = min(range.min, range.max)
    let high = max(range.min, range.max)
    let first = RowValues.numbers(rows.dropFirst(onlyPositive ? 1 : 0))
    let found = first.extent(
      within: (baseline < low ? low : -.infinity)...(baseline > high ? high : .infinity),
      of: heights,
      relativeTo: range.origin,
      in: range.timeUnit
    )
    guard
      case (.integer(let minimum), .integer(let maximum))? = found.bounds.map({ ($0.min, $0.max) })
    else { return .empty }
    let start = Int64(rows.lowerBound)
    return Extent(min: .integer(minimum - start), max: .integer(maximum - start))
  }

  /// Returns the numbers of bars that stand within a range of x, in runs.
  private func bars(of count: Int, within range: ProjectionRange) -> [Range<Int>] {
    let places = CategoryBarNames(names, on: range)
    let half = style.barWidth / 2
    guard places.straightPlace(of: 0) == nil else {
      return [places.range(of: count, range, half)]
    }
    let (low, high) = (min(range.min, range.max) - half, max(range.min, range.max) + half)
    var runs: [Range<Int>] = []
    for bar in 0..<count {
      guard let place = places.place(of: bar), low <= place, place <= high else { continue }
      if let last = runs.last, last.upperBound == bar {
        runs[runs.count - 1] = last.lowerBound..<bar + 1
      } else {
        runs.append(bar..<bar + 1)
      }
    }
    return runs
  }

  /// Returns the rows among some that have bars.
  private func rows(among rows: Range<Int>) -> Range<Int> { rows.prefix(names.names.count) }
}
