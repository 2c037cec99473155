import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// The line and the heads of an arrow in one frame.
struct ArrowPath {
  /// Lengths of a head beyond this are taken to be this, in points.
  private static let longestHead = 1e6
  /// Size of the triangle that the pen follows, as a part of the head.
  private static let core = 0.4

  private let start: SIMD2<Double>
  private let end: SIMD2<Double>
  /// From start to end, of length 1.
  private let direction: SIMD2<Double>
  private let style: Arrow.Style
  private let headLength: Double
  private let headWidth: Double
  private let pixelRatio: Double

  /// Finds where the arrow begins and ends, within ±1e300; nil where nothing is left between the
  /// gaps.
  init?(from start: Point, to end: Point, _ style: Arrow.Style, pixelRatio: Double) {
    let (first, last) = (SIMD2(start.x, start.y), SIMD2(end.x, end.y))
    let length = hypot(last.x - first.x, last.y - first.y)
    let visible = length - style.startGap - style.endGap
    guard visible > 0, length > 1e-9 else { return nil }
    direction = (last - first) / length
    self.start = first + direction * style.startGap
    self.end = last - direction * style.endGap
    self.style = style
    self.pixelRatio = pixelRatio
    let count: Double =
      switch style.heads {
      case .none: 0
      case .start, .end: 1
      case .both: 2
      }
    // Heads share what there is; their shape stays.
    let wanted = min(style.headLength, Self.longestHead)
    let part = wanted * count > visible ? visible / (wanted * count) : 1
    headLength = wanted * part
    headWidth = min(style.headWidth, Self.longestHead) * part
  }

  private var hasStartHead: Bool { style.heads == .start || style.heads == .both }
  private var hasEndHead: Bool { style.heads == .end || style.heads == .both }
  private var hasArea: Bool { headLength > 0 && headWidth > 0 }

  /// Draws what may be seen within some bounds.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(
    _ color: Color,
    within bounds: Rect,
    into list: inout DisplayList
  ) throws(KeisenError) {
    // The line goes a little way into a head, so that no seam is seen.
    let overlap = hasArea ? headLength - min(headLength, 0.5 / pixelRatio) : 0
    let shaft = [
      hasStartHead ? start + direction * overlap : start,
      hasEndHead ? end - direction * overlap : end,
    ]
    let line = LineStyle(width: style.width, cap: .butt)
    if style.width > 0, ((shaft[1] - shaft[0]) * direction).sum() > 0,
      let shape = try LinePath.polyline(
        through: shaft,
        style: line,
        color: color,
        in: bounds,
        pixelRatio: pixelRatio
      )
    {
      list.draw(.polyline(shape))
    }
    guard hasArea else { return }
    let reach = ClipBounds(bounds, grownBy: headLength + headWidth)
    if hasStartHead, reach.contains(start) {
      try drawHead(at: start, towards: -direction, color, into: &list)
    }
    if hasEndHead, reach.contains(end) {
      try drawHead(at: end, towards: direction, color, into: &list)
    }
  }

  /// Fills the triangle of a head in one blend: a pen follows a smaller triangle with the same
  /// middle, so that its outer edge is the head's, and a disc fills what is left.
  private func drawHead(
    at tip: SIMD2<Double>,
    towards direction: SIMD2<Double>,
    _ color: Color,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let side = SIMD2(-direction.y, direction.x)
    let half = headWidth / 2
    let slant = hypot(headLength, half)
    // The inscribed circle: area over half the perimeter.
    let radius = headLength * half / (slant + half)
    let middle = tip - direction * (headLength - radius)
    func core(_ along: Double, _ across: Double) -> SIMD2<Double> {
      let corner = tip - direction * along + side * across
      return middle + (corner - middle) * Self.core
    }
    // The pen starts in the middle of a long side: at half of the base, the joins would be round.
    let seam = core(headLength / 2, half / 2)
    var runs = RunBuilder()
    for vertex in [seam, core(0, 0), core(headLength, -half), core(headLength, half), seam] {
      try runs.append(vertex)
    }
    try runs.endRun()
    try runs.append(middle)
    // A mitre is as long as one over the sine of half its angle.
    let mitre = max(slant / half, 1 / sin(atan2(headLength, half) / 2))
    let stroke = Stroke(
      width: 2 * radius * (1 - Self.core),
      color: color,
      join: .mitre,
      cap: .round,
      mitreLimit: mitre * 1.01
    )
    if let shape = try runs.polyline(stroke: stroke) { list.draw(.polyline(shape)) }
  }
}
