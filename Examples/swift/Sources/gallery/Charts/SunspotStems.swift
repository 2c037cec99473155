import Keisen

/// Stems: the sunspots of each year, from their mean.
enum SunspotStems: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("sunspots")
    let (years, spots) = (table.numbers("YEAR"), table.numbers("SUNACTIVITY"))
    let mean = spots.mean
    let late = years.indices.filter { years[$0] >= 1940 }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("The strong cycles after the war")
    try chart.setSubtitle("Sunspots of a year, from their mean, \(Int(mean.rounded()))")
    try chart.add(
      StemMark(
        position: Column(late.map { years[$0] }),
        value: Column(late.map { spots[$0] }),
        style: StemStyle(baseline: mean, color: Color(rgb: 0xc2760c), size: 5)
      )
    )
    let rule = try Rule(
      .y,
      at: DataValue(mean),
      in: chart.space,
      style: Rule.Style(color: Color("#80808080"))
    )
    chart.add(rule, to: .above)
    try chart.space.x.setRange(min: 1938, max: 2010)
    try chart.space.y.setRange(min: -10, max: 210)
    return chart
  }
}
