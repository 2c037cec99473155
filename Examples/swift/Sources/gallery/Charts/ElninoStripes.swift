import Keisen

/// El Niño in stripes: an image of one row, a colour for each year.
enum ElninoStripes: GalleryChart {
  static let (cold, mild, warm) = (rgb(5, 48, 97), rgb(247, 247, 247), rgb(150, 10, 30))

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("elnino")
    let years = table.numbers("YEAR")
    let warmth = table.numbersByRow().map(\.mean)
    let means = warmth.map { $0 - warmth.mean }
    let stripes = means.flatMap { mean in
      let part = min(abs(mean) / 2, 1)
      let color = mild * (1 - part) + (mean > 0 ? warm : cold) * part
      return [color.x, color.y, color.z]
    }
    let chart = try Chart(
      size: size,
      title: "1983 and 1997 were the warmest of 61 years",
      subtitle: "The sea off Peru against its mean",
      yTitle: "°C",
      theme: theme
    )

    let image = ImageMark(
      try Image(width: means.count, height: 1, rgb: stripes),
      x: (years[0] - 0.5, years[years.count - 1] + 0.5),
      y: (-2, 3)
    )
    try chart.add(image)
    let (x, y) = (try Column(years), try Column(means))
    try chart.addLine(x: x, y: y, style: LineStyle(width: 4, color: .white))
    try chart.addLine(x: x, y: y, style: LineStyle(width: 1.75, color: Color(rgb: 0x1a1a1a)))
    try chart.space.y.setRange(min: -2, max: 3)
    return chart
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> SIMD3<Double> {
    SIMD3(red, green, blue) / 255
  }
}
