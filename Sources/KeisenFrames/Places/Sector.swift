import Glibc
import KeisenDrawing
import KeisenPrimitives

/// A part of a disc or of a ring, between two angles in radians clockwise from 12 o'clock.
package struct Sector {
  /// Where the disc's middle is, in points.
  package var center: SIMD2<Double>
  /// Radius of the hole, in points.
  package var innerRadius: Double
  /// Radius of the rim, in points.
  package var outerRadius: Double
  /// Where it begins.
  package var start: Double
  /// Where it ends; not less.
  ///
  /// A turn or more is all of the ring.
  package var end: Double

  /// Takes its parts.
  package init(
    center: SIMD2<Double>,
    innerRadius: Double,
    outerRadius: Double,
    start: Double,
    end: Double
  ) {
    (self.center, self.innerRadius, self.outerRadius, self.start) = (
      center, innerRadius, outerRadius, start
    )
    self.end = end
  }

  /// A turn.
  package static let turn = 2 * Double.pi
  /// What rounding may take from a turn.
  private static let slack = 1e-9
  /// The longest arc that is one curve: it stays within 4.3e-6 of its radius.
  private static let longestArc = Double.pi / 4
  /// How far a corner that points into the sector may reach, in halves of a gap.
  private static let longestMitre = 4.0

  /// How much of a turn it takes, in radians.
  package var span: Double { end - start }
  /// Half way between its sides.
  package var middle: Double { start + span / 2 }
  /// Whether it is all of the ring.
  package var isWhole: Bool { span >= Self.turn - Self.slack }

  /// Returns the way from the middle of a disc to a place of radius 1.
  package static func direction(_ angle: Double) -> SIMD2<Double> { SIMD2(sin(angle), -cos(angle)) }

  /// Returns the angle of a way, in -π...π.
  package static func angle(of way: SIMD2<Double>) -> Double { atan2(way.x, -way.y) }

  /// Returns a place by its angle and radius.
  package func place(_ angle: Double, _ radius: Double) -> SIMD2<Double> {
    center + Self.direction(angle) * radius
  }

  /// Whether an angle lies between its sides.
  func spans(_ angle: Double) -> Bool {
    guard !isWhole else { return true }
    var way = (angle - start).truncatingRemainder(dividingBy: Self.turn)
    if way < 0 { way += Self.turn }
    return way <= span
  }

  /// Returns how far a point is from it; 0 within.
  package func distance(to point: SIMD2<Double>) -> Double {
    let way = point - center
    let radius = (way * way).sum().squareRoot()
    if spans(Self.angle(of: way)) { return max(0, innerRadius - radius, radius - outerRadius) }
    return min(distance(to: point, along: start), distance(to: point, along: end))
  }

  private func distance(to point: SIMD2<Double>, along angle: Double) -> Double {
    let direction = Self.direction(angle)
    let along = ((point - center) * direction).sum()
    let rest = point - center - direction * max(innerRadius, min(along, outerRadius))
    return (rest * rest).sum().squareRoot()
  }

  /// Adds its outline, both sides moved inwards by half of a gap, or nothing where that leaves
  /// nothing.
  ///
  /// Of a whole ring the two circles, to be filled by the even-odd rule.
  ///
  /// - Returns: Whether something was added.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @discardableResult
  package func add(to outline: PathOutline, gap: Double = 0) throws(KeisenError) -> Bool {
    guard outerRadius > innerRadius, outerRadius > 0, span > 0 else { return false }
    if isWhole {
      try outline.ellipse(in: square(outerRadius))
      if innerRadius > 0 { try outline.ellipse(in: square(innerRadius)) }
      return true
    }
    let half = gap / 2
    let outer = asin(min(1, half / outerRadius))
    guard 2 * outer < span else { return false }
    try arc(outline, from: start + outer, to: end - outer, outerRadius, isFirst: true)
    let inner = innerRadius > 0 ? asin(min(1, half / innerRadius)) : .infinity
    if 2 * inner < span {
      try arc(outline, from: end - inner, to: start + inner, innerRadius, isFirst: false)
    } else {
      let reach = half / sin(span / 2)
      let limit = span > .pi ? Self.longestMitre * half : outerRadius
      try outline.line(to: Point(place(middle, max(innerRadius, min(reach, limit)))))
    }
    try outline.close()
    return true
  }

  private func square(_ radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func arc(
    _ outline: PathOutline,
    from first: Double,
    to last: Double,
    _ radius: Double,
    isFirst: Bool
  ) throws(KeisenError) {
    let begin = Point(place(first, radius))
    if isFirst { try outline.move(to: begin) } else { try outline.line(to: begin) }
    let pieces = max(1, Int((abs(last - first) / Self.longestArc).rounded(.up)))
    let step = (last - first) / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = first + step * Double(piece)
      let to = piece == pieces - 1 ? last : from + step
      let (start, end) = (place(from, radius), place(to, radius))
      let (out, back) = (SIMD2(cos(from), sin(from)), SIMD2(cos(to), sin(to)))
      try outline.cubic(
        Point(start + out * reach),
        Point(end - back * reach),
        to: Point(end)
      )
    }
  }
}

extension Point {
  /// Takes a place.
  package init(_ place: SIMD2<Double>) { self.init(x: place.x, y: place.y) }
}
