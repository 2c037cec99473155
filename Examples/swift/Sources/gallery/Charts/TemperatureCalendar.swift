import Keisen

/// The warmest hour of every day in Seattle, four years as calendars.
enum TemperatureCalendar: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("The summer of 2015 was the warmest of four")
    try chart.setSubtitle("Greatest temperature of each day in Seattle")
    let colors = ColorScale(style: ColorScale.Style(map: .plasma))
    try chart.add(
      CalendarMark(
        days: Column(table["date"].map { Timestamp($0) }),
        values: Column(table.numbers("temp_max")),
        colorScale: colors
      )
    )
    chart.add(try ColorBar(colors, title: "°C"), to: .above)
    return chart
  }
}
