import Foundation
import Keisen

/// Bars on one another: how many days of a month were of which weather.
enum WeatherDays: GalleryChart {
  static let kinds = [
    ("sun", Color(rgb: 0xe6b422)), ("fog", Color(rgb: 0xa8a8ac)), ("drizzle", Color(rgb: 0x9ecae1)),
    ("rain", Color(rgb: 0x3f7fb5)), ("snow", Color(rgb: 0x8b6bb1)),
  ]
  static let years = 4.0

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map { month(of: $0) }
    let days = kinds.map { kind, _ in
      let ofKind = zip(months, table["weather"]).filter { $0.1 == kind }
      return (1...12).map { month in Double(ofKind.count { $0.0 == month }) / years }
    }
    let chart = try Chart(
      size: size,
      title: "Two sunny days in three, from May to September",
      subtitle: size.width >= 480 ? "Days of each month in Seattle, 2012 to 2015" : "",
      theme: theme
    )

    try chart.addBarStack(
      zip(kinds, days).map { (label: $0.0.capitalized, values: $1) },
      names: monthNames,
      colors: kinds.map(\.1)
    )
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    try chart.addLegend(place)
    return chart
  }
}
