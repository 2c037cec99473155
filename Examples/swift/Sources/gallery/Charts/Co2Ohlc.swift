import Keisen

/// Weeks as bars of opening and closing, which are put together until they can be seen.
enum Co2Ohlc: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("co2")
    let closing = table.numbers("co2")
    // A week opens where the one before it closed.
    let opening = closing.prefix(1) + closing.dropLast()
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Each summer the air breathes in, too little")
    if size.width >= 480 { try chart.setSubtitle("CO2 at Mauna Loa: buckets of weeks") }
    try chart.setYTitle("ppm")

    let weeks = CandlestickMark(
      x: try Column(table["date"].map(Timestamp.init)),
      open: try Column(Array(opening)),
      high: try Column(zip(opening, closing).map(Double.maximum)),
      low: try Column(zip(opening, closing).map(Double.minimum)),
      close: try Column(closing),
      style: CandlestickStyle(
        shape: .bars,
        risingColor: Color(rgb: 0xd1495b),
        fallingColor: Color(rgb: 0x2a9d8f)
      )
    )
    chart.add(try CandlestickSeries(weeks, in: chart.space))
    let (start, end) = (Timestamp("1975-01-01"), Timestamp("1990-01-01"))
    try chart.space.x.setRange(start.value, end.value)
    try chart.space.y.setRange(min: 325, max: 360)
    return chart
  }
}
