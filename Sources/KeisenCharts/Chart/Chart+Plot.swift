import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart: PlotSource {
  /// Returns the plot rectangle, in points, that the next frame would have with the ranges as they
  /// are.
  ///
  /// Lays out, and draws and stores nothing.
  ///
  /// - Parameter pixelRatio: Device pixels per point, on which the sides are snapped; nil takes the
  ///   last frame's.
  /// - Returns: The plot rectangle.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the ratio is not positive and finite
  ///   or the extents of an unset projection overflow, `.callback` when code of the caller's fails
  ///   that a layout runs - the measuring of a custom attachment, a tick locator or formatter, the
  ///   hook of an unset projection, a function of a scale -, `.invalidState` when that asks for a
  ///   layout.
  public func plot(pixelRatio: Double? = nil) throws(KeisenError) -> Rect {
    if let pixelRatio {
      try requirePositive(pixelRatio, "pixel ratio")
    }
    return try plot(with: FrameRanges(), pixelRatio: pixelRatio)
  }

  /// Returns the plot rectangle of a frame that has some ranges.
  package func plot(with ranges: FrameRanges, pixelRatio: Double?) throws(KeisenError) -> Rect {
    let state = state.withLock { $0 }
    let pixelRatio = pixelRatio ?? state.pixelRatio
    return try Self.begin(state, pixelRatio: pixelRatio, ranges: ranges).0.plot
  }
}

extension Viewport {
  /// That of a chart's plot along a dimension.
  public static func plot(of chart: Chart, _ dimension: Dimension) -> Viewport {
    .plot(Plot(source: chart, dimension: dimension))
  }
}

extension Viewport.Plot {
  /// The chart, as long as somebody else keeps it.
  public var chart: Chart? { source as? Chart }
}
