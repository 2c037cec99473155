import Keisen

extension GoldenChart {
  /// Thick lines with corners of many angles: round, bevel, mitre, and a mitre beyond its limit.
  static let joins = GoldenChart("Joins") {
    let chart = try Chart(bare: size)
    try chart.space.x.setRange(min: 0, max: 320)
    try chart.space.y.setRange(min: 200, max: 0)
    let styles = [
      LineStyle(width: 12, join: .round, cap: .round),
      LineStyle(width: 12, join: .bevel, cap: .butt),
      LineStyle(width: 12, join: .mitre, cap: .square, mitreLimit: 10),
      LineStyle(width: 12, join: .mitre, cap: .square, mitreLimit: 1.5),
    ]
    for (row, style) in styles.enumerated() {
      let y = Double(44 + 46 * row)
      try chart.addLine(
        x: Column([20, 60, 70, 100, 130, 170, 240, 240, 300, 270]),
        y: Column([y, y, y - 30, y - 30, y, y - 28, y - 24, y - 4, y - 14, y - 34]),
        style: style
      )
    }
    return chart
  }
}
