@testable import KeisenScales

extension Ticks {
  /// The absolute values of ticks that have numbers.
  var numbers: [DecimalNumber] {
    switch marks {
    case .numbers(let numbers, _), .loose(let numbers, _): numbers
    case .powers, .time: []
    }
  }

  /// The step of ticks that have one, else 0.
  var step: TickStep {
    if case .numbers(_, let step) = marks { step } else { TickStep(0, exponent: 0) }
  }

  /// What the ticks read on a linear scale.
  var labels: [String] { Scale.linear.labels(of: self).map(\.text) }
}
