import Keisen

/// Seattle's temperatures above and its rain below: two spaces share one projection of time.
enum SeattleWeather: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = try table.times("date")
    let chart = try Chart(
      size: size,
      title: "Seattle, 2012–2015",
      yTitle: "Temperature (°C)",
      theme: theme
    )

    // Temperatures have the upper two thirds, rain the lower third.
    for (column, color, label) in [
      ("temp_max", Color(rgb: 0xd6604d), "Warmest of the day"),
      ("temp_min", Color(rgb: 0x4393c3), "Coldest"),
    ] {
      try chart.addLine(
        x: Column(days),
        y: Column(table.numbers(column)),
        style: LineStyle(width: 1, color: color),
        label: label
      )
    }
    try chart.space.y.setRange(min: -35, max: 40)
    try chart.axis(.left)?.change { $0.bounds = Axis.Style.Bounds(from: -10, to: 40) }

    let rain = Space(x: chart.space.x, y: try Projection(min: 0, max: 180))
    // Each day is a stroke from zero, and a gap.
    try chart.addLine(
      x: Column(days.flatMap { [$0, $0, $0] }),
      y: Column(table.numbers("precipitation").flatMap { [0, $0, .nan] }),
      in: rain,
      style: LineStyle(width: 1, color: Color(rgb: 0x35978f), cap: .butt),
      label: "Rain"
    )
    let bounds = Axis.Style.Bounds(from: 0, to: 60)
    let axis = try Axis(.right, of: rain, title: "Rain (mm)", style: .init(bounds: bounds))
    chart.add(axis, to: .above)
    try chart.addLegend(.outsideBottom)
    return chart
  }
}
