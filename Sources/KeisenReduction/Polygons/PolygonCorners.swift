import KeisenData
import KeisenFrames
import KeisenPrimitives

/// The corners of a mark's polygons in one frame, in points, one after the other.
package struct PolygonCorners {
  /// Where a ring begins.
  struct Ring: BitwiseCopyable {
    /// The row of its first corner; the others follow.
    var row: Int
    /// The place of that corner; the ring goes on to the next one's.
    var first: Int
  }

  /// Where a polygon begins.
  package struct Polygon: BitwiseCopyable {
    /// The row that it begins with.
    var row: Int
    /// What its colour is taken from; NaN for none.
    package var value: Double
    /// The place of its first ring; it goes on to the next one's.
    package var ring: Int
  }

  /// Those of all rings in turn, finite.
  package private(set) var corners: [SIMD2<Double>] = []
  /// In turn, none without a corner.
  private(set) var rings: [Ring] = []
  /// In the order of their first rows, none without a ring.
  package private(set) var polygons: [Polygon] = []
  /// Rows that are NaN, missing or infinite.
  package private(set) var gaps = 0
  /// Rows that have no place on a scale.
  package private(set) var dropped = 0

  /// Places the corners.
  ///
  /// - Parameters:
  ///   - rows: Their positions, x and y the first two columns.
  ///   - groups: The column whose number is another one where a polygon begins; nil for one.
  ///   - colors: The column of values that colours are taken from; nil for none.
  ///   - shown: The rows whose polygons are drawn; nil for all.
  package init(_ rows: PlacedRows, groups: Int?, colors: Int?, shown: BrushedRows?) {
    corners.reserveCapacity(rows.rows.count)
    var isInRing = false
    var group = Double.nan
    rows.forEachBlock { block in
      let (xs, ys) = (block[0], block[1])
      let numbers = groups.map { block[$0] }
      let values = colors.map { block[$0] }
      for index in 0..<block.count {
        let row = block.first + index
        let corner = SIMD2(xs[index], ys[index])
        let number = numbers?[index] ?? 0
        guard (corner - corner).sum() == 0, number.isFinite else {
          if rows.isDropped(row) { dropped += 1 } else { gaps += 1 }
          isInRing = false
          continue
        }
        if polygons.isEmpty || number != group {
          isInRing = false
          group = number
          polygons.append(Polygon(row: row, value: values?[index] ?? .nan, ring: rings.count))
        }
        if !isInRing { rings.append(Ring(row: row, first: corners.count)) }
        isInRing = true
        corners.append(corner)
      }
    }
    if let shown { keep(shown) }
  }

  /// Leaves out the polygons that are not drawn.
  private mutating func keep(_ shown: BrushedRows) {
    let all = self
    (corners, rings, polygons) = ([], [], [])
    for index in all.polygons.indices {
      let own = all.rings(of: index)
      guard shown.containsShape(of: own.map(all.rows(of:))) else { continue }
      var polygon = all.polygons[index]
      polygon.ring = rings.count
      polygons.append(polygon)
      for ring in own {
        rings.append(Ring(row: all.rings[ring].row, first: corners.count))
        corners += all.corners[all.corners(of: ring)]
      }
    }
  }

  /// Returns the places of a polygon's rings.
  package func rings(of polygon: Int) -> Range<Int> {
    let next = polygon + 1 < polygons.count ? polygons[polygon + 1].ring : rings.count
    return polygons[polygon].ring..<next
  }

  /// Returns the places of a ring's corners.
  package func corners(of ring: Int) -> Range<Int> {
    let next = ring + 1 < rings.count ? rings[ring + 1].first : corners.count
    return rings[ring].first..<next
  }

  /// Returns the rows of a ring.
  package func rows(of ring: Int) -> Range<Int> {
    rings[ring].row..<rings[ring].row + corners(of: ring).count
  }

  /// Returns a box around a polygon.
  package func box(around polygon: Int) -> PlaceBox {
    var box = PlaceBox.empty
    for ring in rings(of: polygon) {
      for corner in corners[corners(of: ring)] {
        box.low = pointwiseMin(box.low, corner)
        box.high = pointwiseMax(box.high, corner)
      }
    }
    return box
  }
}
