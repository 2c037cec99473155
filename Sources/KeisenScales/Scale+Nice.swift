extension Scale {
  /// Extends a range to multiples of the step that its ticks have.
  ///
  /// A longer range may want a longer step, so the step is chosen again until it stays (as d3's
  /// `nice` does); each time it grows, so a few rounds do.
  func niceLinear(
    origin: Int64,
    min: Double,
    max: Double,
    count: Int
  ) -> (min: Double, max: Double) {
    guard min.isFinite, max.isFinite, min != max else { return (min, max) }
    var (low, high) = min < max ? (min, max) : (max, min)
    var step: TickStep?
    for _ in 0..<10 {
      let grid = TickGrid(origin: origin, min: low, max: high, count: count)
      if grid.step == step { break }
      step = grid.step
      let below = grid.value(grid.lastIndex(notAbove: low))
      let above = grid.value(grid.firstIndex(notBelow: high))
      if below.isFinite { low = below }
      if above.isFinite { high = above }
    }
    return min < max ? (low, high) : (high, low)
  }
}
