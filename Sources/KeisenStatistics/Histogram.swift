/// How many values each bin holds, or what their weights sum up to.
package struct Histogram: Hashable, Sendable {
  /// The bins.
  package let edges: BinEdges
  /// Values of each bin.
  package let counts: [Int]
  /// The sum of the weights of each bin's values; their number where there are no weights.
  package let sums: [Double]
  /// Values beyond the edges, infinite ones too.
  package let outside: Int
  /// Rows left out, because value or weight is NaN.
  package let gaps: Int

  /// Returns a height for each bin, as `numpy.histogram`, summed up as matplotlib's `hist` does.
  ///
  /// A density that is summed up is multiplied by the widths, so that it ends at 1. Where the sum
  /// of all is 0, shares and densities are 0.
  package func heights(
    _ statistic: HistogramStatistic = .count,
    cumulative direction: CumulativeDirection? = nil
  ) -> [Double] {
    let total = sums.reduce(0, +)
    var heights = sums
    if statistic != .count {
      for index in heights.indices { heights[index] = total == 0 ? 0 : heights[index] / total }
    }
    if let direction {
      let ascending = direction == .ascending
      var sum = 0.0
      for step in heights.indices {
        let index = ascending ? step : heights.count - 1 - step
        sum += heights[index]
        heights[index] = sum
      }
    } else if statistic == .density {
      for index in heights.indices {
        heights[index] /= edges.values[index + 1] - edges.values[index]
      }
    }
    return heights
  }
}
