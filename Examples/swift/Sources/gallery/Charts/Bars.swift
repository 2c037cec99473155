import Keisen

/// Visitors by the day of the week: names below, values above, the highest bar in orange.
enum Bars: GalleryChart {
  static let size = Size(width: 480, height: 320)
  static let visitors = [("月曜日", 7), ("火曜日", 1), ("水曜日", 2), ("木曜日", 6), ("金曜日", 3)]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let chart = try Chart(size: size, title: "曜日ごとの来館者", yTitle: "千人", theme: theme)
    try chart.addBars(
      names: visitors.map(\.0),
      values: Column(visitors.map(\.1)),
      style: CategoryBarStyle(highlight: .automatic, cornerRadius: 3)
    )
    return chart
  }
}
