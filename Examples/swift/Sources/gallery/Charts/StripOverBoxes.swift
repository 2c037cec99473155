import Keisen

/// Every day of rain as a marker beside its month's box: what a box tells, and what it leaves out.
enum StripOverBoxes: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = zip(table["date"].map { month(of: $0) }, table.numbers("precipitation"))
      .filter { $0.1 > 0 }
    let chart = try Chart(
      size: size,
      title: "In summer rain is rarer, and lighter",
      subtitle: "Every day with rain in Seattle, 2012–2015, on a logarithmic scale",
      yTitle: "Rain (mm)",
      theme: theme
    )

    try chart.space.x.setScale(.category(CategoryScale(monthNames)))
    try chart.space.y.setScale(.log())
    let months = GroupColumns(
      values: try Column(days.map(\.1)),
      positions: try Column(days.map { $0.0 - 1 })
    )
    let point = PointStyle(size: 4, color: Color(rgb: 0x4393c3), alpha: 0.55)
    try chart.add(StripMark(months, style: StripStyle(width: 0.7, point: point)), label: "A day")
    let box = BoxStyle(
      width: 0.7,
      showsOutliers: false,
      alpha: 0,
      lineColor: Color(rgb: theme == .dark ? 0xe8e8e8 : 0x202428)
    )
    try chart.add(BoxMark(months, style: box), label: "Its month")
    try chart.addLegend(.outsideTop)
    return chart
  }
}
