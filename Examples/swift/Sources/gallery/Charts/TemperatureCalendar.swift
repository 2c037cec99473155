import Keisen

/// The warmest hour of every day in Seattle, four years as calendars.
enum TemperatureCalendar: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(
      size: size,
      title: "The summer of 2015 was the warmest of four",
      subtitle: "Greatest temperature of each day in Seattle",
      theme: theme
    )
    let colors = ColorScale(.plasma)
    try chart.add(
      CalendarMark(
        days: Column(table.times("date")),
        values: Column(table.numbers("temp_max")),
        colorScale: colors
      )
    )
    try chart.addColorBar(of: colors, title: "°C")
    return chart
  }
}
