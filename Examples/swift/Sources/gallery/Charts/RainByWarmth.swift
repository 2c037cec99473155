import Keisen

/// A histogram of warmth that counts millimetres of rain instead of days: each day weighs what fell
/// on it.
enum RainByWarmth: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let chart = try Chart(
      size: size,
      title: "Most rain falls on days of 8 to 16 °C",
      subtitle: size.width >= 480 ? "Seattle, 2012–2015, by the day's highest temperature" : "",
      xTitle: "°C",
      yTitle: "Rain (mm)",
      theme: theme
    )

    try chart.addHistogram(
      of: Column(table.numbers("temp_max")),
      weights: Column(table.numbers("precipitation")),
      rule: .edges(Array(stride(from: -2, to: 38, by: 2))),
      style: BarStyle(color: Color(rgb: 0x4a90d9), borderWidth: 0.5, radii: BarRadii(tip: 2))
    )
    return chart
  }
}
