import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension BarMark {
  /// Returns the exact extent of the positions and ends, or of the values with their bases or the
  /// baseline.
  ///
  /// A baseline that is not above 0 does not count where only such values do. Half a bar's width is
  /// added by a fit.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    let extent = columns.extent(in: dimension, onlyPositive: onlyPositive)
    return dimension == valueDimension ? withBaseline(extent, onlyPositive) : extent
  }

  private func withBaseline(_ extent: Extent, _ onlyPositive: Bool) -> Extent {
    guard base == nil, !onlyPositive || style.baseline > 0 else { return extent }
    return extent.including(style.baseline)
  }

  /// Returns the exact extents of the bars that share a position with a range of the other
  /// dimension.
  ///
  /// A bar counts where it stands there with any of its width, or is there on the way from its base
  /// to its tip. Of widths in points the positions alone count.
  ///
  /// - Complexity: O(log *n*) for a range of positions where these go one way, and for one of
  ///   values where bars have no bases; as of `RowValues.extent(within:of:relativeTo:in:)`. Else
  ///   O(*n*).
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    guard dimension != other else {
      return try extent(in: dimension, onlyPositive: onlyPositive)
    }
    var extent = Extent.empty
    let runs = try other == positionDimension ? rows(atPositions: range) : rows(atValues: range)
    for column in columns where column.dimension == dimension {
      let values = try column.values(of: columns.rows, onlyPositive: onlyPositive)
      var own = values.extent(of: 0..<0)
      for run in runs { own = values.extent(of: run.clamped(to: values.rows)).union(own) }
      extent = extent.joined(with: own)
    }
    return dimension == valueDimension ? withBaseline(extent, onlyPositive) : extent
  }

  /// Returns half a bar at either end where bars have places, and room beyond their tips for
  /// values.
  ///
  /// As far as widths are not in points, of which it is half the least distance. Beside bars at
  /// numbers there is room beyond that, and so there is at both ends of bars with bases of their
  /// own. On a log scale there is room below the least where bars begin at what has no place there.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    guard dimension == positionDimension else {
      if let base {
        let ends = base.extent().joined(with: value.extent())
        return withRoom(
          .around(strokes: 0).beginning(at: ends).standing(on: style.baseline, ends)
        )
      }
      return withRoom(.beyond(value.extent().relative(to: 0), from: style.baseline))
    }
    var margin = FitMargin.around(strokes: 0)
    guard end == nil else {
      let ends = try extent(in: dimension, onlyPositive: false)
      return margin.beginning(at: ends, edges: firstEdges)
    }
    let half = width == nil ? maxWidth * (unit ?? minDistance) / 2 : maxWidth / 2
    guard style.widthUnit != .points || width != nil else {
      (margin.low, margin.high) = (minDistance / 2, minDistance / 2)
      return margin
    }
    let offset = style.offset * (unit ?? 0)
    (margin.low, margin.high) = (max(0, half - offset), max(0, half + offset))
    return margin
  }

  /// The end of the first bar and that of the next one, of bars in order whose first begins where a
  /// log scale has no place.
  private var firstEdges: (first: Double, next: Double)? {
    guard let end, let position else { return nil }
    let (starts, ends) = (position.snapshot(), end.snapshot())
    let rows = starts.rows.clamped(to: ends.rows)
    guard rows.count > 1 else { return nil }
    for (row, other) in [
      (rows.lowerBound, rows.lowerBound + 1), (rows.upperBound - 1, rows.upperBound - 2),
    ] {
      func edges(_ row: Int) -> SIMD2<Double> {
        var edges = SIMD2<Double>.zero
        starts.read(row..<row + 1, relativeTo: 0, into: &edges.x)
        ends.read(row..<row + 1, relativeTo: 0, into: &edges.y)
        return edges
      }
      let (own, next) = (edges(row), edges(other))
      if own.min() <= 0, own.max() > 0 { return (own.max(), next.max()) }
    }
    return nil
  }

  /// Returns the runs of rows whose bars share a position with a range.
  private func rows(atPositions range: ProjectionRange) throws(KeisenError) -> [Range<Int>] {
    let rows = columns.rows
    let (low, high) = (min(range.min, range.max), max(range.min, range.max))
    let factor = unitFactor(in: range)
    let maximum = Double.greatestFiniteMagnitude
    let offset = max(-maximum, min(maximum, (unit ?? 0) * style.offset * factor))
    let half = min(maximum, (unit ?? 0) * style.width * factor / 2)
    let isUniform = width == nil && end == nil && !hasOwnWidths
    if isUniform, names == nil {
      let places = try position.map { column throws(KeisenError) in try RowValues(of: column) }
      let found = (places ?? .numbers(rows)).run(
        within: low - offset - half...high - offset + half,
        relativeTo: range.origin,
        in: range.timeUnit
      )
      if let found { return [found.clamped(to: rows)] }
    }
    return runs(of: rows, BarEdges(self, in: range)) { $0.first <= high && $0.last >= low }
  }

  /// Whether rows have widths that their looks give.
  private var hasOwnWidths: Bool {
    styleIndex != nil && styles.contains { $0.width != nil }
  }

  /// Returns the runs of rows whose bars share a value with a range.
  private func rows(atValues range: ProjectionRange) throws(KeisenError) -> [Range<Int>] {
    let (low, high) = (min(range.min, range.max), max(range.min, range.max))
    let baseline = range.relative(DataValue(style.baseline, unit: value.type.timeUnit))
    let rows = columns.rows
    let values = value.snapshot()
    let bases = base?.snapshot()
    var runs: [Range<Int>] = []
    for row in rows.clamped(to: values.rows).clamped(to: bases?.rows ?? values.rows) {
      var ends = SIMD2(0, baseline)
      values.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &ends.x)
      bases?.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &ends.y)
      guard ends.x.isFinite, ends.y.isFinite, ends.min() <= high, ends.max() >= low else {
        continue
      }
      runs.append(row: row)
    }
    return runs
  }

  private func runs(
    of rows: Range<Int>,
    _ edges: BarEdges,
    where isWanted: ((first: Double, last: Double)) -> Bool
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in rows {
      guard let ends = edges.of(row), isWanted(ends) else { continue }
      runs.append(row: row)
    }
    return runs
  }
}

