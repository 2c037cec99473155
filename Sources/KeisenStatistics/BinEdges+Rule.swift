import KeisenPrimitives

extension BinEdges {
  /// Chooses edges for values in any order, as `numpy.histogram_bin_edges` does.
  ///
  /// Only finite values within the range count, by default all of them. Without any the range is 0
  /// to 1; where all are equal it is half a unit to either side; the rules that look at values then
  /// give one bin. They also do where their width is 0 (as `fd` where half of the values are
  /// equal), and never ask for narrower bins than doubles allow. Weights play no part.
  ///
  /// - Parameters:
  ///   - rule: The rule; given edges are taken as they are, whatever the range.
  ///   - values: The values.
  ///   - range: Where the first bin begins and the last one ends.
  ///   - isInteger: Whether values come from integers: a rule's bins are then at least 1 wide.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range is not finite or reversed,
  ///   a number or width is not positive, given edges don't ascend, or there were more than
  ///   `maxBins`; `.outOfMemory`.
  /// - Complexity: O(n); for `stone` O(n + b² log n) with b = max(100, √n).
  package init(
    _ rule: BinRule,
    for values: UnsafeBufferPointer<Double>,
    range: ClosedInterval? = nil,
    isInteger: Bool = false
  ) throws(KeisenError) {
    if case .edges(let edges) = rule {
      try self.init(edges)
      return
    }
    let low = range?.low ?? -.greatestFiniteMagnitude
    let high = range?.high ?? .greatestFiniteMagnitude
    let extremes = Extremes(of: values, from: low, through: high)
    let data = ClosedInterval(unchecked: extremes.low, extremes.high)
    let ends = (range ?? (extremes.count == 0 ? .unit : data)).widened
    switch rule {
    case .count(let count): try self.init(from: ends.low, through: ends.high, count: count)
    case .width(let width): try self.init(width: width, range: range, data: ends)
    default:
      let width = BinWidth(values: values, extremes: extremes, low: low, high: high)
      var bins = 1.0
      if extremes.count > 0, data.low < data.high {
        bins = try width.bins(rule, from: ends, isInteger: isInteger)
      }
      try Self.checkCount(bins, of: "rule \(rule.name)")
      // Two doubles for each bin.
      let farthest = max(abs(ends.low), abs(ends.high))
      let maximum = (ends.high / 2 - ends.low / 2) / farthest.ulp
      try self.init(from: ends.low, through: ends.high, count: Int(max(1, min(bins, maximum))))
    }
  }

  /// Makes bins of one width.
  private init(
    width: Double,
    range: ClosedInterval?,
    data: ClosedInterval
  ) throws(KeisenError) {
    guard width.isFinite, width > 0 else {
      throw .invalidArgument("width of bins must be positive and finite, got \(width)")
    }
    var (origin, first) = (range?.low ?? 0, 0.0)
    var count: Double
    if let range {
      let exact = range.high / width - range.low / width
      let nearest = exact.rounded()
      count = abs(exact - nearest) <= 1e-9 * nearest ? nearest : exact.rounded(.up)
      count = max(1, count)
    } else {
      first = (data.low / width).rounded(.down)
      if first * width > data.low { first -= 1 }
      var end = (data.high / width).rounded(.up)
      if end * width < data.high { end += 1 }
      count = max(1, end - first)
      origin = 0
    }
    guard !count.isNaN else {
      throw .invalidArgument("bins of width \(width) do not fit at \(data.low) to \(data.high)")
    }
    try Self.checkCount(count, of: "the width \(width)")
    var edges = (0...Int(count)).map { origin + (first + Double($0)) * width }
    if let range, abs(edges[edges.count - 1] - range.high) <= 1e-9 * width {
      edges[edges.count - 1] = range.high
    }
    guard zip(edges, edges.dropFirst()).allSatisfy(<), edges.allSatisfy(\.isFinite) else {
      throw .invalidArgument("bins of width \(width) do not fit at \(data.low) to \(data.high)")
    }
    try self.init(edges)
  }
}
