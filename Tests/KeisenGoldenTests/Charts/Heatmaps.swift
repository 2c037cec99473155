import Glibc
import Keisen

extension GoldenChart {
  /// A wave over a plane, some of whose values are missing.
  private static func wave(_ rows: Int, _ columns: Int) -> [Double] {
    (0..<rows * columns).map { index in
      let (x, y) = (
        Double(index % columns) / Double(columns), Double(index / columns) / Double(rows)
      )
      let value = sin(9 * x) + cos(7 * y + 3 * x)
      return hypot(x - 0.7, y - 0.3) < 0.1 ? .nan : value
    }
  }

  /// Adds a heat map and its colour bar to a chart.
  private static func add(_ values: [Double], columns: Int, to chart: Chart, _ scale: ColorScale)
    throws -> HeatmapSeries
  {
    let heatmap = try chart.addHeatmap(
      values: Column(values),
      columns: columns,
      colorScale: scale
    )
    chart.add(try ColorBar(scale), to: .above)
    return heatmap
  }

  /// Cells larger than a pixel, those that are missing grey, with colours of their own beyond the
  /// range.
  static let heatmapNearest = GoldenChart("HeatmapNearest") {
    let chart = try Chart(size: size)
    let style = ColorScale.Style(
      missing: Color(rgb: 0x999999),
      below: .black,
      above: Color(rgb: 0xff4fd8)
    )
    let scale = ColorScale(projection: try Projection(min: -1.5, max: 1.5), style: style)
    _ = try add(wave(9, 14), columns: 14, to: chart, scale)
    return chart
  }

  /// Values that change steadily from cell to cell, on dark, row 0 at the top.
  static let heatmapLinear = GoldenChart("HeatmapLinear") {
    let chart = try Chart(size: size)
    try chart.setTheme(.dark)
    let scale = ColorScale(style: ColorScale.Style(map: .magma, missing: Color(rgb: 0x777777)))
    let heatmap = try add(wave(9, 14), columns: 14, to: chart, scale)
    try heatmap.setStyle(HeatmapStyle(interpolation: .linear))
    try chart.space.y.setRange(min: 9, max: 0)
    return chart
  }

  /// Edges at any distances on a logarithmic axis, and colours on a logarithmic scale that has no
  /// place for 0.
  static let heatmapIrregular = GoldenChart("HeatmapIrregular") {
    let chart = try Chart(size: size)
    try chart.space.x.setScale(.log())
    let scale = ColorScale(
      projection: try Projection(scale: .log()),
      style: ColorScale.Style(map: .cividis, missing: Color(rgb: 0xd62728))
    )
    try chart.addHeatmap(
      values: Column([1, 10, 100, 1000, 3, 30, 0, 3000, 9, 90, 900, 9000]),
      columns: 4,
      x: .values(Column([1, 3, 4, 40, 1000])),
      y: .values(Column([-2.0, 0, 0.5, 4])),
      colorScale: scale
    )
    chart.add(try ColorBar(scale), to: .above)
    return chart
  }

  /// Many more cells than pixels, of which each pixel is the mean, half to be seen through.
  static let heatmapMany = GoldenChart("HeatmapMany") {
    let chart = try Chart(size: size)
    let scale = ColorScale(style: ColorScale.Style(map: .rdbu))
    let heatmap = try add(wave(700, 900), columns: 900, to: chart, scale)
    try heatmap.setStyle(HeatmapStyle(alpha: 0.7))
    return chart
  }
}
