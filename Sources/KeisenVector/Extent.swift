import KeisenPrimitives

/// The least and greatest coordinates of some points, in points; reversed where there is none.
struct Extent: Hashable {
  /// The least.
  var low = SIMD2<Double>(repeating: .infinity)
  /// The greatest.
  var high = SIMD2<Double>(repeating: -.infinity)

  /// That of no point.
  init() {}

  /// That of some points.
  init(_ points: SIMD2<Double>...) {
    for point in points { add(point) }
  }

  /// That of a rectangle.
  init(_ rect: Rect) {
    low = SIMD2(rect.minX, rect.minY)
    high = SIMD2(rect.maxX, rect.maxY)
  }

  /// Whether all four are numbers and not infinite.
  var isFinite: Bool {
    low.x.isFinite && low.y.isFinite && high.x.isFinite && high.y.isFinite
  }

  /// Takes a point too.
  mutating func add(_ point: SIMD2<Double>) {
    low = pointwiseMin(low, point)
    high = pointwiseMax(high, point)
  }

  /// Returns the extent with all sides farther out.
  func grown(by distance: Double) -> Extent {
    var grown = self
    grown.low -= distance
    grown.high += distance
    return grown
  }

  /// Whether a point is within, or on a side.
  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y
  }

  /// Returns the part of a line that is within, nil for none: cut at one side after the other.
  func cut(
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>
  ) -> (start: SIMD2<Double>, end: SIMD2<Double>)? {
    var (a, b) = (from, to)
    for axis in 0..<2 {
      for (side, sign) in [(low[axis], 1.0), (high[axis], -1)] {
        let (isOutA, isOutB) = ((a[axis] - side) * sign < 0, (b[axis] - side) * sign < 0)
        guard isOutA || isOutB else { continue }
        if isOutA && isOutB { return nil }
        var end = a + (b - a) * ((side - a[axis]) / (b[axis] - a[axis]))
        end[axis] = side
        if isOutA { a = end } else { b = end }
      }
    }
    return (a, b)
  }
}
