import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenStatistics

/// The bins of a histogram as columns: where each begins and ends, and how high it is.
///
/// Neighbours share their edges exactly. Bins of timestamps have timestamps as edges, of the same
/// unit, to which edges are rounded.
public struct HistogramBins: Sendable {
  /// Where the bins begin.
  public let starts: Column
  /// Where they end.
  public let ends: Column
  /// How high they are.
  public let heights: Column

  /// Counts the values of a column.
  ///
  /// A value that is NaN or missing, or whose weight is, counts for nothing; so does one beyond the
  /// edges. A bin holds its lower edge, the last one both.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - weights: As many weights, which may be negative; nil for 1 each. They play no part in the
  ///     choice of bins.
  ///   - rule: How bins are chosen; edges and widths are in the unit of the values.
  ///   - range: Where the first bin begins and the last one ends; nil takes all finite values.
  ///     Given edges are taken as they are.
  ///   - statistic: What heights tell.
  ///   - direction: From which end heights are summed up; nil leaves them apart. A density is
  ///     summed up by areas, to 1.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the weights are of another number,
  ///   the range is not finite, a number or width of bins is not positive, edges don't ascend,
  ///   there are more than 1,000,000 bins, or two edges are one timestamp; `.outOfMemory`.
  /// - Complexity: O(*n*), beside rules that look at values more often.
  public init(
    of values: Column,
    weights: Column? = nil,
    rule: BinRule = .auto,
    range: ClosedRange<Double>? = nil,
    statistic: HistogramStatistic = .count,
    cumulative direction: CumulativeDirection? = nil
  ) throws(KeisenError) {
    let unit = values.type.timeUnit
    let origin = unit == nil ? 0 : Self.origin(of: values, rule)
    let base = Double(origin)
    let interval = try range.map { range throws(KeisenError) in
      try ClosedInterval(range.lowerBound - base, range.upperBound - base)
    }
    let snapshot = values.snapshot()
    let numbers = try Self.numbers(snapshot, snapshot.rows, relativeTo: origin)
    let weights = try weights.map { column throws(KeisenError) in
      guard column.count == snapshot.rows.count else {
        throw KeisenError(
          .invalidArgument,
          "weights has \(column.count) values, values has \(snapshot.rows.count)"
        )
      }
      let snapshot = column.snapshot()
      return try Self.numbers(snapshot, snapshot.rows, relativeTo: 0)
    }
    let histogram = try numbers.withValues { numbers throws(KeisenError) in
      let edges = try BinEdges(
        rule.moved(by: -base),
        for: numbers,
        range: interval,
        isInteger: values.type.isInteger
      )
      var counter = HistogramCounter(edges: edges)
      if let weights {
        try weights.withValues { weights throws(KeisenError) in
          try counter.add(numbers, weights: weights)
        }
      } else {
        counter.add(numbers)
      }
      return counter.histogram
    }
    try self.init(
      edges: histogram.edges.values,
      relativeTo: origin,
      unit,
      heights: histogram.heights(statistic, cumulative: direction)
    )
  }

  /// Takes bins that were counted before.
  ///
  /// - Parameters:
  ///   - edges: Borders of the bins, one more than heights, each above the one before it.
  ///   - heights: A count or a sum of weights for each bin; NaN counts for nothing.
  ///   - statistic: What heights tell.
  ///   - direction: From which end heights are summed up; nil leaves them apart.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is not one edge more than
  ///   heights, an edge is not finite or not above the one before it; `.outOfMemory`.
  public init(
    edges: [Double],
    heights: [Double],
    statistic: HistogramStatistic = .count,
    cumulative direction: CumulativeDirection? = nil
  ) throws(KeisenError) {
    guard edges.count == heights.count + 1 else {
      throw .invalidArgument(
        "there must be one edge more than heights, got \(edges.count) and \(heights.count)"
      )
    }
    // Each height is the weight of a value at its bin's lower edge.
    try self.init(
      of: try Column(Array(edges.dropLast())),
      weights: try Column(heights),
      rule: .edges(edges),
      statistic: statistic,
      cumulative: direction
    )
  }

  private init(
    edges: [Double],
    relativeTo origin: Int64,
    _ unit: TimeUnit?,
    heights: [Double]
  ) throws(KeisenError) {
    self.heights = try Column(heights)
    guard let unit else {
      starts = try Column(Array(edges.dropLast()))
      ends = try Column(Array(edges.dropFirst()))
      return
    }
    var times: [Int64] = []
    for edge in edges {
      let (time, isOver) = (Int64(exactly: edge.rounded()) ?? .max).addingReportingOverflow(origin)
      guard !isOver, times.last.map({ $0 < time }) ?? true else {
        throw .invalidArgument(
          "edges of bins must be apart by a timestamp's unit, got \(edge) in \(unit)"
        )
      }
      times.append(time)
    }
    starts = try Self.timestamps(times.dropLast(), unit)
    ends = try Self.timestamps(times.dropFirst(), unit)
  }

