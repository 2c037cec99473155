import Keisen

extension GoldenChart {
  /// Values that are all equal in both dimensions: ranges without a length.
  static let emptyRanges = GoldenChart("EmptyRanges") {
    let chart = try Chart(size: size)
    try chart.addLine(
      x: Column([7, 7, 7] as [Int32]),
      y: Column([2.5, 2.5, 2.5]),
      style: LineStyle(width: 9)
    )
    return chart
  }
}
