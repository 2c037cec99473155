import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenStatistics

extension Chart {
  /// Makes the stair of an empirical distribution in the chart's own space and adds it.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - weights: As many weights; nil gives all the same.
  ///   - isComplementary: Whether it tells the share of greater values.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  /// - Returns: The line.
  /// - Throws: As `LineSeries.distribution`.
  @discardableResult
  public func addDistribution(
    of values: Column,
    weights: Column? = nil,
    isComplementary: Bool = false,
    style: LineStyle = LineStyle(),
    label: String = ""
  ) throws(KeisenError) -> LineSeries {
    try added(
      LineSeries.distribution(
        of: values,
        weights: weights,
        isComplementary: isComplementary,
        in: space,
        style: style,
        label: label
      )
    )
  }

  /// Makes a two-dimensional histogram in the chart's own space and adds it.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension.
  ///   - y: As many values of the vertical dimension.
  ///   - xBins: How x is cut.
  ///   - yBins: How y is cut.
  ///   - colorScale: What turns numbers of rows into colours.
  ///   - label: What it is, for people.
  /// - Returns: The heat map.
  /// - Throws: As `HeatmapSeries.histogram`.
  @discardableResult
  public func addHistogram(
    x: Column,
    y: Column,
    xBins: BinRule = .auto,
    yBins: BinRule = .auto,
    colorScale: ColorScale = ColorScale(),
    label: String = ""
  ) throws(KeisenError) -> HeatmapSeries {
    try added(
      HeatmapSeries.histogram(
        x: x,
        y: y,
        xBins: xBins,
        yBins: yBins,
        in: space,
        colorScale: colorScale,
        label: label
      )
    )
  }
}
