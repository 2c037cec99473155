import Keisen

/// All jobs of the United States as stacked areas, which abut without a seam.
enum EmploymentStack: GalleryChart {
  static let sectors = [
    ("Education, health", ["education_and_health_services"]),
    ("Government", ["government"]),
    ("Trade, transport", ["trade_transportation_utilties"]),
    ("Business, finance", ["professional_and_business_services", "financial_activities"]),
    ("Leisure and others", ["leisure_and_hospitality", "other_services", "information"]),
    ("Making and building", ["manufacturing", "construction", "mining_and_logging"]),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = try table.times("month")
    let chart = try Chart(
      size: size,
      title: "One job in sixteen was lost",
      subtitle: "Millions of jobs in the USA by sector",
      theme: theme
    )
    let jobs = try sectors.map { label, names in
      let parts = names.map { table.numbers($0) }
      let sums = months.indices.map { row in parts.map { $0[row] }.reduce(0, +) / 1000 }
      return (label: label, values: try Column(sums))
    }
    try chart.addStack(jobs, x: Column(months))
    let isWide = size.width >= 480
    let style = Legend.Style(
      place: isWide ? .outsideRight : .outsideBottom,
      isReversed: isWide
    )
    try chart.addLegend(style: style)
    return chart
  }
}
