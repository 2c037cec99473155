import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// Makes a legend of the series that have a label and adds it above the series.
  ///
  /// - Parameters:
  ///   - place: Where it lies; nil leaves it to the style.
  ///   - title: Text above the names; empty for none.
  ///   - style: How it looks.
  /// - Returns: The legend.
  /// - Throws: As `Legend.init`; then nothing is added.
  @discardableResult
  public func addLegend(
    _ place: Legend.Place? = nil,
    title: String = "",
    style: Legend.Style = Legend.Style()
  ) throws(KeisenError) -> Legend {
    var style = style
    if let place { style.place = place }
    return try added(Legend(title: title, style: style), to: .above)
  }

  /// Makes a colour bar of a scale and adds it above the series.
  ///
  /// - Parameters:
  ///   - scale: The scale that it shows.
  ///   - side: The side of the plot on which it lies.
  ///   - title: The text beside it; empty for none.
  ///   - style: How it looks.
  /// - Returns: The colour bar.
  /// - Throws: As `ColorBar.init`; then nothing is added.
  @discardableResult
  public func addColorBar(
    of scale: ColorScale,
    side: Side = .right,
    title: String = "",
    style: ColorBar.Style = ColorBar.Style()
  ) throws(KeisenError) -> ColorBar {
    try added(ColorBar(scale, side: side, title: title, style: style), to: .above)
  }

  /// Makes a colour bar of a series' scale and adds it above the series.
  ///
  /// - Parameters:
  ///   - series: The series whose colours it shows.
  ///   - side: The side of the plot on which it lies.
  ///   - title: The text beside it; empty for none.
  ///   - style: How it looks.
  /// - Returns: The colour bar.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the series takes no colours from
  ///   values; as `ColorBar.init`. Then nothing is added.
  @discardableResult
  public func addColorBar(
    of series: any Series,
    side: Side = .right,
    title: String = "",
    style: ColorBar.Style = ColorBar.Style()
  ) throws(KeisenError) -> ColorBar {
    guard let scale = series.colorScale else {
      throw .invalidArgument("series has no color scale")
    }
    return try addColorBar(of: scale, side: side, title: title, style: style)
  }
}
