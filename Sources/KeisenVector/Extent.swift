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
}
