import Glibc

/// The powers of a base as seen from an origin, above or below it.
struct PowerGrid {
  /// What is raised to powers, finite and above 1.
  let base: Double
  /// What relative values stand on.
  let origin: Int64
  /// Whether the powers are those below 0.
  let isNegative: Bool

  init(base: Double, origin: Int64, isNegative: Bool = false) {
    self.base = base
    self.origin = origin
    self.isNegative = isNegative
  }

  /// Returns `multiplier` × base^`exponent`; an infinity or 0 where that is beyond the doubles.
  static func magnitude(_ base: Double, _ multiplier: Int, _ exponent: Int) -> Double {
    if base == 10 {
      return DecimalNumber(coefficient: Int128(multiplier), exponent: exponent).value
    }
    return Double(multiplier) * pow(base, Double(exponent))
  }

  /// Returns where a tick stands relative to the origin.
  func value(_ tick: PowerTicks.Tick) -> Double {
    if base == 10 {
      return DecimalNumber(coefficient: Int128(tick.multiplier), exponent: tick.exponent)
        .relative(to: origin)
    }
    return Self.magnitude(base, tick.multiplier, tick.exponent) - Double(origin)
  }

  /// Returns the tick at `multiplier` × base^`exponent`, on the grid's side of zero.
  func tick(_ multiplier: Int, _ exponent: Int) -> PowerTicks.Tick {
    PowerTicks.Tick(multiplier: isNegative ? -multiplier : multiplier, exponent: exponent)
  }

  /// Returns the least exponent whose power is not below a positive finite number.
  func firstExponent(notBelow bound: Double) -> Int {
    firstExponent(near: bound) { $0 >= bound }
  }

  /// Returns the greatest exponent whose power is not above a positive finite number.
  func lastExponent(notAbove bound: Double) -> Int {
    firstExponent(near: bound) { $0 > bound } - 1
  }

  /// Returns the least exponent whose power has reached something, which all later ones have too.
  ///
  /// Steps away from the nearest one are doubled and then halved: of a base next to 1 trillions of
  /// exponents have one and the same power among the smallest doubles.
  private func firstExponent(near bound: Double, where isReached: (Double) -> Bool) -> Int {
    func isReachedBy(_ exponent: Int) -> Bool { isReached(Self.magnitude(base, 1, exponent)) }
    var below = nearestExponent(to: bound)
    var above = below
    var step = 1
    if isReachedBy(below) {
      repeat {
        above = below
        below -= step
        step *= 2
      } while isReachedBy(below)
    } else {
      repeat {
        below = above
        above += step
        step *= 2
      } while !isReachedBy(above)
    }
    while above - below > 1 {
      let middle = below + (above - below) / 2
      if isReachedBy(middle) { above = middle } else { below = middle }
    }
    return above
  }

  private func nearestExponent(to bound: Double) -> Int {
    // A base next to 1 has up to 3.4 × 10¹⁸ powers among the doubles.
    let limit = 0x1p62
    let exponent = base == 10 ? log10(bound) : log(bound) / log(base)
    return Int(Swift.max(-limit, Swift.min(limit, exponent.rounded(.down))))
  }

  /// Returns the least stride of 1, 2, 3, 5 × 10ⁿ that leaves at most `count` of some exponents,
  /// but one.
  static func stride(_ exponents: ClosedRange<Int>, count: Int) -> Int {
    var chosen = 1
    while multiples(of: chosen, in: exponents) > count {
      let next = longer(chosen)
      guard next > chosen, multiples(of: next, in: exponents) > 0 else { return chosen }
      chosen = next
    }
    return chosen
  }

  /// The stride after one of 1, 2, 3, 5 × 10ⁿ; the same one where there are no longer ones.
  static func longer(_ stride: Int) -> Int {
    var lead = stride
    while lead.isMultiple(of: 10) { lead /= 10 }
    guard stride < Int.max / 10 else { return stride }
    switch lead {
    case 1: return stride * 2
    case 2: return stride / 2 * 3
    case 3: return stride / 3 * 5
    default: return stride * 2
    }
  }

  /// Returns the first multiple of `stride` that is not below an exponent.
  static func multiple(of stride: Int, notBelow exponent: Int) -> Int {
    let (quotient, rest) = exponent.quotientAndRemainder(dividingBy: stride)
    return (rest > 0 ? quotient + 1 : quotient) * stride
  }

  private static func multiples(of stride: Int, in exponents: ClosedRange<Int>) -> Int {
    let first = multiple(of: stride, notBelow: exponents.lowerBound)
    return first > exponents.upperBound ? 0 : (exponents.upperBound - first) / stride + 1
  }
}
