import Glibc
import Keisen

extension GoldenChart {
  /// Axes of every kind.
  static let axes = [
    crossingAxes, minorTicks, convertedAxis, logAxis, turnedNames, brokenNames, timeAxis,
    labelBackgrounds, labelLines, dashedGrid,
  ]

  /// A parabola over axes that cross at zero.
  static let crossingAxes = GoldenChart("CrossingAxes") {
    let chart = try Chart(bare: size)
    let style = Axis.Style(place: .value(DataValue(0)))
    chart.add(try Axis(.bottom, of: chart.space, title: "x", style: style), to: .above)
    chart.add(try Axis(.left, of: chart.space, title: "y", style: style), to: .above)
    let x = (-20...20).map { Double($0) / 5 }
    try chart.addLine(x: Column(x), y: Column(x.map { $0 * $0 / 2 - 3 }))
    try chart.space.x.setRange(min: -4.4, max: 4.4)
    try chart.space.y.setRange(min: -4.2, max: 5.4)
    return chart
  }

  /// Minor ticks inside, outside and across, ticks of a given interval.
  static let minorTicks = GoldenChart("MinorTicks") {
    let chart = try Chart(bare: size)
    chart.add(try PlotArea(style: PlotArea.Style(borderWidth: 1)), to: .below)
    let inside = Axis.Style(tickStart: -1, tickEnd: 0, minor: .shown, minorStart: -1, minorEnd: 0)
    let across = Axis.Style(
      tickInterval: 0.25,
      tickLength: 4,
      tickStart: -1,
      tickEnd: 1,
      minorCount: 5,
      minorLength: 2,
      minorStart: -1
    )
    chart.add(try Axis(.bottom, of: chart.space, style: Axis.Style(minor: .shown)), to: .above)
    chart.add(try Axis(.left, of: chart.space, style: inside), to: .above)
    chart.add(try Axis(.top, of: chart.space, style: inside), to: .above)
    chart.add(try Axis(.right, of: chart.space, style: across), to: .above)
    return chart
  }

  /// Degrees Celsius on the left, Fahrenheit on the right.
  static let convertedAxis = GoldenChart("ConvertedAxis") {
    let chart = try Chart(size: size)
    let fahrenheit = Axis.Style(conversion: Axis.Style.Conversion(factor: 1.8, offset: 32))
    chart.add(try Axis(.right, of: chart.space, title: "°F", style: fahrenheit), to: .above)
    try chart.setYTitle("°C")
    try chart.addLine(x: nil, y: Column([3, 5, 9, 15, 19, 22, 24, 23, 19, 14, 8, 4] as [Int8]))
    return chart
  }

  /// Three decades, with minor ticks and a grid at them.
  static let logAxis = GoldenChart("LogAxis") {
    let chart = try Chart(bare: size)
    let y = try Projection(min: 0.5, max: 800, scale: .log())
    let space = Space(x: chart.space.x, y: y)
    chart.add(try PlotArea(), to: .below)
    chart.add(try Grid(in: space, style: Grid.Style(showsMinorY: true)), to: .below)
    chart.add(try Axis(.bottom, of: space), to: .above)
    chart.add(try Axis(.left, of: space, title: "decays"), to: .above)
    let values = (0...50).map { 700 * exp(-Double($0) / 8) }
    chart.add(try LineSeries(x: nil, y: Column(values), in: space))
    return chart
  }

  private static func named(_ names: [String]) throws -> Chart {
    let chart = try Chart(bare: size)
    let x = try Projection(
      min: -0.5,
      max: Double(names.count) - 0.5,
      scale: .category(CategoryScale(names))
    )
    let space = Space(x: x, y: chart.space.y)
    chart.add(try PlotArea(), to: .below)
    chart.add(try Grid(in: space, style: Grid.Style(showsX: false)), to: .below)
    chart.add(try Axis(.bottom, of: space), to: .above)
    chart.add(try Axis(.left, of: space), to: .above)
    let values = names.indices.map { Double(($0 * 7 + 3) % 11) }
    chart.add(try LineSeries(x: nil, y: Column(values), in: space))
    return chart
  }

  /// Names that have room when they lean.
  static let turnedNames = GoldenChart("TurnedNames") {
    try named([
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ])
  }

  /// Names that are broken into lines.
  static let brokenNames = GoldenChart("BrokenNames") {
    try named([
      "Coal, oil and other fossil fuels", "Wind, on land and off the shore",
      "Sun, on roofs and on open fields",
    ])
  }

  /// Hours, and the day where it changes.
  static let timeAxis = GoldenChart("TimeAxis") {
    let chart = try Chart(size: size)
    let start: Int64 = 1_709_240_400
    let times = (0..<30).map { start + 3600 * Int64($0) }
    let x = try times.withUnsafeBytes { bytes in
      try Column(copying: bytes.baseAddress, type: .timestamp(.seconds), count: times.count)
    }
    try chart.addLine(x: x, y: Column(times.indices.map { Double(($0 * 5) % 13) }))
    return chart
  }

  /// Labels on boxes, of which a hook changes one; those at the left lean.
  static let labelBackgrounds = GoldenChart("LabelBackgrounds") {
    let chart = try Chart(bare: size)
    chart.background = Color(rgb: 0xf0f4f8)
    chart.add(try PlotArea(), to: .below)
    let box = Color(rgb: 0xdce6f0)
    let bottom = try Axis(.bottom, of: chart.space, style: Axis.Style(labelBackground: box))
    bottom.labelHook = { label in
      guard label.index == 1 else { return }
      label.color = .white
      label.background = Color(rgb: 0xd55e00)
      label.radius = 8
    }
    chart.add(bottom, to: .above)
    let leaning = Axis.Style(labelAngle: 30, labelBackground: box)
    chart.add(try Axis(.left, of: chart.space, style: leaning), to: .above)
    return chart
  }

  /// Labels of two lines at the left and right, a long context at the first tick of the bottom,
  /// boxes behind all of them.
  static let labelLines = GoldenChart("LabelLines") {
    let chart = try Chart(bare: size)
    chart.add(try PlotArea(), to: .below)
    let x = try Projection(scale: .time(TimeScale(unit: .nanoseconds)))
    try x.setRange(origin: 1_773_453_566_536_397_000, min: 0, max: 40)
    let space = Space(x: x, y: chart.space.y)
    let style = Axis.Style(labelBackground: Color(rgb: 0xdce6f0))
    chart.add(try Axis(.bottom, of: space, style: style), to: .above)
    for side in [Side.left, .right] {
      let axis = try Axis(side, of: space, style: style)
      try axis.setTicks(
        [DataValue(0.2), DataValue(0.8)],
        labels: ["low\nat night", "high\nby day"]
      )
      chart.add(axis, to: .above)
    }
    return chart
  }

  /// A grid of dashes, fainter at the minor ticks.
  static let dashedGrid = GoldenChart("DashedGrid") {
    let chart = try Chart(bare: size)
    chart.add(try PlotArea(), to: .below)
    let style = Grid.Style(
      showsMinorX: true,
      color: Color(rgb: 0xa0a0a0),
      minorColor: Color(rgb: 0xc8dcf0),
      dash: [4, 3]
    )
    chart.add(try Grid(in: chart.space, style: style), to: .below)
    chart.add(try Axis(.bottom, of: chart.space), to: .above)
    chart.add(try Axis(.left, of: chart.space), to: .above)
    return chart
  }
}
