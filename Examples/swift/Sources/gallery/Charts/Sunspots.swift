import Keisen

/// Sunspots of 309 years, most of them long before 1970.
enum Sunspots: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("sunspots")
    let chart = try Chart(
      size: size,
      title: "Three centuries of sunspots",
      subtitle: "Yearly activity, 1700–2008",
      yTitle: "Sunspots",
      theme: theme
    )
    try chart.addSpan(
      .x,
      from: Timestamp("1790"),
      to: Timestamp("1830"),
      label: "Dalton\nminimum",
      style: Span.Style(color: Color("#80808024"), labelPlace: .top)
    )
    try chart.addLine(
      x: Column(table["YEAR"].map { try Timestamp(String($0.prefix(4))) }),
      y: Column(table.numbers("SUNACTIVITY")),
      style: LineStyle(width: 1.5, color: Color(rgb: 0xe08214))
    )
    return chart
  }
}
