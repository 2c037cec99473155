import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of one series that lie in a box or a lasso.
public struct SelectedRows: Sendable {
  /// The series.
  public var series: any Series
  /// The place of the series among those of the chart, from 0 at the bottom.
  public var seriesIndex: Int
  /// Its rows.
  public var rows: RowSet
}

extension Chart {
  /// Finds the rows whose drawn marks lie in a box of the picture.
  ///
  /// What of a mark must lie in it each series says in its own `rows(in:_:)`: as a rule the middle.
  /// Layout and ranges are those of a frame drawn now, and nothing is stored. Rows outside of the
  /// plot are not found, and those that a series is not drawn with - a width of 0, no opacity -
  /// neither. A place on a side of the box is in it.
  ///
  /// - Parameters:
  ///   - box: Points from the top left corner of the picture; a negative width or height reaches to
  ///     the other side.
  ///   - series: Where to look; nil for all series of the chart.
  ///   - pixelRatio: That of the frame, whose plot begins and ends between pixels; nil for the last
  ///     frame's, or 1 before the first.
  /// - Returns: Each series with its rows, from the bottom up, those without rows too; none for a
  ///   series that is not in the chart.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is NaN or infinite, or as
  ///   `plot(pixelRatio:)`; `.outOfMemory`.
  /// - Complexity: That of a layout, and what each series says.
  public func select(
    in box: Rect,
    of series: (any Series)? = nil,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> [SelectedRows] {
    let box = try PlaceBox(validating: box)
    return try select(of: series, pixelRatio: pixelRatio) { PlotRegion(box, in: $0) }
  }

  /// Finds the rows whose drawn marks lie within a lasso: a polygon on the picture, whose last
  /// point is joined with its first.
  ///
  /// By the even-odd rule: what a lasso that crosses itself goes around twice is outside. One of
  /// fewer than three points holds nothing. All else as `select(in:of:pixelRatio:)`.
  ///
  /// - Parameters:
  ///   - lasso: Points from the top left corner of the picture.
  ///   - series: Where to look; nil for all series of the chart.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: Each series with its rows, from the bottom up.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite, or
  ///   as `plot(pixelRatio:)`; `.outOfMemory`.
  /// - Complexity: As `select(in:of:pixelRatio:)`, and for each row in the box around the lasso the
  ///   edges near its height.
  public func select(
    within lasso: [Point],
    of series: (any Series)? = nil,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> [SelectedRows] {
    try Self.validate(lasso: lasso)
    return try select(of: series, pixelRatio: pixelRatio) { PlotRegion(within: lasso, in: $0) }
  }

  /// Refuses a lasso of which a coordinate is NaN or infinite.
  static func validate(lasso: [Point]) throws(KeisenError) {
    for (index, point) in lasso.enumerated() where !point.x.isFinite || !point.y.isFinite {
      throw .invalidArgument(
        "points of the lasso must be finite, got (\(point.x), \(point.y)) at \(index)"
      )
    }
  }

  private func select(
    of series: (any Series)?,
    pixelRatio: Double?,
    _ region: (Rect) -> PlotRegion
  ) throws(KeisenError) -> [SelectedRows] {
    let state = state.withLock { $0 }
    let pixelRatio = pixelRatio ?? state.pixelRatio
    _ = try Self.validate(DisplayList(size: state.size, pixelRatio: pixelRatio), time: 0)
    return try PinnedRows.reading { () throws(KeisenError) in
      var (frame, _) = try Self.begin(state, pixelRatio: pixelRatio)
      let found = try Self.select(state, region(frame.plot), of: series, in: &frame)
      try frame.ranges.throwFailures()
      return found
    }
  }

  /// Finds the rows in a part of the plot, in a frame that is laid out.
  ///
  /// - Throws: What a series throws.
  static func select(
    _ state: State,
    _ region: PlotRegion,
    of series: (any Series)?,
    in frame: inout FrameContext
  ) throws(KeisenError) -> [SelectedRows] {
    var all: [SelectedRows] = []
    for (index, one) in state.series.enumerated() where series == nil || one === series {
      frame.seriesIndex = index
      let rows = region.isEmpty || frame.plot.isEmpty ? RowSet() : try one.rows(in: region, frame)
      all.append(SelectedRows(series: one, seriesIndex: index, rows: rows))
    }
    return all
  }
}

extension PlaceBox {
  /// Takes a caller's box, whichever of its sides come first.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is NaN or infinite.
  init(validating box: Rect) throws(KeisenError) {
    for (name, side) in [
      ("left", box.minX), ("top", box.minY), ("right", box.maxX), ("bottom", box.maxY),
    ] where !side.isFinite {
      throw .invalidArgument("\(name) of the box must be finite, got \(side)")
    }
    let (first, last) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
    self.init(low: pointwiseMin(first, last), high: pointwiseMax(first, last))
  }
}
