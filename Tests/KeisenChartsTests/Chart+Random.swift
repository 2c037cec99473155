import KeisenPrimitives
import KeisenScales
import KeisenTestSupport

@testable import KeisenCharts

extension Chart {
  /// Ranges that charts rarely have.
  static let nastyRanges: [SIMD2<Double>] = [
    SIMD2(0, 1), SIMD2(1, 0), SIMD2(-1e-9, 1e-9), SIMD2(123_456.7, 123_456.8), SIMD2(5, 5),
    SIMD2(-1e18, 3e18), SIMD2(0, 1e300), SIMD2(1999.5, 2024.25), SIMD2(-0.07, 0),
    SIMD2(1e15, 1e15 + 1),
  ]

  /// A chart of axes of any kind, by lot.
  static func ofAxes(byLot random: inout SeededGenerator) throws -> Chart {
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    let size = Size(
      width: Double.random(in: 50...700, using: &random),
      height: Double.random(in: 30...500, using: &random)
    )
    let chart = try Chart(bare: size)
    for projection in [chart.space.x, chart.space.y] {
      let range = nastyRanges.randomElement(using: &random) ?? SIMD2(0, 1)
      try projection.setRange(min: range.x, max: range.y)
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let side = Side.allCases.randomElement(using: &random) ?? .bottom
      var style = Axis.Style(
        tickLength: Double.random(in: 0...12, using: &random),
        tickStart: Double.random(in: -1...1, using: &random),
        tickEnd: Double.random(in: -1...1, using: &random),
        minor: [.automatic, .none, .shown].randomElement(using: &random) ?? .none,
        labelSize: Double.random(in: 5...20, using: &random),
        labelAngle: chance(0.3) ? Double.random(in: -180...180, using: &random) : nil
      )
      if chance(0.2) { style.place = .fraction(Double.random(in: 0...1, using: &random)) }
      if chance(0.2) { style.place = .value(DataValue(Double.random(in: -2...2, using: &random))) }
      if chance(0.2) { style.conversion = Axis.Style.Conversion(factor: -2.54, offset: 3) }
      let title = chance(0.5) ? "A title that is longer than some of the axes" : ""
      let axis = try Axis(side, of: chart.space, title: title, style: style)
      if chance(0.3) {
        let count = Int.random(in: 0...30, using: &random)
        try axis.setTicks(
          (0..<count).map { DataValue(Double($0) / 10) },
          labels: (0..<count).map { String(repeating: "name \($0) ", count: 1 + $0 % 5) }
        )
      }
      chart.add(axis, to: .above)
    }
    return chart
  }
}
