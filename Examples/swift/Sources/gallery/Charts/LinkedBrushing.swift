import Keisen

/// Three brushes over Seattle's weather: days that are selected in one chart stand out in all.
enum LinkedBrushing: GalleryChart {
  /// What is brushed: the column of the figure, and corners in the data of its chart.
  static let brushes: [(name: String, column: Int, corners: [(x: Double, y: Double)])] = [
    ("Summers", 0, [(151.5, 23.95), (243.5, 23.95), (243.5, 38), (151.5, 38)]),
    ("Storms", 1, [(-3, 6.25), (12, 5.45), (24, 7.05), (24, 9.8), (-3, 9.8)]),
    ("Frost", 0, [(1, -4), (366, -4), (366, 3.95), (1, 3.95)]),
  ]
  static let titles = ["Day of the year", "Warmest (°C)", "Warmest (°C)"]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Figure {
    let table = try data.table("seattle-weather")
    let (warmest, wind) = (table.numbers("temp_max"), table.numbers("wind"))
    let days = table["date"].map(dayOfYear)
    let figure = try Figure(
      size: size,
      rows: 3,
      columns: 3,
      title: "Brushed in one chart, seen in all",
      subtitle: size.width >= 480 ? "Seattle, a point a day, 2012–2015" : "",
      theme: theme
    )
    let warmth = { try Projection(min: -6, max: 40) }
    let spaces = [
      Space(x: try Projection(min: 0, max: 367), y: try warmth()),
      Space(x: try warmth(), y: try Projection(min: 0, max: 10)),
      Space(x: try warmth(), y: try Projection(min: 0, max: 190)),
    ]
    let blue = Color(rgb: 0x2f6fc4)
    let appearance = PointStyle(size: 3.5, color: blue)
    let edges = Array(stride(from: -4.0, to: 41, by: 2))
    for (row, brush) in brushes.enumerated() {
      let charts = try spaces.enumerated().map { column, space in
        try Chart(
          size: Size(width: 1280, height: 720),
          xTitle: row == 2 && size.width >= 480 ? titles[column] : "",
          yTitle: column == 0 ? brush.name : "",
          space: space
        )
      }
      let points = [
        try charts[0].addPoints(
          PointColumns(x: Column(days), y: Column(warmest)),
          style: appearance
        ),
        try charts[1].addPoints(
          PointColumns(x: Column(warmest), y: Column(wind)),
          style: appearance
        ),
      ]
      let own = charts[brush.column]
      let lasso = try brush.corners.map { try place($0, in: own) }
      let rows = try own.select(within: lasso)[0].rows
      let selection = try Selection(rows)
      for each in points { try each.setSelection(selection) }
      try own.add(
        PolygonMark(
          x: Column(brush.corners.map(\.x)),
          y: Column(brush.corners.map(\.y)),
          style: PolygonStyle(
            color: Color("#80808030"),
            borderWidth: 1,
            borderColor: Color("#808080")
          )
        )
      )
      let chosen = rows.rows.map { warmest[$0] }
      for (values, alpha) in [(warmest, 0.3), (chosen, 1)] {
        try charts[2].addHistogram(
          of: Column(values),
          rule: .edges(edges),
          style: BarStyle(color: blue, alpha: alpha)
        )
      }
      for (column, each) in charts.enumerated() { try figure.add(each, row: row, column: column) }
    }
    return figure
  }

  /// Returns where a corner stands on the picture, in points.
  private static func place(
    _ corner: (x: Double, y: Double),
    in chart: Chart
  ) throws -> Point {
    let plot = try chart.plot()
    let (x, y) = (try chart.space.x.range(), try chart.space.y.range())
    return Point(
      x: plot.minX + (corner.x - x.min) / (x.max - x.min) * plot.width,
      y: plot.minY + (y.max - corner.y) / (y.max - y.min) * plot.height
    )
  }

  /// Returns the number of a day such as 2012/01/31 in its year, from 1.
  private static func dayOfYear(_ date: String) -> Double {
    let parts = date.split(separator: "/").compactMap { Int($0) }
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][parts[1] - 1]
    let isLong = parts[0] % 4 == 0 && parts[1] > 2
    return Double(before + parts[2] + (isLong ? 1 : 0))
  }
}
