import Keisen

/// The yearly cycle of CO₂ as one line that goes on through its years, coloured by the year.
enum Co2Breath: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    var (places, levels, years): ([Double], [Double], [Double]) = ([], [], [])
    for (year, row) in zip(1958..., try data.co2ByMonth()) {
      // A gap between December and January, where the line would go back across the picture.
      places += (0..<12).map(Double.init) + [.nan]
      levels += row + [.nan]
      years += Array(repeating: Double(year), count: 13)
    }
    let chart = try Chart(
      size: size,
      title: "The same breath each year, 55 ppm higher after forty",
      subtitle: "CO₂ over Mauna Loa by month, ppm",
      theme: theme
    )
    try chart.space.x.setScale(.category(CategoryScale(monthNames)))

    let darkColors = [0x5f8dff, 0xb46ae0, 0xff7f8a, 0xffd166].map { Color(rgb: $0) }
    let map = theme == .light ? ColorMap.viridis : try ColorMap(darkColors)
    let scale = ColorScale(map)
    try chart.addLine(
      x: Column(places),
      y: Column(levels),
      style: LineStyle(width: 1.75),
      variant: LineVariant(values: Column(years), areValuesBlended: false),
      colorScale: scale
    )
    try chart.addColorBar(of: scale, title: "Year")
    return chart
  }
}
