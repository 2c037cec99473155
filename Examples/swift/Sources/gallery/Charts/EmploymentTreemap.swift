import Keisen

/// American jobs by sector at the end of 2015, coloured by their growth in ten years.
enum EmploymentTreemap: GalleryChart {
  static let groups = [
    ("Goods", ["mining_and_logging", "construction", "durable_goods", "nondurable_goods"]),
    (
      "Trade and transport",
      ["wholesale_trade", "retail_trade", "transportation_and_warehousing", "utilities"]
    ),
    (
      "Services",
      [
        "information", "financial_activities", "professional_and_business_services",
        "education_and_health_services", "leisure_and_hospitality", "other_services", "government",
      ]
    ),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    // Groups are rows too, without a parent; theirs is what their sectors add up to.
    var names = groups.map(\.0)
    var parents = groups.map { _ in -1 }
    var jobs = groups.map { _ in 0.0 }
    var growth = groups.map { _ in Double.nan }
    for (group, (_, sectors)) in groups.enumerated() {
      for sector in sectors {
        let thousands = table.numbers(sector)
        let (first, last) = (thousands[0], thousands[thousands.count - 1])
        names.append(words(of: sector))
        parents.append(group)
        jobs.append(last / 1000)
        growth.append(100 * (last / first - 1))
      }
    }
    let chart = try Chart(
      size: size,
      title: "Health and schools grew, factories shrank",
      subtitle: "Jobs in the United States at the end of 2015, millions",
      theme: theme
    )

    let missing = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6)
    let scale = ColorScale(
      projection: try Projection(min: -30, max: 30),
      style: ColorScale.Style(map: .rdbu, missing: missing)
    )
    let treemap = TreemapMark(
      values: try Column(jobs),
      parents: try Column(parents),
      color: try Column(growth),
      colorScale: scale,
      style: TreemapStyle(labels: names, valueFormat: TickFormat(.fixed, decimals: 1))
    )
    try chart.add(treemap)
    try chart.addColorBar(of: scale, title: "Change since 2006 (%)")
    return chart
  }

  /// Returns the name of a column as people write it: `Retail trade` of `retail_trade`.
  private static func words(of column: String) -> String {
    let words = column.replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
