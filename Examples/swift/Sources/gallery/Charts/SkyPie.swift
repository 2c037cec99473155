import Foundation
import Keisen

/// The sky over Seattle as a pie with one slice moved out; names stand in slices that have room.
enum SkyPie: GalleryChart {
  static let size = Size(width: 480, height: 400)
  static let skies = [
    ("sun", Color(rgb: 0xe6a817)), ("fog", Color(rgb: 0x8c96a3)), ("rain", Color(rgb: 0x2f6fc4)),
    ("drizzle", Color(rgb: 0x6fb1d9)), ("snow", Color(rgb: 0xb9a3d8)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let weather = try data.table("seattle-weather")["weather"]
    let chart = try Chart(
      size: size,
      title: "Half of Seattle's days are sunny",
      subtitle: "Days by the sky, 2012–2015",
      theme: theme
    )
    try chart.add(
      PieMark(
        values: Column(skies.map { sky, _ in weather.count { $0 == sky } }),
        names: skies.map { $0.0.capitalized },
        explode: Column([0.12, 0, 0, 0, 0]),
        style: PieStyle(colors: skies.map(\.1), labelPlace: .automatic)
      )
    )
    return chart
  }
}
