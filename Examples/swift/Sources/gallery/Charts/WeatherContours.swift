import Foundation
import Keisen

/// Seattle's days by their coldest and warmest hour: contours of a density over the days.
enum WeatherContours: GalleryChart {
  /// The width of the bell around each day, in degrees.
  static let width = 4.0 / 3
  /// Places where the density is taken, in a degree.
  static let fineness = 3.0

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let (low, high) = (table.numbers("temp_min"), table.numbers("temp_max"))
    let x = Array(stride(from: -10, through: 22, by: 1 / fineness))
    let y = Array(stride(from: -5, through: 40, by: 1 / fineness))
    let (across, up) = (bells(around: low, at: x), bells(around: high, at: y))
    // Thousandths of all days in a square degree.
    let days = up.flatMap { up in
      across.map { across in zip(across, up).map { $0 * $1 }.mean * 1000 }
    }

    let chart = try Chart(
      size: size,
      title: "Most days in Seattle are of two kinds",
      subtitle: "Days of 2012 to 2015, and how dense they lie",
      xTitle: "Coldest hour (°C)",
      yTitle: "Warmest hour (°C)",
      theme: theme
    )
    let levels = Array(stride(from: 1, to: (days.max() ?? 0) + 1, by: 1))
    try chart.add(
      ContourMark(
        x: Column(x),
        y: Column(y),
        values: Column(days),
        style: ContourStyle(levels: .values(levels), isFilled: true, width: 0, alpha: 0.8)
      )
    )
    try chart.addPoints(
      PointColumns(x: Column(low), y: Column(high)),
      style: PointStyle(size: 2.5, color: Color(theme == .dark ? "#ffffff50" : "#00000050"))
    )
    try chart.space.x.setRange(min: -9, max: 21)
    try chart.space.y.setRange(min: -4, max: 38)
    return chart
  }

  /// The height at each place of a bell around each value.
  private static func bells(around values: [Double], at places: [Double]) -> [[Double]] {
    let height = 1 / (width * (2 * .pi).squareRoot())
    return places.map { place in
      values.map { height * exp(-pow((place - $0) / width, 2) / 2) }
    }
  }
}
