import Keisen

/// Two months of daily prices as candlesticks; weekends are cut out.
enum Candles: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("ohlc")
    let chart = try Chart(size: size, title: "The volatility index, summer 2009", theme: theme)
    let cuts = TimeCuts(closedWeekdays: [.saturday, .sunday])
    try chart.space.x.setScale(.time(TimeScale(cuts: cuts)))
    let prices = CandlestickMark(
      x: try Column(table.times("date")),
      open: try Column(table.numbers("open")),
      high: try Column(table.numbers("high")),
      low: try Column(table.numbers("low")),
      close: try Column(table.numbers("close"))
    )
    try chart.add(prices)
    // From half a day before the first Monday, which is on a Friday, to half a day after the last.
    return chart
  }
}
