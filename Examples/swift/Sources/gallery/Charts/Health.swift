import Keisen

/// Steps, weight and blood pressure in three spaces of one date axis, the newest days, a week in
/// 240 points.
enum Health: GalleryChart {
  /// The colours of paper, plot and grid, which differ between themes.
  struct Sheet {
    let paper, panel, grid: Color

    static let light = Sheet(
      paper: Color(rgb: 0xe8ecf0),
      panel: Color(rgb: 0xffffff),
      grid: Color(rgb: 0xe8ecf0)
    )
    static let dark = Sheet(
      paper: Color(rgb: 0x15181d),
      panel: Color(rgb: 0x272d35),
      grid: Color(rgb: 0x3a424d)
    )
  }
  /// Seconds of a day.
  static let day = 86_400.0
  /// A week in 240 points.
  static let daysOfAPoint = DataValue(7 * day / 240, unit: .seconds)

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("health")
    let days = try table.times("date")
    let sheet = theme == .dark ? Sheet.dark : .light
    let chart = try Chart(bare: size)
    var colors = theme
    colors.background = sheet.paper
    colors.grid = sheet.grid
    try chart.setTheme(colors)
    try chart.setTitle("Steps, weight and blood pressure")
    if size.height >= 300 {
      try chart.setCaption("Bars are red below 5,000 steps and yellow below 10,000.")
    }
    chart.add(try PlotArea(style: .init(color: sheet.panel, radii: CornerRadii(5))), to: .below)
    let walked = chart.space
    let dates = walked.x
    let weighed = Space(x: dates, y: Projection())
    let pressed = Space(x: dates, y: Projection())
    chart.add(try Grid(in: walked, style: .init(showsX: false)), to: .below)

    let steps = table.numbers("steps")
    let bars = BarMark(
      position: try Column(days),
      value: try Column(steps),
      styleIndex: try Column(steps.map { steps in [5000, 10_000].count { steps >= $0 } }),
      styles: [0xf4a582, 0xfddb84].map { BarRowStyle(color: Color(rgb: $0)) },
      style: BarStyle(
        width: 20,
        widthUnit: .points,
        color: Color(rgb: 0x9ccc8f),
        radii: BarRadii(tip: 5)
      )
    )
    let walkedBars = try BarSeries(bars, in: walked, label: "Steps")
    let weighedLine = try weightLine(days, table.numbers("weight"), in: weighed)
    let pressures = try [("Systolic", 0xc2374b), ("Diastolic", 0x8e4f9e)].map { name, color in
      try LineSeries(
        x: Column(days),
        y: Column(table.numbers(name.lowercased())),
        in: pressed,
        style: LineStyle(width: 1.5, color: Color(rgb: color)),
        label: name,
        variant: LineVariant(marker: PointStyle(size: 6))
      )
    }
    let series: [any Series] = [walkedBars, weighedLine] + pressures
    for each in series { chart.add(each) }

    // What is measured keeps its ranges; the days follow the plot, a window on all of them.
    for updater in try [
      decide(
        walked.y,
        [walkedBars],
        IncludeRestriction(value: 0),
        PaddingRestriction(low: 0, high: 3000),
        IntervalRestriction(step: 4000)
      ),
      decide(
        weighed.y,
        [weighedLine],
        PaddingRestriction(low: 20, high: 1),
        IntervalRestriction(step: 10)
      ),
      decide(
        pressed.y,
        pressures,
        IncludeRestriction(value: 0),
        PaddingRestriction(low: 0, high: 30),
        IntervalRestriction(step: 30)
      ),
    ] {
      try updater.update()
    }
    let halfADay = DataValue(day / 2, unit: .seconds)
    let window = WindowRestriction(
      viewport: .plot(of: chart, .x),
      length: try ScaledWindowLength(
        unitsPerPoint: daysOfAPoint,
        min: daysOfAPoint,
        max: daysOfAPoint
      ),
      position: try AnchoredWindowPosition(initial: 1)
    )
    let beside = try PaddingRestriction(low: halfADay, high: halfADay)
    chart.add(try decide(dates, [walkedBars], beside, window))

    var plain = Axis.Style(tickInterval: 4000, tickLength: 0, width: 0)
    let left = try Axis(.left, of: walked, style: plain)
    // One axis tells two scales that lie over each other.
    left.formatter = { [steps = walked.y, weight = weighed.y] tick in
      let kilograms = try steps.convert([tick.value.offset], to: weight)[0]
      return "\(Int(kilograms.rounded())) kg\n\(tick.text)"
    }
    chart.add(left, to: .above)
    plain.tickInterval = 30
    chart.add(try Axis(.right, of: pressed, title: "mmHg", style: plain), to: .above)
    let daily = Axis.Style(
      tickInterval: 1e9 * day,  // In the unit of instants, nanoseconds.
      tickLength: 0,
      width: 0,
      labelBackground: sheet.panel,
      labelRadius: 6,
      labelInsets: Insets(top: 1, left: 6, bottom: 1, right: 6)
    )
    chart.add(try Axis(.bottom, of: walked, style: daily), to: .above)
    chart.add(try Legend(style: Legend.Style(place: .outsideTop)), to: .above)
    return chart
  }

  /// Returns what makes a range of the extremes of series, through restrictions in order.
  private static func decide(
    _ target: Projection,
    _ series: [any Series],
    _ restrictions: any Restriction...
  ) throws -> RangeUpdater {
    let updater = RangeUpdater(target: target)
    for restriction in restrictions { updater.append(restriction) }
    for each in series { try updater.attach(each) }
    return updater
  }

  /// Returns a line that is dotted where days are missing: a row's look leads to the next row.
  private static func weightLine(
    _ days: [Timestamp],
    _ weights: [Double],
    in space: Space
  ) throws -> LineSeries {
    let known = days.indices.filter { !weights[$0].isNaN }
    let gaps = zip(known, known.dropFirst()).map { $1 - $0 > 1 }
    return try LineSeries(
      x: Column(known.map { days[$0] }),
      y: Column(known.map { weights[$0] }),
      in: space,
      style: LineStyle(width: 2, color: Color(rgb: 0x2b7bba)),
      label: "Weight",
      variant: LineVariant(
        styles: [LineStyle(width: 2, dash: [0, 2])],
        styleIndices: Column((gaps + [false]).map { $0 ? 0 : -1 }),
        marker: PointStyle(size: 7)
      )
    )
  }
}
