import Keisen

/// Every day's rain in Seattle, four years as calendars.
enum RainCalendar: GalleryChart {
  static let sunday = 6

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(
      size: size,
      title: "Seattle's rain stops in July",
      subtitle: "Rain of each day; weeks begin on Sunday",
      theme: theme
    )

    let hues: [UInt32] =
      theme == .light
      ? [0xe9eef4, 0x9ecae1, 0x3182bd, 0x08306b] : [0x242a33, 0x2b5b84, 0x4fa3dd, 0xd9efff]
    let colors = hues.map { Color(rgb: $0) }
    let scale = ColorScale(
      projection: try Projection(min: 0, max: 30),
      style: ColorScale.Style(map: try ColorMap(colors), above: colors.last)
    )
    let calendar = CalendarMark(
      days: try Column(table.times("date")),
      values: try Column(table.numbers("precipitation")),
      colorScale: scale,
      style: CalendarStyle(firstWeekday: sunday)
    )
    try chart.add(calendar)
    try chart.addColorBar(of: scale, title: "mm")
    return chart
  }
}
