import KeisenPrimitives

/// The part of a segment that is inside of some bounds.
struct ClippedSegment: Hashable {
  /// Where it begins.
  var start: SIMD2<Double>
  /// Where it ends.
  var end: SIMD2<Double>
  /// How much was cut off before `start`, as a fraction of the whole segment.
  var cutBefore: Double
  /// How much was cut off after `end`, as a fraction of the whole segment.
  var cutAfter: Double
}

/// A rectangle against which segments are clipped, in double.
package struct ClipBounds {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  /// Makes bounds around a rectangle.
  package init(_ rect: Rect, grownBy margin: Double) {
    low = SIMD2(rect.minX - margin, rect.minY - margin)
    high = SIMD2(rect.maxX + margin, rect.maxY + margin)
  }

  /// Whether a point is inside or on the border.
  @inline(__always)
  package func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  /// Whether both ends are beyond one side, so that nothing of the segment is inside.
  @inline(__always)
  func misses(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Bool {
    max(start.x, end.x) < low.x || min(start.x, end.x) > high.x
      || max(start.y, end.y) < low.y || min(start.y, end.y) > high.y
  }

  /// Returns the part of a segment that is inside, or nil.
  ///
  /// An end that is cut stands on the border, and the direction stays, however far away the segment
  /// comes from.
  ///
  /// - SeeAlso: Y.-D. Liang, B. A. Barsky, “A New Concept and Method for Line Clipping”, ACM
  ///   Transactions on Graphics 3 (1), 1984.
  func clip(from start: SIMD2<Double>, to end: SIMD2<Double>) -> ClippedSegment? {
    let reach = SIMD2(repeating: LineCrossing.far)
    if any(start .< -reach) || any(start .> reach) || any(end .< -reach) || any(end .> reach) {
      return clipFar(from: start, to: end)
    }
    var first = 0.0
    var last = 1.0
    var firstAxis = 0
    var lastAxis = 0
    for axis in 0..<2 {
      // Halves, as a difference of the largest doubles overflows.
      let half = start[axis] / 2
      let delta = end[axis] / 2 - half
      if delta == 0 {
        guard start[axis] >= low[axis], start[axis] <= high[axis] else { return nil }
      } else {
        let a = (low[axis] / 2 - half) / delta
        let b = (high[axis] / 2 - half) / delta
        if min(a, b) > first { (first, firstAxis) = (min(a, b), axis) }
        if max(a, b) < last { (last, lastAxis) = (max(a, b), axis) }
      }
    }
    guard first <= last else { return nil }
    // A fraction may round to that of an end which is outside: far away, and yet near for one that
    // is farther still. Clamping moves no end that is inside.
    return ClippedSegment(
      start: first > 0
        ? cut(start, end, first, firstAxis, from: start)
        : start.clamped(lowerBound: low, upperBound: high),
      end: last < 1
        ? cut(start, end, last, lastAxis, from: end)
        : end.clamped(lowerBound: low, upperBound: high),
      cutBefore: first,
      cutAfter: 1 - last
    )
  }

  /// Returns the same of a segment from far away: its crossings with all borders, of which the
  /// outermost count.
  private func clipFar(from start: SIMD2<Double>, to end: SIMD2<Double>) -> ClippedSegment? {
    // Halves, as a difference of the largest doubles overflows.
    let way = end / 2 - start / 2
    let longest = max(abs(way.x), abs(way.y))
    guard longest > 0, !misses(start, end) else { return nil }
    let direction = way / longest
    var points: [SIMD2<Double>] = []
    for point in [start, end] where contains(point) { points.append(point) }
    for axis in 0..<2 {
      for limit in [low[axis], high[axis]] where (start[axis] < limit) != (end[axis] < limit) {
        let other = LineCrossing.other(start, end, axis, at: limit)
        guard other >= low[1 - axis], other <= high[1 - axis] else { continue }
        points.append(axis == 0 ? SIMD2(limit, other) : SIMD2(other, limit))
      }
    }
    func place(_ point: SIMD2<Double>) -> Double { (point * direction).sum() }
    guard let first = points.min(by: { place($0) < place($1) }),
      let last = points.max(by: { place($0) < place($1) })
    else { return nil }
    let axis = abs(way.x) >= abs(way.y) ? 0 : 1
    func part(_ from: Double, _ to: Double) -> Double {
      max(.leastNormalMagnitude, min(1, (to / 2 - from / 2) / way[axis]))
    }
    return ClippedSegment(
      start: first,
      end: last,
      cutBefore: first == start ? 0 : part(start[axis], first[axis]),
      cutAfter: last == end ? 0 : part(last[axis], end[axis])
    )
  }

  /// Returns where a segment crosses the border on the side of `outside`.
  ///
  /// A sum of large and nearly opposite numbers says little: the coordinate across the border is
  /// set.
  private func cut(
    _ start: SIMD2<Double>,
    _ end: SIMD2<Double>,
    _ fraction: Double,
    _ axis: Int,
    from outside: SIMD2<Double>
  ) -> SIMD2<Double> {
    let half = start / 2
    let way: SIMD2<Double> = (end / 2 - half) * fraction
    var point = (half + way) * 2
    point[axis] = outside[axis] < low[axis] ? low[axis] : high[axis]
    return point.clamped(lowerBound: low, upperBound: high)
  }
}
