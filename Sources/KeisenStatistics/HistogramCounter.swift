import KeisenPrimitives

/// Counts values into bins, batch by batch.
package struct HistogramCounter {
  private let edges: BinEdges
  private var counts: [Int]
  /// Nil until there are weights.
  private var sums: [Double]?
  private var outside = 0
  private var gaps = 0

  /// Counts nothing yet.
  package init(edges: BinEdges) {
    self.edges = edges
    counts = Array(repeating: 0, count: edges.count)
  }

  /// Counts values, each with a weight of 1.
  ///
  /// - Complexity: O(n) for equal bins, else O(n log b).
  package mutating func add(_ values: UnsafeBufferPointer<Double>) {
    edges.withLocator { locator in
      counts.withUnsafeMutableBufferPointer { counts in
        for value in values {
          if let bin = locator.bin(of: value) {
            counts[bin] &+= 1
          } else if value.isNaN {
            gaps &+= 1
          } else {
            outside &+= 1
          }
        }
      }
    }
    guard var sums else { return }
    self.sums = nil
    edges.withLocator { locator in
      for value in values { if let bin = locator.bin(of: value) { sums[bin] += 1 } }
    }
    self.sums = sums
  }

  /// Adds the weights of values, which may be negative; where one is NaN the row is a gap.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is not one weight for each
  ///   value.
  /// - Complexity: O(n) for equal bins, else O(n log b).
  package mutating func add(
    _ values: UnsafeBufferPointer<Double>,
    weights: UnsafeBufferPointer<Double>
  ) throws(KeisenError) {
    try Weights.checkCount(weights, for: values.count)
    var sums = self.sums ?? counts.map(Double.init)
    self.sums = nil
    edges.withLocator { locator in
      sums.withUnsafeMutableBufferPointer { sums in
        counts.withUnsafeMutableBufferPointer { counts in
          for (value, weight) in zip(values, weights) {
            if value.isNaN || weight.isNaN {
              gaps &+= 1
            } else if let bin = locator.bin(of: value) {
              counts[bin] &+= 1
              sums[bin] += weight
            } else {
              outside &+= 1
            }
          }
        }
      }
    }
    self.sums = sums
  }

  /// What was counted so far.
  package var histogram: Histogram {
    Histogram(
      edges: edges,
      counts: counts,
      sums: sums ?? counts.map(Double.init),
      outside: outside,
      gaps: gaps
    )
  }
}
