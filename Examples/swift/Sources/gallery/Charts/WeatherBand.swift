import Keisen

/// A year of temperatures: the band between the mean night and day, within all that was measured.
enum WeatherBand: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let months = table["date"].map { month(of: $0) }
    let (low, high) = (table.numbers("temp_min"), table.numbers("temp_max"))
    func byMonth(_ values: [Double], _ part: ([Double]) -> Double?) throws -> Column {
      try Column(
        (1...12).map { month in
          part(zip(months, values).filter { $0.0 == month }.map(\.1)) ?? .nan
        }
      )
    }
    let chart = try Chart(
      size: size,
      title: "Seattle's summer nights are as warm as its April days",
      subtitle: "Temperature in °C by month, 2012–2015",
      theme: theme
    )

    try chart.space.x.setScale(.category(CategoryScale(monthNames)))
    let mean = try LineSeries(
      x: nil,
      y: byMonth(zip(low, high).map { ($0 + $1) / 2 }) { $0.mean },
      in: chart.space,
      style: LineStyle(width: 2.5, color: Color(rgb: 0xd6604d)),
      label: "Mean",
      variant: LineVariant(
        interpolation: .monotone,
        marker: PointStyle(size: 7, borderWidth: 1.5)
      )
    )
    func addBand(_ label: String, alpha: Double, from foot: Column, to top: Column) throws {
      let style = AreaStyle(alpha: alpha, interpolation: .monotone)
      let band = AreaMark(x: nil, y: top, y2: foot, linkedLine: mean, style: style)
      try chart.add(band, label: label)
    }
    try addBand(
      "All days",
      alpha: 0.15,
      from: byMonth(low) { $0.min() },
      to: byMonth(high) { $0.max() }
    )
    try addBand(
      "Mean day",
      alpha: 0.3,
      from: byMonth(low) { $0.mean },
      to: byMonth(high) { $0.mean }
    )
    chart.add(mean)
    try chart.addLegend(.outsideTop)
    return chart
  }
}
