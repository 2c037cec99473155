import Keisen

/// The shares' changes as stairs: how many months were no better than each change.
enum PriceStairs: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stocks")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Apple rose in three months of five")
    try chart.setSubtitle("Months of 2000–2010 with no greater change")
    try chart.setXTitle("Change from month to month (%)")
    try chart.setYTitle("Share of months")
    for symbol in ["AMZN", "AAPL", "IBM", "MSFT"] {
      try chart.addDistribution(
        of: Column(table.priceChanges(of: symbol)),
        style: LineStyle(width: 2),
        label: symbol
      )
    }
    chart.add(try Rule(.x, at: 0, in: chart.space, style: .init(dash: [3, 3])), to: .above)
    try chart.space.x.setRange(min: -40, max: 40)
    try chart.space.y.setRange(min: 0, max: 1)
    chart.add(try Legend(style: .init(place: .bottomRight)), to: .above)
    return chart
  }
}
