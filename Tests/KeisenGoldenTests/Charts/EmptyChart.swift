import Keisen

extension GoldenChart {
  /// A new chart.
  static let emptyChart = GoldenChart("EmptyChart") { try Chart(size: size) }
}
