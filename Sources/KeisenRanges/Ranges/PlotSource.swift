import KeisenPrimitives

/// What lays out a plot whose size follows from ranges: a chart.
package protocol PlotSource: AnyObject, Sendable {
  /// Size of its picture, in points.
  var size: Size { get }

  /// Returns the plot rectangle, in points, that a frame would have with some ranges.
  ///
  /// - Parameters:
  ///   - ranges: What was decided.
  ///   - pixelRatio: Device pixels per point; nil takes the last frame's.
  /// - Returns: The plot rectangle.
  /// - Throws: As `Chart.plot()`.
  func plot(with ranges: FrameRanges, pixelRatio: Double?) throws(KeisenError) -> Rect
}

extension PlotSource {
  /// Returns the plot rectangle with the ranges as they are.
  ///
  /// - Throws: As `Chart.plot()`.
  func currentPlot() throws(KeisenError) -> Rect {
    try plot(with: FrameRanges(), pixelRatio: nil)
  }
}
