import Foundation
import Keisen

/// Seattle's days by season and weather, as areas.
enum WeatherTreemap: GalleryChart {
  static let seasons = ["Winter", "Spring", "Summer", "Autumn"]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = zip(table["date"].map { month(of: $0) % 12 / 3 }, table["weather"])
    var names = seasons
    var parents = seasons.map { _ in -1 }
    var counts = seasons.map { _ in 0 }
    for season in seasons.indices {
      let kinds = Dictionary(grouping: days.filter { $0.0 == season }.map(\.1)) { $0 }
      for (kind, days) in kinds.sorted(by: { $0.key < $1.key }) {
        names.append(kind.capitalized)
        parents.append(season)
        counts.append(days.count)
      }
    }
    let chart = try Chart(
      size: size,
      title: "Three summer days in four are sunny",
      subtitle: "Days in Seattle by season and weather, 2012 to 2015",
      theme: theme
    )
    try chart.add(
      TreemapMark(
        values: Column(counts),
        parents: Column(parents),
        style: TreemapStyle(labels: names)
      )
    )
    return chart
  }
}
