import Keisen

/// Years of one share as hollow candlesticks: empty where it closed higher than it opened.
enum AmazonYears: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stocks")
    let rows = zip(table["symbol"], zip(table["date"], table.numbers("price")))
      .filter { $0.0 == "AMZN" }.map(\.1)
    // 2010 has three months.
    let years = Array(2000..<2010)
    let prices = years.map { year in rows.filter { $0.0.hasSuffix("\(year)") }.map(\.1) }
    let chart = try Chart(
      size: size,
      title: "Amazon lost nine tenths, and won them back",
      subtitle: size.width >= 480 ? "Monthly prices by year: hollow ones rose" : "",
      yTitle: "US$",
      theme: theme
    )

    try chart.space.y.setScale(.log())
    let candles = CandlestickMark(
      x: try Column(years),
      open: try Column(prices.map { $0.first ?? .nan }),
      high: try Column(prices.map { $0.max() ?? .nan }),
      low: try Column(prices.map { $0.min() ?? .nan }),
      close: try Column(prices.map { $0.last ?? .nan }),
      style: CandlestickStyle(shape: .hollow, width: 0.6, lineWidth: 1.5)
    )
    try chart.add(candles)
    return chart
  }
}
