/// The straight line between two points, to be cut where it passes upright and level sides.
package struct StraightLine {
  /// Where it begins.
  package let start: SIMD2<Double>
  /// Where it ends.
  package let end: SIMD2<Double>

  /// Makes a line.
  package init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    self.start = start
    self.end = end
  }

  /// Coordinates beyond which what a side is away gets lost in the sum.
  private static let far = 0x1p30

  /// Returns the point whose coordinate of one axis is `side`, which is between those of the ends,
  /// and not both of them.
  ///
  /// It is as exact where both ends are farther away than any picture reaches: two coordinates of
  /// 1e30 leave nothing of a side at 10.
  package func point(at side: Double, axis: Int) -> SIMD2<Double> {
    let other = 1 - axis
    let along = end - start
    let (atStart, atEnd) = (Self.reach(start), Self.reach(end))
    var point = SIMD2(repeating: side)
    if min(atStart, atEnd) < Self.far {
      let near = atStart <= atEnd ? start : end
      point[other] = near[other] + (side - near[axis]) / along[axis] * along[other]
    } else {
      // The difference of two products, each with what rounding takes of it.
      let (a, b) = (start[other] * end[axis], start[axis] * end[other])
      let lost =
        (-a).addingProduct(start[other], end[axis]) - (-b).addingProduct(start[axis], end[other])
      point[other] = (along[other] * side + (a - b + lost)) / along[axis]
    }
    return point
  }

  /// Returns the part that is within a rectangle, nil for none.
  package func cut(low: SIMD2<Double>, high: SIMD2<Double>) -> StraightLine? {
    var (a, b) = (start, end)
    for axis in 0..<2 {
      for (side, sign) in [(low[axis], 1.0), (high[axis], -1)] {
        let (isOutA, isOutB) = ((a[axis] - side) * sign < 0, (b[axis] - side) * sign < 0)
        guard isOutA || isOutB else { continue }
        if isOutA && isOutB { return nil }
        let passed = point(at: side, axis: axis)
        if isOutA { a = passed } else { b = passed }
      }
    }
    return StraightLine(a, b)
  }

  private static func reach(_ point: SIMD2<Double>) -> Double {
    max(abs(point.x), abs(point.y))
  }
}
