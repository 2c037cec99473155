import Keisen

/// Weekly CO₂ at Mauna Loa: the line stops where 59 weeks have no value.
enum Co2: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("co2")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Carbon dioxide in the air over Mauna Loa")
    try chart.setYTitle("CO₂ (ppm)")
    try chart.setCaption("Weekly means, 1958–2001. Each year the forests breathe in and out.")
    try chart.addLine(
      x: Column(table["date"].map(Timestamp.init)),
      y: Column(table.numbers("co2"))
    )
    try chart.space.y.setRange(min: 310, max: 375)
    return chart
  }
}
