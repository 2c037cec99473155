import Keisen

/// Histograms summed up from the dry end, as outlines: one for each season.
enum RainDays: GalleryChart {
  static let seasons: [(name: String, months: Set<Int>)] = [
    ("Winter", [12, 1, 2]), ("Spring", [3, 4, 5]), ("Summer", [6, 7, 8]), ("Autumn", [9, 10, 11]),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = zip(table["date"].map { month(of: $0) }, table.numbers("precipitation"))
    let isWide = size.width >= 480
    let chart = try Chart(
      size: size,
      title: "Seven summer days in eight stay dry",
      subtitle: isWide ? "Share of the days in Seattle with less rain, 2012 to 2015" : "",
      xTitle: "Rain of the day (mm)",
      theme: theme
    )
    for season in seasons {
      let bins = try HistogramBins(
        of: Column(days.filter { season.months.contains($0.0) }.map(\.1)),
        rule: .edges((0...60).map(Double.init)),
        statistic: .density,
        cumulative: .ascending
      )
      let outline = try bins.outline()
      try chart.addLine(
        x: outline.positions,
        y: outline.values,
        style: LineStyle(width: 2, join: .mitre, cap: .butt),
        label: season.name
      )
    }
    try chart.space.x.setRange(min: 0, max: 25)
    try chart.space.y.setRange(min: 0, max: 1.04)
    try chart.axis(.left)?.change { $0.format = TickFormat(.percent) }
    try chart.addLegend(isWide ? .bottomRight : .outsideBottom)
    return chart
  }
}
