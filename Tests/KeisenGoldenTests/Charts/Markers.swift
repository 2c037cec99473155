import Glibc
import Keisen

extension GoldenChart {
  /// All shapes, plain and with a border, from less than a pixel to large.
  static let markers = GoldenChart("Markers") {
    let chart = try Chart(bare: size)
    try chart.space.x.setRange(min: -0.6, max: 14.6)
    try chart.space.y.setRange(min: 0.4, max: 6.6)
    chart.add(try PlotArea(), to: .below)
    let sizes: [Double] = [1, 2, 4, 7, 11, 15]
    for shape in MarkerShape.allCases {
      let column = Double(shape.rawValue)
      try chart.addPoints(
        PointColumns(
          x: Column([Double](repeating: column, count: 6)),
          y: Column([6.0, 5, 4, 3, 2, 1]),
          size: Column(sizes)
        ),
        style: PointStyle(
          marker: shape,
          borderWidth: shape.rawValue % 2 == 0 ? 0 : 1,
          borderColor: .black
        )
      )
    }
    return chart
  }

  /// A spiral of points that grow, fade and change their colours, over each other, beyond the sides
  /// of the plot.
  static let markerSizes = GoldenChart("MarkerSizes") {
    let chart = try Chart(size: size)
    let turns = (0..<160).map { Double($0) / 10 }
    try chart.space.x.setRange(min: -12, max: 12)
    try chart.space.y.setRange(min: -12, max: 12)
    try chart.addPoints(
      PointColumns(
        x: Column(turns.map { $0 * cos($0) }),
        y: Column(turns.map { $0 == 5 ? .nan : $0 * sin($0) }),
        size: Column(turns.map { $0 * 1.6 }),
        color: Column(turns.map { $0 == 9 ? .nan : sin($0) }),
        alpha: Column(turns.map { 1 - $0 / 20 })
      ),
      style: PointStyle(borderWidth: 0.75),
      label: "spiral"
    )
    chart.add(try Legend(), to: .above)
    return chart
  }
}
