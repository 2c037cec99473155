import Keisen

/// Each day of a year from its coldest to its warmest: segments of one line, coloured by values.
enum DailyRanges: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let newYear = try Timestamp("2015")
    let ranges = zip(table.numbers("temp_min"), table.numbers("temp_max"))
    let days = zip(try table.times("date"), ranges).filter { $0.0 >= newYear }
    let ends = days.flatMap { [$0.1.0, $0.1.1] }
    let chart = try Chart(
      size: size,
      title: "Summer days swing widest",
      subtitle: "Seattle 2015, from the coldest to the warmest of each day, °C",
      theme: theme
    )

    let scale = try ColorScale(.turbo, min: -10, max: 40)
    try chart.addLine(
      x: Column(days.flatMap { [$0.0, $0.0] }),
      y: Column(ends),
      style: LineStyle(width: max(0.75, size.width / 600)),
      variant: LineVariant(isSeparated: true, values: Column(ends)),
      colorScale: scale
    )
    try chart.addColorBar(of: scale, title: "°C")
    return chart
  }
}
