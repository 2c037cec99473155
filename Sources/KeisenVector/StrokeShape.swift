import Glibc
import KeisenDrawing

/// Takes a path of straight lines that is stroked very wide, and makes of it the shape that is
/// filled instead.
///
/// Each line, join and cap is a contour; all wind the same way, so that by the nonzero rule what is
/// inside is their union.
final class StrokeShape: PathTarget {
  /// What is seen of the shape.
  let cut: FillCut
  /// Whether the path had a curve, of which nothing was made.
  private(set) var hasCurves = false
  private let stroke: Stroke
  /// Where the stroke of a line is seen.
  private let near: SeenPart
  private let half: Double
  private var start = SIMD2<Double>.zero
  private var places: [SIMD2<Double>] = []

  /// Begins without contours.
  ///
  /// - Parameters:
  ///   - part: What can be seen.
  ///   - stroke: How the path is stroked.
  init(_ part: SeenPart, _ stroke: Stroke) {
    cut = FillCut(part)
    self.stroke = stroke
    near = part.grown(by: stroke.reach)
    half = stroke.width / 2
  }

  func move(to point: SIMD2<Double>) {
    finish()
    start = point
    places = [point]
  }

  func line(to point: SIMD2<Double>) {
    if places.isEmpty { places = [start] }
    if places.last != point { places.append(point) }
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    hasCurves = true
    line(to: point)
  }

  func close() {
    if places.count > 1, places.first == places.last { places.removeLast() }
    end(isClosed: places.count > 1)
  }

  /// Ends the last contour.
  func finish() { end(isClosed: false) }

  private func end(isClosed: Bool) {
    defer { places = [] }
    guard let first = places.first, let last = places.last else { return }
    guard places.count > 1 else { return addDisc(first) }
    let count = places.count
    let reach = !isClosed && stroke.cap == .square ? half : 0
    for index in 0..<(isClosed ? count : count - 1) {
      let (a, b) = (places[index], places[(index + 1) % count])
      guard !near.misses(Extent(a, b)) else { continue }
      let along = Self.direction(a, b)
      let (before, after) = (index == 0 ? reach : 0, index == count - 2 ? reach : 0)
      let across = Self.left(along) * half
      let (from, to) = (a - along * before, b + along * after)
      addPolygon([from + across, to + across, to - across, from - across])
    }
    for index in isClosed ? 0..<count : 1..<count - 1 {
      addJoin(places[(index + count - 1) % count], places[index], places[(index + 1) % count])
    }
    if !isClosed, stroke.cap == .round {
      addDisc(first)
      addDisc(last)
    }
  }

  private func addJoin(
    _ before: SIMD2<Double>,
    _ corner: SIMD2<Double>,
    _ after: SIMD2<Double>
  ) {
    guard near.contains(corner) else { return }
    guard stroke.join != .round else { return addDisc(corner) }
    let (incoming, outgoing) = (Self.direction(before, corner), Self.direction(corner, after))
    // The outer side is on the right of a turn to the left.
    let side = incoming.x * outgoing.y - incoming.y * outgoing.x > 0 ? -half : half
    let (first, last) = (
      corner + Self.left(incoming) * side, corner + Self.left(outgoing) * side
    )
    let sum = incoming + outgoing
    let cosine = (sum * sum).sum().squareRoot() / 2
    if stroke.join == .mitre, 1 / cosine <= stroke.mitreLimit {
      let tip = corner + Self.left(sum) * (side / (2 * cosine * cosine))
      addPolygon([corner, first, tip, last])
    } else {
      addPolygon([corner, first, last])
    }
  }

  private func addDisc(_ center: SIMD2<Double>) {
    // Within 10^-10 of the radius.
    let arcs = 64
    let angle = 2 * Double.pi / Double(arcs)
    let reach = 4.0 / 3 * tan(angle / 4) * half
    for arc in 0...arcs {
      let end = Double(arc) * angle
      let (out, earlier) = (SIMD2(cos(end), sin(end)), SIMD2(cos(end - angle), sin(end - angle)))
      if arc == 0 {
        cut.move(to: center + out * half)
      } else {
        cut.cubic(
          center + earlier * half + Self.left(earlier) * reach,
          center + out * half - Self.left(out) * reach,
          to: center + out * half
        )
      }
    }
    cut.close()
  }

  /// Adds a contour that winds as discs do.
  private func addPolygon(_ corners: [SIMD2<Double>]) {
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count] - corners[0]
      let from = corner - corners[0]
      area += from.x * next.y - next.x * from.y
    }
    cut.addPolygon(area < 0 ? corners.reversed() : corners)
  }

  private static func direction(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    (b - a) / ((b - a) * (b - a)).sum().squareRoot()
  }

  private static func left(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(-vector.y, vector.x)
  }
}
