import Keisen

/// Five shares on a logarithmic axis, and the same rebased to their first month on a second one.
enum Stocks: GalleryChart {
  static let shares = [
    ("AAPL", "Apple", Color(rgb: 0x3b82f6)),
    ("AMZN", "Amazon", Color(rgb: 0xd9622b)),
    ("GOOG", "Google", Color(rgb: 0x7a7f87)),
    ("IBM", "IBM", Color(rgb: 0x2a9d6f)),
    ("MSFT", "Microsoft", Color(rgb: 0x8b5cf6)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stocks")
    let (symbols, prices) = (table["symbol"], table.numbers("price"))
    let months = try table["date"].map { try day(of: $0) }
    let chart = try Chart(
      size: size,
      title: "Five shares, and each rebased",
      yTitle: "Price (US$)",
      theme: theme
    )

    // Prices have the upper half, rebased ones the lower half, two to three decades each.
    try chart.space.y.setScale(.log())
    try chart.space.y.setRange(min: 0.01, max: 1000)
    try chart.axis(.left)?.change { $0.bounds = Axis.Style.Bounds(from: 3, to: 1000) }
    let rebased = Space(
      x: chart.space.x,
      y: try Projection(min: 8, max: 1_000_000, scale: .log())
    )
    let bounds = Axis.Style.Bounds(from: 8, to: 1000)
    let axis = try Axis(
      .right,
      of: rebased,
      title: "Rebased to 100",
      style: Axis.Style(bounds: bounds)
    )
    chart.add(axis, to: .above)
    for (symbol, name, color) in shares {
      let rows = symbols.indices.filter { symbols[$0] == symbol }
      let days = try Column(rows.map { months[$0] })
      let style = LineStyle(color: color)
      try chart.addLine(x: days, y: Column(rows.map { prices[$0] }), style: style, label: name)
      let parts = try Column(rows.map { prices[$0] / prices[rows[0]] * 100 })
      try chart.addLine(x: days, y: parts, in: rebased, style: style)
    }
    try chart.addRule(.y, at: 100, in: rebased, layer: .below)
    try chart.addLegend(.outsideBottom)
    return chart
  }

  /// Reads a date such as Jan 1 2000.
  private static func day(of date: String) throws -> Timestamp {
    let words = date.split(separator: " ")
    let month = (monthNames.firstIndex(of: String(words[0])) ?? 0) + 1
    return try Timestamp(year: Int(words[2]) ?? 0, month: month, day: Int(words[1]) ?? 0)
  }
}
