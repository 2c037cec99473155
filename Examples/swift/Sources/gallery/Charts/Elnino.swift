import Keisen

/// El Niño: 61 years over twelve months, each a translucent line, labelled in Japanese.
enum Elnino: GalleryChart {
  static let strong = [1983.0: Color(rgb: 0xe6550d), 1997: Color(rgb: 0xc51b7d)]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("elnino")
    let years = zip(table.numbers("YEAR"), table.numbersByRow())
    let chart = try Chart(
      size: size,
      title: "エルニーニョと海面水温",
      subtitle: "ペルー沖の月平均、1950年から2010年まで",
      yTitle: "水温（°C）",
      theme: theme
    )
    try chart.space.x.setScale(.category(CategoryScale((1...12).map { "\($0)月" })))

    let faint = Color(red: 0.19, green: 0.51, blue: 0.74, alpha: 0.3)
    for (year, temperatures) in years where strong[year] == nil {
      try chart.addLine(x: nil, y: Column(temperatures), style: LineStyle(color: faint))
    }
    for (year, temperatures) in years {
      guard let color = strong[year] else { continue }
      let style = LineStyle(width: 2.5, color: color)
      try chart.addLine(x: nil, y: Column(temperatures), style: style, label: "\(Int(year))年")
    }
    try chart.addLegend(.outsideTop)
    return chart
  }
}
