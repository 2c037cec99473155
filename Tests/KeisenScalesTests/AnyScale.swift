import KeisenTestSupport

@testable import KeisenScales

/// Scales of every kind but time, with ranges that each can show.
enum AnyScale {
  /// One of each kind, with several bases and thresholds.
  static let all: [Scale] = [
    .linear, .log(), .log(base: 2), .log(base: 2.718_281_828_459_045), .log(base: 1.5),
    .log(base: 1_000), .symlog(), .symlog(base: 2, threshold: 0.01), .symlog(threshold: 3e20),
    .squareRoot, .category(CategoryScale((0..<10_000).map { "name \($0)" })),
  ]

  /// A range that the scale can show, of any magnitude.
  static func range(
    of scale: Scale,
    _ random: inout SeededGenerator
  ) -> (min: Double, max: Double) {
    let (min, max) = random.range()
    switch scale {
    case .log:
      return (
        Swift.max(abs(min), .leastNonzeroMagnitude), Swift.max(abs(max), .leastNormalMagnitude)
      )
    case .category:
      return (
        Double.random(in: -100...11_000, using: &random),
        Double.random(in: -100...11_000, using: &random)
      )
    default: return (min, max)
    }
  }

  /// Every style that writes numbers.
  static let formats: [TickFormat] = [
    TickFormat(), TickFormat(.fixed), TickFormat(.scientific), TickFormat(.si),
    TickFormat(.percent),
    TickFormat(.thousands), TickFormat(.duration), TickFormat(.fixed, decimals: 1),
    TickFormat(.scientific, decimals: 0), TickFormat(.si, decimals: 0, suffix: "Hz"),
    TickFormat(.percent, decimals: 0), TickFormat(.automatic, decimals: 2, prefix: "€"),
    TickFormat(.duration, decimals: 0),
  ]
}
