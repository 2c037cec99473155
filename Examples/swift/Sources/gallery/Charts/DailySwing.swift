import Keisen

/// How far days swing: for each week a bar at an angle, from where coldest and warmest hour are
/// equal.
enum DailySwing: GalleryChart {
  static let size = Size(width: 720, height: 560)
  static let halves = [
    (name: "January to June", weeks: 0..<26, color: Color(rgb: 0x3f8fc5)),
    (name: "July to December", weeks: 26..<52, color: Color(rgb: 0xd9742b)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let weekOfDay = try table["date"].map { try week(of: $0.replacing("/", with: "-")) }
    func means(_ name: String, _ weeks: Range<Int>) throws -> Column {
      let values = table.numbers(name)
      return try Column(
        weeks.map { week in zip(weekOfDay, values).filter { $0.0 == week }.map(\.1).mean }
      )
    }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("A July day swings by 12 °C, a December day by 5 °C")
    if size.width >= 480 {
      try chart.setSubtitle(
        "Each week in Seattle, as far from the line as warmest and coldest hour differ"
      )
    }
    try chart.setXTitle("Coldest hour (°C)")
    try chart.setYTitle("Warmest hour (°C)")
    let ends = try Column([-10.0, 40])
    let thin = LineStyle(width: 1, color: Color(rgb: 0x808080))
    try chart.addLine(x: ends, y: ends, style: thin)
    for half in halves {
      let mark = BarMark(
        position: try means("temp_min", half.weeks),
        value: try means("temp_max", half.weeks),
        style: BarStyle(
          width: 5,
          widthUnit: .points,
          angle: -45,
          color: half.color,
          alpha: 0.8,
          radii: BarRadii(tip: 2.5)
        )
      )
      try chart.add(mark, label: half.name)
    }
    // A degree is as long both ways, so that what is across the line is across it in the picture.
    let (x, y) = (chart.space.x, chart.space.y)
    try y.setRange(min: 0, max: 28)
    let equal = RangeUpdater(target: x)
    equal.append(try SourceRestriction(min: -2, max: 26))
    equal.append(
      try AspectRestriction(
        other: y,
        viewport: .plot(of: chart, .x),
        otherViewport: .plot(of: chart, .y)
      )
    )
    chart.add(equal)
    chart.add(try Legend(style: Legend.Style(place: .bottomRight)), to: .above)
    return chart
  }

  /// The week of the year of a date, from 0; the last one is longer.
  private static func week(of date: String) throws -> Int {
    let newYear = try Timestamp(String(date.prefix(4)))
    let nanoseconds = try Timestamp(date).nanoseconds - newYear.nanoseconds
    return min(Int(nanoseconds / 604_800_000_000_000), 51)
  }
}
