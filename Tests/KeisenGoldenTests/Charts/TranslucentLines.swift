import Keisen

extension GoldenChart {
  /// Lines of half opacity that cross themselves and each other, and ones thinner than a pixel.
  static let translucentLines = GoldenChart("TranslucentLines") {
    let chart = try Chart(bare: size)
    chart.background = .clear
    try chart.addLine(
      x: Column([1, 9, 9, 1, 5, 5]),
      y: Column([1, 9, 1, 9, 9, 0]),
      style: LineStyle(width: 16, color: Color(rgb: 0x0072b2, alpha: 0.5))
    )
    try chart.addLine(
      x: Column([0, 10]),
      y: Column([3, 7]),
      style: LineStyle(width: 20, color: Color(rgb: 0xd55e00, alpha: 0.5), cap: .butt)
    )
    for (index, width) in [0.1, 0.25, 0.5, 0.75, 1].enumerated() {
      let y = Double(index) / 4
      try chart.addLine(
        x: Column([0, 10]),
        y: Column([y, y + 1]),
        style: LineStyle(width: width, color: .black)
      )
    }
    return chart
  }
}
