import Keisen

/// A share's price on a log axis, filled down to the axis' end, in a gradient of the plot.
enum AppleLog: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stocks")
    let rows = zip(table["symbol"], zip(table["date"], table.numbers("price")))
      .filter { $0.0 == "AAPL" }.map(\.1)
    let chart = try Chart(
      size: size,
      title: "In seven years Apple's share rose to thirty times its price",
      subtitle: "US dollars on a log axis: equal steps are equal growth",
      theme: theme
    )
    try chart.space.y.setScale(.log())

    let isLight = theme == .light
    let gradient = AreaGradient(
      start: 0,
      end: 1,
      startColor: try Color(isLight ? "#2f9e9000" : "#2f9e9010"),
      endColor: try Color("#2f9e90d0"),
      unit: .plot
    )
    let area = AreaMark(
      x: try Column(rows.map { try timestamp(of: $0.0) }),
      y: try Column(rows.map(\.1)),
      style: AreaStyle(
        alpha: 1,
        above: .gradient(gradient),
        baseline: -.infinity,
        line: LineStyle(width: 2, color: Color(rgb: isLight ? 0x1f7a6e : 0x58d0c0))
      )
    )
    try chart.add(area)
    return chart
  }

  /// Returns the instant of a date such as Mar 1 2003.
  private static func timestamp(of date: String) throws -> Timestamp {
    let words = date.split(separator: " ")
    let month = (monthNames.firstIndex(of: String(words[0])) ?? 0) + 1
    return try Timestamp(year: Int(words[2]) ?? 0, month: month, day: Int(words[1]) ?? 0)
  }
}
