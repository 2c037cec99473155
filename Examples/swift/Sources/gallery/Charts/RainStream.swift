import Keisen

/// A stream graph: rain by month, its parts by how much fell on a day, around no baseline.
enum RainStream: GalleryChart {
  static let amounts: [(label: String, above: Double, upTo: Double, color: Color)] = [
    ("Up to 5 mm", 0, 5, Color(rgb: 0x9ecae1)),
    ("5 to 15 mm", 5, 15, Color(rgb: 0x4292c6)),
    ("15 to 30 mm", 15, 30, Color(rgb: 0x2b6cb0)),
    ("Above 30 mm", 30, .infinity, Color(rgb: 0xe08214)),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let (dates, times) = (table["date"], try table.times("date"))
    let rain = table.numbers("precipitation")
    let firstRows = dates.indices.filter { dates[$0].hasSuffix("/01") }
    let months = zip(firstRows, firstRows.dropFirst() + [dates.count]).map { $0..<$1 }
    let chart = try Chart(
      size: size,
      title: "Rain comes to Seattle in winter waves",
      subtitle: "mm a month, by how much fell on a day",
      theme: theme
    )
    try chart.addStack(
      amounts.map { amount in
        let sums = months.map { month in
          rain[month].filter { $0 > amount.above && $0 <= amount.upTo }.reduce(0, +)
        }
        return (label: amount.label, values: try Column(sums))
      },
      x: Column(firstRows.map { times[$0] }),
      baseline: .wiggle,
      styles: amounts.map { AreaStyle(color: $0.color, alpha: 1, interpolation: .monotone) }
    )
    let isWide = size.width >= 480
    let place: Legend.Place = isWide ? .outsideRight : .outsideBottom
    try chart.addLegend(place, style: Legend.Style(isReversed: isWide))
    return chart
  }
}
