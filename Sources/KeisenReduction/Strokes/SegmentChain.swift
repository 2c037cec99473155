/// Joins successive segments of a line that lie nearly in one direction.
///
/// No point of the line is farther than the tolerance from what is returned, and none of that
/// farther from the line. A row farther out than the tolerance is never passed over, so no spike is
/// lost.
///
/// - SeeAlso: C. M. Williams, “An Efficient Algorithm for the Piecewise Linear Approximation of
///   Planar Curves”, Computer Graphics and Image Processing 8 (2), 1978.
struct SegmentChain {
  /// A segment of what the line has become.
  typealias Segment = (start: SIMD2<Double>, end: SIMD2<Double>)

  private let tolerance: Double
  private var start = SIMD2<Double>.zero
  private var end = SIMD2<Double>.zero
  /// Square of the distance from start to end; 0 while all rows are within the tolerance of the
  /// start.
  private var reached = 0.0
  /// Whether several rows lie between start and end, so that there is a sector.
  private var isLong = false
  /// The sector in which the end may lie, so that all rows so far are near the segment.
  private var left = SIMD2<Double>.zero
  private var right = SIMD2<Double>.zero

  /// Makes a chain without rows; the tolerance is in the unit of the points, above 0.
  init(tolerance: Double) { self.tolerance = tolerance }

  /// Begins a line.
  @inline(__always)
  mutating func begin(at point: SIMD2<Double>) {
    start = point
    reached = 0
  }

  /// Continues the line to a point; returns a segment that is done, or nil.
  @inline(__always)
  mutating func add(_ point: SIMD2<Double>) -> Segment? {
    let vector = point - start
    let square = Self.dot(vector, vector)
    guard reached > 0 else {
      if square > tolerance * tolerance { (end, reached, isLong) = (point, square, false) }
      return nil
    }
    if square >= reached, isInSector(vector) {
      narrow(to: vector, square)
      (end, reached) = (point, square)
      return nil
    }
    let done = (start, end)
    start = end
    let next = point - start
    let length = Self.dot(next, next)
    (end, isLong) = (point, false)
    reached = length > tolerance * tolerance ? length : 0
    return done
  }

  /// Whether the end may lie in a direction.
  @inline(__always)
  private func isInSector(_ vector: SIMD2<Double>) -> Bool {
    if isLong { return Self.cross(right, vector) >= 0 && Self.cross(vector, left) >= 0 }
    // That of one row without its root: what most rows of noise are asked.
    let first = end - start
    let (across, along) = (Self.cross(first, vector), Self.dot(first, vector))
    return along > 0 && across * across * reached <= tolerance * tolerance * along * along
  }

  /// Narrows the sector, so that what lies in it is near one more row.
  @inline(__always)
  private mutating func narrow(to vector: SIMD2<Double>, _ square: Double) {
    if !isLong {
      let first = end - start
      let aside = aside(first, reached)
      (left, right, isLong) = (first + aside, first - aside, true)
    }
    let aside = aside(vector, square)
    if Self.cross(vector + aside, left) >= 0 { left = vector + aside }
    if Self.cross(right, vector - aside) >= 0 { right = vector - aside }
  }

  /// Ends the line and returns its last segment; one that never left the tolerance is a dot.
  mutating func finish() -> Segment {
    defer { reached = 0 }
    return (start, reached > 0 ? end : start)
  }

  /// A vector as long as the tolerance, counterclockwise across another one.
  @inline(__always)
  private func aside(_ vector: SIMD2<Double>, _ square: Double) -> SIMD2<Double> {
    SIMD2(-vector.y, vector.x) * (tolerance / square.squareRoot())
  }

  @inline(__always)
  private static func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    a.x * b.x + a.y * b.y
  }

  @inline(__always)
  private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    a.x * b.y - a.y * b.x
  }
}
