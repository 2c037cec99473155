import Keisen

extension GoldenChart {
  /// Padding by hand that leaves the axes little room: labels that would leave the picture are not
  /// there.
  static let fixedPadding = GoldenChart("FixedPadding") {
    let chart = try Chart(size: size)
    chart.background = Color(rgb: 0xf0f4f8)
    try chart.setPadding(.fixed(Insets(top: 10.3, left: 30.7, bottom: 5, right: 40)))
    try chart.addLine(x: nil, y: Column([1, 4, 9, 16, 25, 36] as [UInt8]))
    return chart
  }
}
