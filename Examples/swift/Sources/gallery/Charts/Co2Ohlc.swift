import Keisen

/// Weeks as bars of opening and closing, which are put together until they can be seen.
enum Co2Ohlc: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("co2")
    let closing = table.numbers("co2")
    // A week opens where the one before it closed.
    let opening = closing.prefix(1) + closing.dropLast()
    let chart = try Chart(
      size: size,
      title: "Each summer the air breathes in, too little",
      subtitle: size.width >= 480 ? "CO₂ at Mauna Loa: buckets of weeks" : "",
      yTitle: "ppm",
      theme: theme
    )

    let weeks = CandlestickMark(
      x: try Column(table.times("date")),
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
    try chart.add(weeks)
    try chart.space.x.setRange(min: Timestamp("1975-01-01"), max: Timestamp("1990-01-01"))
    try chart.space.y.setRange(min: 325, max: 360)
    return chart
  }
}
