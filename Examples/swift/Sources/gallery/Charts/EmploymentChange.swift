import Keisen

/// Jobs won and lost in each month: steps from zero, as each number holds for its month.
enum EmploymentChange: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let chart = try Chart(
      size: size,
      title: "21 months of losses in a row, and 63 of gains later",
      subtitle: "Change of jobs in the USA per month, thousands",
      theme: theme
    )
    let area = AreaMark(
      x: try Column(table.times("month")),
      y: try Column(table.numbers("nonfarm_change")),
      style: AreaStyle(
        alpha: 0.75,
        above: .color(Color(rgb: 0x2c8c6e)),
        below: .color(Color(rgb: 0xd1495b)),
        interpolation: .stepAfter,
        line: LineStyle(width: 1.25, color: Color(rgb: theme == .light ? 0x333f4a : 0xd5dde5))
      )
    )
    try chart.add(area)
    return chart
  }
}
