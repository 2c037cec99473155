import Foundation
import Keisen

/// Skies over Seattle as slices as wide as they are frequent and as long as their wind is strong.
enum SkyWinds: GalleryChart {
  static let size = SkyPie.size

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = zip(table["weather"], table.numbers("wind"))
    let winds = SkyPie.skies.map { sky, _ in days.filter { $0.0 == sky }.map(\.1) }
    let means = winds.map(\.mean)
    let strongest = means.max() ?? 1
    let chart = try Chart(
      size: size,
      title: "Snow brings the strongest wind",
      subtitle: "Angle: days; radius: mean wind, 2012–2015",
      theme: theme
    )
    try chart.add(
      PieMark(
        values: Column(winds.map(\.count)),
        names: SkyPie.skies.map { $0.0.capitalized },
        outerRadii: Column(means.map { $0 / strongest }),
        style: PieStyle(innerRadius: 0.2, colors: SkyPie.skies.map(\.1), labelContent: .name)
      )
    )
    return chart
  }
}
