/// The multiples of a step as seen from an origin.
///
/// Multiple 0 is the one at the origin or just below it. With the unit u = 10^min(e, 0) the step
/// and the origin are integers, `origin = below * step + remainder`, and multiple j has the
/// relative value `(j * step - remainder) u`: one integer and one rounding.
struct TickGrid {
  /// Decimals that a step may have where there is an origin: 2⁶³ × 10¹⁸ still fits `Int128`.
  static let maxDecimals = 18

  let origin: Int64
  let step: TickStep
  /// The step in units.
  private let length: Int128
  /// The whole steps between 0 and the origin.
  private let below: Int128
  /// What the origin is above multiple 0, in units.
  private let remainder: Int128
  /// Whether the step is longer than all of `Int64`, and relative values subtract the origin.
  private let isCoarse: Bool

  init(origin: Int64, step: TickStep) {
    self.origin = origin
    self.step = step
    isCoarse = origin == 0 || step.exponent > TickGrid.maxDecimals
    guard !isCoarse else {
      length = 0
      below = 0
      remainder = 0
      return
    }
    precondition(step.exponent >= -TickGrid.maxDecimals, "step 10^\(step.exponent)")
    length = Int128(step.multiplier) * DecimalNumber.power(max(0, step.exponent))
    let position = Int128(origin) * DecimalNumber.power(max(0, -step.exponent))
    let (quotient, rest) = position.quotientAndRemainder(dividingBy: length)
    below = rest < 0 ? quotient - 1 : quotient
    remainder = rest < 0 ? rest + length : rest
  }

  /// Returns the absolute value of a multiple.
  func number(_ index: Int64) -> DecimalNumber {
    DecimalNumber(
      coefficient: (below + Int128(index)) * Int128(step.multiplier),
      exponent: step.exponent
    )
  }

  /// Whether the absolute multiple of `index` is one of a step `count` times as long.
  func isMultiple(_ index: Int64, of count: Int) -> Bool {
    (below + Int128(index)) % Int128(count) == 0
  }

  /// Returns the double nearest to the relative value of a multiple.
  func value(_ index: Int64) -> Double {
    if isCoarse {
      let value = number(index).value
      return origin == 0 ? value : value - Double(origin)
    }
    return DecimalNumber(
      coefficient: Int128(index) * length - remainder,
      exponent: min(0, step.exponent)
    ).value
  }

  /// Returns the first multiple whose value is not below `bound`.
  func firstIndex(notBelow bound: Double) -> Int64 {
    var index = nearestIndex(to: bound)
    while value(index) < bound { index += 1 }
    while value(index - 1) >= bound { index -= 1 }
    return index
  }

  /// Returns the last multiple whose value is not above `bound`.
  func lastIndex(notAbove bound: Double) -> Int64 {
    var index = nearestIndex(to: bound)
    while value(index) > bound { index -= 1 }
    while value(index + 1) <= bound { index += 1 }
    return index
  }

  /// Returns a multiple within a few of `bound`.
  private func nearestIndex(to bound: Double) -> Int64 {
    // A step near the smallest doubles has few bits: there both are lengthened by 10⁴⁰.
    let shift = step.exponent < -260 ? 40 : 0
    let length = DecimalNumber(
      coefficient: Int128(step.multiplier),
      exponent: step.exponent + shift
    ).value
    let steps = (shift > 0 ? bound * 1e40 : bound) / length
    let extra =
      isCoarse ? Double(origin) / length : Double(remainder) / Double(self.length)
    let limit = 0x1p60
    return Int64(max(-limit, min(limit, (steps + extra).rounded(.down))))
  }
}
