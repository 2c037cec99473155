import Keisen

extension GoldenChart {
  /// Both directions turned round: the depth of water over time before the present.
  static let reversedAxes = GoldenChart("ReversedAxes") {
    let chart = try Chart(size: size)
    try chart.space.x.setRange(min: 120, max: 0)
    try chart.space.y.setRange(min: 60, max: -5)
    try chart.setXTitle("thousand years ago")
    try chart.setYTitle("depth (m)")
    try chart.addLine(x: Column([120, 90, 70, 20, 0]), y: Column([0, 12, 30, 55, 2]))
    return chart
  }
}
