import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension Chart {
  /// Makes a heat map in the chart's own space and adds it.
  ///
  /// - Returns: The heat map.
  /// - Throws: As `HeatmapSeries.init`.
  @discardableResult
  public func addHeatmap(
    values: Column,
    columns: Int,
    order: HeatmapSeries.Order = .rows,
    x: CellEdges = .integers,
    y: CellEdges = .integers,
    colorScale: ColorScale = ColorScale(),
    style: HeatmapStyle = HeatmapStyle(),
    label: String = ""
  ) throws(KeisenError) -> HeatmapSeries {
    try added(
      HeatmapSeries(
        values: values,
        columns: columns,
        order: order,
        x: x,
        y: y,
        in: space,
        colorScale: colorScale,
        style: style,
        label: label
      )
    )
  }

  /// Makes a density in the chart's own space and adds it.
  ///
  /// - Parameters:
  ///   - columns: What to count.
  ///   - colorScale: What turns counts or means into colours, as in `DensitySeries.init`.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  /// - Returns: The density.
  /// - Throws: As `DensitySeries.init`.
  @discardableResult
  public func addDensity(
    _ columns: DensityColumns,
    colorScale: ColorScale? = nil,
    style: DensityStyle = DensityStyle(),
    label: String = ""
  ) throws(KeisenError) -> DensitySeries {
    try added(
      DensitySeries(
        columns,
        in: space,
        colorScale: colorScale,
        style: style,
        label: label
      )
    )
  }
}
