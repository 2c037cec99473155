import Keisen

/// Stems: the sunspots of each year, from their mean.
enum SunspotStems: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("sunspots")
    let (years, spots) = (table.numbers("YEAR"), table.numbers("SUNACTIVITY"))
    let mean = spots.mean
    let late = years.indices.filter { years[$0] >= 1940 }
    let chart = try Chart(
      size: size,
      title: "The strong cycles after the war",
      subtitle: "Sunspots of a year, from their mean, \(Int(mean.rounded()))",
      theme: theme
    )
    try chart.add(
      StemMark(
        position: Column(late.map { years[$0] }),
        value: Column(late.map { spots[$0] }),
        style: StemStyle(baseline: mean, color: Color(rgb: 0xc2760c), size: 5)
      )
    )
    try chart.addRule(.y, at: mean, style: Rule.Style(color: Color("#80808080")))
    try chart.space.x.setRange(min: 1938, max: 2010)
    return chart
  }
}
