import KeisenPrimitives

/// A rectangle against which segments are clipped, in double.
struct ClipBounds {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  /// Makes bounds around a rectangle.
  init(_ rect: Rect, grownBy margin: Double) {
    low = SIMD2(rect.minX - margin, rect.minY - margin)
    high = SIMD2(rect.maxX + margin, rect.maxY + margin)
  }

  /// Whether a point is inside or on the border.
  @inline(__always)
  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  /// Returns the part of a segment that is inside, as fractions of its length, or nil.
  ///
  /// - SeeAlso: Y.-D. Liang, B. A. Barsky, “A New Concept and Method for Line Clipping”, ACM
  ///   Transactions on Graphics 3 (1), 1984.
  func clip(from start: SIMD2<Double>, to end: SIMD2<Double>) -> ClosedRange<Double>? {
    var first = 0.0
    var last = 1.0
    for axis in 0..<2 {
      let delta = end[axis] - start[axis]
      if delta == 0 {
        guard start[axis] >= low[axis], start[axis] <= high[axis] else { return nil }
      } else {
        let a = (low[axis] - start[axis]) / delta
        let b = (high[axis] - start[axis]) / delta
        first = max(first, min(a, b))
        last = min(last, max(a, b))
      }
    }
    return first <= last ? first...last : nil
  }
}
