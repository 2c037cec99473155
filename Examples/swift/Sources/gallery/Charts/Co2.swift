import Keisen

/// Weekly CO₂ at Mauna Loa: the line stops where 59 weeks have no value.
enum Co2: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("co2")
    let chart = try Chart(
      size: size,
      title: "Carbon dioxide in the air over Mauna Loa",
      caption: "Weekly means, 1958–2001. Each year the forests breathe in and out.",
      yTitle: "CO₂ (ppm)",
      theme: theme
    )
    try chart.addLine(
      x: Column(table.times("date")),
      y: Column(table.numbers("co2"))
    )
    return chart
  }
}
