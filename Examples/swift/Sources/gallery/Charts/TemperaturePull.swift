import Keisen

/// Seattle's warmth is pulled back to the season: what ten days do to a temperature, as arrows.
enum TemperaturePull: GalleryChart {
  /// A month and a temperature, the latter in steps.
  struct Cell: Hashable {
    let month, warmth: Double
  }

  static let nanosecondsPerDay: Int64 = 86_400_000_000_000
  static let step = 3.0
  static let fewestDays = 5

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let (years, dates) = (table["date"].map { $0.prefix(4) }, try table.times("date"))
    let warmth = table.numbers("temp_max")
    var changes: [Cell: [Double]] = [:]
    for (row, (now, later)) in zip(warmth, warmth.dropFirst(10)).enumerated() {
      let newYear = try Timestamp(String(years[row]))
      let day = (dates[row].nanoseconds - newYear.nanoseconds) / nanosecondsPerDay
      let cell = Cell(
        month: (Double(day) / 365.25 * 12).rounded(.down),
        warmth: (now / step).rounded(.toNearestOrEven)
      )
      changes[cell, default: []].append(later - now)
    }
    let arrows = changes.filter { $0.value.count >= fewestDays }
      .sorted { ($0.key.month, $0.key.warmth) < ($1.key.month, $1.key.warmth) }
    let chart = try Chart(
      size: size,
      title: "Neither heat nor cold lasts ten days",
      subtitle: "Warmest hour in Seattle, and that of ten days later",
      xTitle: "Month",
      yTitle: "Temperature (°C)",
      theme: theme
    )
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
