import Keisen

/// Five shares' changes from month to month as swarms: each marker a month, none on another.
enum PriceSwarm: GalleryChart {
  static let symbols = ["AMZN", "AAPL", "GOOG", "IBM", "MSFT"]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stocks")
    let changes = symbols.map { table.priceChanges(of: $0) }
    let isDark = theme == .dark
    let chart = try Chart(
      size: size,
      title: "Amazon swung widest, IBM and Microsoft least",
      subtitle: "Change of the price from month to month, 2000–2010; a line at the median",
      yTitle: "Change (%)",
      theme: theme
    )
    try chart.space.x.setScale(.category(CategoryScale(symbols)))

    let dark = try ColorMap([0xff7b66, 0xe6e9ec, 0x6fb1ff].map { Color(rgb: $0) })
    let values = try Column(changes.flatMap(\.self))
    let places = changes.enumerated().flatMap { place, months in months.map { _ in place } }
    let months = StripMark(
      GroupColumns(
        values: values,
        positions: try Column(places),
        color: values,
        colorScale: ColorScale(
          projection: try Projection(min: -40, max: 40),
          style: ColorScale.Style(map: isDark ? dark : .rdbu)
        )
      ),
      style: StripStyle(
        width: 0.8,
        arrangement: .swarm,
        point: PointStyle(size: 5, borderWidth: 0.5, borderColor: Color(rgb: 0x808890))
      )
    )
    try chart.add(months)
    // A box of one number is a line.
    let medians = BoxMark(
      GroupColumns(
        values: try Column(changes.map(\.median)),
        positions: try Column(Array(symbols.indices))
      ),
      style: BoxStyle(width: 0.8, lineColor: Color(rgb: isDark ? 0xe8e8e8 : 0x202428))
    )
    try chart.add(medians)
    return chart
  }
}
