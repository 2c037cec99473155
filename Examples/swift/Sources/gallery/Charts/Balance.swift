import Keisen

/// Jobs won and lost in the recession, by sector: long names, and values of both signs.
enum Balance: GalleryChart {
  static let sectors = [
    ("education_and_health_services", "Education and health"),
    ("government", "Government"),
    ("information", "Information"),
    ("financial_activities", "Finance"),
    ("leisure_and_hospitality", "Leisure"),
    ("retail_trade", "Retail"),
    ("professional_and_business_services", "Business services"),
    ("construction", "Construction"),
    ("manufacturing", "Manufacturing"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = table["month"]
    guard let before = months.firstIndex(of: "2007-12-01"),
      let after = months.firstIndex(of: "2009-12-01")
    else { fatalError("no such months") }
    let changes = sectors.map { sector, _ in
      let jobs = table.numbers(sector)
      return jobs[after] - jobs[before]
    }
    let chart = try Chart(
      size: size,
      title: "Jobs won and lost",
      subtitle: size.width >= 480 ? "Thousands in the USA, December 2007 to December 2009" : "",
      theme: theme
    )
    // The losses are what it is about: none of the bars stands out by its colour.
    let style = CategoryBarStyle(
      headroom: 0.12,
      colors: changes.map { Color(rgb: $0 > 0 ? 0x2b9d6a : 0xc2513d) },
      highlight: .none,
      valueFormat: TickFormat(.thousands, decimals: 0)
    )
    try chart.addBars(names: sectors.map(\.1), values: Column(changes), style: style)
    try chart.axis(.left)?.setStyle(Axis.Style(format: TickFormat(.thousands)))
    return chart
  }
}
