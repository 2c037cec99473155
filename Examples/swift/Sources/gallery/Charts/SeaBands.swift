import Keisen

/// The sea off Peru by month: its mean, a band of the mean's error and one of the years' deviation.
enum SeaBands: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let years = try data.table("elnino").numbersByRow()
    let months = (0..<12).map { month in years.map { $0[month] } }
    let (mean, deviation) = (months.map(\.mean), months.map(\.deviation))
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Off Peru, May is the least sure month")
    if size.width >= 480 {
      try chart.setSubtitle("Surface of the sea by month, mean of 1950 to 2010 in °C")
    }
    try chart.space.x.setScale(.category(CategoryScale(monthNames)))
    let color = Color(rgb: theme == .light ? 0x2a78b5 : 0x62a8e0)
    let error = deviation.map { $0 / Double(years.count).squareRoot() }
    for (label, reach, alpha) in [
      ("A year's deviation", deviation, 0.2),
      ("Twice the mean's error", error.map { 2 * $0 }, 0.45),
    ] {
      let band = AreaMark(
        x: nil,
        y: try Column(zip(mean, reach).map { $0 - $1 }),
        y2: try Column(zip(mean, reach).map { $0 + $1 }),
        style: AreaStyle(color: color, alpha: alpha)
      )
      try chart.add(band, label: label)
    }
    let line = try LineSeries(
      x: nil,
      y: Column(mean),
      in: chart.space,
      style: LineStyle(width: 2, color: color),
      label: "Mean",
      variant: LineVariant(marker: PointStyle(size: 6))
    )
    chart.add(line)
    chart.add(try Legend(style: Legend.Style(place: .topRight)), to: .above)
    return chart
  }
}
