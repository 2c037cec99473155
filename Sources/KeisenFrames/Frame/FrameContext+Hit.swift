import KeisenPrimitives
import KeisenRanges

extension FrameContext {
  /// Finds the row that is drawn nearest to a point, in a frame that is laid out.
  ///
  /// Of series at equal distances the topmost is found.
  ///
  /// - Parameters:
  ///   - query: A point of the picture, how far from it, and what counts as near.
  ///   - isAsked: Whether to look at a series.
  /// - Returns: The row, or nil where nothing is near enough, and where the point is outside of the
  ///   plot.
  /// - Throws: `KeisenError` with code `.outOfMemory`; as a series' `hit`.
  package func hit(
    _ query: HitQuery,
    among isAsked: (any Series) -> Bool = { _ in true }
  ) throws(KeisenError) -> Hit? {
    guard plot.holds(query.point), !plot.isEmpty else { return nil }
    var (frame, query) = (self, query)
    var best: Hit?
    for (index, one) in series.enumerated().reversed() where isAsked(one) {
      frame.seriesIndex = index
      guard let hit = try one.hit(query, in: frame), hit.distance <= query.reach else { continue }
      if let best, !hit.isNearer(than: best, query) { continue }
      best = hit
      best?.seriesIndex = index
      query.reach = hit.distance
    }
    try ranges.throwFailures()
    return best
  }

  /// Finds the row of each series that stands nearest along x to a point, in a frame that is laid
  /// out.
  ///
  /// - Parameter query: A point of the picture, and how far from it.
  /// - Returns: The rows in the order of the series; none where the point is outside of the plot.
  /// - Throws: As `hit(_:among:)`.
  package func hitsAlongX(_ query: HitQuery) throws(KeisenError) -> [Hit] {
    guard plot.holds(query.point), !plot.isEmpty else { return [] }
    var (frame, query) = (self, query)
    query.mode = .x
    var hits: [Hit] = []
    for (index, one) in series.enumerated() {
      frame.seriesIndex = index
      guard var hit = try one.hit(query, in: frame), hit.distance <= query.reach else { continue }
      hit.seriesIndex = index
      hits.append(hit)
    }
    try ranges.throwFailures()
    return hits
  }
}

extension Hit {
  /// Whether a hit is better than one of a series above it.
  fileprivate func isNearer(than other: Hit, _ query: HitQuery) -> Bool {
    guard distance == other.distance else { return distance < other.distance }
    // Series that share their x are told apart by y.
    guard query.mode == .x else { return false }
    return abs(position.y - query.point.y) < abs(other.position.y - query.point.y)
  }
}

extension Rect {
  /// Whether a point is inside or on the border.
  package func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
