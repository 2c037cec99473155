import Keisen

extension GoldenChart {
  /// A plot area with a gradient, a border and four radii, to which series and grid are cut.
  static let shapedPlotArea = GoldenChart("ShapedPlotArea") {
    let chart = try Chart(bare: size)
    chart.background = Color(rgb: 0xfffaf0)
    let style = PlotArea.Style(
      gradient: PlotArea.Style.Gradient(
        startColor: Color(rgb: 0xcde4f5),
        endColor: Color(rgb: 0xfff3d6)
      ),
      radii: CornerRadii(topLeft: 40, topRight: 0, bottomRight: 24, bottomLeft: 8),
      borderWidth: 3,
      borderColor: Color(rgb: 0x2f4f6f)
    )
    chart.add(try PlotArea(style: style), to: .below)
    chart.add(try Grid(in: chart.space), to: .below)
    chart.add(try Axis(.bottom, of: chart.space), to: .above)
    chart.add(try Axis(.left, of: chart.space), to: .above)
    try chart.addLine(x: nil, y: Column([5, 0, 5, 1.0]), style: LineStyle(width: 14))
    try chart.addLine(x: nil, y: Column([0, 2, 3, 0.0]), style: LineStyle(width: 14))
    return chart
  }
}
