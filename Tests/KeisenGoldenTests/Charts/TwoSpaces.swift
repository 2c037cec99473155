import Keisen

extension GoldenChart {
  /// Two spaces that share x, each with its own y axis.
  static let twoSpaces = GoldenChart("TwoSpaces") {
    let chart = try Chart(size: size)
    let other = Space(x: chart.space.x, y: Projection())
    let blue = Color(rgb: 0x0072b2)
    chart.add(
      try Axis(.right, of: other, title: "blue", style: Axis.Style(textColor: blue)),
      to: .above
    )
    try chart.addLine(x: nil, y: Column([1, 5, 2, 8]), style: LineStyle(color: .black))
    chart.add(
      try LineSeries(
        x: nil,
        y: Column([900, 1000, 700, 650, 400]),
        in: other,
        style: LineStyle(width: 2, color: blue, dash: [2, 1])
      )
    )
    return chart
  }
}
