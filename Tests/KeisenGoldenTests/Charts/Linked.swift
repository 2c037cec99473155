import Keisen

extension GoldenChart {
  /// The upper of two charts that share x: it sees the range of both.
  static let linkedUpper = GoldenChart("LinkedUpper") { try linkedCharts().upper }
  /// The lower one.
  static let linkedLower = GoldenChart("LinkedLower") { try linkedCharts().lower }

  private static func linkedCharts() throws -> (upper: Chart, lower: Chart) {
    let x = Projection()
    func chart(_ xs: [Double], _ ys: [Double], _ title: String) throws -> Chart {
      let chart = try Chart(bare: size)
      let space = Space(x: x, y: Projection())
      chart.add(try PlotArea(), to: .below)
      chart.add(try Grid(in: space), to: .below)
      chart.add(try LineSeries(x: Column(xs), y: Column(ys), in: space))
      chart.add(try Axis(.bottom, of: space), to: .above)
      chart.add(try Axis(.left, of: space), to: .above)
      chart.add(try Title(title), to: .above)
      return chart
    }
    let upper = try chart([0, 30, 60], [0, 2000, 1000], "upper")
    let lower = try chart([40, 70, 100], [1, 0, 3], "lower")
    try x.fit()
    return (upper, lower)
  }
}
