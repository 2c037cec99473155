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
    let chart = try Chart(
      size: size,
      title: "Seattle, 2012–2015: a point a day",
      subtitle: "Larger is wetter",
      xTitle: "Warmest of the day (°C)",
      yTitle: "Warmest less coldest (°C)",
      theme: theme
    )

    let scale = try ColorScale(ColorMap(colors), min: 0, max: 9)
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
    try chart.addColorBar(of: scale, title: "Wind (m/s)")
    try chart.addLegend()
    return chart
  }
}
