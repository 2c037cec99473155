import KeisenPrimitives

/// The number of equal bins with the least squared error, as cross-validation estimates it.
///
/// C. Stone, "An Asymptotically Optimal Histogram Selection Rule", Proc. Berkeley Conference in
/// Honor of J. Neyman and J. Kiefer, 1984: least (2 - (*n* + 1) Σ *p*²) / *h* over the widths *h*,
/// as numpy's `stone`.
enum StoneRule {
  /// Returns the number of bins from 1 to max(100, √n), the first of the best ones.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func bins(
    of values: UnsafeBufferPointer<Double>,
    low: Double,
    high: Double,
    ends: ClosedInterval
  ) throws(KeisenError) -> Int {
    let sorted = try RadixSort.sorted(
      values,
      from: max(low, -.greatestFiniteMagnitude),
      through: min(high, .greatestFiniteMagnitude)
    )
    let n = Double(sorted.count)
    var (best, minimum) = (1, Double.infinity)
    for bins in 1...max(100, Int(n.squareRoot())) {
      guard let edges = try? BinEdges(from: ends.low, through: ends.high, count: bins) else {
        break
      }
      let squares = sorted.withValues { values in
        var (sum, start) = (0.0, 0)
        for edge in edges.values.dropFirst() {
          let end =
            edge == edges.last ? values.count : firstIndex(notBelow: edge, from: start, in: values)
          let share = Double(end - start) / n
          sum += share * share
          start = end
        }
        return sum
      }
      // The length of the range is a factor of all errors.
      let error = (2 - (n + 1) * squares) * Double(bins)
      if error < minimum { (best, minimum) = (bins, error) }
    }
    return best
  }

  private static func firstIndex(
    notBelow edge: Double,
    from start: Int,
    in values: UnsafeBufferPointer<Double>
  ) -> Int {
    var (low, high) = (start, values.count)
    while low < high {
      let middle = (low + high) >> 1
      if values[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
