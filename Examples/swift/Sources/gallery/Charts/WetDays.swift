import Keisen

/// Bars with a look for each class of rows: one winter's rain, day by day.
enum WetDays: GalleryChart {
  static let limits = [5.0, 20]
  static let radii = [0.0, 2, 3]
  /// The more rain, the farther from the background.
  static let colors: (light: [UInt32], dark: [UInt32]) = (
    [0x9ecae1, 0x4292c6, 0x08519c], [0x31689b, 0x5ea7da, 0xc6e2f5]
  )

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let season = try Timestamp("2012-10-10")..<Timestamp("2013-01-10")
    let days = zip(try table.times("date"), table.numbers("precipitation"))
      .filter { season.contains($0.0) }
    let rain = days.map(\.1)
    let dry = rain.count { $0 == 0 }
    let chart = try Chart(
      size: size,
      title: "The rain sets in on 12 October",
      subtitle: "Seattle, autumn 2012: \(dry) dry days of \(days.count)",
      yTitle: "Rain (mm)",
      theme: theme
    )
    let styles = zip(theme == .dark ? colors.dark : colors.light, radii).map { color, radius in
      BarRowStyle(color: Color(rgb: color), radii: BarRadii(tip: radius))
    }
    try chart.add(
      BarMark(
        position: Column(days.map(\.0)),
        value: Column(rain),
        styleIndex: Column(rain.map { rain in limits.count { $0 <= rain } }),
        styles: styles
      )
    )
    let grey = Rule.Style(color: try Color("#80808060"))
    for limit in limits { try chart.addRule(.y, at: limit, style: grey) }
    return chart
  }
}
