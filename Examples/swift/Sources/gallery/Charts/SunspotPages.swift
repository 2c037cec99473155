import Keisen

/// Sunspots of three centuries in pages of twenty-five years, each a window on bars with names: the
/// eleventh of them.
enum SunspotPages: GalleryChart {
  static let yearsOfAPage = 25
  static let page = 10

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("sunspots")
    let years = table.numbers("YEAR").map { String(Int($0)) }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setYTitle("Sunspots")
    let bars = try chart.addBars(
      names: years,
      values: Column(table.numbers("SUNACTIVITY")),
      style: CategoryBarStyle(
        highlight: .automatic,
        valueFormat: TickFormat(.fixed, decimals: 0)
      )
    )
    let pages = try bars.pages(ofAtMost: yearsOfAPage)
    try chart.space.x.setRange(min: pages[page].min, max: pages[page].max)
    let first = page * yearsOfAPage
    try chart.setTitle("Sunspots from \(years[first]) to \(years[first + yearsOfAPage - 1])")
    try chart.setSubtitle(
      "Page \(page + 1) of \(pages.count); no year since 1700 had more than 1957"
    )
    return chart
  }
}
