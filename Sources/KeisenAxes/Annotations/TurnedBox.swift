import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenReduction

/// A rectangle that stands oblique, drawn with strokes: the display list's own is upright.
struct TurnedBox {
  /// Corners beyond this many strokes are drawn square.
  private static let maxStrokes = 256.0
  /// Lines along a quarter of a round corner.
  private static let cornerSteps = 8

  /// Its middle, in points.
  let center: Point
  /// Its extents before the turn.
  let width: Double
  let height: Double
  /// Radius of its corners.
  let radius: Double
  /// How it is turned.
  let turn: Turn

  /// The radius that its sides have room for.
  private var fitted: Double { min(radius, width / 2, height / 2) }

  private func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let offset = turn.applied(toX: x, y: y)
    return SIMD2(center.x + offset.x, center.y + offset.y)
  }

  /// Fills it in one blend.
  ///
  /// A box with square corners is one stroke as wide as it is high. One with round corners is the
  /// strokes of twice the radius around what is left inside of them, and across that, a little
  /// closer than they are wide.
  func fill(_ color: Color, into list: inout DisplayList) throws(KeisenError) {
    guard width > 0, height > 0 else { return }
    var runs = RunBuilder()
    let radius = fitted
    let (x, y) = (width / 2 - radius, height / 2 - radius)
    let strokes = radius > 0 ? (2 * y / (1.5 * radius)).rounded(.up) : .infinity
    guard strokes <= Self.maxStrokes else {
      try runs.append(place(-width / 2, 0))
      try runs.append(place(width / 2, 0))
      let stroke = Stroke(width: height, color: color, join: .bevel, cap: .butt)
      if let shape = try runs.polyline(stroke: stroke) { list.draw(.polyline(shape)) }
      return
    }
    for corner in [(-x, -y), (x, -y), (x, y), (-x, y), (-x, -y)] {
      try runs.append(place(corner.0, corner.1))
    }
    try runs.endRun()
    for index in 1..<max(1, Int(strokes)) {
      let across = -y + 2 * y * Double(index) / strokes
      try runs.append(place(-x, across))
      try runs.append(place(x, across))
      try runs.endRun()
    }
    let stroke = Stroke(width: 2 * radius, color: color, join: .round, cap: .round)
    if let shape = try runs.polyline(stroke: stroke) { list.draw(.polyline(shape)) }
  }

  /// Strokes its outline, half inside and half outside.
  func stroke(
    _ color: Color,
    width pen: Double,
    into list: inout DisplayList
  ) throws(KeisenError) {
    var runs = RunBuilder()
    let radius = fitted
    let (x, y) = (width / 2 - radius, height / 2 - radius)
    let steps = radius > 0 ? Self.cornerSteps : 0
    let corners = [(x, -y), (x, y), (-x, y), (-x, -y)]
    for (index, corner) in corners.enumerated() {
      for step in 0...steps {
        let part = steps > 0 ? Double(step) / Double(steps) : 0
        let angle = (Double(index) - 1 + part) * Double.pi / 2
        try runs.append(
          place(corner.0 + radius * cos(angle), corner.1 + radius * sin(angle))
        )
      }
    }
    // Back to the start: a square cap there makes the last corner like the others.
    try runs.append(radius > 0 ? place(x, -height / 2) : place(x, -y))
    let stroke = Stroke(
      width: pen,
      color: color,
      join: radius > 0 ? .round : .mitre,
      cap: radius > 0 ? .round : .square
    )
    if let shape = try runs.polyline(stroke: stroke) { list.draw(.polyline(shape)) }
  }
}
