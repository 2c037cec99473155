import Foundation
import Keisen

/// Seattle's seasons by the coldest and warmest hour of their days: polygons with holes, from half
/// to nine tenths of the days.
enum SeasonRings: GalleryChart {
  static let seasons: [(name: String, months: Set<Int>, color: Color)] = [
    ("Winter", [12, 1, 2], Color(rgb: 0x4a7fc1)), ("Spring", [3, 4, 5], Color(rgb: 0x4f9d5d)),
    ("Summer", [6, 7, 8], Color(rgb: 0xe08a1e)), ("Autumn", [9, 10, 11], Color(rgb: 0xa05a9c)),
  ]
  /// Parts of the days that lie within each ring.
  static let parts = [0.9, 0.5]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map { month(of: $0) }
    let (coldest, warmest) = (table.numbers("temp_min"), table.numbers("temp_max"))
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Spring and autumn share most of their days")
    let isWide = size.width >= 480
    if isWide {
      try chart.setSubtitle("Each ring goes from half of a season's days to nine tenths")
    }
    try chart.setXTitle("Coldest hour (°C)")
    try chart.setYTitle("Warmest hour (°C)")
    for season in seasons {
      let days = months.indices.filter { season.months.contains(months[$0]) }
      let corners = ellipses(days.map { coldest[$0] }, days.map { warmest[$0] })
      let mark = PolygonMark(
        x: try Column(corners.map(\.x)),
        y: try Column(corners.map(\.y)),
        style: PolygonStyle(
          color: season.color,
          alpha: 0.6,
          borderWidth: 1,
          borderColor: season.color
        )
      )
      try chart.add(mark, label: season.name)
    }
    try chart.space.x.setRange(min: -7, max: 20)
    try chart.space.y.setRange(min: -1, max: 36)
    chart.add(try Legend(style: Legend.Style(place: isWide ? .topLeft : .outsideTop)), to: .above)
    return chart
  }

  /// Returns the rings within which parts of points lie, if these are spread normally; NaN ends
  /// each.
  private static func ellipses(_ x: [Double], _ y: [Double]) -> [Point] {
    let (middle, wide, high) = (Point(x: x.mean, y: y.mean), x.deviation, y.deviation)
    let products = zip(x, y).map { ($0 - middle.x) * ($1 - middle.y) }
    let common = products.reduce(0, +) / Double(x.count - 1) / (wide * high)
    return parts.flatMap { part in
      let radius = (-2 * log(1 - part)).squareRoot()
      let ring = (0..<120).map { step in
        let angle = Double(step) * (2 * .pi / 120)
        let (across, up) = (cos(angle), sin(angle))
        return Point(
          x: middle.x + radius * wide * across,
          y: middle.y + radius * high
            * (common * across + (1 - common * common).squareRoot() * up)
        )
      }
      return ring + [Point(x: .nan, y: .nan)]
    }
  }
}
