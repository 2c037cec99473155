import Glibc

/// A round step: 1, 2 or 5 × 10^`exponent`.
package struct TickStep: Hashable, Sendable {
  /// 1, 2 or 5.
  package let multiplier: Int
  /// The power of ten.
  package let exponent: Int

  init(_ multiplier: Int, exponent: Int) {
    self.multiplier = multiplier
    self.exponent = exponent
  }

  /// Chooses the step whose number of ticks is nearest to `count` in ratio.
  ///
  /// The borders between steps are geometric means: √2, √10 and √50 (d3-array's `tickIncrement`,
  /// after P. Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990). They are compared as
  /// logarithms, where neither 10⁻³²³ nor 10³⁰⁸ is special. Both ends are finite and not equal.
  init(min: Double, max: Double, count: Int) {
    let length = abs(max - min)
    let logarithm =
      (length.isFinite ? log10(length) : log10(abs(max / 4 - min / 4)) + log10(4))
      - log10(Double(count))
    let exponent = logarithm.rounded(.down)
    let remainder = logarithm - exponent
    if remainder >= 0.849_485_002_168_009_4 {
      self.init(1, exponent: Int(exponent) + 1)
    } else if remainder >= 0.5 {
      self.init(5, exponent: Int(exponent))
    } else if remainder >= 0.150_514_997_831_990_6 {
      self.init(2, exponent: Int(exponent))
    } else {
      self.init(1, exponent: Int(exponent))
    }
  }

  /// The next longer step.
  var longer: TickStep {
    switch multiplier {
    case 1: TickStep(2, exponent: exponent)
    case 2: TickStep(5, exponent: exponent)
    default: TickStep(1, exponent: exponent + 1)
    }
  }

  /// The next shorter step.
  var shorter: TickStep {
    switch multiplier {
    case 1: TickStep(5, exponent: exponent - 1)
    case 2: TickStep(1, exponent: exponent)
    default: TickStep(2, exponent: exponent)
    }
  }

  /// The step from one minor tick to the next.
  var minor: TickStep {
    switch multiplier {
    case 1: TickStep(2, exponent: exponent - 1)
    case 2: TickStep(5, exponent: exponent - 1)
    default: TickStep(1, exponent: exponent)
    }
  }

  /// How many minor steps make this one.
  var minorCount: Int { multiplier == 2 ? 4 : 5 }

  /// The double nearest to the step.
  var value: Double { DecimalNumber(coefficient: Int128(multiplier), exponent: exponent).value }

  /// Whether all multiples of the step are different doubles in a range, and fit the integers here.
  ///
  /// Doubles of a magnitude lie `ulp` apart. A step may equal it only where both are powers of two,
  /// and then its multiples are exact.
  func isResolved(origin: Int64, min: Double, max: Double) -> Bool {
    if origin != 0, exponent < -TickGrid.maxDecimals { return false }
    return value >= Swift.max(abs(min), abs(max)).ulp
  }
}
