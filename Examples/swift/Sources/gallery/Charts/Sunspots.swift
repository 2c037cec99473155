import Keisen

/// Sunspots of 309 years, most of them long before 1970.
enum Sunspots: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("sunspots")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Three centuries of sunspots")
    try chart.setSubtitle("Yearly activity, 1700–2008")
    try chart.setYTitle("Sunspots")
    let dalton = try Span(
      .x,
      from: Timestamp("1790").value,
      to: Timestamp("1830").value,
      in: chart.space,
      label: "Dalton\nminimum",
      style: Span.Style(color: Color("#80808024"), labelPlace: .top)
    )
    chart.add(dalton, to: .below)
    try chart.addLine(
      x: Column(table.numbers("YEAR").map { Timestamp("\(Int($0))") }),
      y: Column(table.numbers("SUNACTIVITY")),
      style: LineStyle(width: 1.5, color: Color(rgb: 0xe08214))
    )
    try chart.space.y.setRange(min: 0, max: 200)
    return chart
  }
}
