import KeisenPrimitives

/// The share of all values at or below each value: a stair, as matplotlib's `ecdf`.
///
/// From each position to the next one the stair is at the position's level. Before the first it is
/// at `firstLevel`. Equal values are one step of their whole weight.
package struct EmpiricalDistribution: Sendable {
  /// The distinct values that count, ascending: all that are not NaN, infinities too.
  package let positions: RowBuffer<Double>
  /// The level from each position on; the last is 1, or 0 where the stair is complementary,
  /// exactly.
  package let levels: RowBuffer<Double>
  /// The level before the first position: 0, or 1 where the stair is complementary.
  package let firstLevel: Double
  /// Rows that count.
  package let count: Int
  /// Rows left out, because value or weight is NaN, or the weight is 0.
  package let gaps: Int

  /// Sorts values.
  ///
  /// - Parameters:
  ///   - values: Values in any order.
  ///   - weights: As many weights.
  ///   - isComplementary: Whether levels are the shares of greater values, from 1 down to 0.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a weight is infinite or negative, or
  ///   their number differs; `.outOfMemory`.
  /// - Complexity: O(n).
  package init(
    of values: UnsafeBufferPointer<Double>,
    weights: UnsafeBufferPointer<Double>? = nil,
    isComplementary: Bool = false
  ) throws(KeisenError) {
    firstLevel = isComplementary ? 1 : 0
    let order: RadixSort.Rows?
    let sorted: RowBuffer<Double>
    if let weights {
      try Weights.check(weights, for: values.count)
      let counted = try RowBuffer<Double>(count: values.count, for: "a distribution")
      for row in values.indices { counted.mutable[row] = weights[row] > 0 ? values[row] : .nan }
      let rows = try RadixSort.sortedRows(counted.values)
      extendLifetime(counted)
      (order, sorted) = (rows, rows.values)
    } else {
      order = nil
      sorted = try RadixSort.sorted(values)
    }
    count = sorted.count
    gaps = values.count - sorted.count
    let steps = Self.distinct(sorted.values)
    positions = try RowBuffer(count: steps, for: "a distribution")
    levels = try RowBuffer(count: steps, for: "a distribution")
    let (from, to, heights) = (sorted.values, positions.mutable, levels.mutable)
    let heaviest = order.map { order in order.rows.values.reduce(0) { max($0, weights?[$1] ?? 1) } }
    let factor = (heaviest ?? 1).factorToOne
    var (sum, step) = (BlockSum(), 0)
    for index in from.indices {
      if let order, let weights { sum.add(weights[order.rows.values[index]] * factor) }
      guard index + 1 == from.count || from[index + 1] != from[index] else { continue }
      to[step] = from[index]
      heights[step] = order == nil ? Double(index + 1) : sum.value
      step += 1
    }
    if let total = heights.last {
      for step in heights.indices {
        heights[step] = isComplementary ? (total - heights[step]) / total : heights[step] / total
      }
    }
    extendLifetime(sorted)
    extendLifetime(order)
    extendLifetime((positions, levels))
  }

  /// Returns the level at a place; NaN for NaN.
  ///
  /// - Complexity: O(log n).
  package func level(at place: Double) -> Double {
    guard !place.isNaN else { return .nan }
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) >> 1
      if positions[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstLevel : levels[low - 1]
  }

  private static func distinct(_ sorted: UnsafeBufferPointer<Double>) -> Int {
    guard var last = sorted.first else { return 0 }
    var count = 1
    for value in sorted where value != last {
      count &+= 1
      last = value
    }
    return count
  }
}
