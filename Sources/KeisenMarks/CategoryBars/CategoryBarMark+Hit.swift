import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension CategoryBarMark {
  /// Returns the bar that is nearest to a point.
  ///
  /// The distance is that of the bar's rectangle, 0 inside it; its value's label is no part of it.
  /// A bar without height counts as the line where it would begin. Of bars that are equally near it
  /// is the last one, which is on top. In mode `.x` the distance counts along x alone, and of bars
  /// equally near the one nearest along y is found. What the plot does not show is not found.
  /// `Hit.row` is the number of the bar, `Hit.x` the place of its name.
  ///
  /// - Complexity: O(log *n*) and the bars in reach, where bars stand at their numbers; O(*n*)
  ///   where they stand at their names on another scale. What is not known of the values yet is
  ///   found out once, in O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let bars = CategoryBarGeometry(self, in: space, frame)
    var search = CategoryBarSearch(bars, try bars.bounds(), query)
    search.search(bars.shown)
    guard let bar = search.found, let name = bars.name(of: bar.index) else { return nil }
    return MarkHit(
      row: bar.index,
      x: DataValue(0, origin: Int64(name)),
      y: bars.value(of: bar.index),
      position: Point(x: bar.rect.midX, y: bar.tip),
      distance: search.best.distance
    )
  }

  /// Returns the numbers of the bars of which the middle of what the plot shows is in a part of it.
  ///
  /// - Complexity: O(*n*) in the bars that may be between the part's sides.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let bars = CategoryBarGeometry(self, in: space, frame)
    let shown = bars.shown
    var found = RowSet()
    let block = 1024
    withUnsafeTemporaryAllocation(of: Double.self, capacity: block) { heights in
      guard let base = heights.baseAddress else { return }
      for first in stride(from: shown.lowerBound, to: shown.upperBound, by: block) {
        let some = first..<min(first + block, shown.upperBound)
        bars.read(some, into: base)
        for (offset, index) in some.enumerated() {
          guard case .bar(let bar) = bars.place(of: index, base[offset]),
            region.containsMiddle(of: bar.rect, in: frame.plot), bars.isVisible(bar)
          else { continue }
          found.append(index)
        }
      }
    }
    return found
  }
}
