import Keisen

/// Sixty-one years of a sea's temperature around one clock of months.
enum ElninoSpiral: GalleryChart {
  static let size = Size(width: 720, height: 520)
  static let strong = [(1983, Color(rgb: 0xe6550d)), (1997, Color(rgb: 0xc51b7d))]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let temperatures = try data.table("elnino").numbersByRow().flatMap(\.self)
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("El Niño years leave the orbit")
    try chart.setSubtitle("Sea off Peru, monthly means 1950–2010 (°C)")

    let clock = try Space(
      angle: Projection(min: 0, max: 12),
      radius: Projection(min: 16, max: 30),
      polar: Space.Polar(path: .alongAngle)
    )
    let axis = try PolarAxis(of: clock)
    try axis.setAngleTicks((0..<12).map { DataValue(Double($0)) }, labels: monthNames)
    chart.add(try Grid(in: clock), to: .below)
    chart.add(axis, to: .above)

    let months = try LineSeries(
      x: Column(temperatures.indices.map { $0 % 12 }),
      y: Column(temperatures),
      in: clock,
      style: LineStyle(
        width: 1.2,
        color: Color(red: 0.19, green: 0.51, blue: 0.74, alpha: 0.35)
      )
    )
    chart.add(months)
    for (year, color) in strong {
      // To the January after, so that the year closes.
      let around = temperatures.dropFirst(12 * (year - 1950)).prefix(13)
      let line = try LineSeries(
        x: Column(Array(0...12)),
        y: Column(Array(around)),
        in: clock,
        style: LineStyle(width: 2.5, color: color),
        label: String(year)
      )
      chart.add(line)
    }
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    chart.add(try Legend(style: Legend.Style(place: place)), to: .above)
    return chart
  }
}
