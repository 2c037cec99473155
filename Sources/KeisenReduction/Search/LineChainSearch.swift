import Glibc
import KeisenFrames
import KeisenPrimitives

/// Looks for the row of a line with a variant that is nearest to a point, as `LineSearch` does for
/// a plain one: rows one by one, along the line as it is drawn.
package struct LineChainSearch {
  private let mode: HitQuery.Mode
  private let point: SIMD2<Double>
  private var best: HitRank
  /// What was found: the place in the chain.
  package private(set) var found: LineChain.Place?
  /// How far the point is from it.
  package var distance: Double { best.distance }

  /// Starts looking.
  package init(_ query: HitQuery) {
    (mode, point) = (query.mode, SIMD2(query.point.x, query.point.y))
    best = query.limit
  }

  /// Looks at a run of connected rows.
  ///
  /// - Parameters:
  ///   - run: The rows' places.
  ///   - curve: How the line goes through them.
  ///   - plot: What is seen.
  ///   - width: Returns the width of the segment that begins with a place of the chain.
  package mutating func appearance(
    at run: ArraySlice<LineChain.Place>,
    _ curve: LineCurve,
    in plot: Rect,
    width: (Int) -> Double
  ) {
    guard let first = run.first else { return }
    var distances = [Double](repeating: .infinity, count: run.count)
    func add(_ start: LineChain.Place, _ end: LineChain.Place) {
      let index = Int(start.w - first.w)
      let pen = width(Int(start.w)) / 2
      let distance = distance(from: start, to: end, within: ClipBounds(plot, grownBy: pen))
      distances[index] = min(distances[index], max(0, distance - pen))
    }
    if run.count == 1 {
      add(first, first)
    } else {
      var last: LineChain.Place?
      curve.forEachVertex(of: run) { place in
        if let last { add(last, place) }
        last = place
      }
    }
    for (index, place) in run.enumerated() {
      let own = min(distances[index], index > 0 ? distances[index - 1] : .infinity)
      guard own < .infinity else { continue }
      let delta = SIMD2(place.x, place.y) - point
      let row = Int(place.w)
      let rank =
        mode == .x
        ? HitRank(distance: abs(delta.x), second: abs(delta.y), place: row)
        : HitRank(distance: own, second: hypot(delta.x, delta.y), place: row)
      if rank < best { (best, found) = (rank, place) }
    }
  }

  /// Returns how far the point is from what of a segment is within some bounds; infinite where that
  /// is nothing.
  private func distance(
    from start: LineChain.Place,
    to end: LineChain.Place,
    within bounds: ClipBounds
  ) -> Double {
    let visible = bounds.clip(from: SIMD2(start.x, start.y), to: SIMD2(end.x, end.y))
    guard let visible else { return .infinity }
    let way = visible.end - visible.start
    let square = (way * way).sum()
    let part = square > 0 ? max(0, min(1, ((point - visible.start) * way).sum() / square)) : 0
    let rest = point - (visible.start + way * part)
    return hypot(rest.x, rest.y)
  }
}
