import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// The polygons of a mark in one frame: which rings each has, in points.
package struct PolygonRings {
  /// Corners, the last of which is joined with the first.
  package struct Ring {
    /// The row of the first corner; the others follow.
    package let first: Int
    /// At least one.
    package var corners: [SIMD2<Double>]

    /// Takes its parts.
    package init(first: Int, corners: [SIMD2<Double>]) {
      (self.first, self.corners) = (first, corners)
    }
  }

  /// One polygon.
  package struct Polygon {
    /// The row that it begins with.
    package let row: Int
    /// What its colour is taken from; NaN for none.
    package let value: Double
    /// At least one.
    package var rings: [Ring] = []
    /// A box around all corners.
    package var box = PlaceBox.empty

    /// Takes its parts.
    package init(row: Int, value: Double, rings: [Ring] = [], box: PlaceBox = .empty) {
      (self.row, self.value, self.rings, self.box) = (row, value, rings, box)
    }
  }

  /// Which way a ring goes round, as it is seen.
  package enum Turn {
    case clockwise, anticlockwise
  }

  /// In the order of their first rows.
  package let polygons: [Polygon]

  /// Parts corners into polygons.
  package init(_ all: PolygonCorners) {
    polygons = all.polygons.indices.map { index in
      let (row, value) = (all.polygons[index].row, all.polygons[index].value)
      var polygon = Polygon(row: row, value: value)
      for ring in all.rings(of: index) {
        let corners = Array(all.corners[all.corners(of: ring)])
        for corner in corners {
          polygon.box.low = pointwiseMin(polygon.box.low, corner)
          polygon.box.high = pointwiseMax(polygon.box.high, corner)
        }
        polygon.rings.append(Ring(first: all.rings[ring].row, corners: corners))
      }
      return polygon
    }
  }
}

extension PolygonRings {
  /// Which way a ring goes round where it is convex; nil for any other.
  ///
  /// - Precondition: Differences of corners, multiplied, are finite: it lies in a plot.
  package static func convexTurn(of corners: UnsafeBufferPointer<SIMD2<Double>>) -> Turn? {
    let count = corners.count
    guard count > 2 else { return nil }
    var turn: Turn?
    // A convex ring goes to the left once and to the right once.
    var reversals = 0
    var way = corners[0] - corners[count - 1]
    for index in 0..<count {
      let next = corners[index + 1 == count ? 0 : index + 1] - corners[index]
      let cross = way.x * next.y - way.y * next.x
      if cross != 0 {
        let found: Turn = cross > 0 ? .clockwise : .anticlockwise
        if let turn, turn != found { return nil }
        turn = found
      }
      if (way.x < 0) != (next.x < 0) { reversals += 1 }
      way = next
    }
    return reversals <= 2 ? turn : nil
  }
}

extension PolygonRings.Polygon {
  /// Which way its only ring goes round where that is convex; nil for any other polygon.
  ///
  /// - Precondition: Differences of corners, multiplied, are finite: it lies in a plot.
  package var convexTurn: PolygonRings.Turn? {
    guard rings.count == 1 else { return nil }
    return rings[0].corners.withUnsafeBufferPointer { PolygonRings.convexTurn(of: $0) }
  }

  /// Returns the outline of what of it is in a box, or nil where that is nothing.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func outline(within box: PlaceBox) throws(KeisenError) -> PathOutline? {
    let outline = PathOutline()
    var isEmpty = true
    let isWhole = box.holds(self.box)
    for ring in rings {
      let corners = isWhole ? ring.corners : box.cut(ring.corners)
      guard corners.count > 2 else { continue }
      for (index, corner) in corners.enumerated() {
        let point = Point(x: corner.x, y: corner.y)
        if index == 0 { try outline.move(to: point) } else { try outline.line(to: point) }
      }
      try outline.close()
      isEmpty = false
    }
    return isEmpty ? nil : outline
  }

  /// Whether a point lies within an odd number of rings.
  package func contains(_ point: SIMD2<Double>) -> Bool {
    guard box.distances(from: point) == .zero else { return false }
    var isInside = false
    for ring in rings {
      var last = ring.corners[ring.corners.count - 1]
      for corner in ring.corners {
        defer { last = corner }
        guard (corner.y > point.y) != (last.y > point.y) else { continue }
        let part = (point.y - corner.y) / (last.y - corner.y)
        if point.x < corner.x + part * (last.x - corner.x) { isInside.toggle() }
      }
    }
    return isInside
  }

  /// Returns how far a point is from the nearest edge, and the corner that is nearest to it with
  /// its row.
  package func nearest(
    to point: SIMD2<Double>
  ) -> (distance: Double, row: Int, corner: SIMD2<Double>) {
    var best = (distance: Double.infinity, row: row, corner: SIMD2(repeating: Double.nan))
    var nearest = Double.infinity
    for ring in rings {
      var last = ring.corners[ring.corners.count - 1]
      for (index, corner) in ring.corners.enumerated() {
        best.distance = min(best.distance, Self.distance(from: point, last, corner))
        let way = Self.length(corner - point)
        if way < nearest { (nearest, best.row, best.corner) = (way, ring.first + index, corner) }
        last = corner
      }
    }
    return best
  }

  private static func distance(
    from point: SIMD2<Double>,
    _ start: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) -> Double {
    let way = end - start
    let square = (way * way).sum()
    let part = square > 0 ? max(0, min(1, ((point - start) * way).sum() / square)) : 0
    return length(start + way * part - point)
  }

  private static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }
}

extension PlaceBox {
  /// Whether another box lies in this one.
  package func holds(_ other: PlaceBox) -> Bool {
    other.low.x >= low.x && other.low.y >= low.y && other.high.x <= high.x && other.high.y <= high.y
  }

  /// Returns a ring cut to the box: inside of the box it covers what it covered (Sutherland and
  /// Hodgman, 1974).
  package func cut(_ ring: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var ring = ring
    for axis in 0..<2 {
      ring = Self.cut(ring, axis, at: low[axis], keepsHigher: true)
      ring = Self.cut(ring, axis, at: high[axis], keepsHigher: false)
    }
    return ring
  }

  private static func cut(
    _ ring: [SIMD2<Double>],
    _ axis: Int,
    at limit: Double,
    keepsHigher: Bool
  ) -> [SIMD2<Double>] {
    func isInside(_ corner: SIMD2<Double>) -> Bool {
      keepsHigher ? corner[axis] >= limit : corner[axis] <= limit
    }
    guard var last = ring.last, !ring.allSatisfy(isInside) else { return ring }
    var result: [SIMD2<Double>] = []
    for corner in ring {
      if isInside(corner) != isInside(last) {
        // From the one inside: one edge has one crossing, whichever way it is gone.
        let (near, far) = isInside(corner) ? (corner, last) : (last, corner)
        let part = (limit - near[axis]) / (far[axis] - near[axis])
        var crossing = near * (1 - part) + far * part
        let reach = max(max(abs(near.x), abs(near.y)), max(abs(far.x), abs(far.y)))
        if reach > LineCrossing.far {
          crossing[1 - axis] = LineCrossing.other(near, far, axis, at: limit)
        }
        crossing[axis] = limit
        result.append(crossing)
      }
      if isInside(corner) { result.append(corner) }
      last = corner
    }
    return result
  }
}
