import Keisen

/// A doughnut of the jobs of a country, smallest sectors too: lines lead to their names.
enum JobsDoughnut: GalleryChart {
  static let sectors = [
    ("education_and_health_services", "Education, health"),
    ("government", "Government"),
    ("professional_and_business_services", "Business"),
    ("retail_trade", "Retail"),
    ("leisure_and_hospitality", "Leisure"),
    ("manufacturing", "Manufacturing"),
    ("financial_activities", "Finance"),
    ("construction", "Construction"),
    ("other_services", "Other services"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let december = table.row("month", "2015-12-01")
    let jobs = sectors.map { column, _ in table.numbers(column)[december] }
    let all = table.numbers("nonfarm")[december]
    let chart = try Chart(
      size: size,
      title: "Schools, hospitals and the state: a third of all jobs",
      subtitle: "Jobs in the USA, December 2015",
      theme: theme
    )

    let pie = PieMark(
      values: try Column(jobs + [all - jobs.reduce(0, +)]),
      names: sectors.map(\.1) + ["All else"],
      style: PieStyle(innerRadius: 0.62, labelSize: size.width >= 480 ? 12 : 9)
    )
    try chart.add(pie, label: "Jobs")
    if min(size.width, size.height) >= 400 {
      try chart.addText(
        "\(Int((all / 1000).rounded())) million",
        at: Position(x: .plot(0.5), y: .plot(0.5)),
        style: .init(text: TextBoxStyle(size: 18, alignment: .center))
      )
    }
    return chart
  }
}
