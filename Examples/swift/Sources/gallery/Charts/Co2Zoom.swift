import Keisen

/// Weekly CO₂ at Mauna Loa, and three of its years under a magnifying glass: an inset.
enum Co2Zoom: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Figure {
    let table = try data.table("co2")
    let weeks = try Column(table.times("date"))
    let ppm = try Column(table.numbers("co2"))
    let figure = try Figure(size: size, title: "Each year breathes", theme: theme)
    let whole = try Chart(size: size, yTitle: "CO₂ (ppm)")
    try whole.addLine(x: weeks, y: ppm)
    try figure.add(whole, row: 0, column: 0)

    let glass = try Chart(size: size)
    try glass.addLine(x: weeks, y: ppm)
    try glass.space.x.setRange(min: Timestamp("1988"), max: Timestamp("1991"))
    try glass.space.y.setRange(min: 348, max: 358)
    let place = Rect(x: 0.47, y: 0.52, width: 0.5, height: 0.44)
    try figure.addInset(glass, in: whole, at: place, style: .init(showsRegion: true))
    return figure
  }
}
