import Keisen

/// Error bars: the mean of each month, and how far days are from it.
enum MonthSpread: GalleryChart {
  static let lines: [(column: String, label: String, color: Color, marker: MarkerShape)] = [
    ("temp_max", "Highest", Color(rgb: 0xd6604d), .circle),
    ("temp_min", "Lowest", Color(rgb: 0x4393c3), .square),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let monthOfDay = table["date"].map { month(of: $0) }
    let isWide = size.width >= 480
    let chart = try Chart(
      size: size,
      title: "Summer days differ, summer nights hardly",
      subtitle: isWide ? "Seattle's temperatures: mean and deviation" : "",
      yTitle: "°C",
      theme: theme
    )
    try chart.space.x.setScale(.category(CategoryScale(monthNames)))

    let places = try Column(Array(0..<12))
    for line in lines {
      let temperatures = table.numbers(line.column)
      let days = (1...12).map { month in
        zip(monthOfDay, temperatures).filter { $0.0 == month }.map(\.1)
      }
      let mean = try Column(days.map(\.mean))
      let bars = ErrorBarMark(
        x: places,
        y: mean,
        yLow: try Column(days.map { $0.mean - $0.deviation }),
        yHigh: try Column(days.map { $0.mean + $0.deviation }),
        style: ErrorBarStyle(width: 1.5, color: line.color, capLength: 8)
      )
      try chart.add(bars)
      try chart.addPoints(
        PointColumns(x: places, y: mean),
        style: PointStyle(marker: line.marker, size: 7, color: line.color),
        label: line.label
      )
    }
    try chart.addLegend(isWide ? .topLeft : .outsideBottom)
    return chart
  }
}
