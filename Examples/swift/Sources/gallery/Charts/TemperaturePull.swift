import Keisen

/// Seattle's warmth is pulled back to the season: what ten days do to a temperature, as arrows.
enum TemperaturePull: GalleryChart {
  /// A month and a temperature, the latter in steps.
  struct Cell: Hashable {
    let month, warmth: Double
  }

  static let secondsPerDay: Int64 = 86_400
  static let step = 3.0
  static let fewestDays = 5

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let (dates, warmth) = (table["date"], table.numbers("temp_max"))
    var changes: [Cell: [Double]] = [:]
    for (date, (now, later)) in zip(dates, zip(warmth, warmth.dropFirst(10))) {
      let newYear = Timestamp(String(date.prefix(4)))
      let day = (Timestamp(date).seconds - newYear.seconds) / secondsPerDay
      let cell = Cell(
        month: (Double(day) / 365.25 * 12).rounded(.down),
        warmth: (now / step).rounded(.toNearestOrEven)
      )
      changes[cell, default: []].append(later - now)
    }
    let arrows = changes.filter { $0.value.count >= fewestDays }
      .sorted { ($0.key.month, $0.key.warmth) < ($1.key.month, $1.key.warmth) }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Neither heat nor cold lasts ten days")
    try chart.setSubtitle("Warmest hour in Seattle, and that of ten days later")
    try chart.setXTitle("Month")
    try chart.setYTitle("Temperature (°C)")
    try chart.space.x.setRange(min: 0.5, max: 12.9)
    try chart.space.y.setRange(min: -3, max: 39)
    try chart.add(
      QuiverMark(
        x: Column(arrows.map { $0.key.month + 1.33 }),
        y: Column(arrows.map { $0.key.warmth * step }),
        u: Column(arrows.map { _ in 10 / 30.4 }),
        v: Column(arrows.map(\.value.mean)),
        style: QuiverStyle(units: .data)
      )
    )
    return chart
  }
}
