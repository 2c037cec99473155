import Keisen

/// Seattle's warmest temperature of each day as a box a month: half of all days are within the box.
enum BoxesByMonth: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("April in Seattle can be July for a day")
    try chart.setSubtitle(
      "Warmest of the day by month, 2012–2015: half of the days are within the boxes"
    )
    try chart.setYTitle("Temperature (°C)")
    try chart.space.x.setScale(.category(CategoryScale(monthNames)))
    let days = GroupColumns(
      values: try Column(table.numbers("temp_max")),
      positions: try Column(table["date"].map { month(of: $0) - 1 })
    )
    chart.add(try BoxSeries(BoxMark(days), in: chart.space))
    return chart
  }
}
