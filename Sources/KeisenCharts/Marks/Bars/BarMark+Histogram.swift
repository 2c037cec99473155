import KeisenData
import KeisenPrimitives

extension BarMark {
  /// What the bars of a histogram tell of the heights that they are made of.
  public enum HistogramValue: Int32, Hashable, Sendable, CaseIterable {
    /// The heights themselves.
    case height = 0
    /// Heights divided by their sum and by the widths, so that areas add up to 1; 0 where the sum is 0.
    case density = 1
    /// Sums of the heights up to each bin, that one included.
    case cumulative = 2
    /// The same, divided by the sum of all; 0 where that is 0.
    case cumulativeDensity = 3
  }

  /// Makes the bars of a histogram, which share their edges.
  ///
  /// - Parameters:
  ///   - edges: Borders of the bins, one more than heights, each above the one before it; of no bins none or one.
  ///   - heights: A number for each bin: a count or a sum of weights.
  ///   - tells: What is shown of them.
  ///   - orientation: Which way the bars go.
  ///   - style: How they look; its width counts for nothing.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is not one edge more than heights, an edge is not finite
  ///   or not above the one before it; `.outOfMemory`.
  public init(
    edges: [Double],
    heights: [Double],
    tells: HistogramValue = .height,
    orientation: Orientation = .vertical,
    style: BarStyle = BarStyle()
  ) throws(KeisenError) {
    try Self.check(edges, heights)
    self.init(
      position: try Column(Array(edges.dropLast())),
      end: try Column(Array(edges.dropFirst())),
      value: try Column(Self.values(edges, heights, tells)),
      orientation: orientation,
      style: style
    )
  }

  /// Returns the corners of a histogram's outline: a line of steps from the baseline up, along all heights and down again.
  ///
  /// A height that is NaN or infinite is a gap, which the line goes around along the baseline.
  ///
  /// - Parameters:
  ///   - edges: Borders of the bins, one more than heights.
  ///   - heights: A number for each bin.
  ///   - tells: What is shown of them.
  ///   - baseline: Where the line begins and ends.
  /// - Returns: Positions and values of twice as many corners as there are edges; none without bins.
  /// - Throws: `KeisenError` with code `.invalidArgument` as the histogram itself.
  public static func histogramOutline(
    edges: [Double],
    heights: [Double],
    tells: HistogramValue = .height,
    baseline: Double = 0
  ) throws(KeisenError) -> (positions: [Double], values: [Double]) {
    try check(edges, heights)
    guard !heights.isEmpty else { return ([], []) }
    let heights = values(edges, heights, tells).map { $0.isFinite ? $0 : baseline }
    let values = [baseline] + heights.flatMap { [$0, $0] } + [baseline]
    return (edges.flatMap { [$0, $0] }, values)
  }

  private static func check(_ edges: [Double], _ heights: [Double]) throws(KeisenError) {
    guard edges.count == heights.count + 1 || heights.isEmpty && edges.isEmpty else {
      throw .invalidArgument(
        "there must be one edge more than heights, got \(edges.count) and \(heights.count)"
      )
    }
    for edge in edges where !edge.isFinite {
      throw .invalidArgument("edges must be finite, got \(edge)")
    }
    for (edge, next) in zip(edges, edges.dropFirst()) where next <= edge {
      throw .invalidArgument("edges must ascend, got \(next) after \(edge)")
    }
  }

  private static func values(
    _ edges: [Double],
    _ heights: [Double],
    _ tells: HistogramValue
  ) -> [Double] {
    let sum = heights.lazy.filter(\.isFinite).reduce(0, +)
    switch tells {
    case .height: return heights
    case .density:
      return heights.enumerated().map { index, height in
        height.isNaN || sum != 0 ? height / sum / (edges[index + 1] - edges[index]) : 0
      }
    case .cumulative, .cumulativeDensity:
      var running = 0.0
      return heights.map { height in
        if height.isFinite { running += height }
        guard tells == .cumulativeDensity else { return running }
        return sum != 0 ? running / sum : 0
      }
    }
  }
}
