import Keisen

/// The year on a disc: an area from each month's mean coldest hour to its mean warmest, round and
/// closed.
enum YearDisc: GalleryChart {
  static let size = Size(width: 720, height: 480)

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map { month(of: $0) }
    func means(_ name: String) throws -> Column {
      let values = table.numbers(name)
      return try Column(
        (1...12).map { month in zip(months, values).filter { $0.0 == month }.map(\.1).mean }
      )
    }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Seattle is mild in winter and wide in summer")
    try chart.setSubtitle("Mean coldest and warmest hour of the day by month, °C")

    let disc = try Space(
      angle: Projection(min: -0.5, max: 11.5, scale: .category(CategoryScale(monthNames))),
      radius: Projection(min: -5, max: 30),
      polar: Space.Polar(path: .alongAngle, isClosed: true)
    )
    chart.add(try Grid(in: disc), to: .below)
    chart.add(try PolarAxis(of: disc), to: .above)
    let orange = Color(rgb: 0xe08a1e)
    let mark = AreaMark(
      x: try Column(Array(0..<12)),
      y: try means("temp_max"),
      y2: try means("temp_min"),
      style: AreaStyle(color: orange, alpha: 0.45, line: LineStyle(width: 1.5, color: orange))
    )
    chart.add(try AreaSeries(mark, in: disc, label: "A month's mean day"))
    return chart
  }
}