  /// Takes columns of bins that stand in order.
  ///
  /// - Parameters:
  ///   - starts: Where they begin.
  ///   - ends: As many: where they end, of the same type.
  ///   - heights: As many: how high they are.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length, or are
  ///   of different units of time.
  public init(starts: Column, ends: Column, heights: Column) throws(KeisenError) {
    guard ends.count == starts.count, heights.count == starts.count else {
      throw .invalidArgument(
        "bins must be equally many, got \(starts.count) starts, \(ends.count) ends and \(heights.count) heights"
      )
    }
    guard starts.type.timeUnit == ends.type.timeUnit else {
      throw .invalidArgument("starts and ends of bins must be of one unit of time")
    }
    (self.starts, self.ends, self.heights) = (starts, ends, heights)
  }

  /// The corners of the outline: steps from the baseline up, along all heights and down again,
  /// twice as many as there are edges.
  ///
  /// A height that is NaN, missing or infinite is at the baseline; where all are there is no
  /// outline, its values are NaN.
  ///
  /// - Parameter baseline: Where it begins and ends.
  /// - Returns: Positions, of the type of the edges, and values.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func outline(
    baseline: Double = 0
  ) throws(KeisenError) -> (positions: Column, values: Column) {
    let known = Self.array(heights)
    guard !known.isEmpty else { return (starts, heights) }
    let base = known.contains(where: \.isFinite) ? baseline : .nan
    let values =
      [base] + known.flatMap { [Double](repeating: $0.isFinite ? $0 : base, count: 2) } + [base]
    guard let unit = starts.type.timeUnit else {
      let edges = Self.array(starts) + Self.array(ends).suffix(1)
      return (try Column(edges.flatMap { [$0, $0] }), try Column(values))
    }
    let edges = Self.integers(starts) + Self.integers(ends).suffix(1)
    return (try Self.timestamps(edges.flatMap { [$0, $0] }[...], unit), try Column(values))
  }

  /// Where edges are relative to: near the values, and where bins have one width at a multiple of
  /// it.
  private static func origin(of values: Column, _ rule: BinRule) -> Int64 {
    let anchor = values.anchor()
    guard case .width(let width) = rule else { return anchor }
    guard let step = Int64(exactly: width), step > 0 else { return 0 }
    return anchor - anchor % step
  }

  private static func numbers(
    _ snapshot: ColumnSnapshot,
    _ rows: Range<Int>,
    relativeTo origin: Int64
  ) throws(KeisenError) -> RowBuffer<Double> {
    let buffer = try RowBuffer<Double>(count: rows.count, for: "the values of a histogram")
    buffer.withMutableValues { values in
      guard let base = values.baseAddress else { return }
      snapshot.read(rows, relativeTo: origin, into: base)
    }
    return buffer
  }

  private static func array(_ column: Column) -> [Double] {
    let snapshot = column.snapshot()
    var values = [Double](repeating: 0, count: snapshot.rows.count)
    snapshot.read(snapshot.rows, relativeTo: 0, into: &values)
    return values
  }

  private static func integers(_ column: Column) -> [Int64] {
    let snapshot = column.snapshot()
    return snapshot.rows.map { row in
      if case .integer(let value) = snapshot.value(at: row) { value } else { 0 }
    }
  }

  private static func timestamps(
    _ times: ArraySlice<Int64>,
    _ unit: TimeUnit
  ) throws(KeisenError) -> Column {
    try times.withUnsafeBufferPointer { (times) throws(KeisenError) in
      try Column(
        copying: UnsafeRawPointer(times.baseAddress),
        type: .timestamp(unit),
        count: times.count
      )
    }
  }
}

extension BarMark {
  /// Makes the bars of a histogram, which share their edges.
  ///
  /// - Parameters:
  ///   - bins: The bins.
  ///   - orientation: Which way the bars go.
  ///   - style: How they look; its width counts for nothing.
  public init(
    _ bins: HistogramBins,
    orientation: Orientation = .vertical,
    style: BarStyle = BarStyle()
  ) {
    self.init(
      position: bins.starts,
      end: bins.ends,
      value: bins.heights,
      orientation: orientation,
      style: style
    )
  }
}

extension BinRule {
  /// Returns a rule whose given edges are moved.
  fileprivate func moved(by distance: Double) -> BinRule {
    guard case .edges(let edges) = self, distance != 0 else { return self }
    return .edges(edges.map { $0 + distance })
  }
}

extension ElementType {
  /// Whether values are whole, times too.
  fileprivate var isInteger: Bool {
    switch self {
    case .float32, .float64: false
    default: true
    }
  }
}
