import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// Bars of which several stand in one column of device pixels: what all of them together cover of
/// it.
///
/// A column goes from the baseline to the farthest tips of its bars on both sides, as if each were
/// drawn over those before it. One bar that equals the maximum lies on top of each column that has
/// any.
struct CategoryBarColumns {
  typealias Bar = CategoryBarGeometry.Bar

  private let geometry: CategoryBarGeometry
  /// Bounds of the values; nil to look at each.
  private let bounds: ColumnBounds?
  /// The columns from the first bar on, then the bars on top of them.
  private(set) var bars: [Bar] = []
  private(set) var record: SeriesRecord

  /// Looks at all bars that may be in view.
  ///
  /// - Complexity: O(log *n*) for each column of device pixels with bounds of the values, else
  ///   O(*n*).
  init(_ geometry: CategoryBarGeometry, _ bounds: ColumnBounds?) {
    self.geometry = geometry
    self.bounds = bounds
    let shown = geometry.shown
    record = SeriesRecord(tier: bounds == nil ? .direct : .envelope, rows: shown.count, gaps: 0)
    var maxima: [Bar] = []
    var first = shown.lowerBound
    while first < shown.upperBound {
      let end = geometry.endOfColumn(from: first, to: shown.upperBound)
      let values = bounds.map { known(first..<end, $0) } ?? looked(at: first..<end)
      add(first, values)
      if let index = geometry.maximum(in: first..<end, values.high, bounds),
        case .bar(let bar) = geometry.place(of: index, values.high)
      {
        maxima.append(bar)
      }
      first = end
    }
    bars += maxima
  }

  /// Adds what bars of some values cover, the first of which has a number.
  private mutating func add(_ first: Int, _ values: RowBounds) {
    guard !values.isEmpty else { return }
    if values.low < geometry.baseline,
      case .bar(let bar) = geometry.place(of: first, values.low, isPart: true)
    {
      bars.append(bar)
    }
    if values.high >= geometry.baseline,
      case .bar(let bar) = geometry.place(of: first, values.high, isPart: true)
    {
      bars.append(bar)
    }
  }

  /// Returns the bounds of the values of some bars.
  private mutating func known(_ bars: Range<Int>, _ bounds: ColumnBounds) -> RowBounds {
    let values = bounds.bounds(of: geometry.rows(of: bars, bounds), in: geometry.yRange)
    if values.hasGaps { record.gapsAreApproximated = true }
    return values
  }

  /// Returns the bounds of the values of some bars that have a place on the scale, looked at one by
  /// one.
  private mutating func looked(at bars: Range<Int>) -> RowBounds {
    var result = RowBounds.empty
    withUnsafeTemporaryAllocation(of: Double.self, capacity: bars.count) { heights in
      guard let base = heights.baseAddress else { return }
      geometry.read(bars, into: base)
      for (offset, index) in bars.enumerated() {
        switch geometry.place(of: index, base[offset]) {
        case .gap: record.gaps += 1
        case .dropped: record.dropped += 1
        case .outside: break
        case .bar:
          result.low = min(result.low, base[offset])
          result.high = max(result.high, base[offset])
        }
      }
    }
    return result
  }
}
