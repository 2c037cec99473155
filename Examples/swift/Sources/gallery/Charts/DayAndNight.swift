import Keisen

/// Coldest against warmest temperature of 1,461 days, counted into hexagons.
enum DayAndNight: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(
      size: size,
      title: "Warm days drift away from their nights",
      subtitle: "How many days in Seattle, 2012–2015",
      xTitle: "Coldest (°C)",
      yTitle: "Warmest (°C)",
      theme: theme
    )

    let scale = ColorScale()
    let days = HexbinMark(
      x: try Column(table.numbers("temp_min")),
      y: try Column(table.numbers("temp_max")),
      colorScale: scale,
      style: HexbinStyle(columnCount: 28, rowCount: 12)
    )
    try chart.add(days)
    try chart.addColorBar(of: scale)
    return chart
  }
}
