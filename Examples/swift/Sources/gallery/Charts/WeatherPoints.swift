import Keisen

/// A point for each day of Seattle's weather: its shape is the sky, its size rain, its colour wind.
enum WeatherPoints: GalleryChart {
  /// Drawn in this order.
  static let shapes: [(String, MarkerShape)] = [
    ("Sun", .circle), ("Fog", .ring), ("Rain", .triangleDown), ("Snow", .star),
  ]
  static let colors = [0x2f6fc4, 0x35a884, 0xe6a817, 0xc2374b].map { Color(rgb: $0) }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let (weather, wind) = (table["weather"], table.numbers("wind"))
    let (high, low) = (table.numbers("temp_max"), table.numbers("temp_min"))
    let rain = table.numbers("precipitation")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Seattle, 2012–2015: a point a day")
    try chart.setSubtitle("Larger is wetter")

    let scale = ColorScale(
      projection: try Projection(min: 0, max: 9),
      style: ColorScale.Style(map: try ColorMap(colors))
    )
    for (name, marker) in shapes {
      let days = weather.indices.filter { weather[$0] == name.lowercased() }
      let columns = PointColumns(
        x: try Column(days.map { high[$0] }),
        y: try Column(days.map { high[$0] - low[$0] }),
        // The area grows with the rain.
        size: try Column(days.map { (16 + 4 * rain[$0]).squareRoot() }),
        color: try Column(days.map { wind[$0] })
      )
      let style = PointStyle(marker: marker, alpha: 0.7)
      try chart.addPoints(columns, colorScale: scale, style: style, label: name)
    }
    chart.add(try ColorBar(scale, title: "Wind (m/s)"), to: .above)
    try chart.space.x.setRange(min: -4, max: 38)
    try chart.space.y.setRange(min: 0, max: 22)
    try chart.setXTitle("Warmest of the day (°C)")
    try chart.setYTitle("Warmest less coldest (°C)")
    chart.add(try Legend(), to: .above)
    return chart
  }
}
