import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// What many thin parts of a disc leave of it: a turn in equal steps, each with its pieces from
/// radius to radius.
///
/// Steps are at most a quarter of a device pixel wide at the rim, so that no part moves by more
/// than half of one.
package struct RingSteps {
  /// How wide a step is at the rim, in device pixels.
  package static let pixels = 0.25
  /// The most steps: those of a rim of 2^18 pixels.
  private static let maximum = 1 << 20

  /// What a step is covered by between two radii.
  package struct Piece: BitwiseCopyable {
    /// Where it begins and ends, in points from the middle.
    package var inner: Double
    package var outer: Double
    /// Its colour, multiplied by alpha and by how much of the step it covers.
    package var color: SIMD4<Float>

    /// Takes its parts.
    package init(inner: Double, outer: Double, color: SIMD4<Float>) {
      (self.inner, self.outer, self.color) = (inner, outer, color)
    }
  }

  /// Where the disc's middle is, in points.
  let center: SIMD2<Double>
  /// Number of steps.
  package let count: Int
  /// For each step its pieces, by radius; none lies on another.
  private(set) var pieces: [[Piece]]

  /// Makes steps without pieces.
  ///
  /// - Parameters:
  ///   - center: Where the disc's middle is, in points.
  ///   - rim: The disc's radius, in device pixels.
  package init(around center: SIMD2<Double>, rim: Double) {
    self.center = center
    let wanted = (Sector.turn * max(0, rim) / Self.pixels).rounded(.up)
    count = Int(max(8, min(wanted, Double(Self.maximum))))
    pieces = [[Piece]](repeating: [], count: count)
  }

  /// Whether there are no pieces.
  package var isEmpty: Bool { pieces.allSatisfy(\.isEmpty) }

  /// Returns a position in steps from 12 o'clock of an angle in radians; at least 0 and below
  /// `count`.
  package func position(of angle: Double) -> Double {
    let turns = angle / Sector.turn
    let part = turns - turns.rounded(.down)
    // NaN, of an angle that is not finite, is 0 too.
    return part > 0 && part < 1 ? part * Double(count) : 0
  }

  /// Lays a piece over those of a step: what it hides is gone, whatever its alpha.
  package mutating func cover(step: Int, with piece: Piece) {
    guard piece.outer > piece.inner else { return }
    // Most begin at one radius, where the nearest pieces alone are hidden.
    var first = 0
    while first < pieces[step].count, pieces[step][first].outer < piece.inner { first += 1 }
    var end = first
    while end < pieces[step].count, pieces[step][end].inner <= piece.outer { end += 1 }
    var new = piece
    var parts: (before: Piece?, after: Piece?) = (nil, nil)
    if first < end {
      let (low, high) = (pieces[step][first], pieces[step][end - 1])
      if low.inner < piece.inner {
        if low.color == piece.color {
          new.inner = low.inner
        } else {
          parts.before = Piece(inner: low.inner, outer: piece.inner, color: low.color)
        }
      }
      if high.outer > piece.outer {
        if high.color == piece.color {
          new.outer = high.outer
        } else {
          parts.after = Piece(inner: piece.outer, outer: high.outer, color: high.color)
        }
      }
      if end - first == 1, parts.before == nil, parts.after == nil {
        pieces[step][first] = new
        return
      }
    }
    let all = [parts.before, new, parts.after].compactMap { $0 }
    pieces[step].replaceSubrange(first..<end, with: all)
  }

  /// Gives a step one piece more, which lies on no other.
  package mutating func append(_ piece: Piece, to step: Int) { pieces[step].append(piece) }

  /// Returns all pieces as one outline, without regard to their colours; steps beside each other
  /// share their edges.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func outline() throws(KeisenError) -> PathOutline {
    let outline = PathOutline()
    var step = 0
    while step < count {
      // Those of one piece each that begin at one radius are one contour, without the edges that
      // they share.
      let inner = pieces[step].count == 1 ? pieces[step][0].inner : .nan
      var end = step + 1
      while end < count, pieces[end].count == 1, pieces[end][0].inner == inner { end += 1 }
      if inner.isNaN {
        for piece in pieces[step] {
          try add(step..<end, from: piece.inner, outline) { _ in piece.outer }
        }
      } else {
        try add(step..<end, from: inner, outline) { pieces[$0][0].outer }
      }
      step = end
    }
    return outline
  }

  /// Adds the contour of a piece in each of some steps, all from one radius on.
  private func add(
    _ steps: Range<Int>,
    from inner: Double,
    _ outline: PathOutline,
    to outer: (Int) -> Double
  ) throws(KeisenError) {
    func place(_ step: Int, _ radius: Double) -> Point {
      Point(center + Sector.direction(Sector.turn / Double(count) * Double(step)) * radius)
    }
    try outline.move(to: place(steps.lowerBound, outer(steps.lowerBound)))
    for step in steps {
      if step > steps.lowerBound { try outline.line(to: place(step, outer(step))) }
      try outline.line(to: place(step + 1, outer(step)))
    }
    if inner > 0 {
      for step in steps.reversed() { try outline.line(to: place(step + 1, inner)) }
      try outline.line(to: place(steps.lowerBound, inner))
    } else {
      try outline.line(to: Point(center))
    }
    try outline.close()
  }
}
