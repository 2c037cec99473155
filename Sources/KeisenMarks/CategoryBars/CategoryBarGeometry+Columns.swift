import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension CategoryBarGeometry {
  /// Whether several bars stand in one column of device pixels and look alike, so that they are one
  /// shape there.
  var areColumns: Bool {
    let pixels = pitch * columnsPerPoint
    return areInOrder && pixels > 0 && pixels < 1 && state.style.colors.isEmpty
  }

  /// Returns the rows of some bars, as far as bounds are known of them.
  func rows(of bars: Range<Int>, _ bounds: ColumnBounds) -> Range<Int> {
    (bars.lowerBound + rows.lowerBound..<bars.upperBound + rows.lowerBound)
      .clamped(to: bounds.snapshot.rows)
  }

  /// Returns bounds of all values that have a place on the scale of y, and maybe of others.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func bounds() throws(KeisenError) -> ColumnBounds {
    try yRange.scale.takesOnlyPositive ? state.values.positiveBounds() : state.values.bounds()
  }

  /// Returns the bar behind those that stand in the same column of device pixels as one.
  ///
  /// - Complexity: O(log *n*).
  func endOfColumn(from first: Int, to end: Int) -> Int {
    let column = deviceColumn(of: first)
    var (low, high, step) = (first, first + 1, 1)
    while high < end, deviceColumn(of: high) == column {
      (low, step) = (high, 2 * step)
      high = min(end, high + step)
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if deviceColumn(of: middle) == column { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns a bar that equals the maximum of all, among some whose greatest value is known; nil
  /// for none.
  ///
  /// - Complexity: O(log² *n*) with bounds, but for integers that doubles do not tell apart; else
  ///   O(*n*).
  func maximum(in bars: Range<Int>, _ highest: Double, _ bounds: ColumnBounds?) -> Int? {
    guard highest == self.highest else { return nil }
    var part = bars
    while let bounds, part.count > 1 {
      let middle = part.lowerBound + part.count / 2
      let low = bounds.bounds(of: rows(of: part.lowerBound..<middle, bounds), in: yRange)
      part = low.high == highest ? part.lowerBound..<middle : middle..<part.upperBound
    }
    if part.count == 1, let only = part.first, isMaximum(only) { return only }
    return bars.first(where: isMaximum)
  }
}
