import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

extension Chart {
  /// Finds the row that is drawn nearest to a point of the picture.
  ///
  /// Layout and ranges are those of a frame drawn now; and nothing changes. Rows are the columns'
  /// own in every tier, and their values exact. A series says what its rows cover in its own `hit`.
  /// Of series at equal distances the topmost is found. What a series is not drawn with - a width
  /// of 0, no opacity - is not found.
  ///
  /// - Parameters:
  ///   - point: Points from the top left corner of the picture.
  ///   - reach: Distance in points up to which something is found; infinite for the nearest
  ///     anywhere in the plot.
  ///   - mode: What counts as near.
  ///   - series: Where to look; nil for all series of the chart.
  ///   - pixelRatio: That of the frame, whose plot begins and ends between pixels; nil for the last
  ///     frame's, or 1 before the first.
  /// - Returns: The row, or nil where nothing is near enough, where the point is outside of the
  ///   plot rectangle, or where the series is not in the chart.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite, the
  ///   reach is NaN or negative, or as `plot(pixelRatio:)`; `.callback` when the search of a custom
  ///   series fails, `.invalidState` when it asks for itself; `.outOfMemory`; `.io` where rows of a
  ///   file can't be read.
  /// - Complexity: That of a layout, and what each series says.
  public func hit(
    at point: Point,
    within reach: Double = 10,
    mode: HitQuery.Mode = .nearest,
    of series: (any Series)? = nil,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> Hit? {
    try Self.validate(point, within: reach)
    let state = state.withLock { $0 }
    let pixelRatio = pixelRatio ?? state.pixelRatio
    _ = try Self.validate(DisplayList(size: state.size, pixelRatio: pixelRatio), time: 0)
    return try PinnedRows.reading { () throws(KeisenError) in
      let (frame, _) = try Self.begin(state, pixelRatio: pixelRatio)
      let best = try frame.hit(HitQuery(point, mode: mode, within: reach)) { one in
        series == nil || one === series
      }
      return best
    }
  }

  /// Checks what is asked for.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite, or
  ///   the reach is NaN or negative.
  static func validate(_ point: Point, within reach: Double) throws(KeisenError) {
    try requireFinite(point)
    guard reach >= 0 else {
      throw .invalidArgument("within must not be negative or NaN, got \(reach)")
    }
  }
}
