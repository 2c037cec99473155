import Keisen

/// Three lines of temperature, with the band between the outer two; the newest days, half a day a
/// point.
enum Temperature: GalleryChart {
  /// The colours behind the lines, which differ between themes.
  struct Sky {
    let top, foot, grid, paper, label: Color

    static let light = Sky(
      top: Color(rgb: 0xffe3cc),
      foot: Color(rgb: 0xd7ebf8),
      grid: Color(rgb: 0xffffff),
      paper: Color(rgb: 0xeef1f4),
      label: Color(rgb: 0xffffff)
    )
    static let dark = Sky(
      top: Color(rgb: 0x4a2f28),
      foot: Color(rgb: 0x1d3344),
      grid: Color(rgb: 0x5b6670),
      paper: Color(rgb: 0x15181d),
      label: Color(rgb: 0x2d353f)
    )
  }
  /// Half a day, in seconds.
  static let halfADay = DataValue(43_200, unit: .seconds)

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let dates = try table.times("date")
    let (high, low) = (table.numbers("temp_max"), table.numbers("temp_min"))
    let sky = theme == .dark ? Sky.dark : .light
    let chart = try Chart(bare: size)
    var paper = theme
    paper.background = sky.paper
    try chart.setTheme(paper)
    try chart.setTitle("Temperature in Seattle (°C)")

    let area = PlotArea.Style(
      gradient: PlotArea.Style.Gradient(startColor: sky.top, endColor: sky.foot),
      radii: CornerRadii(16)
    )
    chart.add(try PlotArea(style: area), to: .below)
    let grid = Grid.Style(showsX: false, color: sky.grid, dash: [4, 4])
    chart.add(try Grid(in: chart.space, style: grid), to: .below)
    let bare = Axis.Style(tickLength: 0, width: 0)
    chart.add(try Axis(.left, of: chart.space, style: bare), to: .above)
    let quarters = Axis.Style(
      width: 0,
      labelBackground: sky.label,
      labelRadius: 6,
      labelInsets: Insets(top: 2, left: 6, bottom: 2, right: 6),
      format: TickFormat(.date, pattern: "%b %Y")
    )
    let axis = try Axis(.bottom, of: chart.space, style: quarters)
    let starts = try (2012...2015).flatMap { year in
      try [1, 4, 7, 10].map { month in try Timestamp(year: year, month: month, day: 1) }
    }
    try axis.setTicks(starts.map { DataValue($0) })
    chart.add(axis, to: .above)

    let (days, warmest, coldest) = (try Column(dates), try Column(high), try Column(low))
    let middle = try Column(zip(high, low).map { ($0 + $1) / 2 })
    let green = Color(rgb: 0x5a9e4b)
    let band = AreaStyle(color: green, alpha: 0.15)
    try chart.add(AreaMark(x: days, y: coldest, y2: warmest, style: band))
    let lines = try [
      ("Warmest", warmest, Color(rgb: 0xe0533d)), ("Middle", middle, green),
      ("Coldest", coldest, Color(rgb: 0x3b82c4)),
    ].map { label, temperature, color in
      let style = LineStyle(width: 2, color: color)
      return try chart.addLine(x: days, y: temperature, style: style, label: label)
    }
    // Temperatures to whole tens; of the days a window as long as the plot has room for.
    let temperatures = RangeUpdater(target: chart.space.y)
    temperatures.append(try PaddingRestriction(low: 2, high: 2))
    temperatures.append(try IntervalRestriction(step: 10))
    let shown = RangeUpdater(target: chart.space.x)
    shown.append(
      WindowRestriction(
        viewport: .plot(of: chart, .x),
        length: try ScaledWindowLength(unitsPerPoint: halfADay, min: halfADay, max: halfADay),
        position: try AnchoredWindowPosition(initial: 1)
      )
    )
    for updater in [temperatures, shown] {
      for line in lines { try updater.attach(line) }
      chart.add(updater)
    }
    chart.add(try Legend(style: Legend.Style(place: .outsideTop)), to: .above)
    return chart
  }
}
