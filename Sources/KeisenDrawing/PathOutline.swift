import KeisenPrimitives

/// Lines and curves, in points: any number of contours, each begun by `move`.
///
/// It is filled by one owner, then only read. A line or a curve without a `move` before it begins a
/// contour at its own first given point; `close` joins a contour's end with its beginning, and what
/// follows begins there.
public final class PathOutline: @unchecked Sendable {
  /// What each step does; it takes `pointCount` points.
  public enum Verb: UInt8, Sendable, BitwiseCopyable {
    /// Begins a contour at a point.
    case move
    /// A straight line to a point.
    case line
    /// A quadratic Bézier curve: its control point and its end.
    case quadratic
    /// A cubic Bézier curve: its two control points and its end.
    case cubic
    /// Joins the end of the contour with its beginning.
    case close

    /// Points that the step takes.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The steps, in order.
  public let verbs: GrowingBuffer<Verb>
  /// The points that the steps take, in order.
  public let points: VertexBuffer

  /// Makes an outline without any step.
  public init() {
    verbs = GrowingBuffer()
    points = VertexBuffer()
  }

  /// Makes an outline of steps and as many points as they take, to which nobody writes any more.
  package init(verbs: GrowingBuffer<Verb>, points: VertexBuffer) {
    self.verbs = verbs
    self.points = points
  }

  /// Begins a contour.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func move(to point: Point) throws(KeisenError) {
    try points.append(Self.vertex(point))
    try verbs.append(.move)
  }

  /// Adds a straight line.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func line(to point: Point) throws(KeisenError) {
    try points.append(Self.vertex(point))
    try verbs.append(.line)
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func quadratic(_ control: Point, to end: Point) throws(KeisenError) {
    try points.append(Self.vertex(control))
    try points.append(Self.vertex(end))
    try verbs.append(.quadratic)
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func cubic(_ first: Point, _ second: Point, to end: Point) throws(KeisenError) {
    try points.append(Self.vertex(first))
    try points.append(Self.vertex(second))
    try points.append(Self.vertex(end))
    try verbs.append(.cubic)
  }

  /// Closes the contour.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func close() throws(KeisenError) {
    try verbs.append(.close)
  }

  /// The farthest that a finite coordinate stays, in points: floats reach little farther.
  private static let farthest = 1e36

  private static func vertex(_ point: Point) -> SIMD2<Float> {
    func limited(_ value: Double) -> Float {
      value.isFinite ? Float(max(-farthest, min(value, farthest))) : Float(value)
    }
    return SIMD2(limited(point.x), limited(point.y))
  }
}

extension PathOutline {
  /// Adds a contour of straight lines through points, closed.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @inlinable
  public func polygon(_ points: some Sequence<Point>) throws(KeisenError) {
    var isFirst = true
    for point in points {
      if isFirst { try move(to: point) } else { try line(to: point) }
      isFirst = false
    }
    if !isFirst { try close() }
  }

  /// Adds the ellipse that touches the sides of a rectangle, as eight cubic curves that stay within
  /// 4.3e-6 of its radii.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func ellipse(in rect: Rect) throws(KeisenError) {
    // Of an eighth: 4/3 tan(pi/16).
    let reach = 0.265_216_489_839_6
    let (a, b) = (rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.midX + a * x, y: rect.midY + b * y)
    }
    try move(to: point(1, 0))
    var from = (1.0, 0.0)
    for to in Self.eighths {
      try cubic(
        point(from.0 - reach * from.1, from.1 + reach * from.0),
        point(to.0 + reach * to.1, to.1 - reach * to.0),
        to: point(to.0, to.1)
      )
      from = to
    }
    try close()
  }

  /// The ends of the eighths of a circle that begins on the right.
  private static let eighths: [(Double, Double)] = {
    let half = 0.707_106_781_186_547_5
    return [
      (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half), (0, -1), (half, -half), (1, 0),
    ]
  }()
}
