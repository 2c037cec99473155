import Keisen

/// A year as a loop through its months, warmth against rain: the last month is joined with the
/// first by number.
enum WeatherLoop: GalleryChart {
  /// Where the name of each month has room, from its place in points.
  static let offsets = [
    Point(x: -18, y: 0), Point(x: 0, y: 14), Point(x: -19, y: 0), Point(x: -16, y: 8),
    Point(x: -14, y: 10), Point(x: -14, y: 10), Point(x: 0, y: 14), Point(x: 19, y: 0),
    Point(x: 16, y: -8), Point(x: 16, y: -8), Point(x: 0, y: -14), Point(x: -12, y: -12),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map(month(of:))
    let middle = zip(table.numbers("temp_max"), table.numbers("temp_min")).map { ($0 + $1) / 2 }
    let fallen = table.numbers("precipitation")
    func values(_ column: [Double], in month: Int) -> [Double] {
      zip(column, months).filter { $0.1 == month }.map(\.0)
    }
    let warmth = (1...12).map { values(middle, in: $0).mean }
    // Four years of it.
    let rain = (1...12).map { values(fallen, in: $0).reduce(0, +) / 4 }
    let chart = try Chart(
      size: size,
      title: "Seattle is wet while it is cool, and dry while it is warm",
      subtitle: size.width >= 480 ? "Months from 2012 to 2015, in their order" : "",
      xTitle: "Mean temperature (°C)",
      yTitle: "Rain (mm a month)",
      theme: theme
    )

    let loop = try LineSeries(
      x: Column(warmth),
      y: Column(rain),
      in: chart.space,
      style: LineStyle(width: 2, color: Color(rgb: theme == .dark ? 0x6ea8ff : 0x2f6fc4)),
      variant: LineVariant(
        interpolation: .catmullRom(),
        order: Column(Array(0..<12) + [0]),
        marker: PointStyle(size: 8)
      )
    )
    chart.add(loop)
    // A small picture has room for the middle of each season.
    for (index, offset) in offsets.enumerated() where size.width >= 480 || index % 3 == 1 {
      let place = Position(x: warmth[index], y: rain[index], offset: offset)
      try chart.addText(monthNames[index], at: place)
    }
    try chart.space.x.setRange(min: 2, max: 22)
    try chart.space.y.setRange(min: 0, max: 200)
    return chart
  }
}
