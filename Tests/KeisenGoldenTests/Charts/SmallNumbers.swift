import Keisen

extension GoldenChart {
  /// Tiny values, and a large number with a small range.
  static let smallNumbers = GoldenChart("SmallNumbers") {
    let chart = try Chart(size: size)
    try chart.space.x.setRange(min: 1e6, max: 1e6 + 0.002)
    try chart.addLine(
      x: Column([1e6, 1e6 + 0.001, 1e6 + 0.002]),
      y: Column([1e-9, 4.5e-9, 2e-9])
    )
    return chart
  }
}
