import Keisen

/// Level bars of both signs with round tips, coloured by their values.
enum JobChanges: GalleryChart {
  static let sectors = [
    "mining_and_logging": "Mining",
    "education_and_health_services": "Education, health",
    "leisure_and_hospitality": "Leisure",
    "professional_and_business_services": "Business",
    "government": "Government",
    "retail_trade": "Retail",
    "financial_activities": "Finance",
    "information": "Information",
    "manufacturing": "Manufacturing",
    "construction": "Construction",
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let changes = sectors.map { column, name in
      let jobs = table.numbers(column)
      return (name: name, percent: 100 * (jobs[jobs.count - 1] / jobs[0] - 1))
    }.sorted { $0.percent < $1.percent }
    let chart = try Chart(
      size: size,
      title: "Ten years that moved jobs",
      subtitle: "Percent, USA, 2006 to 2015",
      theme: theme
    )

    let values = try Column(changes.map(\.percent))
    let bars = BarMark(
      value: values,
      names: CategoryScale(changes.map(\.name)),
      orientation: .horizontal,
      color: values,
      colorScale: try ColorScale(.rdbu, min: -30, max: 30),
      style: BarStyle(borderWidth: 0.5, radii: BarRadii(tip: 5))
    )
    try chart.add(bars)
    return chart
  }
}
