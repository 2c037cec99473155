import Keisen

/// CO₂ by month and year: each month against the mean of its year, on a diverging colour scale.
enum Co2Calendar: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    // The first year has no January.
    let departures = try data.co2ByMonth().dropFirst().map { year in
      let mean = year.filter { !$0.isNaN }.mean
      return year.map { $0 - mean }
    }
    let chart = try Chart(
      size: size,
      title: "The forests of the north breathe",
      subtitle: "CO₂ over Mauna Loa, each month against the mean of its year",
      theme: theme
    )
    try chart.space.y.setScale(.category(CategoryScale(monthNames)))

    let grey = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    let scale = ColorScale(
      projection: try Projection(min: -4, max: 4),
      style: ColorScale.Style(map: .coolwarm, missing: grey)
    )
    let months = try HeatmapSeries(
      values: Column(Array(departures.joined())),
      columns: departures.count,
      order: .columns,
      x: .range(from: 1958.5, to: 2001.5),
      in: chart.space,
      colorScale: scale
    )
    chart.add(months)
    try chart.addColorBar(of: scale, title: "ppm")
    return chart
  }
}
