import Keisen

/// Split violins: how far apart day and night are on wet days and on dry ones, by season.
enum WetAndDry: GalleryChart {
  static let seasons = ["Winter", "Spring", "Summer", "Autumn"]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let season = table["date"].map { month(of: $0) % 12 / 3 }
    let spread = zip(table.numbers("temp_max"), table.numbers("temp_min")).map { $0 - $1 }
    let rain = table.numbers("precipitation")
    let chart = try Chart(
      size: size,
      title: "Clouds keep the night warm",
      subtitle:
        "Warmest less coldest temperature of each day in Seattle, 2012–2015, with quartiles",
      yTitle: "Difference (°C)",
      theme: theme
    )

    try chart.space.x.setScale(.category(CategoryScale(seasons)))
    for (label, isWet, side, color) in [
      ("Days with rain", true, ViolinStyle.Side.low, Color(rgb: 0x4393c3)),
      ("Dry days", false, .high, Color(rgb: 0xe08214)),
    ] {
      let days = rain.indices.filter { (rain[$0] > 0) == isWet }
      let groups = GroupColumns(
        values: try Column(days.map { spread[$0] }),
        positions: try Column(days.map { season[$0] })
      )
      let style = ViolinStyle(inner: .quartiles, scaling: .width, side: side, color: color)
      try chart.add(ViolinMark(groups, style: style), label: label)
    }
    try chart.addLegend(.outsideTop)
    return chart
  }
}
