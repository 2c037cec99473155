import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Rings around rows that a pointer has found.
struct SnapRing {
  /// Width of the ring and of the lighter one around it, in points.
  private static let pen = (ring: 1.5, halo: 1.0)

  /// Diameter within the ring, in points; 0 draws none.
  let size: Double
  /// Its colour.
  let color: Color

  /// How far it reaches from the middle, in points.
  var radius: Double { size > 0 ? size / 2 + Self.pen.ring + Self.pen.halo : 0 }

  /// Draws a ring around each of some points in the plot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(
    around points: [Point],
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard size > 0 else { return }
    let positions = VertexBuffer()
    for point in points where frame.shows(point.x, .x) && frame.shows(point.y, .y) {
      try positions.append(SIMD2<Float>(Float(point.x), Float(point.y)))
    }
    guard positions.count > 0 else { return }
    let (ring, halo) = Self.pen
    draw(positions, size + 2 * (ring + halo), halo, frame.theme.plotArea, into: &list)
    draw(positions, size + 2 * ring, ring, color, into: &list)
  }

  private func draw(
    _ positions: VertexBuffer,
    _ size: Double,
    _ width: Double,
    _ color: Color,
    into list: inout DisplayList
  ) {
    list.draw(
      .markers(
        Markers(
          positions: positions,
          shape: .circle,
          size: .one(size),
          fill: .one(.clear),
          border: Markers.Border(width: width, color: color)
        )
      )
    )
  }
}
