import Glibc
import KeisenTestSupport

extension SeededGenerator {
  /// Any double but NaN and the infinities, every bit pattern alike.
  mutating func finite() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }

  /// A number of a magnitude from 10⁻³²⁰ to 10³⁰⁸ with either sign.
  mutating func anyMagnitude() -> Double {
    let value = pow(10, Double.random(in: -320...308, using: &self))
    return Bool.random(using: &self) ? value : -value
  }

  /// A range, in one of three ways: two unlike ends, two close ones, or two nice ones.
  mutating func range() -> (min: Double, max: Double) {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: return (anyMagnitude(), anyMagnitude())
    case 1:
      let first = anyMagnitude()
      return (first, first + anyMagnitude() * Double.random(in: -1...1, using: &self))
    default:
      let exponent = Int.random(in: -12...12, using: &self)
      let first = Double(Int.random(in: -2_000...2_000, using: &self))
      let last = Double(Int.random(in: -2_000...2_000, using: &self))
      return (first * pow(10, Double(exponent)), last * pow(10, Double(exponent)))
    }
  }
}
