import Glibc
import Keisen

extension GoldenChart {
  /// A few named waves.
  private static func waves(_ count: Int, phase: Double = 0) throws -> Chart {
    let chart = try Chart(size: size)
    let names = ["north", "east", "south", "west", "a far longer name", "centre", "rim", "hub"]
    for index in 0..<count {
      let values = (0...60).map { step in
        let x = Double(step) / 60
        return exp(-3 * x) * sin(12 * x + Double(index) + phase) + Double(index) * 0.2 * x
      }
      let dash = index == 1 ? [4.0, 2] : []
      try chart.addLine(
        x: nil,
        y: Column(values),
        style: LineStyle(width: index == 2 ? 3 : 1.5, dash: dash),
        label: names[index % names.count]
      )
    }
    return chart
  }

  /// Where there is most room: the lines crowd on the left.
  static let legendBest = GoldenChart("LegendBest") {
    let chart = try waves(4)
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// A list beside the plot, with a title, on dark.
  static let legendRight = GoldenChart("LegendRight") {
    let chart = try waves(8)
    try chart.setTheme(.dark)
    chart.add(try Legend(title: "Place", style: Legend.Style(place: .outsideRight)), to: .above)
    return chart
  }

  /// Samples of bars and lines whose rows have looks of their own, and of a heat map.
  static let legendAppearances = GoldenChart("LegendLooks") {
    let chart = try Chart(size: size)
    try chart.addHeatmap(
      values: Column((0..<10).map(Double.init)),
      columns: 5,
      x: .range(from: 4.5, to: 7),
      y: .range(from: 0, to: 3),
      label: "level"
    )
    try chart.addWaterfall([5, 3, -4, 2], totals: [3], label: "account")
    let styles = [LineStyle(width: 3, dash: [2, 1]), LineStyle(color: Color(rgb: 0xd1495b))]
    chart.add(
      try LineSeries(
        x: nil,
        y: Column([9.0, 10, 9, 10, 9, 10, 9]),
        in: chart.space,
        label: "route",
        variant: LineVariant(styles: styles, styleIndices: Column([-1.0, -1, 0, 0, 1, 1, 1]))
      )
    )
    chart.add(try Legend(style: Legend.Style(place: .outsideRight)), to: .above)
    return chart
  }

  /// Rows below plot and axis, for paper, with a border.
  static let legendBottom = GoldenChart("LegendBottom") {
    let chart = try waves(5)
    try chart.setTheme(.print)
    try chart.setXTitle("time (s)")
    let style = Legend.Style(
      place: .outsideBottom,
      columns: 3,
      alignment: .center,
      insets: Insets(6),
      borderWidth: 1
    )
    chart.add(try Legend(style: style), to: .above)
    return chart
  }
}
