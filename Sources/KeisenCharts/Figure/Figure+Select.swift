import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Figure {
  /// The rows of one series of one of a figure's charts that lie in a box or a lasso.
  public struct ChartRows: Sendable {
    /// The chart.
    public var chart: Chart
    /// The series, with its rows.
    public var selected: SelectedRows
  }

  /// Finds the rows whose drawn marks lie in a box of the picture, in every chart that it reaches.
  ///
  /// In each chart as `Chart.select(in:of:pixelRatio:)`, as far as the box lies in its plot; what
  /// an inset covers of the chart below it is found too. Layout and ranges are those of a frame
  /// drawn now, and nothing is stored.
  ///
  /// - Parameters:
  ///   - box: In points of the picture; a negative width or height reaches to the other side.
  ///   - series: Where to look; nil for all series of all charts.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: Each series of each chart with its rows, in the order of `charts`, of each from the
  ///   bottom up, those without rows too.
  /// - Throws: `KeisenError` as `Chart.select(in:of:pixelRatio:)` and `place(of:pixelRatio:)`.
  /// - Complexity: That of a layout, and what each series says.
  public func select(
    in box: Rect,
    of series: (any Series)? = nil,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> [ChartRows] {
    let box = try PlaceBox(validating: box)
    return try select(of: series, pixelRatio) { plot, corner in
      PlotRegion(PlaceBox(low: box.low - corner, high: box.high - corner), in: plot)
    }
  }

  /// Finds the rows whose drawn marks lie within a lasso on the picture: a polygon, whose last
  /// point is joined with its first.
  ///
  /// By the even-odd rule. One of fewer than three points holds nothing. All else as
  /// `select(in:of:pixelRatio:)`.
  ///
  /// - Parameters:
  ///   - lasso: Points from the top left corner of the picture.
  ///   - series: Where to look; nil for all series of all charts.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: Each series of each chart with its rows, as `select(in:of:pixelRatio:)`.
  /// - Throws: `KeisenError` as `Chart.select(within:of:pixelRatio:)` and `place(of:pixelRatio:)`.
  /// - Complexity: As `Chart.select(within:of:pixelRatio:)` of each chart.
  public func select(
    within lasso: [Point],
    of series: (any Series)? = nil,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> [ChartRows] {
    try Chart.validate(lasso: lasso)
    return try select(of: series, pixelRatio) { plot, corner in
      let own = lasso.map { Point(x: $0.x - corner.x, y: $0.y - corner.y) }
      return PlotRegion(within: own, in: plot)
    }
  }

  private func select(
    of series: (any Series)?,
    _ pixelRatio: Double?,
    _ region: (_ plot: Rect, _ corner: SIMD2<Double>) -> PlotRegion
  ) throws(KeisenError) -> [ChartRows] {
    try PinnedRows.reading { () throws(KeisenError) in
      let (scene, ranges, layout) = try laidOut(pixelRatio)
      var all: [ChartRows] = []
      for (one, part) in zip(scene.parts, layout.parts) {
        var frame = part.frame
        let own = region(frame.plot, SIMD2(part.place.minX, part.place.minY))
        for selected in try Chart.select(part.state, own, of: series, in: &frame) {
          all.append(ChartRows(chart: one.chart, selected: selected))
        }
      }
      try ranges.throwFailures()
      return all
    }
  }
}
