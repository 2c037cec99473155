import Keisen

/// A radar chart: four seasons over five measures, each as a part of its greatest.
enum SeasonsRadar: GalleryChart {
  static let size = Size(width: 720, height: 480)
  static let seasons: [(name: String, months: Set<Int>, color: Color)] = [
    ("Winter", [12, 1, 2], Color(rgb: 0x3b7dd8)), ("Spring", [3, 4, 5], Color(rgb: 0x2e9e62)),
    ("Summer", [6, 7, 8], Color(rgb: 0xd9730d)), ("Autumn", [9, 10, 11], Color(rgb: 0x8a5bd1)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let warmest = table.numbers("temp_max")
    let measures = [
      ("Warmth", warmest),
      ("Day to night", zip(warmest, table.numbers("temp_min")).map { $0 - $1 }),
      ("Sun", table["weather"].map { $0 == "sun" ? 1 : 0 }),
      ("Rain", table.numbers("precipitation")),
      ("Wind", table.numbers("wind")),
    ]
    let monthOfDay = table["date"].map { month(of: $0) }
    let means = seasons.map { season in
      measures.map { _, values in
        zip(monthOfDay, values).filter { season.months.contains($0.0) }.map(\.1).mean
      }
    }
    let maximum = measures.indices.map { measure in means.map { $0[measure] }.max() ?? .nan }
    let chart = try Chart(
      size: size,
      title: "Summer has all but the rain and the wind",
      subtitle: "Seattle 2012–2015, parts of the highest season",
      theme: theme
    )

    try chart.addRadar(
      zip(seasons, means).map { season, means in
        (label: season.name, values: zip(means, maximum).map { $0 / $1 })
      },
      names: measures.map(\.0),
      radii: 0...1,
      styles: seasons.map { LineStyle(width: 2, color: $0.color) },
      axis: PolarAxis.Style(radiusFormat: TickFormat(.percent), width: 0)
    )
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    try chart.addLegend(place)
    return chart
  }
}
