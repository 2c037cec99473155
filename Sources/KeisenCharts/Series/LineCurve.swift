import Glibc
import KeisenDrawing
import KeisenPrimitives

/// Turns the places of connected rows into the vertices of the line through them.
///
/// A place is x, y, the height of a second line over the same x, and a number that grows by 1 from row to row; all four
/// are interpolated alike.
struct LineCurve {
  typealias Place = SIMD4<Double>

  /// Halvings of a curve: beyond them a part is shorter than anything that is seen.
  private static let mostHalvings = 20
  /// Coordinates of control points beyond which a segment is straight.
  private static let farthest = 0x1p200

  private let interpolation: LineInterpolation
  /// How far a vertex's way may be from the curve, in points.
  private let tolerance: Double
  /// Where curves are told from straight lines; nil for everywhere.
  private let view: PlaceBox?

  /// Makes a shape of lines.
  ///
  /// - Parameters:
  ///   - interpolation: How they go from row to row.
  ///   - pixelRatio: Device pixels per point.
  ///   - view: The part of the picture that is seen, in points; of what is elsewhere a curve's ends are enough. Nil
  ///     where lengths count everywhere.
  init(_ interpolation: LineInterpolation, pixelRatio: Double, view: PlaceBox?) {
    self.interpolation = interpolation
    tolerance = PathOutline.tolerance / pixelRatio
    self.view = view
  }

  /// Calls `body` with each vertex of the line through connected rows, the rows among them.
  func forEachVertex<Failure: Error>(
    of rows: [Place],
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) {
    guard let first = rows.first else { return }
    try body(first)
    switch interpolation {
    case .linear:
      for row in rows.dropFirst() { try body(row) }
    case .stepBefore, .stepMiddle, .stepAfter:
      for (start, end) in zip(rows, rows.dropFirst()) {
        let (before, after) = corners(start, end)
        if let before { try body(before) }
        if let after { try body(after) }
        try body(end)
      }
    case .monotone: try addMonotone(rows, body)
    case .catmullRom(let alpha): try addCatmullRom(rows, alpha, body)
    }
  }

  /// Returns the corners of a step between two rows: one, or two where it is in the middle.
  func corners(_ start: Place, _ end: Place) -> (before: Place?, after: Place?) {
    switch interpolation {
    case .stepBefore: return (Place(start.x, end.y, end.z, start.w), nil)
    case .stepAfter:
      // Still of the segment that begins with the start.
      return (Place(end.x, start.y, start.z, end.w.nextDown), nil)
    case .stepMiddle:
      let x = start.x / 2 + end.x / 2
      let w = start.w / 2 + end.w / 2
      return (Place(x, start.y, start.z, w), Place(x, end.y, end.z, w))
    case .linear, .monotone, .catmullRom: return (nil, nil)
    }
  }

  // MARK: Monotone

  private func addMonotone<Failure: Error>(
    _ rows: [Place],
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) {
    var first = 0
    while first < rows.count - 1 {
      // As far as x goes one way.
      let way = Self.sign(rows[first + 1].x - rows[first].x)
      var last = first + 1
      while way != 0, last < rows.count - 1, Self.sign(rows[last + 1].x - rows[last].x) == way {
        last += 1
      }
      if last == first + 1 {
        try body(rows[last])
      } else {
        try addPiece(rows, first, last, body)
      }
      first = last
    }
  }

  private func addPiece<Failure: Error>(
    _ rows: [Place],
    _ first: Int,
    _ last: Int,
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) {
    func slope(_ index: Int) -> Place {
      (rows[index + 1] - rows[index]) / (rows[index + 1].x - rows[index].x)
    }
    /// The slope in a row between two segments.
    func inner(_ index: Int) -> Place {
      let (before, after) = (slope(index - 1), slope(index))
      let (h0, h1) = (rows[index].x - rows[index - 1].x, rows[index + 1].x - rows[index].x)
      let mean = (before * h1 + after * h0) / (h0 + h1)
      return Place(
        Self.limited(before.x, after.x, mean.x),
        Self.limited(before.y, after.y, mean.y),
        Self.limited(before.z, after.z, mean.z),
        Self.limited(before.w, after.w, mean.w)
      )
    }
    let start = inner(first + 1)
    var tangent = (3 * slope(first) - start) / 2
    for index in first..<last {
      let next = index + 1 < last ? inner(index + 1) : (3 * slope(index) - tangent) / 2
      let third = (rows[index + 1].x - rows[index].x) / 3
      try add(
        rows[index],
        rows[index] + tangent * third,
        rows[index + 1] - next * third,
        rows[index + 1],
        body
      )
      tangent = next
    }
  }

