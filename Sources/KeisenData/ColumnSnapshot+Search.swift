import KeisenPrimitives

extension ColumnSnapshot {
  /// Writes the first row that reaches each of some values, or the one behind the last row.
  ///
  /// A row reaches a value where what `read` gives for it is not below, or, of a descending column, not
  /// above the value.
  ///
  /// - Parameters:
  ///   - values: Each not below, or, of a descending column, not above the one before it; none is NaN.
  ///   - order: The column's, which must go one way.
  ///   - origin: What is subtracted from the rows' values, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - rows: Room for `values.count`.
  /// - Complexity: O(`values.count`) where rows are at equal distances, or as near as that; O(log *n*) for
  ///   each in any case.
  package func findRows(
    reaching values: UnsafeBufferPointer<Double>,
    _ order: ColumnOrder,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    into rows: UnsafeMutablePointer<Int>
  ) {
    // What is found is told apart by sign, so that one search serves both ways.
    let sign = order.isAscending ? 1.0 : -1.0
    var cursor = ColumnCursor(self)
    func distance(_ row: Int, _ target: Double) -> Double {
      sign * (cursor.value(row, relativeTo: origin, in: unit) - target)
    }
    let end = self.rows.upperBound
    var low = self.rows.lowerBound
    var step = 1
    for index in values.indices {
      let target = values[index]
      // All rows before `low` are short of the target, and the one at `high` reaches it.
      let first = low
      var high = low
      var reach = 0.0
      while high < end {
        reach = distance(high, target)
        if reach >= 0 { break }
        low = high + 1
        high = high + min(step, end - high)
        step *= 2
      }
      high = min(high, end)
      var lack = low > first ? distance(low - 1, target) : -.infinity
      while low < high {
        // Where the target would be if values were evenly spread, but at least a step from the middle
        // where that does not help: the next look is half way.
        // Of values that change meanwhile both may be on one side, and the part far from 0...1.
        let part = lack / (lack - reach)
        let isPart = part >= 0 && part <= 1
        let guess = isPart ? Int(part * Double(high - low)) : (high - low) / 2
        let middle = low + max(0, min(high - low - 1, guess))
        let found = distance(middle, target)
        if found >= 0 { (high, reach) = (middle, found) } else { (low, lack) = (middle + 1, found) }
        guard low < high else { break }
        let half = low + (high - low) / 2
        let other = distance(half, target)
        if other >= 0 { (high, reach) = (half, other) } else { (low, lack) = (half + 1, other) }
      }
      rows[index] = low
      step = max(1, low - first)
    }
  }
}
