import Keisen

/// Warm and cold years of the sea: one gradient above the baseline, another one below.
enum ElninoAnomaly: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("elnino")
    let anomaly = departures(table.numbersByRow()).flatMap(\.self)
    let months = try (1950...2010).flatMap { year in
      try (1...12).map { month in try Timestamp(year: year, month: month, day: 1) }
    }
    let chart = try Chart(
      size: size,
      title: "Twice in sixty years El Niño warmed the sea by 4 °C",
      subtitle: "Surface off Peru, difference from the month's mean in °C",
      theme: theme
    )

    let isLight = theme == .light
    let warm = AreaGradient(
      start: 0,
      end: 4,
      startColor: Color(rgb: isLight ? 0xfddbc7 : 0x5c2a24),
      endColor: Color(rgb: isLight ? 0xb2182b : 0xff7a5c)
    )
    let cold = AreaGradient(
      start: 0,
      end: -3,
      startColor: Color(rgb: isLight ? 0xd1e5f0 : 0x1f3a52),
      endColor: Color(rgb: isLight ? 0x2166ac : 0x5fb0f0)
    )
    let area = AreaMark(
      x: try Column(months),
      y: try Column(anomaly),
      style: AreaStyle(
        alpha: 1,
        above: .gradient(warm),
        below: .gradient(cold),
        line: LineStyle(width: 0.75, color: Color(rgb: isLight ? 0x4d4d4d : 0xc0c8d0))
      )
    )
    try chart.add(area)
    for (month, name) in [("1983-06-01", "1983"), ("1997-12-01", "1997")] {
      try chart.addText(
        name,
        at: Position(x: Timestamp(month), y: 4.75),
        style: TextAnnotation.Style(text: TextBoxStyle(isBold: true))
      )
    }
    try chart.space.y.setRange(min: -3, max: 5.5)
    return chart
  }
}
