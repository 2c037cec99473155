import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Turns the places of connected rows into the vertices of the line through them.
///
/// A place is x, y, the height of a second line over the same x, and a number that grows by 1 from
/// row to row; all four are interpolated alike.
package struct LineCurve {
  package typealias Place = SIMD4<Double>

  /// Halvings of a curve: beyond them a part is shorter than anything that is seen.
  static let maxHalvings = 20
  /// Coordinates of control points beyond which a segment is straight.
  private static let farthest = 0x1p200

  private let interpolation: LineInterpolation
  /// How far a vertex's way may be from the curve, in points.
  private let tolerance: Double
  /// Where curves are told from straight lines; nil for everywhere.
  private let view: PlaceBox?
  /// Whether what is elsewhere is about as long as the curve.
  private let keepsLengths: Bool

  /// Makes a shape of lines.
  ///
  /// - Parameters:
  ///   - interpolation: How they go from row to row.
  ///   - pixelRatio: Device pixels per point.
  ///   - view: The part of the picture that is seen, in points; of what is elsewhere a curve's ends
  ///     are enough. Nil for all of it.
  ///   - widest: Width of the line, in points: a curve is told within a millionth of it, so that
  ///     one that is much wider than the picture, and whose view is as wide, costs no more.
  ///   - keepsLengths: Whether lengths count elsewhere, too, as dashes do: they are told within two
  ///     thousandths, so that a curve costs no more the farther away it is.
  package init(
    _ interpolation: LineInterpolation,
    pixelRatio: Double,
    view: PlaceBox?,
    widest: Double = 0,
    keepsLengths: Bool = false
  ) {
    self.interpolation = interpolation
    tolerance = max(PathOutline.tolerance / pixelRatio, widest * 0x1p-20)
    (self.view, self.keepsLengths) = (view, keepsLengths)
  }

  /// Calls `body` with each vertex of the line through connected rows, the rows among them.
  package func forEachVertex<Rows: RandomAccessCollection<Place>, Failure: Error>(
    of rows: Rows,
    _ body: (Place) throws(Failure) -> Void
  ) throws(Failure) where Rows.Index == Int {
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
    case .monotone, .catmullRom:
      for index in rows.indices.dropLast() {
        let (start, end) = (rows[index], rows[index + 1])
        let before = index > rows.startIndex ? rows[index - 1] : nil
        let after = index + 2 < rows.endIndex ? rows[index + 2] : nil
        if let (first, second) = controls(before, start, end, after) {
          try halve(start, first, second, end, Self.maxHalvings, body)
        } else {
          try body(end)
        }
      }
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

  // MARK: Controls

  /// Returns the inner control points of the cubic curve between two rows; nil where that is a
  /// straight line.
  ///
  /// - Parameters:
  ///   - before: The row before, where that is connected.
  ///   - start: The first row.
  ///   - end: The second row.
  ///   - after: The row behind it, where that is connected.
  /// - Returns: Both, or nil.
  func controls(
    _ before: Place?,
    _ start: Place,
    _ end: Place,
    _ after: Place?
  ) -> (first: Place, second: Place)? {
    let controls: (first: Place, second: Place)?
    switch interpolation {
    case .monotone: controls = Self.monotone(before, start, end, after)
    case .catmullRom(let alpha): controls = Self.catmullRom(before, start, end, after, alpha)
    case .linear, .stepBefore, .stepMiddle, .stepAfter: controls = nil
    }
    guard var (b, c) = controls else { return nil }
    // False for what is not finite, too.
    let areNear =
      abs(b.x) < Self.farthest && abs(b.y) < Self.farthest && abs(b.z) < Self.farthest
      && abs(c.x) < Self.farthest && abs(c.y) < Self.farthest && abs(c.z) < Self.farthest
    guard areNear else { return nil }
    // The number of the row goes on evenly.
    (b.w, c.w) = (start.w + (end.w - start.w) / 3, start.w + (end.w - start.w) * 2 / 3)
    return (b, c)
  }

  /// As far as x goes one way rows are one piece; of two rows alone it is straight.
  private static func monotone(
    _ before: Place?,
    _ start: Place,
    _ end: Place,
    _ after: Place?
  ) -> (first: Place, second: Place)? {
    let way = sign(end.x - start.x)
    guard way != 0 else { return nil }
    func slope(_ start: Place, _ end: Place) -> Place { (end - start) / (end.x - start.x) }
    /// The slope in a row between two segments of a piece; nil at the end of one.
    func inner(_ first: Place?, _ middle: Place, _ last: Place?) -> Place? {
      guard let first, let last, sign(middle.x - first.x) == way, sign(last.x - middle.x) == way
      else { return nil }
      let (before, after) = (slope(first, middle), slope(middle, last))
      let (h0, h1) = (middle.x - first.x, last.x - middle.x)
      let mean = (before * h1 + after * h0) / (h0 + h1)
      return Place(
        limited(before.x, after.x, mean.x),
        limited(before.y, after.y, mean.y),
        limited(before.z, after.z, mean.z),
        limited(before.w, after.w, mean.w)
      )
    }
    let own = slope(start, end)
    let (first, last) = (inner(before, start, end), inner(start, end, after))
    guard let tangent = first ?? last.map({ (3 * own - $0) / 2 }) else { return nil }
    let next = last ?? (3 * own - tangent) / 2
    let third = (end.x - start.x) / 3
    return (start + tangent * third, end - next * third)
  }

  /// Returns the slope between two others that lets no curve overshoot.
  private static func limited(_ before: Double, _ after: Double, _ mean: Double) -> Double {
    (sign(before) + sign(after)) * min(abs(before), abs(after), abs(mean) / 2)
  }

  private static func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }

  private static func catmullRom(
    _ before: Place?,
    _ start: Place,
    _ end: Place,
    _ after: Place?,
    _ alpha: Double
  ) -> (first: Place, second: Place) {
    /// The distance of two knots; that of the line along y decides.
    func knots(_ start: Place, _ end: Place) -> Double {
      let way = end - start
      return power((way.x * way.x + way.y * way.y).squareRoot(), alpha)
    }
    let b = knots(start, end)
    var (first, second) = (start, end)
    guard b > 0 else { return (first, second) }
    if let before {
      let a = knots(before, start)
      if a > 0 {
        let sum = start * (2 * a * a + 3 * a * b + b * b) - before * (b * b)
        first = (sum + end * (a * a)) / (3 * a * (a + b))
      }
    }
    if let after {
      let c = knots(end, after)
      if c > 0 {
        let sum = end * (2 * c * c + 3 * c * b + b * b) - after * (b * b)
        second = (sum + start * (c * c)) / (3 * c * (c + b))
      }
    }
    return (first, second)
  }

  private static func power(_ length: Double, _ alpha: Double) -> Double {
    alpha == 0.5 ? length.squareRoot() : alpha == 1 ? length : pow(length, alpha)
  }

  // MARK: Flattening

  /// Hands on a curve as straight lines: halves it until its second differences say that it is one,
  /// or none of it is in view.
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
    guard halvings > 0, 0.75 * bend * 2.0.squareRoot() > tolerance,
      isSeen(a, b, c, d) || keepsLengths && !isNearlyStraight(a, d, bend)
    else {
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

  /// Whether the chord of a curve is about as long as the curve is.
  private func isNearlyStraight(_ a: Place, _ d: Place, _ bend: Double) -> Bool {
    let chord = d - a
    return bend < max(abs(chord.x), abs(chord.y)) / 32
  }
}
