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
    let months = try Column(table.times("month"))
    let chart = try Chart(
      size: size,
      title: "Who works where",
      subtitle: "Thousands of jobs in the USA; grey: recession",
      theme: theme
    )
    try chart.addSpan(
      .x,
      from: Timestamp("2007-12"),
      to: Timestamp("2009-06"),
      style: Span.Style(color: Color("#80808024"))
    )
    for (column, label) in sectors {
      let jobs = try Column(table.numbers(column))
      try chart.addLine(x: months, y: jobs, style: LineStyle(width: 2), label: label)
    }
    try chart.space.y.setMin(0)
    try chart.axis(.left)?.change { $0.format = TickFormat(.thousands) }
    let place: Legend.Place = size.width >= 480 ? .outsideRight : .outsideBottom
    try chart.addLegend(place)
    return chart
  }
}
