import Keisen

extension GoldenChart {
  static let discs = [pie, doughnut, pieOfNothing, polarLine, rose, radar]

  private static let values = [46.0, 31, 23, 5, 3, 1]
  private static let names = ["wind", "sun", "water", "biomass", "waste", "tides"]

  private static let pie = GoldenChart("Pie") {
    let chart = try Chart(size: size)
    try chart.add(
      PieMark(
        values: try Column(values),
        names: names,
        explode: try Column([0.15, 0, 0, 0, 0, 0]),
        style: PieStyle(labelPlace: .automatic)
      )
    )
    return chart
  }

  private static let doughnut = GoldenChart("Doughnut") {
    let chart = try Chart(size: size)
    try chart.setTheme(.dark)
    try chart.setTitle("Energy")
    try chart.add(
      PieMark(
        values: try Column(values),
        names: names,
        style: PieStyle(innerRadius: 0.6, gap: 2, startAngle: 40, order: .descending)
      )
    )
    return chart
  }

  private static let pieOfNothing = GoldenChart("PieOfNothing") {
    let chart = try Chart(size: size)
    try chart.add(PieMark(values: try Column([0.0, .nan, -1]), names: ["a", "b", "c"]))
    return chart
  }

  private static let polarLine = GoldenChart("PolarLine") {
    let chart = try Chart(size: size)
    let space = try Space(
      angle: Projection(min: 0, max: 360),
      radius: Projection(),
      polar: Space.Polar(innerRadius: 0.2, path: .alongAngle)
    )
    chart.add(try Grid(in: space), to: .below)
    chart.add(try PolarAxis(of: space), to: .above)
    let angles = (0..<49).map { Double($0) * 22.5 }
    let line = try LineSeries(
      x: try Column(angles),
      y: try Column(angles.indices.map { Double($0) }),
      in: space
    )
    chart.add(line)
    chart.add(
      try PointSeries(
        PointColumns(x: try Column([45.0, 90, 300]), y: try Column([40.0, 20, 30])),
        in: space
      )
    )
    return chart
  }

  private static let rose = GoldenChart("Rose") {
    let chart = try Chart(size: size)
    let winds = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    let space = try Space(
      angle: Projection(min: -0.5, max: 7.5, scale: .category(CategoryScale(winds))),
      radius: Projection()
    )
    chart.add(try Grid(in: space), to: .below)
    chart.add(try PolarAxis(of: space), to: .above)
    let (low, high) = ([3.0, 1, 2, 4, 6, 5, 2, 3], [5.0, 2, 5, 6, 9, 6, 5, 7])
    chart.add(try MarkSeries(SectorMark(x: nil, y: try Column(low)), in: space, label: "weak"))
    chart.add(
      try MarkSeries(
        SectorMark(x: nil, y: try Column(high), base: try Column(low)),
        in: space,
        label: "strong"
      )
    )
    chart.add(try Legend(style: Legend.Style(place: .outsideRight)), to: .above)
    return chart
  }

  private static let radar = GoldenChart("Radar") {
    let chart = try Chart(size: size)
    let names = ["speed", "range", "comfort", "price", "room"]
    let space = try Space(
      angle: Projection(min: -0.5, max: 4.5, scale: .category(CategoryScale(names))),
      radius: Projection(min: 0, max: 10),
      polar: Space.Polar(gridShape: .polygons, isClosed: true)
    )
    chart.add(try Grid(in: space), to: .below)
    chart.add(try PolarAxis(of: space), to: .above)
    chart.add(
      try MarkSeries(
        AreaMark(
          x: nil,
          y: try Column([8.0, 5, 7, 4, 9]),
          style: AreaStyle(alpha: 0.3, line: LineStyle(width: 2))
        ),
        in: space
      )
    )
    chart.add(try LineSeries(x: nil, y: try Column([4.0, 9, 6, 8, 5]), in: space))
    return chart
  }
}