  /// Returns the slope between two others that lets no curve overshoot.
  private static func limited(_ before: Double, _ after: Double, _ mean: Double) -> Double {
    (sign(before) + sign(after)) * min(abs(before), abs(after), abs(mean) / 2)
  }

  private static func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }

  // MARK: Catmull-Rom

  private func addCatmullRom<Failure: Error>(
    _ rows: [Place],
    _ alpha: Double,
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) {
    /// The distance of two knots; that of the line along y decides.
    func knots(_ index: Int) -> Double {
      guard index >= 0, index < rows.count - 1 else { return 0 }
      let way = rows[index + 1] - rows[index]
      return Self.power((way.x * way.x + way.y * way.y).squareRoot(), alpha)
    }
    for index in 0..<rows.count - 1 {
      let (a, b, c) = (knots(index - 1), knots(index), knots(index + 1))
      let (start, end) = (rows[index], rows[index + 1])
      var (first, second) = (start, end)
      if a > 0, b > 0 {
        let sum = start * (2 * a * a + 3 * a * b + b * b) - rows[index - 1] * (b * b)
        first = (sum + end * (a * a)) / (3 * a * (a + b))
      }
      if c > 0, b > 0 {
        let sum = end * (2 * c * c + 3 * c * b + b * b) - rows[index + 2] * (b * b)
        second = (sum + start * (c * c)) / (3 * c * (c + b))
      }
      try add(start, first, second, end, body)
    }
  }

  private static func power(_ length: Double, _ alpha: Double) -> Double {
    alpha == 0.5 ? length.squareRoot() : alpha == 1 ? length : pow(length, alpha)
  }

  // MARK: Flattening

  /// Hands on a cubic curve without its start.
  private func add<Failure: Error>(
    _ a: Place,
    _ b: Place,
    _ c: Place,
    _ d: Place,
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) {
    // False for what is not finite, too.
    let areNear =
      abs(b.x) < Self.farthest && abs(b.y) < Self.farthest && abs(b.z) < Self.farthest
      && abs(c.x) < Self.farthest && abs(c.y) < Self.farthest && abs(c.z) < Self.farthest
    guard areNear else { return try body(d) }
    // The number of the row goes on evenly.
    var (b, c) = (b, c)
    (b.w, c.w) = (a.w + (d.w - a.w) / 3, a.w + (d.w - a.w) * 2 / 3)
    try halve(a, b, c, d, Self.mostHalvings, body)
  }

  /// Hands on a curve as straight lines: halves it until its second differences say that it is one, or none of it is in view.
  private func halve<Failure: Error>(
    _ a: Place,
    _ b: Place,
    _ c: Place,
    _ d: Place,
    _ halvings: Int,
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) {
    let (one, two) = (a - 2 * b + c, b - 2 * c + d)
    let bend = max(
      max(abs(one.x), abs(two.x)),
      max(max(abs(one.y), abs(two.y)), max(abs(one.z), abs(two.z)))
    )
    guard halvings > 0, 0.75 * bend * 2.0.squareRoot() > tolerance, isSeen(a, b, c, d) else {
      return try body(d)
    }
    let (ab, bc, cd) = ((a + b) / 2, (b + c) / 2, (c + d) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    try halve(a, ab, abc, middle, halvings - 1, body)
    try halve(middle, bcd, cd, d, halvings - 1, body)
  }

  /// Whether a curve may reach into what is seen, one of its two heights at least.
  private func isSeen(_ a: Place, _ b: Place, _ c: Place, _ d: Place) -> Bool {
    guard let view else { return true }
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    return low.x <= view.high.x && high.x >= view.low.x
      && min(low.y, low.z) <= view.high.y && max(high.y, high.z) >= view.low.y
  }
}
