import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Draws the spokes and rings of a polar space.
struct PolarGridLines {
  private let places: PolarPlaces
  private let shape: Space.Polar.GridShape
  /// The angles of the spokes, in radians.
  private let angles: [Double]
  private let frame: FrameContext

  /// Takes the values of the spokes.
  init(
    _ places: PolarPlaces,
    _ shape: Space.Polar.GridShape,
    _ values: [Double],
    _ frame: FrameContext
  ) {
    (self.places, self.shape, self.frame) = (places, shape, frame)
    angles = values.map(places.angles.position).filter(\.isFinite)
  }

  /// Draws a line from the hole to the rim at each angle.
  func drawSpokes(_ style: LineStyle, _ color: Color, into list: inout DisplayList)
    throws(KeisenError)
  {
    for angle in angles {
      let line = try LinePath.polyline(
        through: [
          places.place(angle, places.innerRadius), places.place(angle, places.outerRadius),
        ],
        style: style,
        color: color,
        in: places.square,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
  }

  /// Draws rings at radii in points, but for those at the middle and beyond the rim.
  func drawRings(_ radii: [Double], _ stroke: Stroke, into list: inout DisplayList)
    throws(KeisenError)
  {
    for radius in radii where radius > 0 && radius <= places.outerRadius * (1 + 1e-9) {
      try drawRing(radius, stroke, into: &list)
    }
  }

  /// Draws a circle, or what stands for it.
  func drawRing(
    _ radius: Double,
    _ stroke: Stroke,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard radius > 0, stroke.color.alpha > 0 else { return }
    let outline = PathOutline()
    if shape == .polygons, angles.count > 2 {
      try outline.polygon(angles.lazy.map { Point(places.place($0, radius)) })
    } else {
      try outline.ellipse(
        in: Rect(
          x: places.center.x - radius,
          y: places.center.y - radius,
          width: 2 * radius,
          height: 2 * radius
        )
      )
    }
    list.draw(.path(Path(outline, .stroke(stroke))))
  }
}
