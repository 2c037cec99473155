import Keisen

extension GoldenChart {
  /// Title, subtitle and caption of several lines each.
  static let titles = GoldenChart("Titles") { try withTitles(.light) }

  /// The same on dark.
  static let titlesDark = GoldenChart("TitlesDark") { try withTitles(.dark) }

  private static func withTitles(_ theme: Theme) throws -> Chart {
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Rise and fall")
    try chart.setSubtitle("of a quantity, by day\nin two lines")
    try chart.setCaption("Source: made up.\nSecond line of the caption.")
    try chart.setXTitle("day")
    try chart.addLine(x: nil, y: Column([1, 4, 2, 6, 3, 5, 4]), label: "one")
    try chart.addLine(x: nil, y: Column([2, 2, 3, 3, 5, 6, 6]), label: "two")
    return chart
  }
}
