import Keisen

/// Sea-surface temperature off Peru by month: the violins' long tails are the years of El Niño.
enum SeaViolins: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let years = try data.table("elnino").numbersByRow()
    let months = (0..<12).map { month in years.map { $0[month] } }
    let isDark = theme == .dark
    let chart = try Chart(
      size: size,
      title: "El Niño gives the sea off Peru its warm tail",
      subtitle: "Monthly means 1950–2010, each violin 61 years, its colour the median of the month",
      yTitle: "Temperature (°C)",
      theme: theme
    )
    try chart.space.x.setScale(.category(CategoryScale(monthNames)))

    let medians = months.flatMap { month in
      let median = month.median
      return month.map { _ in median }
    }
    let places = (0..<12).flatMap { month in years.map { _ in month } }
    let map: ColorMap = isDark ? .turbo : .rdbu.reversed
    let violins = ViolinMark(
      GroupColumns(
        values: try Column(months.flatMap(\.self)),
        positions: try Column(places),
        color: try Column(medians),
        colorScale: ColorScale(map)
      ),
      style: ViolinStyle(
        width: 0.9,
        cut: 1,
        alpha: 0.9,
        lineColor: isDark
          ? Color(red: 0.75, green: 0.78, blue: 0.82) : Color(red: 0.25, green: 0.28, blue: 0.32)
      )
    )
    try chart.add(violins)
    return chart
  }
}
