import KeisenPrimitives

/// Where the bins of a histogram begin and end.
///
/// A bin holds the values from its lower edge to below its upper one, the last bin also those at
/// its upper edge.
package struct BinEdges: Hashable, Sendable {
  /// Bins that there may be at most.
  package static let maxBins = 1_000_000

  /// At least two finite numbers, each greater than the one before.
  package let values: [Double]
  /// How many bins a unit of data has where all are equally wide; 0 where they are not, or such a
  /// product could not be trusted.
  let binsPerUnit: Double

  /// The number of bins.
  package var count: Int { values.count - 1 }
  /// The lower edge of the first bin.
  package var first: Double { values[0] }
  /// The upper edge of the last bin.
  package var last: Double { values[values.count - 1] }

  /// Takes edges as they are.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are fewer than two, too many,
  ///   or one is not finite or not greater than the one before.
  package init(_ edges: [Double]) throws(KeisenError) {
    guard edges.count >= 2 else {
      throw .invalidArgument("there must be at least 2 edges of bins, got \(edges.count)")
    }
    try Self.checkCount(Double(edges.count - 1), of: "the edges given")
    for (edge, next) in zip(edges, edges.dropFirst()) where !(edge < next) {
      throw .invalidArgument("edges of bins must ascend, got \(edge) before \(next)")
    }
    guard edges[0].isFinite, edges[edges.count - 1].isFinite else {
      let edge = edges[0].isFinite ? edges[edges.count - 1] : edges[0]
      throw .invalidArgument("edges of bins must be finite, got \(edge)")
    }
    values = edges
    binsPerUnit = 0
  }

  /// Cuts a range into equal bins, as `numpy.linspace` does: edge *i* is `first` + *i* (`last` -
  /// `first`) / `count`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when an end is not finite, `first` is not
  ///   below `last`, the count is not positive or too large, or there are not so many doubles in
  ///   the range.
  package init(from first: Double, through last: Double, count: Int) throws(KeisenError) {
    guard first.isFinite, last.isFinite, first < last else {
      throw .invalidArgument("range of bins must be finite and ordered, got (\(first), \(last))")
    }
    guard count >= 1 else {
      throw .invalidArgument("number of bins must be at least 1, got \(count)")
    }
    try Self.checkCount(Double(count), of: "the number given")
    let n = Double(count)
    let length = last - first
    let step = length / n
    var edges = [Double](repeating: first, count: count + 1)
    for index in 1..<count + 1 {
      let share = Double(index) / n
      edges[index] =
        if length.isFinite {
          step > 0 ? Double(index) * step + first : share * length + first
        } else { first * (1 - share) + last * share }
    }
    edges[count] = last
    guard zip(edges, edges.dropFirst()).allSatisfy(<) else {
      throw .invalidArgument("\(count) bins do not fit between \(first) and \(last)")
    }
    values = edges
    let perUnit = n / length
    binsPerUnit = perUnit.isFinite && perUnit.isNormal ? perUnit : 0
  }

  /// Checks that a number of bins is not too large.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  static func checkCount(_ count: Double, of source: String) throws(KeisenError) {
    guard count <= Double(maxBins) else {
      let text = count < 0x1p53 ? "\(Int(count))" : "\(count)"
      throw .invalidArgument("there may be at most \(maxBins) bins, \(source) asks for \(text)")
    }
  }

  /// Returns the bin that holds a value; nil where none does, as for NaN.
  ///
  /// - Complexity: O(1) for equal bins, else O(log *n*).
  package func bin(of value: Double) -> Int? {
    values.withUnsafeBufferPointer { edges in
      BinLocator(edges: edges, binsPerUnit: binsPerUnit).bin(of: value)
    }
  }

  /// Calls `body` with what finds bins quickly.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inline(__always)
  func withLocator<Result, Failure: Error>(
    _ body: (BinLocator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try values.withUnsafeBufferPointer { edges throws(Failure) in
      try body(BinLocator(edges: edges, binsPerUnit: binsPerUnit))
    }
  }
}
