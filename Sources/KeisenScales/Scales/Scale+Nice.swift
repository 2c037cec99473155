extension Scale {
  /// Extends a range to multiples of the step that its ticks have.
  ///
  /// A longer range may want a longer step, so the step is chosen again until it stays, as d3's
  /// `nice` does. It never stays where zero is inside and one step spans it all: then the first
  /// round counts.
  func niceLinear(
    origin: Int64,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    guard min.isFinite, max.isFinite, min != max else { return (min, max) }
    var (low, high) = min < max ? (min, max) : (max, min)
    var firstRound: (min: Double, max: Double)?
    var step: TickStep?
    for _ in 0..<10 {
      let grid = TickGrid(origin: origin, min: low, max: high, count: count)
      if grid.step == step { return min < max ? (low, high) : (high, low) }
      step = grid.step
      let below = grid.value(grid.lastIndex(notAbove: low))
      let above = grid.value(grid.firstIndex(notBelow: high))
      if below.isFinite { low = below }
      if above.isFinite { high = above }
      firstRound = firstRound ?? (min < max ? (low, high) : (high, low))
    }
    return firstRound ?? (min, max)
  }

  /// Extends a range of one sign to numbers of the kind that its ticks are.
  func niceLog(
    _ base: Double,
    origin: Int64,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    guard let range = LogRange(origin: origin, min: min, max: max), min != max else {
      return (min, max)
    }
    var isShort = false
    switch Ticks(log: base, origin: origin, min: min, max: max, count: count).marks {
    case .powers(let powers):
      isShort = powers.ticks.contains { abs($0.multiplier) > 1 }
    case .numbers, .loose, .time:
      let nice = niceLinear(origin: origin, min: min, max: max, count: count)
      if LogRange(origin: origin, min: nice.min, max: nice.max) != nil { return nice }
      isShort = base == 10
    }
    let grid = PowerGrid(base: base, origin: origin, isNegative: range.isNegative)
    let below = grid.lastExponent(notAbove: range.nearest)
    let above = grid.firstExponent(notBelow: range.farthest)
    func ends(_ exponent: Int) -> [PowerTicks.Tick] {
      (isShort ? [1, 2, 5] : [1]).map { grid.tick($0, exponent) }
    }
    func magnitude(_ tick: PowerTicks.Tick) -> Double {
      PowerGrid.magnitude(base, abs(tick.multiplier), tick.exponent)
    }
    let near = ends(below).last { magnitude($0) <= range.nearest && magnitude($0) > 0 }
    let far = (ends(above - 1) + ends(above)).first {
      magnitude($0) >= range.farthest && magnitude($0).isFinite
    }
    // Beside a far origin doubles may take a small power for zero, which has no place.
    let nearValue = near.map(grid.value).flatMap { Double(origin) + $0 == 0 ? nil : $0 }
    let farValue = far.map(grid.value)
    let isMinNear = (min < max) != range.isNegative
    return around(min, max, isMinNear ? nearValue : farValue, isMinNear ? farValue : nearValue)
  }

  /// Extends a range to zero and the powers of a base from a threshold on.
  func niceSymlog(
    _ base: Double,
    _ threshold: Double,
    origin: Int64,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    let ends = (Double(origin) + min, Double(origin) + max)
    guard ends.0.isFinite, ends.1.isFinite, min != max else { return (min, max) }
    guard Swift.max(abs(ends.0), abs(ends.1)) > threshold else {
      return niceLinear(origin: origin, min: min, max: max, count: count)
    }
    let grid = PowerGrid(base: base, origin: origin)
    let minimum = grid.firstExponent(notBelow: threshold)
    /// The next of these numbers away from zero, or towards it; nil for zero itself.
    func moved(_ end: Double, _ isAway: Bool) -> Double? {
      if end == 0 { return nil }
      let exponent =
        isAway
        ? Swift.max(minimum, grid.firstExponent(notBelow: abs(end)))
        : grid.lastExponent(notAbove: abs(end))
      let sign = end < 0 ? -1 : 1
      let isZero = exponent < minimum
      return grid.value(PowerTicks.Tick(multiplier: isZero ? 0 : sign, exponent: exponent))
    }
    let isAscending = min < max
    return around(
      min,
      max,
      moved(ends.0, (ends.0 < 0) == isAscending),
      moved(ends.1, (ends.1 > 0) == isAscending)
    )
  }

  /// Extends a range as a linear one, as far as the ends have a place on a scale of the caller's.
  func niceCustom(
    _ scale: CustomScale,
    origin: Int64,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    let nice = niceLinear(origin: origin, min: min, max: max, count: count)
    func placed(_ end: Double) -> Double? {
      scale.forward(Double(origin) + end).isFinite ? end : nil
    }
    return around(min, max, placed(nice.min), placed(nice.max))
  }

  /// The new ends of a range, without those that are missing or within it.
  ///
  /// With an origin doubles may have rounded an end to the other side of a number.
  private func around(
    _ min: Double,
    _ max: Double,
    _ first: Double?,
    _ last: Double?
  ) -> (min: Double, max: Double) {
    let first = first ?? min
    let last = last ?? max
    let isAscending = min < max
    let isFirst = first.isFinite && (isAscending ? first <= min : first >= min)
    let isLast = last.isFinite && (isAscending ? last >= max : last <= max)
    return (isFirst ? first : min, isLast ? last : max)
  }

  /// Extends a range to the edges of the bands that its ends lie in.
  func niceCategory(min: Double, max: Double) -> (min: Double, max: Double) {
    guard min.isFinite, max.isFinite, min != max else { return (min, max) }
    func below(_ value: Double) -> Double { (value - 0.5).rounded(.down) + 0.5 }
    func above(_ value: Double) -> Double { (value - 0.5).rounded(.up) + 0.5 }
    return min < max ? (below(min), above(max)) : (above(min), below(max))
  }
}
