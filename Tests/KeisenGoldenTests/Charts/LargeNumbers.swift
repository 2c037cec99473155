import Keisen

extension GoldenChart {
  /// Ticks that need a power of ten, and ones that need commas.
  static let largeNumbers = GoldenChart("LargeNumbers") {
    let chart = try Chart(size: size)
    try chart.addLine(x: Column([0, 4e5, 1.2e6]), y: Column([-2e17, 7e17, 5e17]))
    return chart
  }
}
