import Keisen

/// A rose of the year: a sector for each month, as long as it has days, stacked by their sky.
enum RainRose: GalleryChart {
  static let size = Size(width: 720, height: 480)
  static let skies: [(label: String, of: Set<String>, color: String)] = [
    ("Rain or snow", ["rain", "snow", "drizzle"], "#2f6fc4"), ("Fog", ["fog"], "#9aa7b5"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map { month(of: $0) }
    let chart = try Chart(
      size: size,
      title: "A Seattle winter has few dry, clear days",
      subtitle: "Days of a month, mean of 2012–2015",
      theme: theme
    )

    let weather = Array(zip(months, table["weather"]))
    try chart.addRose(
      skies.map { sky in
        let days = (1...12).map { month in
          weather.count { $0.0 == month && sky.of.contains($0.1) }
        }
        return (label: sky.label, values: days.map { Double($0) / 4 })
      },
      names: monthNames,
      polar: Space.Polar(innerRadius: 0.12),
      styles: skies.map { SectorStyle(color: try Color($0.color)) }
    )
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    try chart.addLegend(place)
    return chart
  }
}
