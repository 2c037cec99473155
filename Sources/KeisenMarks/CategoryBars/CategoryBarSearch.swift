import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// Looks for the bar that is nearest to a point, of those equally near for the last one.
struct CategoryBarSearch: RowSearch {
  private let bars: CategoryBarGeometry
  private let bounds: ColumnBounds
  private let mode: HitQuery.Mode
  private let point: SIMD2<Double>
  private let plot: PlaceBox
  private(set) var best: HitRank
  /// What was found.
  private(set) var found: CategoryBarGeometry.Bar?

  /// Starts looking.
  ///
  /// - Parameters:
  ///   - bars: The bars.
  ///   - bounds: Bounds of their values.
  ///   - query: A point of the plot, and how far from it.
  init(_ bars: CategoryBarGeometry, _ bounds: ColumnBounds, _ query: HitQuery) {
    (self.bars, self.bounds) = (bars, bounds)
    mode = query.mode
    point = SIMD2(query.point.x, query.point.y)
    plot = PlaceBox(bars.frame.plot, grownBy: 0)
    best = query.limit
  }

  func rank(of bars: Range<Int>) -> HitRank {
    let first = self.bars.rows.lowerBound
    let rows = (bars.lowerBound + first..<bars.upperBound + first)
      .clamped(to: bounds.snapshot.rows)
    let values = bounds.bounds(of: rows, in: self.bars.yRange)
    guard !values.isEmpty else { return .none }
    guard let box = self.bars.box(around: bars, values.low, values.high) else {
      return HitRank(distance: 0, second: 0, place: 1 - bars.upperBound)
    }
    return box.meets(plot) ? rank(of: box, last: bars.upperBound - 1) : .none
  }

  private func rank(of box: PlaceBox, last bar: Int) -> HitRank {
    let delta = box.distances(from: point)
    switch mode {
    case .x: return HitRank(distance: delta.x, second: delta.y, place: -bar)
    case .nearest:
      return HitRank(distance: (delta * delta).sum().squareRoot(), second: 0, place: -bar)
    }
  }

  mutating func appearance(at bars: Range<Int>) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: bars.count) { heights in
      guard let base = heights.baseAddress else { return }
      self.bars.read(bars, into: base)
      for (offset, index) in bars.enumerated() {
        guard case .bar(let bar) = self.bars.place(of: index, base[offset]) else { continue }
        let box = PlaceBox(bar.rect, grownBy: 0)
        let rank = rank(of: box, last: index)
        guard rank < best, box.meets(plot), self.bars.isVisible(bar) else { continue }
        best = rank
        found = bar
      }
    }
  }
}
