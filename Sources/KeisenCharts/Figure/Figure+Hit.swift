import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Figure {
  /// What is found in one of a figure's charts.
  public struct ChartHit: Sendable {
    /// The chart.
    public var chart: Chart
    /// Where the chart is, in the figure's points.
    public var place: Rect
    /// The row, its position in the figure's points.
    public var hit: Hit
  }

  /// Finds the row that is drawn nearest to a point of the picture.
  ///
  /// It is looked for in the chart at the point, of charts that lie over each other the topmost, as
  /// `Chart.hit` does. Layout and ranges are those of a frame drawn now, and nothing changes.
  ///
  /// - Parameters:
  ///   - point: Points from the top left corner of the picture.
  ///   - reach: Distance in points up to which something is found; infinite for the nearest
  ///     anywhere in the chart's plot.
  ///   - mode: What counts as near.
  ///   - series: Where to look; nil for all series of the chart.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: The row, or nil where nothing is near enough, and where no chart's plot is.
  /// - Throws: `KeisenError` as `Chart.hit`.
  public func hit(
    at point: Point,
    within reach: Double = 10,
    mode: HitQuery.Mode = .nearest,
    of series: (any Series)? = nil,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> ChartHit? {
    try Chart.validate(point, within: reach)
    return try PinnedRows.reading { () throws(KeisenError) in
      let (scene, _, layout) = try laidOut(pixelRatio)
      guard let number = layout.parts.lastIndex(where: { $0.place.contains(point) }) else {
        return nil
      }
      let part = layout.parts[number]
      let own = Point(x: point.x - part.place.x, y: point.y - part.place.y)
      let hit = try part.frame.hit(HitQuery(own, mode: mode, within: reach)) { one in
        series == nil || one === series
      }
      guard var hit else { return nil }
      hit.position.x += part.place.x
      hit.position.y += part.place.y
      return ChartHit(chart: scene.parts[number].chart, place: part.place, hit: hit)
    }
  }

  /// Returns where a chart would lie in the next frame with the ranges as they are, and its plot,
  /// in points.
  ///
  /// Lays out, and draws and stores nothing.
  ///
  /// - Parameters:
  ///   - chart: A chart of the figure.
  ///   - pixelRatio: Device pixels per point, on which sides are snapped; nil takes the last
  ///     frame's.
  /// - Returns: Where a chart would lie, and its plot, in the figure's points; nil where the chart
  ///   is not in the figure.
  /// - Throws: `KeisenError` as `Chart.plot(pixelRatio:)`; where `outer` has a legend, also with
  ///   what the sample of a custom series makes it fail with.
  public func place(
    of chart: Chart,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> (place: Rect, plot: Rect)? {
    let (scene, _, layout) = try laidOut(pixelRatio)
    guard let number = scene.parts.firstIndex(where: { $0.chart === chart }) else { return nil }
    return (layout.parts[number].place, layout.parts[number].plot)
  }

  /// Lays all charts out as a frame drawn now would; and stores nothing.
  ///
  /// - Parameters:
  ///   - pixelRatio: nil for the last frame's.
  ///   - moved: Ranges to begin with.
  /// - Returns: What is drawn, the ranges, and where all of it lies.
  /// - Throws: `KeisenError` as `Chart.plot(pixelRatio:)`.
  func laidOut(
    _ pixelRatio: Double?,
    _ moved: FrameRanges = FrameRanges()
  ) throws(KeisenError) -> (FigureScene, FrameRanges, FigureLayout) {
    let scene = FigureScene(self)
    let pixelRatio = pixelRatio ?? scene.outer.state.pixelRatio
    let picture = DisplayList(size: scene.outer.state.size, pixelRatio: pixelRatio)
    _ = try Chart.validate(picture, time: 0)
    let ranges = try scene.ranges(moved)
    let layout = try FigureLayout(
      scene,
      ranges,
      pixelRatio: pixelRatio,
      renderer: nil,
      time: 0
    )
    return (scene, ranges, layout)
  }
}
