import KeisenDrawing
import KeisenPrimitives
import KeisenReduction

/// Convex polygons of one opaque colour, gathered into one path: their union, whose common edges
/// leave no seam.
struct JoinedPolygons {
  private var outline: PathOutline?
  private var fill = Color.clear

  /// Adds a polygon; what has another colour is drawn before.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func add(
    _ polygon: PolygonRings.Polygon,
    _ turn: PolygonRings.Turn,
    _ fill: Color,
    to list: inout DisplayList
  ) throws(KeisenError) {
    if fill != self.fill { draw(on: &list) }
    self.fill = fill
    let outline = outline ?? PathOutline()
    self.outline = outline
    let corners = polygon.rings[0].corners
    for index in corners.indices {
      // All go round the same way, so that no overlap is a hole.
      let corner = corners[turn == .clockwise ? index : corners.count - 1 - index]
      let point = Point(x: corner.x, y: corner.y)
      if index == 0 { try outline.move(to: point) } else { try outline.line(to: point) }
    }
    try outline.close()
  }

  /// Draws what was gathered.
  mutating func draw(on list: inout DisplayList) {
    guard let outline else { return }
    list.draw(.path(Path(outline, .fill(.color(fill), .nonzero))))
    self.outline = nil
  }
}
