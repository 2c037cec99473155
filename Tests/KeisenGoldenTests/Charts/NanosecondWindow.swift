import Keisen

extension GoldenChart {
  /// One microsecond of epoch nanoseconds, where doubles are 256 ns apart.
  static let nanosecondWindow = GoldenChart("NanosecondWindow") {
    let start: Int64 = 1_700_000_000_000_000_000
    let chart = try Chart(size: size)
    try chart.addLine(
      x: Column((0...100).map { start + 10 * $0 }),
      y: Column((0...100).map { ($0 * $0) % 37 } as [Int16])
    )
    try chart.setXTitle("ns")
    return chart
  }
}
