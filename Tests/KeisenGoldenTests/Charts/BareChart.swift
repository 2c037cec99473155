import Keisen

extension GoldenChart {
  /// Nothing but two lines from side to side, the second over the first.
  static let bareChart = GoldenChart("BareChart") {
    let chart = try Chart(bare: size)
    try chart.addLine(x: nil, y: Column([0, 3, 1, 2.0]), style: LineStyle(width: 6))
    try chart.addLine(x: nil, y: Column([3, 0, 2, 1.0]), style: LineStyle(width: 6))
    return chart
  }
}
