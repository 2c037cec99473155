/// Where the straight line through two points crosses a level one, however far away the points are.
///
/// An interpolation between far points cancels: of ends 10¹⁸ points away doubles leave no digit in
/// the plot. The cross product here is summed with the rest of each rounding, so that the crossing
/// is right to an ulp of the result, or of 2⁻⁵⁰ of the ends' distance to the product of both.
///
/// - SeeAlso: T. J. Dekker, "A floating-point technique for extending the available precision",
///   Numerische Mathematik 18 (3), 1971.
package enum LineCrossing {
  /// Coordinates from which on an interpolation isn't good enough, in points.
  package static let far = 0x1p24

  /// Returns the other coordinate where the line through two points has a coordinate.
  ///
  /// - Parameters:
  ///   - start: A finite point.
  ///   - end: Another one, of another coordinate.
  ///   - axis: 0 where the coordinate is x, 1 for y.
  ///   - limit: The coordinate.
  /// - Returns: The other one.
  package static func other(
    _ start: SIMD2<Double>,
    _ end: SIMD2<Double>,
    _ axis: Int,
    at limit: Double
  ) -> Double {
    // A power of two is exact; products of what is left are doubles.
    let maximum = max(
      max(abs(start.x), abs(start.y)),
      max(max(abs(end.x), abs(end.y)), abs(limit))
    )
    let scale = maximum > 0x1p400 ? 0x1p-624 : 1
    let (a, b, limit) = (start * scale, end * scale, limit * scale)
    guard a[1 - axis] != b[1 - axis] else { return start[1 - axis] }
    let toEnd = difference(b[axis], limit)
    let toStart = difference(limit, a[axis])
    let length = difference(b[axis], a[axis])
    let (p, q) = (a[1 - axis], b[1 - axis])
    let (first, second) = (p * toEnd.value, q * toStart.value)
    let rests =
      (-first).addingProduct(p, toEnd.value) + (-second).addingProduct(q, toStart.value)
      + (p * toEnd.rest + q * toStart.rest)
    let sum = total(first, second)
    return (sum.value + (sum.rest + rests)) / (length.value + length.rest) / scale
  }

  private static func difference(_ a: Double, _ b: Double) -> (value: Double, rest: Double) {
    total(a, -b)
  }

  /// Returns a sum and what rounding left out of it.
  private static func total(_ a: Double, _ b: Double) -> (value: Double, rest: Double) {
    let value = a + b
    let part = value - a
    return (value, (a - (value - part)) + (b - part))
  }
}
