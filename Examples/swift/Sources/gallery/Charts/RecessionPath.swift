import Keisen

/// A line of which each part has its own style: jobs of a sector, dashed and red where they fell.
enum RecessionPath: GalleryChart {
  static let sectors: [(column: String, name: String, color: Color)] = [
    ("education_and_health_services", "Education, health", Color(rgb: 0x3b7dd8)),
    ("construction", "Construction", Color(rgb: 0xb58a2a)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = try Column(table.times("month"))
    let chart = try Chart(
      size: size,
      title: "Hospitals hired through the recession, builders did not",
      subtitle: "Jobs in the USA, January 2006 = 100; red where below twelve months before",
      theme: theme
    )
    let red = Color(rgb: theme == .light ? 0xc0392b : 0xff8a70)
    let fall = LineStyle(width: 3, color: red, dash: [2, 1], cap: .butt)
    for sector in sectors {
      let thousands = table.numbers(sector.column)
      let jobs = thousands.map { 100 * $0 / thousands[0] }
      let falls = jobs.indices.map { $0 >= 12 && jobs[$0] < jobs[$0 - 12] }
      try chart.addLine(
        x: months,
        y: Column(jobs),
        style: LineStyle(width: 2, color: sector.color),
        label: sector.name,
        variant: LineVariant(styles: [fall], styleIndices: Column(falls.map { $0 ? 0 : -1 }))
      )
    }
    try chart.addLegend(.outsideTop)
    return chart
  }
}
