import KeisenPrimitives

/// A rectangle around positions, in points, whose sides may be infinitely far away.
package struct PlaceBox: Hashable {
  /// The least coordinates; above `high` where there is nothing.
  package var low: SIMD2<Double>
  /// The greatest coordinates.
  package var high: SIMD2<Double>

  /// Around nothing.
  package static let empty = PlaceBox(
    low: SIMD2(repeating: .infinity),
    high: SIMD2(repeating: -.infinity)
  )

  /// Makes a box.
  package init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  /// Makes a box around a rectangle.
  package init(_ rect: Rect, grownBy margin: Double) {
    low = SIMD2(rect.minX - margin, rect.minY - margin)
    high = SIMD2(rect.maxX + margin, rect.maxY + margin)
  }

  /// Returns the box with its sides moved outwards.
  @inline(__always)
  package func grown(by margin: Double) -> PlaceBox {
    PlaceBox(low: low - margin, high: high + margin)
  }

  /// Whether two boxes share a point.
  @inline(__always)
  package func meets(_ other: PlaceBox) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
  }

  /// Returns how far a point is from the box along x and along y.
  @inline(__always)
  package func distances(from point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      max(0, max(low.x - point.x, point.x - high.x)),
      max(0, max(low.y - point.y, point.y - high.y))
    )
  }
}
