import Keisen

/// CO₂ by month and year: lines of equal concentration, with labels on them.
enum Co2Contours: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    // The first year has no January.
    let years = try data.co2ByMonth().dropFirst()
    let chart = try Chart(
      size: size,
      title: "Each spring meets the next level first",
      subtitle: "CO₂ over Mauna Loa, in parts per million",
      theme: theme
    )
    try chart.space.y.setScale(.category(CategoryScale(monthNames)))

    let map = try ColorMap([Color(rgb: 0x4393c3), Color(rgb: 0xe08214)])
    let levels = Array(stride(from: 315.0, to: 375, by: 5))
    let contours = ContourMark(
      x: try Column(Array(1959...2001)),
      y: try Column(Array(0..<12)),
      values: try Column((0..<12).flatMap { month in years.map { $0[month] } }),
      colorScale: ColorScale(map),
      style: ContourStyle(levels: .values(levels), labelSize: 11)
    )
    try chart.add(contours)
    try chart.space.y.setRange(min: 0, max: 11)
    return chart
  }
}
