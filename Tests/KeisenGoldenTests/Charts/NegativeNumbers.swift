import Keisen

extension GoldenChart {
  /// Ranges across and below zero, and a data line far beyond the plot.
  static let negativeNumbers = GoldenChart("NegativeNumbers") {
    let chart = try Chart(size: size)
    try chart.space.x.setRange(min: -3, max: -1)
    try chart.space.y.setRange(min: -0.04, max: 0.06)
    try chart.addLine(
      x: Column([-2.9, -2.5, -2.1, -1.9, -1.5, 40]),
      y: Column([0, 1e9, -1e9, 0.05, -0.03, 2] as [Float]),
      style: LineStyle(width: 2)
    )
    return chart
  }
}
