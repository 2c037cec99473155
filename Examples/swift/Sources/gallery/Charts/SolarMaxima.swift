import Keisen

/// The peaks of 28 sunspot cycles, joined by a curve that goes no higher than they do.
enum SolarMaxima: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("sunspots")
    let (years, spots) = (table.numbers("YEAR"), table.numbers("SUNACTIVITY"))
    // Greatest among nine years around.
    let peaks = spots.indices.dropFirst(4).dropLast(4).filter { row in
      spots[row - 4...row + 4].allSatisfy { $0 <= spots[row] }
    }
    let chart = try Chart(
      size: size,
      title: "The Sun was quiet around 1810 and busiest in 1957",
      subtitle: "Yearly activity, and a curve through the peaks of its cycles",
      theme: theme
    )

    let amber = Color(rgb: 0xe6a23c)
    try chart.add(
      AreaMark(
        x: Column(years),
        y: Column(spots),
        style: AreaStyle(color: amber, alpha: 0.3, line: LineStyle(width: 1, color: amber))
      )
    )
    try chart.addLine(
      x: Column(peaks.map { years[$0] }),
      y: Column(peaks.map { spots[$0] }),
      style: LineStyle(width: 2.5, color: Color(rgb: theme == .dark ? 0xff8a70 : 0xc0392b)),
      variant: LineVariant(
        interpolation: .monotone,
        marker: PointStyle(size: 7, borderWidth: 1.5)
      )
    )
    return chart
  }
}
