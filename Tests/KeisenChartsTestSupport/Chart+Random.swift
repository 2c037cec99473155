import KeisenAxes
import KeisenCharts
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenTestSupport

extension Chart {
  /// Ranges that charts rarely have.
  package static let nastyRanges: [SIMD2<Double>] = [
    SIMD2(0, 1), SIMD2(1, 0), SIMD2(-1e-9, 1e-9), SIMD2(123_456.7, 123_456.8), SIMD2(5, 5),
    SIMD2(-1e18, 3e18), SIMD2(0, 1e300), SIMD2(1999.5, 2024.25), SIMD2(-0.07, 0),
    SIMD2(1e15, 1e15 + 1),
  ]

  /// Ranges that charts rarely have, as far as a scale has a place for them.
  package static func nastyRanges(of scale: Scale) -> [SIMD2<Double>] {
    switch scale {
    case .log:
      [
        SIMD2(1, 10), SIMD2(1e4, 0.01), SIMD2(1e-300, 1e300), SIMD2(7, 7.001), SIMD2(0.5, 0.5),
        SIMD2(123_456.7, 123_456.8), SIMD2(2, 99_999),
      ]
    case .time:
      nastyRanges + [
        SIMD2(1_709_240_400, 1_709_499_600), SIMD2(1_735_689_600, 1_704_067_200),
        SIMD2(-2e9, 4e9), SIMD2(1_711_846_800, 1_711_846_801),
      ]
    default: nastyRanges
    }
  }

  /// A scale of any kind, by randomMarks; often a linear one.
  private static func scale(using random: inout SeededGenerator) throws -> Scale {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .log()
    case 1: return .symlog(threshold: Double.random(in: 0.01...10, using: &random))
    case 2: return .squareRoot
    case 3:
      let names = (0..<Int.random(in: 1...40, using: &random)).map {
        String(repeating: "name \($0) ", count: 1 + $0 % 4)
      }
      return .category(CategoryScale(names))
    case 4:
      let cuts = Bool.random(using: &random) ? TimeCuts(closedWeekdays: .weekend) : TimeCuts()
      let zone = try Zone.named(Bool.random(using: &random) ? "Europe/Berlin" : "UTC")
      return .time(TimeScale(unit: .seconds, zone: zone, cuts: cuts))
    default: return .linear
    }
  }

  /// A chart of axes of any kind, by randomMarks.
  package static func ofAxes(using random: inout SeededGenerator) throws -> Chart {
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    let size = Size(
      width: Double.random(in: 50...700, using: &random),
      height: Double.random(in: 30...500, using: &random)
    )
    let chart = try Chart(bare: size)
    for projection in [chart.space.x, chart.space.y] {
      let scale = try scale(using: &random)
      let range = nastyRanges(of: scale).randomElement(using: &random) ?? SIMD2(0, 1)
      try projection.setRange(min: range.x, max: range.y)
      try projection.setScale(scale)
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
      if chance(0.25) {
        let range = try chart.space.projection(side.dimension).range()
        let ends = (0..<2).map { _ in
          let part = Double.random(in: -0.2...1.2, using: &random)
          return DataValue(range.min + part * (range.max - range.min))
        }
        style.bounds = Axis.Style.Bounds(from: ends[0], to: ends[1])
      }
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
