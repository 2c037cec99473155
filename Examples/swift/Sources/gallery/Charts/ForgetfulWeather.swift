import Keisen

/// All pairs of days up to 60 apart: a density shows how soon the weather forgets.
enum ForgetfulWeather: GalleryChart {
  static let days = 60

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let warmest = try data.table("seattle-weather").numbers("temp_max")
    var apart: [Double] = []
    var change: [Double] = []
    for days in 1...days {
      change += zip(warmest, warmest.dropFirst(days)).map { $1 - $0 }
      apart += [Double](repeating: Double(days), count: warmest.count - days)
    }
    let chart = try Chart(
      size: size,
      title: "How soon Seattle's weather forgets",
      subtitle: "Change in °C over up to 60 days, 85,830 pairs of days of 2012–2015",
      xTitle: "Days apart",
      theme: theme
    )

    // A cell is a day wide and 2 °F high, as whole °F were read: with borders between these.
    let cell = ((size.width - 134) / Double(days)).rounded(.down)
    let step = 10.0 / 9
    let right = size.width - 46 - Double(days) * cell
    try chart.setPadding(.fixed(Insets(top: 72, left: 46, bottom: 56, right: right)))
    let top = 18.25 * step
    try chart.space.x.setRange(min: 0.5, max: Double(days) + 0.5)
    try chart.space.y.setRange(min: top - (size.height - 128) / cell * step, max: top)

    let scale = ColorScale()
    try chart.addDensity(
      DensityColumns(x: Column(apart), y: Column(change)),
      colorScale: scale,
      style: DensityStyle(cellSize: cell)
    )
    try chart.addColorBar(of: scale, title: "Pairs of days")
    return chart
  }
}
