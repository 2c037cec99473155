import Keisen

/// Seattle's warmest temperature of each day as a box a month: half of all days are within the box.
enum BoxesByMonth: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(
      size: size,
      title: "April in Seattle can be July for a day",
      subtitle: "Warmest of the day by month, 2012–2015: half of the days are within the boxes",
      yTitle: "Temperature (°C)",
      theme: theme
    )
    try chart.space.x.setScale(.category(CategoryScale(monthNames)))
    let days = GroupColumns(
      values: try Column(table.numbers("temp_max")),
      positions: try Column(table["date"].map { month(of: $0) - 1 })
    )
    try chart.add(BoxMark(days))
    return chart
  }
}
