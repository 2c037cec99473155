import Keisen

/// Three lines of temperature, with the band between the outer two, half a day a point.
enum Temperature: GalleryChart {
  /// The colours behind the lines, which differ between themes.
  struct Sky {
    let top, foot, grid, label: Color

    static let light = Sky(
      top: Color(rgb: 0xffe3cc),
      foot: Color(rgb: 0xd7ebf8),
      grid: Color(rgb: 0xffffff),
      label: Color(rgb: 0xeef4f8)
    )
    static let dark = Sky(
      top: Color(rgb: 0x4a2f28),
      foot: Color(rgb: 0x1d3344),
      grid: Color(rgb: 0x5b6670),
      label: Color(rgb: 0x26323b)
    )
  }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let dates = try table.times("date")
    let (high, low) = (table.numbers("temp_max"), table.numbers("temp_min"))
    let sky = theme == .dark ? Sky.dark : .light
    let chart = try Chart(bare: size)
    try chart.setTheme(theme)
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
    for (label, temperature, color) in [
      ("Warmest", warmest, Color(rgb: 0xe0533d)), ("Middle", middle, green),
      ("Coldest", coldest, Color(rgb: 0x3b82c4)),
    ] {
      let style = LineStyle(width: 2, color: color)
      try chart.addLine(x: days, y: temperature, style: style, label: label)
    }
    let newest = dates.count - 1
    let oldest = max(0, newest - Int(size.width / 2))
    try chart.space.x.setRange(min: dates[oldest], max: dates[newest])
    try chart.space.y.setRange(min: -10, max: 40)
    try chart.addLegend(.outsideTop)
    return chart
  }
}
