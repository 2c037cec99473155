import Keisen

extension GoldenChart {
  /// Axes on all four sides with titles, and two on one side.
  static let topAndRightAxes = GoldenChart("TopAndRightAxes") {
    let chart = try Chart(size: size)
    chart.add(try Axis(.top, of: chart.space, title: "top"), to: .above)
    chart.add(try Axis(.right, of: chart.space, title: "right"), to: .above)
    let other = Space(x: chart.space.x, y: try Projection(min: 0, max: 1))
    let style = Axis.Style(tickLength: 8, width: 2, labelSize: 9, color: Color(rgb: 0xd55e00))
    chart.add(try Axis(.right, of: other, title: "second", style: style), to: .above)
    try chart.setXTitle("bottom")
    try chart.setYTitle("left")
    try chart.setTitle("Four sides")
    try chart.addLine(x: nil, y: Column([10, 30, 20, 40] as [Int8]))
    return chart
  }
}
