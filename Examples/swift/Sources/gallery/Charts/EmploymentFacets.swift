import Keisen

/// Jobs of six sectors through the recession of 2008, a chart each over the same months and the
/// same scale.
enum EmploymentFacets: GalleryChart {
  static let sectors = [
    ("education_and_health_services", "Care"),
    ("government", "Government"),
    ("professional_and_business_services", "Business"),
    ("retail_trade", "Retail"),
    ("manufacturing", "Factories"),
    ("construction", "Building"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Figure {
    let table = try data.table("us-employment")
    let months = try table.times("month")
    let before = table["month"].firstIndex(of: "2007-12-01") ?? 0
    let recession = (from: try Timestamp("2007-12"), to: try Timestamp("2009-06"))
    let jobs = sectors.flatMap { column, _ in
      let jobs = table.numbers(column)
      return jobs.map { $0 / jobs[before] * 100 }
    }
    return try Figure(
      size: size,
      facetsBy: sectors.flatMap { [String](repeating: $0.1, count: months.count) },
      columns: 3,
      title: "Who lost work, and who never did",
      subtitle: size.width >= 480 ? "Jobs in the USA, December 2007 = 100" : "",
      theme: theme
    ) { (chart, _, rows) throws(KeisenError) in
      try chart.addSpan(
        .x,
        from: recession.from,
        to: recession.to,
        style: Span.Style(color: Color("#80808024"))
      )
      try chart.addRule(.y, at: 100, style: Rule.Style(width: 1, color: Color("#80808080")))
      try chart.addLine(
        x: Column(rows.map { months[$0 % months.count] }),
        y: Column(rows.map { jobs[$0] }),
        style: LineStyle(width: 2)
      )
    }
  }
}
