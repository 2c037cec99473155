import Keisen

/// Two rings around one centre: what is made and what is done within, the sectors of both without.
enum JobsRings: GalleryChart {
  static let size = Size(width: 720, height: 480)
  static let goods = (
    color: Color(rgb: 0xc8641e),
    sectors: [
      ("manufacturing", "Manufacturing"),
      ("construction", "Construction"),
      ("mining_and_logging", "Mining, logging"),
    ]
  )
  static let services = (
    color: Color(rgb: 0x2f6fc4),
    sectors: [
      ("trade_transportation_utilties", "Trade, transport"),
      ("education_and_health_services", "Education, health"),
      ("government", "Government"),
      ("professional_and_business_services", "Business"),
      ("leisure_and_hospitality", "Leisure"),
      ("financial_activities", "Finance"),
      ("other_services", "Other"),
      ("information", "Information"),
    ]
  )

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let december = table.row("month", "2015-12-01")
    let jobs = [goods, services].map { kind in
      kind.sectors.map { column, _ in table.numbers(column)[december] }
    }
    let chart = try Chart(
      size: size,
      title: "Six of seven jobs are services",
      subtitle: "Jobs in the USA, December 2015",
      theme: theme
    )

    let ground = theme == .dark ? Color.black : .white
    let labelSize = size.width >= 480 ? 12.0 : 9
    let sectors = PieMark(
      values: try Column(jobs.flatMap(\.self)),
      names: (goods.sectors + services.sectors).map(\.1),
      style: PieStyle(
        innerRadius: 0.66,
        startAngle: 30,
        colors: [goods, services].flatMap { kind in
          shades(of: kind.color, kind.sectors.count, towards: ground)
        },
        labelSize: labelSize
      )
    )
    try chart.add(sectors)
    let kinds = PieMark(
      values: try Column(jobs.map { $0.reduce(0, +) }),
      names: ["Goods", "Services"],
      style: PieStyle(
        radius: 0.63,
        innerRadius: 0.5,
        startAngle: 30,
        colors: [goods.color, services.color],
        labelSize: labelSize
      )
    )
    try chart.add(kinds)
    return chart
  }

  /// Returns a colour and others, each nearer to the ground.
  private static func shades(of color: Color, _ count: Int, towards ground: Color) -> [Color] {
    (0..<count).map { step in
      let part = 0.6 * Float(step) / Float(count)
      return Color(
        red: color.red + (ground.red - color.red) * part,
        green: color.green + (ground.green - color.green) * part,
        blue: color.blue + (ground.blue - color.blue) * part
      )
    }
  }
}
