import Keisen

/// Bars with a look for each class of rows: one winter's rain, day by day.
enum WetDays: GalleryChart {
  static let limits = [5.0, 20]
  static let styles = [
    BarRowStyle(color: Color(rgb: 0x9ecae1)),
    BarRowStyle(color: Color(rgb: 0x4292c6), radii: BarRadii(tip: 2)),
    BarRowStyle(color: Color(rgb: 0x08519c), radii: BarRadii(tip: 3)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = zip(table["date"], table.numbers("precipitation"))
      .filter { ("2012/10/10"..<"2013/01/10").contains($0.0) }
    let rain = days.map(\.1)
    let dry = rain.count { $0 == 0 }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("The rain sets in on 12 October")
    try chart.setSubtitle("Seattle, autumn 2012: \(dry) dry days of \(days.count)")
    try chart.setYTitle("Rain (mm)")
    try chart.add(
      BarMark(
        position: Column(days.map { Timestamp($0.0) }),
        value: Column(rain),
        styleIndex: Column(rain.map { rain in limits.count { $0 <= rain } }),
        styles: styles
      )
    )
    let grey = Rule.Style(color: try Color("#80808060"))
    for limit in limits {
      let rule = try Rule(.y, at: DataValue(limit), in: chart.space, style: grey)
      chart.add(rule, to: .above)
    }
    try chart.space.y.setRange(min: 0, max: 60)
    return chart
  }
}
