import KeisenData
import KeisenPrimitives
import KeisenRanges

/// What the columns of a mark tell by themselves.
extension [MarkColumn] {
  /// The rows that all of them have, by their numbers.
  package var rows: Range<Int> {
    lazy.compactMap { $0.column?.snapshot().rows }.reduce(nil) { $0?.clamped(to: $1) ?? $1 }
      ?? 0..<0
  }

  /// Returns the exact extents of all that stand in one dimension, or of what of them is above 0.
  package func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    var extent = Extent.empty
    for column in self where column.dimension == dimension {
      extent = extent.joined(with: column.extent(of: rows, onlyPositive: onlyPositive))
    }
    return extent
  }

  /// Returns the exact extents in one dimension of the rows of which any place in the other one is
  /// within a range.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: As of `RowValues.extent(within:of:relativeTo:in:)`, for each pair of columns.
  package func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    var extent = Extent.empty
    for column in self where column.dimension == dimension {
      let values = try column.values(of: rows, onlyPositive: onlyPositive)
      for places in self where places.dimension == other {
        let places = try places.values(of: rows, onlyPositive: false)
        extent = extent.joined(with: values.extent(within: range, of: places))
      }
    }
    return extent
  }
}

extension [MarkColumn] {
  /// Returns the exact extents in one dimension of the rows whose places in the other one, with all
  /// between them, share a position with a range.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n* log *n*) in the rows; O(*n*) where those within are next to each other.
  package func extent(
    in dimension: Dimension,
    spanning range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let rows = rows
    let (low, high) = (Swift.min(range.min, range.max), Swift.max(range.min, range.max))
    let places = filter { $0.dimension == other }.map { $0.column?.snapshot() }
    var runs: [Range<Int>] = []
    for row in rows {
      var (minimum, maximum) = (Double.infinity, -Double.infinity)
      for snapshot in places {
        var place = Double(row) - Double(range.origin)
        if let snapshot {
          let part = (row..<row + 1).clamped(to: snapshot.rows)
          place = .nan
          snapshot.read(part, relativeTo: range.origin, in: range.timeUnit, into: &place)
        }
        guard place.isFinite else { continue }
        (minimum, maximum) = (Swift.min(minimum, place), Swift.max(maximum, place))
      }
      guard minimum <= high, maximum >= low else { continue }
      runs.append(row: row)
    }
    var extent = Extent.empty
    for column in self where column.dimension == dimension {
      let values = try column.values(of: rows, onlyPositive: onlyPositive)
      var own = values.extent(of: 0..<0)
      for run in runs { own = values.extent(of: run.clamped(to: values.rows)).union(own) }
      extent = extent.joined(with: own)
    }
    return extent
  }
}

extension [Range<Int>] {
  /// Adds a row behind all others.
  package mutating func append(row: Int) {
    if let last, last.upperBound == row {
      self[count - 1] = last.lowerBound..<row + 1
    } else {
      append(row..<row + 1)
    }
  }
}

extension MarkColumn {
  /// Returns the exact extent of the values, or of those above 0; of row numbers where there are no
  /// values.
  fileprivate func extent(of rows: Range<Int>, onlyPositive: Bool) -> Extent {
    if let column { return onlyPositive ? column.positiveExtent() : column.extent() }
    let rows = onlyPositive ? rows.clamped(to: 1..<Int.max) : rows
    guard let first = rows.first, let last = rows.last else { return .empty }
    return Extent(min: .integer(Int64(first)), max: .integer(Int64(last)))
  }

  /// Returns the values, or the row numbers that are in their place.
  package func values(
    of rows: Range<Int>,
    onlyPositive: Bool
  ) throws(KeisenError) -> RowValues {
    if let column { return try RowValues(of: column, onlyPositive: onlyPositive) }
    return .numbers(onlyPositive ? rows.clamped(to: 1..<Int.max) : rows)
  }
}

extension Extent {
  /// Returns the extent of both; of values of different types or units as doubles, in the unit of
  /// the first one.
  package func joined(with other: Extent) -> Extent {
    guard let bounds else { return other }
    guard let others = other.bounds else { return self }
    let areAlike =
      switch (bounds.min, others.min) {
      case (.real, .real), (.integer, .integer), (.unsigned, .unsigned): unit == other.unit
      default: false
      }
    guard !areAlike else { return union(other) }
    guard let ours = relative(to: 0, in: unit), let theirs = other.relative(to: 0, in: unit) else {
      return self
    }
    let (low, high) = (min(ours.min, theirs.min), max(ours.max, theirs.max))
    guard let unit else { return Extent(min: .real(low), max: .real(high)) }
    return Extent(
      min: .integer(Self.integer(low.rounded(.down))),
      max: .integer(Self.integer(high.rounded(.up))),
      unit: unit
    )
  }

  /// Returns the integer that is nearest to a whole number.
  private static func integer(_ whole: Double) -> Int64 {
    Int64(exactly: whole) ?? (whole < 0 ? .min : .max)
  }
}
