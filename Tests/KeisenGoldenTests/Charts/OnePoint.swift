import Keisen

extension GoldenChart {
  /// A line of one row.
  static let onePoint = GoldenChart("OnePoint") {
    let chart = try Chart(size: size)
    try chart.addLine(x: nil, y: Column([42.0]), style: LineStyle(width: 8))
    return chart
  }
}
