import Keisen

extension GoldenChart {
  /// Dash patterns, each with every kind of cap.
  static let dashes = GoldenChart("Dashes") {
    let chart = try Chart(bare: size)
    try chart.space.x.setRange(min: 0, max: 320)
    try chart.space.y.setRange(min: 200, max: 0)
    let patterns: [[Double]] = [[1, 1], [3, 1.5], [0, 2], [4, 1, 0.5, 1]]
    for (row, pattern) in patterns.enumerated() {
      for (index, cap) in [Stroke.Cap.butt, .round, .square].enumerated() {
        let y = Double(12 + 47 * row + 14 * index)
        try chart.addLine(
          x: Column([12.5, 200, 240, 307.5]),
          y: Column([y, y, y + 18, y + 2]),
          style: LineStyle(width: 5, dash: pattern, cap: cap)
        )
      }
    }
    return chart
  }
}
