import Keisen

/// Jobs in the United States by sector, through the recession of 2008.
enum UsEmployment: GalleryChart {
  static let sectors = [
    ("government", "Government"),
    ("education_and_health_services", "Education, health"),
    ("professional_and_business_services", "Business"),
    ("retail_trade", "Retail"),
    ("manufacturing", "Manufacturing"),
    ("construction", "Construction"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = try Column(table["month"].map { Timestamp($0) })
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Who works where")
    try chart.setSubtitle("Thousands of jobs in the USA; grey: recession")
    let recession = try Span(
      .x,
      from: Timestamp("2007-12").value,
      to: Timestamp("2009-06").value,
      in: chart.space,
      style: Span.Style(color: Color("#80808024"))
    )
    chart.add(recession, to: .below)
    for (column, label) in sectors {
      let jobs = try Column(table.numbers(column))
      try chart.addLine(x: months, y: jobs, style: LineStyle(width: 2), label: label)
    }
    try chart.space.y.setRange(min: 0, max: 25_000)
    try chart.changeAxis(.left) { $0.format = TickFormat(.thousands) }
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    chart.add(try Legend(style: Legend.Style(place: place)), to: .above)
    return chart
  }
}
