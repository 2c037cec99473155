import Keisen

/// Coldest against warmest temperature of 1,461 days, counted into hexagons.
enum DayAndNight: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Warm days drift away from their nights")
    try chart.setSubtitle("How many days in Seattle, 2012–2015")
    try chart.setXTitle("Coldest (°C)")
    try chart.setYTitle("Warmest (°C)")

    let scale = ColorScale()
    let days = HexbinMark(
      x: try Column(table.numbers("temp_min")),
      y: try Column(table.numbers("temp_max")),
      colorScale: scale,
      style: HexbinStyle(columnCount: 28, rowCount: 12)
    )
    chart.add(try HexbinSeries(days, in: chart.space))
    chart.add(try ColorBar(scale), to: .above)
    return chart
  }
}
