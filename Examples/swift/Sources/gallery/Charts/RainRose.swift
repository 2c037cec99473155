import Keisen

/// A rose of the year: a sector for each month, as long as it has days, stacked by their sky.
enum RainRose: GalleryChart {
  static let size = Size(width: 720, height: 480)
  static let skies: [(label: String, of: Set<String>, color: String)] = [
    ("Rain or snow", ["rain", "snow", "drizzle"], "#2f6fc4"), ("Fog", ["fog"], "#9aa7b5"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map { month(of: $0) }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("A Seattle winter has few dry, clear days")
    try chart.setSubtitle("Days of a month, mean of 2012–2015")

    let radius = Projection()
    let space = try Space(
      angle: Projection(min: -0.5, max: 11.5, scale: .category(CategoryScale(monthNames))),
      radius: radius,
      polar: Space.Polar(innerRadius: 0.12)
    )
    chart.add(try Grid(in: space), to: .below)
    chart.add(try PolarAxis(of: space), to: .above)
    var base = [Double](repeating: 0, count: 12)
    for sky in skies {
      var end = base
      for (month, weather) in zip(months, table["weather"]) where sky.of.contains(weather) {
        end[month - 1] += 1 / 4
      }
      let mark = SectorMark(
        x: try Column((0..<12).map(Double.init)),
        y: try Column(end),
        base: try Column(base),
        style: SectorStyle(color: try Color(sky.color))
      )
      chart.add(try MarkSeries(mark, in: space, label: sky.label))
      base = end
    }
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    chart.add(try Legend(style: Legend.Style(place: place)), to: .above)
    return chart
  }
}
