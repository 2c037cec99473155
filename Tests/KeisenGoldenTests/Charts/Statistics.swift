import Glibc
import Keisen

extension GoldenChart {
  /// Notched boxes of given groups with outliers and means, on their side, over the rows they tell
  /// of.
  static let boxes = GoldenChart("Boxes") {
    let chart = try Chart(size: size)
    let columns = try groups(of: [20, 35, 50])
    try chart.space.y.setScale(names)
    try chart.add(
      StripMark(
        columns,
        style: StripStyle(valueDimension: .x, point: PointStyle(size: 4, alpha: 0.4))
      )
    )
    try chart.add(
      BoxMark(
        columns,
        style: BoxStyle(valueDimension: .x, isNotched: true, showsMean: true)
      ),
      label: "boxes"
    )
    return chart
  }

  /// Two halves of split violins, one with quartiles and one with boxes.
  static let violins = GoldenChart("Violins") {
    let chart = try Chart(size: size)
    try chart.space.x.setScale(names)
    try chart.add(
      ViolinMark(
        try groups(of: [20, 35, 50]),
        style: ViolinStyle(inner: .quartiles, side: .low)
      ),
      label: "low"
    )
    try chart.add(
      ViolinMark(try groups(of: [50, 30, 35]), style: ViolinStyle(cut: 1, side: .high)),
      label: "high"
    )
    chart.add(try Legend(style: Legend.Style(place: .outsideTop)), to: .above)
    return chart
  }

  /// A swarm coloured by its values beside the stair of their distribution.
  static let swarmAndStair = GoldenChart("SwarmAndStair") {
    let chart = try Chart(size: size)
    let columns = try groups(of: [50])
    let scale = ColorScale()
    try chart.add(
      StripMark(
        GroupColumns(values: columns.values, color: columns.values, colorScale: scale),
        style: StripStyle(valueDimension: .x, width: 0.9, arrangement: .swarm)
      )
    )
    let other = Space(x: chart.space.x, y: Projection())
    chart.add(try LineSeries.distribution(of: columns.values, in: other))
    chart.add(try Axis(.right, of: other), to: .above)
    return chart
  }

  /// Hexagons with a colour bar, over a two-dimensional histogram of the same rows, far away.
  static let hexagons = GoldenChart("Hexagons") {
    let chart = try Chart(size: size)
    let (x, y) = (waves(300, 7), waves(300, 11))
    let scale = ColorScale()
    try chart.add(
      HexbinMark(
        x: try Column(x),
        y: try Column(y),
        colorScale: scale,
        style: HexbinStyle(columnCount: 14)
      )
    )
    try chart.addHistogram(
      x: try Column(x.map { $0 + 220 }),
      y: try Column(y),
      xBins: .count(10),
      yBins: .count(8),
      colorScale: scale
    )
    chart.add(try ColorBar(scale, title: "rows"), to: .above)
    return chart
  }

  private static let names = Scale.category(CategoryScale(["one", "two", "three"]))

  /// Groups of sixty values about each of some middles.
  private static func groups(of middles: [Double]) throws -> GroupColumns {
    var (values, positions) = ([Double](), [Double]())
    for (number, middle) in middles.enumerated() {
      for wave in waves(60, Double(5 + number)) {
        values.append(middle + wave * wave * wave / 8e3)
        positions.append(Double(number))
      }
    }
    return GroupColumns(values: try Column(values), positions: try Column(positions))
  }

  /// Numbers that look drawn by randomMarks, from -100 to 100, mostly near 0.
  private static func waves(_ count: Int, _ seed: Double) -> [Double] {
    (0..<count).map { index in
      let angle = Double(index) * seed
      return (sin(angle) + sin(angle * 1.7 + 1) + cos(angle * 2.3)) * 33
    }
  }
}
