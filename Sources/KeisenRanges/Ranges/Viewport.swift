import KeisenPrimitives

/// How long the plot is along one dimension, for what turns points into data.
public enum Viewport: Sendable {
  /// Given, in points; what is negative or NaN is 0.
  case points(Double)
  /// That of a chart's plot, laid out with the ranges that its projections have at that moment.
  ///
  /// The chart is not kept alive; without it the length is 0.
  case plot(Plot)

  /// A side of a chart's plot.
  public struct Plot: Sendable {
    /// The chart, as long as somebody else keeps it.
    package private(set) weak var source: (any PlotSource)?
    /// Which side.
    public let dimension: Dimension

    /// Takes its parts.
    package init(source: (any PlotSource)? = nil, dimension: Dimension) {
      (self.source, self.dimension) = (source, dimension)
    }
  }

  /// Returns the length in points, not negative.
  ///
  /// - Throws: As `Chart.plot()`.
  func length() throws(KeisenError) -> Double {
    switch self {
    case .points(let length): return length > 0 ? length : 0
    case .plot(let plot):
      guard let chart = plot.source else { return 0 }
      let rect = try chart.currentPlot()
      return plot.dimension == .x ? rect.width : rect.height
    }
  }
}
