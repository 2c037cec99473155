import Keisen

extension GoldenChart {
  /// Rows alone between gaps, rows that repeat one place, and pairs.
  static let lonePoints = GoldenChart("LonePoints") {
    let chart = try Chart(size: size)
    let gap = Double.nan
    for (index, cap) in [Stroke.Cap.round, .butt, .square].enumerated() {
      let y = Double(index)
      try chart.addLine(
        x: Column([0, 1, 2, 3, 3, 3, 4, 5, 5, 6, 7]),
        y: Column([y, gap, y, gap, y, y, gap, y, y + 0.3, .infinity, y]),
        style: LineStyle(width: 11, cap: cap)
      )
    }
    return chart
  }
}
