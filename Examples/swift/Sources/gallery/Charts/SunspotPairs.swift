import Keisen

/// Sunspots of successive years, counted into the cells of a grid.
enum SunspotPairs: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let spots = try data.table("sunspots").numbers("SUNACTIVITY")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("A quiet Sun stays quiet for a year")
    try chart.setSubtitle("Pairs of successive years 1700–2008, by their sunspots")
    try chart.setXTitle("Sunspots of a year")
    try chart.setYTitle("Of the next year")

    let edges = Array(stride(from: 0.0, through: 200, by: 20))
    let colors = ColorScale(projection: try Projection(scale: .log()))
    try chart.addHistogram(
      x: Column(Array(spots.dropLast())),
      y: Column(Array(spots.dropFirst())),
      xBins: .edges(edges),
      yBins: .edges(edges),
      colorScale: colors
    )
    chart.add(try ColorBar(colors, title: "Years"), to: .above)
    return chart
  }
}
