import Keisen

/// El Niño by month and year: filled contours of how far the sea is from its usual warmth.
enum ElninoContours: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("elnino")
    let years = departures(table.numbersByRow())
    let chart = try Chart(
      size: size,
      title: "Twice the sea off Peru did not cool down",
      subtitle: "Warmth against the mean of each month, 1950 to 2010",
      theme: theme
    )
    try chart.space.y.setScale(.category(CategoryScale(monthNames)))

    let scale = try ColorScale(.coolwarm, min: -5, max: 5)
    let levels = (-5...5).map(Double.init)
    let filled = ContourMark(
      x: try Column(table.numbers("YEAR")),
      y: try Column(Array(0..<12)),
      values: try Column((0..<12).flatMap { month in years.map { $0[month] } }),
      colorScale: scale,
      style: ContourStyle(levels: .values(levels), isFilled: true, width: 0)
    )
    try chart.add(filled)
    try chart.addColorBar(of: scale, title: "°C")
    let lines = ContourMark(
      x: filled.x,
      y: filled.y,
      values: filled.values,
      style: ContourStyle(
        levels: .values([2, 4]),
        width: 1,
        color: try Color(theme == .light ? "#00000080" : "#ffffff80")
      )
    )
    try chart.add(lines)
    try chart.space.y.setRange(min: 0, max: 11)
    return chart
  }
}
