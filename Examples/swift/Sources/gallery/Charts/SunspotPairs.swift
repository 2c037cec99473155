import Keisen

/// Sunspots of successive years, counted into the cells of a grid.
enum SunspotPairs: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let spots = try data.table("sunspots").numbers("SUNACTIVITY")
    let chart = try Chart(
      size: size,
      title: "A quiet Sun stays quiet for a year",
      subtitle: "Pairs of successive years 1700–2008, by their sunspots",
      xTitle: "Sunspots of a year",
      yTitle: "Of the next year",
      theme: theme
    )

    let edges = Array(stride(from: 0.0, through: 200, by: 20))
    let colors = ColorScale(projection: try Projection(scale: .log()))
    try chart.addHistogram(
      x: Column(Array(spots.dropLast())),
      y: Column(Array(spots.dropFirst())),
      xBins: .edges(edges),
      yBins: .edges(edges),
      colorScale: colors
    )
    try chart.addColorBar(of: colors, title: "Years")
    return chart
  }
}
