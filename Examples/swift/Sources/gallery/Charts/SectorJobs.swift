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
    let chart = try Chart(
      size: size,
      title: "Factories and building lag behind",
      subtitle: size.width >= 480 ? "Millions of jobs in the USA, in January" : "",
      theme: theme
    )

    try chart.addBarGroups(
      Array(zip(years, jobs)).map { (label: $0, values: $1) },
      names: sectors.map(\.1),
      gap: 0.08,
      style: BarStyle(radii: BarRadii(tip: 2))
    )
    try chart.addLegend(.outsideBottom)
    return chart
  }
}
