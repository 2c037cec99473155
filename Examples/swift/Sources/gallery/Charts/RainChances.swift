import Keisen

/// How often it rains how much: the complementary stair, weighted by the rain itself and not.
enum RainChances: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let rain = try data.table("seattle-weather").numbers("precipitation").filter { $0 > 0 }
    let chart = try Chart(
      size: size,
      title: "One wet day in seven brings half of all rain",
      subtitle: "Shares of wet days in Seattle, and of their rain, above each amount, 2012–2015",
      xTitle: "Rain of the day (mm)",
      yTitle: "Share above",
      theme: theme
    )
    try chart.addDistribution(
      of: Column(rain),
      isComplementary: true,
      style: LineStyle(width: 2, color: Color(rgb: 0x7f8c9a)),
      label: "Of wet days"
    )
    try chart.addDistribution(
      of: Column(rain),
      weights: Column(rain),
      isComplementary: true,
      style: LineStyle(width: 2.5, color: Color(rgb: 0x2b8cbe)),
      label: "Of all rain"
    )
    try chart.space.x.setRange(min: 0, max: 60)
    try chart.space.y.setRange(min: 0, max: 1)
    try chart.addLegend(.topRight)
    return chart
  }
}
