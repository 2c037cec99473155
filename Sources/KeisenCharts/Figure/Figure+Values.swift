import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Figure {
  /// Returns the values that stand at a point of the picture in one of its charts, as
  /// `Chart.values(at:in:isClipped:pixelRatio:)`.
  ///
  /// - Parameters:
  ///   - point: Points from the top left corner of the figure's picture.
  ///   - chart: A chart of the figure.
  ///   - space: The space of the values, which is not polar; nil for the chart's own.
  ///   - isClipped: Whether nothing stands at points outside of the chart's plot.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: Both values; nil as for a chart.
  /// - Throws: `KeisenError` as `Chart.values(at:in:isClipped:pixelRatio:)`, and with code
  ///   `.invalidState` where the chart is not in the figure.
  /// - Complexity: That of a layout.
  public func values(
    at point: Point,
    of chart: Chart,
    in space: Space? = nil,
    isClipped: Bool = false,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> (x: DataValue, y: DataValue)? {
    try placed(at: point, of: chart, in: space, pixelRatio: pixelRatio)
      .values(isClipped: isClipped)
  }

  /// Returns where two values of one of the charts stand in the picture, in points from its top
  /// left corner.
  ///
  /// - Parameters:
  ///   - x: The horizontal value, or the angle.
  ///   - y: The vertical value, or the radius.
  ///   - chart: A chart of the figure.
  ///   - space: The space of the values; nil for the chart's own.
  ///   - isClipped: Whether values that the chart's plot does not show stand nowhere.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: The point; nil as for a chart.
  /// - Throws: `KeisenError` as `Chart.position(x:y:in:isClipped:pixelRatio:)`, and with code
  ///   `.invalidState` where the chart is not in the figure.
  /// - Complexity: That of a layout.
  public func position(
    x: some DataValueConvertible,
    y: some DataValueConvertible,
    of chart: Chart,
    in space: Space? = nil,
    isClipped: Bool = false,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> Point? {
    try placed(x: x.dataValue, y: y.dataValue, of: chart, in: space, pixelRatio: pixelRatio)
      .position(isClipped: isClipped)
  }

  /// Finds the values at a point, as `values(at:of:in:isClipped:pixelRatio:)`.
  package func placed(
    at point: Point,
    of chart: Chart,
    in space: Space?,
    pixelRatio: Double?
  ) throws(KeisenError) -> PlacedValues {
    try requireFinite(point)
    let space = space ?? chart.space
    try space.requireCartesian(for: "values at a point")
    return try placed(in: chart, with: space, pixelRatio) { frame, corner in
      frame.placed(at: Point(x: point.x - corner.x, y: point.y - corner.y), in: space)
    }
  }

  /// Finds where values stand, as `position(x:y:of:in:isClipped:pixelRatio:)`.
  package func placed(
    x: DataValue,
    y: DataValue,
    of chart: Chart,
    in space: Space?,
    pixelRatio: Double?
  ) throws(KeisenError) -> PlacedValues {
    try x.validate("x")
    try y.validate("y")
    let space = space ?? chart.space
    return try placed(in: chart, with: space, pixelRatio) { frame, _ in
      frame.placed(x: x, y: y, in: space)
    }
  }

  /// Returns what `find` finds in the frame of a chart, whose corner it is told, with the point in
  /// the figure's.
  private func placed(
    in chart: Chart,
    with space: Space,
    _ pixelRatio: Double?,
    _ find: (FrameContext, Point) -> PlacedValues
  ) throws(KeisenError) -> PlacedValues {
    var own = FrameRanges()
    try own.take(space.x)
    try own.take(space.y)
    let (scene, ranges, layout) = try laidOut(pixelRatio, own)
    guard let number = scene.parts.firstIndex(where: { $0.chart === chart }) else {
      throw KeisenError(.invalidState, "chart is not in the figure")
    }
    let part = layout.parts[number]
    var found = find(part.frame, Point(x: part.place.minX, y: part.place.minY))
    found.point.x += part.place.minX
    found.point.y += part.place.minY
    try ranges.throwFailures()
    return found
  }
}
