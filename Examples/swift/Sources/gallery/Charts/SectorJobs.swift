import Keisen

/// Sets of bars side by side: four sectors at three moments.
enum SectorJobs: GalleryChart {
  static let sectors = [
    ("manufacturing", "Factories"),
    ("construction", "Building"),
    ("education_and_health_services", "Care"),
    ("leisure_and_hospitality", "Leisure"),
  ]
  static let years = ["2007", "2010", "2015"]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let jobs = years.map { year in
      let january = table.row("month", "\(year)-01-01")
      return sectors.map { column, _ in table.numbers(column)[january] / 1000 }
    }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Factories and building lag behind")
    if size.width >= 480 { try chart.setSubtitle("Millions of jobs in the USA, in January") }

    let model = BarMark(
      value: try Column([0.0]),
      names: CategoryScale(sectors.map(\.1)),
      style: BarStyle(radii: BarRadii(tip: 2))
    )
    for (year, bars) in zip(years, try BarMark.grouped(jobs, like: model, gap: 0.08)) {
      try chart.add(bars, label: year)
    }
    try chart.space.y.setRange(min: 0, max: 24)
    chart.add(try Legend(style: .init(place: .outsideBottom)), to: .above)
    return chart
  }
}