/// The edges of bars as values of a range's scale.
private struct BarEdges {
  private let mark: BarMark
  private let range: ProjectionRange
  private let names: CategoryBarNames?
  private let position: ColumnSnapshot?
  private let end: ColumnSnapshot?
  private let width: ColumnSnapshot?
  private let styleIndex: ColumnSnapshot?
  private let factor: Double
  private let unit: Double

  init(_ mark: BarMark, in range: ProjectionRange) {
    (self.mark, self.range) = (mark, range)
    names = mark.names.map { CategoryBarNames($0, on: range) }
    position = mark.position?.snapshot()
    end = mark.end?.snapshot()
    width = mark.width?.snapshot()
    styleIndex = mark.styleIndex?.snapshot()
    factor = mark.unitFactor(in: range)
    unit = (mark.unit ?? 0) * factor
  }

  /// Returns the edges of a row, relative to the range's origin, or nil where it has none.
  func of(_ row: Int) -> (first: Double, last: Double)? {
    let shift = mark.style.offset * unit
    guard let place = place(row, position), place.isFinite else { return nil }
    if let end {
      guard let last = self.place(row, end), last.isFinite else { return nil }
      return (min(place, last) + shift, max(place, last) + shift)
    }
    var half = mark.style.width * unit / 2
    if let width {
      half = abs(number(row, width) ?? .nan) * factor / 2
    } else if let number = number(row, styleIndex), number >= 0,
      number < Double(mark.styles.count), let own = mark.styles[Int(number)].width
    {
      half = own * unit / 2
    }
    return half.isFinite ? (place + shift - half, place + shift + half) : nil
  }

  private func place(_ row: Int, _ snapshot: ColumnSnapshot?) -> Double? {
    if let names { return names.place(of: row) }
    guard let snapshot else { return Double(row) - Double(range.origin) }
    guard snapshot.rows.contains(row) else { return nil }
    var value = 0.0
    snapshot.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &value)
    return value
  }

  private func number(_ row: Int, _ snapshot: ColumnSnapshot?) -> Double? {
    guard let snapshot, snapshot.rows.contains(row) else { return nil }
    var value = 0.0
    snapshot.read(row..<row + 1, relativeTo: 0, into: &value)
    return value
  }
}
