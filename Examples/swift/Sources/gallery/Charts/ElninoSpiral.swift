import Keisen

/// Sixty-one years of a sea's temperature around one clock of months.
enum ElninoSpiral: GalleryChart {
  static let size = Size(width: 720, height: 520)
  static let strong = [(1983, Color(rgb: 0xe6550d)), (1997, Color(rgb: 0xc51b7d))]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let temperatures = try data.table("elnino").numbersByRow().flatMap(\.self)
    let chart = try Chart(
      size: size,
      title: "El Niño years leave the orbit",
      subtitle: "Sea off Peru, monthly means 1950–2010 (°C)",
      theme: theme
    )

    let clock = try chart.addPolar(
      .units(12),
      radii: 16...30,
      polar: Space.Polar(path: .alongAngle)
    )
    try chart.polarAxis(of: clock)?.setAngleTicks((0..<12).map { $0.dataValue }, labels: monthNames)
    try chart.addLine(
      x: Column(temperatures.indices.map { $0 % 12 }),
      y: Column(temperatures),
      in: clock,
      style: LineStyle(
        width: 1.2,
        color: Color(red: 0.19, green: 0.51, blue: 0.74, alpha: 0.35)
      )
    )
    for (year, color) in strong {
      // To the January after, so that the year closes.
      let around = temperatures.dropFirst(12 * (year - 1950)).prefix(13)
      try chart.addLine(
        x: Column(Array(0...12)),
        y: Column(Array(around)),
        in: clock,
        style: LineStyle(width: 2.5, color: color),
        label: String(year)
      )
    }
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    try chart.addLegend(place)
    return chart
  }
}
