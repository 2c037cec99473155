import Keisen

/// Two weeks of trading on an axis without nights and weekends.
enum BusinessHours: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("business-hours")
    let chart = try Chart(
      size: size,
      title: "Open hours only",
      yTitle: "Price (US$, made up)",
      theme: theme
    )
    let cuts = TimeCuts(closedWeekdays: [.saturday, .sunday], openFrom: 9.5, openUntil: 16)
    try chart.space.x.setScale(.time(TimeScale(zone: .named("America/New_York"), cuts: cuts)))
    try chart.addLine(
      x: Column(table.times("time")),
      y: Column(table.numbers("price"))
    )
    try chart.space.y.nice()
    return chart
  }
}
