import Foundation
import Keisen

/// Steps, weight and blood pressure of the last weeks, a week in 240 points.
enum Health: GalleryChart {
  static let leastKilograms = 44.0
  static let stepsPerKilogram = 1000.0
  static let day = Duration.seconds(86_400)

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("health")
    let days = try table.times("date")
    let chart = try Chart(bare: size)
    try chart.setTheme(theme)
    try chart.setTitle("Steps, weight and blood pressure")

    let panel = Color(rgb: theme == .dark ? 0x1f2328 : 0xfbfbfc)
    chart.add(try PlotArea(style: .init(color: panel, radii: CornerRadii(5))), to: .below)
    let dates = chart.space.x
    let walked = Space(x: dates, y: try Projection(min: 0, max: 24_000))
    let weighed = Space(x: dates, y: try Projection(min: leastKilograms, max: 68))
    let pressed = Space(x: dates, y: try Projection(min: 0, max: 180))
    chart.add(try Grid(in: walked, style: .init(showsX: false)), to: .below)

    let steps = table.numbers("steps")
    let bars = BarMark(
      position: try Column(days),
      value: try Column(steps),
      styleIndex: try Column(steps.map { steps in [5000, 10_000].count { steps >= $0 } }),
      styles: [0xf4a582, 0xfddb84, 0x9ccc8f].map { BarRowStyle(color: Color(rgb: $0)) },
      style: BarStyle(width: 20, widthUnit: .points, radii: BarRadii(tip: 5))
    )
    try chart.add(bars, in: walked)
    chart.add(try weightLine(days, table.numbers("weight"), in: weighed))
    for pressure in ["systolic", "diastolic"] {
      try chart.addLine(
        x: Column(days),
        y: Column(table.numbers(pressure)),
        in: pressed,
        style: LineStyle(width: 1.5, color: Color(rgb: 0xc2374b)),
        variant: LineVariant(marker: PointStyle(size: 6))
      )
    }

    var plain = Axis.Style(tickInterval: 4000, tickLength: 0, width: 0)
    let left = try Axis(.left, of: walked, style: plain)
    left.formatter = { labels(at: $0.value.offset) }
    chart.add(left, to: .above)
    plain.tickInterval = 30
    chart.add(try Axis(.right, of: pressed, title: "mmHg", style: plain), to: .above)

    let shown = Int((7 * (size.width - 75) / 240).rounded())
    let noon = try days[days.count - 1].advanced(by: day / 2)
    try dates.setRange(min: noon.advanced(by: day * -shown), max: noon)
    chart.add(try Axis(.bottom, of: walked, style: .init(tickCount: shown)), to: .above)
    return chart
  }

  /// Returns a line that is dotted where days are missing: a row's look leads to the next row.
  private static func weightLine(
    _ days: [Timestamp],
    _ weights: [Double],
    in space: Space
  ) throws -> LineSeries {
    let known = days.indices.filter { !weights[$0].isNaN }
    let gaps = zip(known, known.dropFirst()).map { $1 - $0 > 1 }
    return try LineSeries(
      x: Column(known.map { days[$0] }),
      y: Column(known.map { weights[$0] }),
      in: space,
      style: LineStyle(width: 2, color: Color(rgb: 0x2b7bba)),
      label: "Weight",
      variant: LineVariant(
        styles: [LineStyle(width: 2, dash: [0, 2])],
        styleIndices: Column((gaps + [false]).map { $0 ? 0 : -1 }),
        marker: PointStyle(size: 7)
      )
    )
  }

  /// Returns what one axis tells of two scales that lie over each other.
  private static func labels(at steps: Double) -> String {
    let kilograms = Int(leastKilograms + steps / stepsPerKilogram)
    return "\(kilograms) kg\n" + Int(steps).formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
