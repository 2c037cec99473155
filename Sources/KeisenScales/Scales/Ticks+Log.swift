import Glibc

extension Ticks {
  /// Divides a range of one sign by powers of a base.
  ///
  /// Long ranges show every few powers. Of base 10 below three decades there are 1, 2, ... 9 × 10ⁿ
  /// where `count` has room for them, else 1, 2 and 5 × 10ⁿ; where neither gives two ticks the
  /// range is divided evenly.
  init(log base: Double, origin: Int64, min: Double, max: Double, count: Int) {
    guard let range = LogRange(origin: origin, min: min, max: max) else {
      self.init(none: origin, min: min, max: max)
      return
    }
    guard min != max else {
      self.init(linear: origin, min: min, max: max, count: count)
      return
    }
    let count = Swift.max(1, Swift.min(600, count))
    let grid = PowerGrid(base: base, origin: origin, isNegative: range.isNegative)
    let first = grid.firstExponent(notBelow: range.nearest)
    let last = grid.lastExponent(notAbove: range.farthest)
    let powers = first > last ? 0 : last - first + 1
    let decades = log10(range.farthest) - log10(range.nearest)

    if base == 10, powers <= 4, decades < 3 {
      let exponents = (first - 1)...(Swift.max(first - 1, last))
      // From 9 to 10 is the shortest way.
      let isWide = Self.shortestDigit * Double(count) / decades >= Self.minGap
      for multipliers in isWide ? [Array(1...9), [1, 2, 5]] : [[1, 2, 5]] {
        let ticks = range.ticks(grid, exponents, multipliers)
        if ticks.count >= 3, ticks.count <= Self.roomy(count) {
          self.init(origin: origin, min: min, max: max, grid, stride: 1, ticks)
          return
        }
      }
    }
    if powers >= 2 || (powers == 1 && decades >= 1) {
      let stride = PowerGrid.stride(first...last, count: Self.roomy(count))
      let from = PowerGrid.multiple(of: stride, notBelow: first)
      let ticks = Swift.stride(from: from, through: last, by: stride).map { grid.tick(1, $0) }
      self.init(origin: origin, min: min, max: max, grid, stride: stride, ticks)
    } else if base != 10, decades >= 1 {
      self.init(log: 10, origin: origin, min: min, max: max, count: count)
    } else {
      self.init(linear: origin, min: min, max: max, count: count)
    }
  }

  /// The way from 9 to 10, in decades.
  private static let shortestDigit = 0.045_757_490_560_675_1
  /// The least distance of ticks to that of all on average where there are `count`.
  private static let minGap = 0.35

  /// As many ticks as a wish for `count` may give: half more.
  static func roomy(_ count: Int) -> Int { count + count / 2 }

  /// Makes the ticks of a grid that lie in the range, in its order and none at the place of
  /// another.
  init(
    origin: Int64,
    min: Double,
    max: Double,
    _ grid: PowerGrid,
    stride: Int,
    _ ticks: [PowerTicks.Tick]
  ) {
    let (low, high) = min < max ? (min, max) : (max, min)
    var placed = ticks.map { (tick: $0, value: grid.value($0)) }
      .filter { $0.value >= low && $0.value <= high }
      .sorted { $0.value < $1.value }
    var previous = -Double.infinity
    placed = placed.filter { one in
      defer { previous = one.value }
      return one.value != previous
    }
    if min > max { placed.reverse() }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: placed.map(\.value),
      marks: .powers(PowerTicks(base: grid.base, stride: stride, ticks: placed.map(\.tick)))
    )
  }

  /// The multiples of powers between powers, or the powers between every few, that are no ticks.
  ///
  /// - Parameters:
  ///   - powers: The marks of these ticks.
  ///   - minimum: Magnitude below which there are none.
  /// - Returns: Relative values, from `min` to `max`.
  func powerMinorValues(_ powers: PowerTicks, notBelow minimum: Double = 0) -> [Double] {
    guard min.isFinite, max.isFinite, min != max else { return [] }
    var ticks: [PowerTicks.Tick] = []
    for isNegative in [false, true] {
      guard
        let range = LogRange(origin: origin, min: min, max: max, isNegative, notBelow: minimum)
      else { continue }
      let grid = PowerGrid(base: powers.base, origin: origin, isNegative: isNegative)
      let first = grid.lastExponent(notAbove: range.nearest)
      let last = grid.lastExponent(notAbove: range.farthest)
      if powers.stride > 1 {
        let stride = Swift.max(1, powers.stride / 10)
        let from = PowerGrid.multiple(of: stride, notBelow: first)
        ticks += Swift.stride(from: from, through: last, by: stride).prefix(Self.maxMinor)
          .map { grid.tick(1, $0) }
      } else if powers.base == powers.base.rounded(), powers.base <= 16, last - first <= 600 {
        ticks += range.ticks(grid, first...last, Array(1..<Int(powers.base)))
      }
    }
    let grid = PowerGrid(base: powers.base, origin: origin)
    let minor = Ticks(origin: origin, min: min, max: max, grid, stride: 1, ticks)
    let major = Set(values)
    return minor.values.filter { !major.contains($0) }
  }

  /// More minor ticks than these are none that anybody sees.
  static let maxMinor = 10_000
}

/// The magnitudes that a range shows on one side of zero.
struct LogRange {
  /// The least magnitude, positive.
  let nearest: Double
  /// The greatest magnitude, finite.
  let farthest: Double
  /// Whether they are those below zero.
  let isNegative: Bool

  /// Takes a range whose ends are both above or both below zero; nil for any other.
  init?(origin: Int64, min: Double, max: Double) {
    let (first, last) = (Double(origin) + min, Double(origin) + max)
    guard first.isFinite, last.isFinite, first != 0, last != 0, (first < 0) == (last < 0) else {
      return nil
    }
    nearest = Swift.min(abs(first), abs(last))
    farthest = Swift.max(abs(first), abs(last))
    isNegative = first < 0
  }

  /// Takes what a range has on one side, from a magnitude on; nil for nothing.
  init?(origin: Int64, min: Double, max: Double, _ isNegative: Bool, notBelow minimum: Double) {
    let ends = [Double(origin) + min, Double(origin) + max].map { isNegative ? -$0 : $0 }
    let (low, high) = (Swift.min(ends[0], ends[1]), Swift.max(ends[0], ends[1]))
    nearest = Swift.max(low, minimum, .leastNonzeroMagnitude)
    farthest = high
    self.isNegative = isNegative
    guard high.isFinite, nearest <= farthest else { return nil }
  }

  /// Returns multiples of powers, of which some may lie outside.
  func ticks(
    _ grid: PowerGrid,
    _ exponents: ClosedRange<Int>,
    _ multipliers: [Int]
  ) -> [PowerTicks.Tick] {
    exponents.flatMap { exponent in
      multipliers.map { grid.tick($0, exponent) }
    }.filter { tick in
      let magnitude = PowerGrid.magnitude(grid.base, abs(tick.multiplier), tick.exponent)
      return magnitude >= nearest && magnitude <= farthest
    }
  }
}
