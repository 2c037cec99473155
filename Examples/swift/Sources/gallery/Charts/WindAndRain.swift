import Keisen

/// The mean rain of days, by how far their temperatures lie apart and by the wind, in hexagons.
enum WindAndRain: GalleryChart {
  static let light = [0xd6e6f4, 0x6baed6, 0x08306b].map { Color(rgb: $0) }
  static let dark = [0x22364a, 0x4a8fc0, 0xe6f3ff].map { Color(rgb: $0) }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let spread = zip(table.numbers("temp_max"), table.numbers("temp_min")).map { $0 - $1 }
    let chart = try Chart(
      size: size,
      title: "Wet days are windy and even",
      subtitle: "Mean rain (mm) of days in Seattle, 2012–2015",
      xTitle: "Warmest less coldest (°C)",
      yTitle: "Wind (m/s)",
      theme: theme
    )

    let map = try ColorMap(theme == .dark ? dark : light)
    let colors = ColorScale(map)
    try chart.add(
      HexbinMark(
        x: Column(spread),
        y: Column(table.numbers("wind")),
        values: Column(table.numbers("precipitation")),
        colorScale: colors,
        style: HexbinStyle(columnCount: 18, rowCount: 8, minimumCount: 3, borderWidth: 1)
      )
    )
    try chart.addColorBar(of: colors)
    return chart
  }
}
