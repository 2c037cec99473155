import KeisenDrawing
import KeisenPrimitives

/// The polygons of a mark in one frame: which rings each has, in points.
struct PolygonRings {
  /// Corners, the last of which is joined with the first.
  struct Ring {
    /// The row of the first corner; the others follow.
    let first: Int
    /// At least one.
    var corners: [SIMD2<Double>]
  }

  /// One polygon.
  struct Polygon {
    /// The row that it begins with.
    let row: Int
    /// What its colour is taken from; NaN for none.
    let value: Double
    /// At least one.
    var rings: [Ring] = []
    /// A box around all corners.
    var box = PlaceBox.empty
  }

  /// Which way a ring goes round, as it is seen.
  enum Turn {
    case clockwise, anticlockwise
  }

  /// In the order of their first rows.
  private(set) var polygons: [Polygon] = []
  /// Rows that are NaN, missing or infinite.
  private(set) var gaps = 0
  /// Rows that have no place on a scale.
  private(set) var dropped = 0

  /// Places the polygons.
  init(_ mark: PolygonMark, in space: Space, _ frame: FrameContext) {
    let rows = PlacedRows(mark.columns, in: space, frame)
    let groups = mark.groups == nil ? nil : 2
    let colors = mark.color == nil ? nil : mark.columns.count - 1
    var ring: Ring?
    var group = Double.nan
    rows.forEachBlock { block in
      let (xs, ys) = (block[0], block[1])
      for index in 0..<block.count {
        let row = block.first + index
        let corner = SIMD2(xs[index], ys[index])
        let number = groups.map { block[$0][index] } ?? 0
        guard (corner - corner).sum() == 0, number.isFinite else {
          if rows.isDropped(row) { dropped += 1 } else { gaps += 1 }
          end(&ring)
          continue
        }
        if polygons.isEmpty || number != group {
          end(&ring)
          group = number
          polygons.append(Polygon(row: row, value: colors.map { block[$0][index] } ?? .nan))
        }
        if ring == nil { ring = Ring(first: row, corners: []) }
        ring?.corners.append(corner)
      }
    }
    end(&ring)
  }

  private mutating func end(_ ring: inout Ring?) {
    guard let ended = ring else { return }
    let last = polygons.count - 1
    for corner in ended.corners {
      polygons[last].box.low = pointwiseMin(polygons[last].box.low, corner)
      polygons[last].box.high = pointwiseMax(polygons[last].box.high, corner)
    }
    polygons[last].rings.append(ended)
    ring = nil
  }
}

extension PolygonRings.Polygon {
  /// Which way its only ring goes round where that is convex; nil for any other polygon.
  ///
  /// - Precondition: Differences of corners, multiplied, are finite: it lies in a plot.
  var convexTurn: PolygonRings.Turn? {
    guard rings.count == 1, rings[0].corners.count > 2 else { return nil }
    let corners = rings[0].corners
    let count = corners.count
    var turn: PolygonRings.Turn?
    // A convex ring goes to the left once and to the right once.
    var reversals = 0
    var way = corners[0] - corners[count - 1]
    for index in 0..<count {
      let next = corners[index + 1 == count ? 0 : index + 1] - corners[index]
      let cross = way.x * next.y - way.y * next.x
      if cross != 0 {
        let found: PolygonRings.Turn = cross > 0 ? .clockwise : .anticlockwise
        if let turn, turn != found { return nil }
        turn = found
      }
      if (way.x < 0) != (next.x < 0) { reversals += 1 }
      way = next
    }
    return reversals <= 2 ? turn : nil
  }

  /// Returns the outline of what of it is in a box, or nil where that is nothing.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func outline(within box: PlaceBox) throws(KeisenError) -> PathOutline? {
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
  func contains(_ point: SIMD2<Double>) -> Bool {
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

  /// Returns how far a point is from the nearest edge, and the corner that is nearest to it with its row.
  func nearest(
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
  func holds(_ other: PlaceBox) -> Bool {
    other.low.x >= low.x && other.low.y >= low.y && other.high.x <= high.x && other.high.y <= high.y
  }

  /// Returns a ring cut to the box: inside of the box it covers what it covered (Sutherland and Hodgman, 1974).
  func cut(_ ring: [SIMD2<Double>]) -> [SIMD2<Double>] {
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
        // Halves: the difference of two far ones need not be a double.
        let part = (limit / 2 - last[axis] / 2) / (corner[axis] / 2 - last[axis] / 2)
        var crossing = last * (1 - part) + corner * part
        crossing[axis] = limit
        result.append(crossing)
      }
      if isInside(corner) { result.append(corner) }
      last = corner
    }
    return result
  }
}
