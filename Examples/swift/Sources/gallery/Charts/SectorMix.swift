import Keisen

/// Level bars that add up to a hundred: the parts of all jobs, year by year.
enum SectorMix: GalleryChart {
  static let sectors = [
    ("goods_producing", "Goods"),
    ("trade_transportation_utilties", "Trade, transport"),
    ("education_and_health_services", "Education, health"),
    ("professional_and_business_services", "Business"),
    ("leisure_and_hospitality", "Leisure"),
    ("government", "Government"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let years = table["month"].map { String($0.prefix(4)) }
    let names = Set(years).sorted()
    let jobs = sectors.map { column, _ in
      let jobs = zip(years, table.numbers(column))
      return names.map { year in jobs.filter { $0.0 == year }.map(\.1).mean }
    }
    let chart = try Chart(
      size: size,
      title: "Goods make way for care",
      subtitle: "Percent of the jobs of six sectors in the USA",
      theme: theme
    )

    try chart.addBarStack(
      zip(sectors, jobs).map { (label: $0.1, values: $1) },
      names: names,
      total: 100,
      orientation: .horizontal,
      style: BarStyle(borderWidth: 0.5)
    )
    // The first year is at the top.
    try chart.space.y.setRange(min: Double(names.count) - 0.5, max: -0.5)
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.addLegend(.outsideBottom)
    return chart
  }
}
