import Keisen

/// A waterfall: from the jobs of 2010 to those of 2015, sector by sector.
enum Recovery: GalleryChart {
  static let sectors = [
    ("professional_and_business_services", "Business"),
    ("trade_transportation_utilties", "Trade"),
    ("leisure_and_hospitality", "Leisure"),
    ("education_and_health_services", "Care"),
    ("goods_producing", "Goods"),
    ("financial_activities", "Finance"),
    ("other_services", "Others"),
    ("information", "Media"),
    ("government", "State"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let low = table.row("month", "2010-02-01")
    let now = table.row("month", "2015-12-01")
    let changes = sectors.map { column, _ in
      let thousands = table.numbers(column)
      return (thousands[now] - thousands[low]) / 1000
    }
    let chart = try Chart(
      size: size,
      title: "Thirteen million new jobs",
      subtitle: size.width >= 480 ? "Millions in the USA, February 2010 to December 2015" : "",
      theme: theme
    )
    try chart.addWaterfall(
      [table.numbers("nonfarm")[low] / 1000] + changes + [0],
      totals: [0, sectors.count + 1],
      names: ["2010"] + sectors.map(\.1) + ["2015"],
      style: BarStyle(radii: BarRadii(tip: 2), connectorWidth: 1)
    )
    try chart.space.y.setRange(min: 125, max: 145)
    return chart
  }
}
