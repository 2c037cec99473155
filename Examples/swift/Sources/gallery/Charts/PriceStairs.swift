import Keisen

/// The shares' changes as stairs: how many months were no better than each change.
enum PriceStairs: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stocks")
    let chart = try Chart(
      size: size,
      title: "Apple rose in three months of five",
      subtitle: "Months of 2000–2010 with no greater change",
      xTitle: "Change from month to month (%)",
      yTitle: "Share of months",
      theme: theme
    )
    for symbol in ["AMZN", "AAPL", "IBM", "MSFT"] {
      try chart.addDistribution(
        of: Column(table.priceChanges(of: symbol)),
        style: LineStyle(width: 2),
        label: symbol
      )
    }
    try chart.addRule(.x, at: 0, style: .init(dash: [3, 3]))
    try chart.space.x.setRange(min: -40, max: 40)
    try chart.space.y.setRange(min: 0, max: 1)
    try chart.addLegend(.bottomRight)
    return chart
  }
}
