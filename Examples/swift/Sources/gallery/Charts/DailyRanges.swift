import Keisen

/// Each day of a year from its coldest to its warmest: segments of one line, coloured by values.
enum DailyRanges: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let ranges = zip(table.numbers("temp_min"), table.numbers("temp_max"))
    let days = zip(table["date"], ranges).filter { $0.0.hasPrefix("2015") }
    let ends = days.flatMap { [$0.1.0, $0.1.1] }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Summer days swing widest")
    try chart.setSubtitle("Seattle 2015, from the coldest to the warmest of each day, °C")

    let scale = ColorScale(
      projection: try Projection(min: -10, max: 40),
      style: ColorScale.Style(map: .turbo)
    )
    try chart.addLine(
      x: Column(days.map { Timestamp($0.0) }.flatMap { [$0, $0] }),
      y: Column(ends),
      style: LineStyle(width: max(0.75, size.width / 600)),
      variant: LineVariant(isSeparated: true, values: Column(ends)),
      colorScale: scale
    )
    chart.add(try ColorBar(scale, title: "°C"), to: .above)
    try chart.space.y.setRange(min: -10, max: 40)
    return chart
  }
}
