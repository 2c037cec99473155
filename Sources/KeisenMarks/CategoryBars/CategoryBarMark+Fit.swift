import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension CategoryBarMark {
  /// Returns the row numbers of the bars, or the exact extent of the values with the baseline; one
  /// that is not above 0 does not count where only what is above 0 does.
  public func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    guard dimension == .y else { return Self.rows(from: onlyPositive ? 1 : 0, to: count) }
    guard onlyPositive else { return extent.including(style.baseline) }
    let extent =
      partialSnapshot.map { $0.positiveExtent(of: rows(of: $0)) } ?? values.positiveExtent()
    return style.baseline > 0 ? extent.including(style.baseline) : extent
  }

  private static func rows(from first: Int, to end: Int) -> Extent {
    guard first < end else { return .empty }
    return Extent(min: .integer(Int64(first)), max: .integer(Int64(end - 1)))
  }

  /// Returns the names, for x.
  public func categories(in dimension: Dimension) -> CategoryScale? {
    dimension == .x ? names : nil
  }

  /// Returns half a bar and a gap for x, and for y the free room beyond the longest bars.
  public func fitMargin(in dimension: Dimension) -> FitMargin {
    guard dimension == .y else {
      let margin = 1 - style.barWidth / 2
      return FitMargin(low: margin, high: margin)
    }
    guard let ends = extent.relative(to: 0) else { return .none }
    let isDown = ends.min < style.baseline
    let isUp = ends.max > style.baseline || !isDown
    let high = isUp ? style.headroom : 0
    let low = isDown ? isUp ? min(style.headroom / 2, (1 - style.headroom) / 2) : style.headroom : 0
    // Headroom is a part of the whole range, which has the bars and the free room.
    let whole = 1 - low - high
    return FitMargin(
      lowPart: low / whole,
      highPart: high / whole,
      logLowPart: style.baseline <= 0 ? FitMargin.logPart : 0
    )
  }

  /// Wants no lines through the middles of its bars.
  public func showsGrid(in dimension: Dimension) -> Bool { dimension == .y }

  /// Returns the rows of a snapshot that have bars.
  func rows(of snapshot: ColumnSnapshot) -> Range<Int> {
    let first = snapshot.rows.lowerBound
    return first..<first + min(names.names.count, snapshot.count)
  }

  /// The values, where there are more of them than names; then nothing about them is kept.
  fileprivate var partialSnapshot: ColumnSnapshot? {
    let snapshot = values.snapshot()
    return snapshot.count > names.names.count ? snapshot : nil
  }

  /// The extent of the values that have bars.
  var extent: Extent {
    partialSnapshot.map { $0.extent(of: rows(of: $0)) } ?? values.extent()
  }
}
