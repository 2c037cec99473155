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
}
