import Foundation
import Keisen

/// Wind by the day's weather, as notched boxes on their side: where notches part, medians differ.
enum NotchedWind: GalleryChart {
  static let kinds = ["fog", "sun", "drizzle", "rain", "snow"]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = zip(table["weather"], table.numbers("wind"))
    let groups = kinds.map { kind in
      (name: kind.capitalized, winds: days.filter { $0.0 == kind }.map(\.1))
    }.sorted { $0.winds.median < $1.winds.median }
    let chart = try Chart(
      size: size,
      title: "The wind in Seattle comes with snow and rain",
      subtitle: "Days of 2012–2015. The notch is where the median is, with 95 % confidence",
      xTitle: "Wind of the day (m/s)",
      theme: theme
    )
    try chart.space.y.setScale(.category(CategoryScale(groups.map(\.name))))

    let places = groups.enumerated().flatMap { place, group in group.winds.map { _ in place } }
    let boxes = BoxMark(
      GroupColumns(values: try Column(groups.flatMap(\.winds)), positions: try Column(places)),
      style: BoxStyle(
        valueDimension: .x,
        isNotched: true,
        showsMean: true,
        color: Color(rgb: theme == .dark ? 0x5aae61 : 0x1b7837)
      )
    )
    try chart.add(boxes)
    return chart
  }
}
