import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenStatistics

/// The outline of an arrow.
struct ArrowShape {
  /// Width of the shaft, in points.
  let width: Double
  /// Arrows shorter than this are dots, in points.
  let minLength: Double

  /// Length of a head, and half of its width, in widths of the shaft.
  private static let head = (length: 5.0, half: 1.6)
  /// Where the head's back meets the shaft, as a part of its length from the tip.
  private static let notch = 0.85
  /// Length up to which an arrow's head shrinks, in lengths of the head.
  private static let fullLength = 1.8

  /// Makes a shape.
  init(width: Double, pixelRatio: Double) {
    (self.width, minLength) = (width, 1 / pixelRatio)
  }

  /// How far an arrow reaches beyond the line from its beginning to its end, in points.
  var reach: Double { width * Self.head.half }

  /// Whether an arrow is a dot, or nothing.
  @inline(__always)
  func isDot(from tail: SIMD2<Double>, to tip: SIMD2<Double>) -> Bool {
    let way = tip - tail
    let length = (way * way).sum().squareRoot()
    return !(length >= minLength && width > 0 && length.isFinite)
  }

  /// Adds an arrow; returns false for one that is a dot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func add(
    from tail: SIMD2<Double>,
    to tip: SIMD2<Double>,
    to outline: PathOutline
  ) throws(KeisenError) -> Bool {
    guard !isDot(from: tail, to: tip) else { return false }
    var isFirst = true
    // One by one: of many an array for each costs more than all else.
    try forEachCorner(from: tail, to: tip) { (corner) throws(KeisenError) in
      let point = Point(x: corner.x, y: corner.y)
      if isFirst { try outline.move(to: point) } else { try outline.line(to: point) }
      isFirst = false
    }
    try outline.close()
    return true
  }

  /// Corners of an arrow.
  static let cornerCount = 7

  /// Calls `body` with each corner of an arrow that is no dot; all arrows go round the same way.
  @inline(__always)
  func forEachCorner<Failure: Error>(
    from tail: SIMD2<Double>,
    to tip: SIMD2<Double>,
    _ body: (SIMD2<Double>) throws(Failure) -> Void
  ) throws(Failure) {
    let way = tip - tail
    let length = (way * way).sum().squareRoot()
    let along = way / length
    let across = SIMD2(-along.y, along.x)
    let full = Self.head.length * width
    let size = min(1, length / (Self.fullLength * full))
    let shaft = width / 2 * max(size, 0.6)
    let half = max(Self.head.half * width * size, shaft)
    let back = tip - along * min(full * size, length)
    // Where the shaft is as wide as the head, it begins at its back: no outline crosses itself.
    let depth = max(Self.notch, shaft / half)
    let notch = tip - along * min(full * size * depth, length)
    try body(tail + across * shaft)
    try body(notch + across * shaft)
    try body(back + across * half)
    try body(tip)
    try body(back - across * half)
    try body(notch - across * shaft)
    try body(tail - across * shaft)
  }
}

/// How long arrows are, kept while their columns stay.
final class QuiverLengths: Sendable {
  private struct Known: Sendable {
    var changes: [Change]
    var columns: [ObjectIdentifier]
    var length: Double
    var count: Int
  }

  private let known = Locked<Known?>(nil)

  /// The part of the lengths that are no longer than what `long` tells.
  private static let part = 0.95

  /// Returns a length that 19 of 20 arrows do not exceed, and how many there are.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func long(_ u: Column, _ v: Column) throws(KeisenError) -> (length: Double, count: Int) {
    let changes = [u.latestChange, v.latestChange]
    let columns = [ObjectIdentifier(u), ObjectIdentifier(v)]
    if let known = known.withLock({ $0 }), known.changes == changes, known.columns == columns {
      return (known.length, known.count)
    }
    let (us, vs) = (u.snapshot(), v.snapshot())
    let rows = us.rows.clamped(to: vs.rows)
    let first = try RowBuffer<Double>(count: rows.count, for: "the lengths of arrows")
    let second = try RowBuffer<Double>(count: rows.count, for: "the lengths of arrows")
    var quantiles: Quantiles?
    if !rows.isEmpty {
      try first.withMutableValues { (first) throws(KeisenError) in
        try second.withMutableValues { (second) throws(KeisenError) in
          guard let left = first.baseAddress, let right = second.baseAddress else { return }
          us.read(rows, relativeTo: 0, in: nil, into: left)
          vs.read(rows, relativeTo: 0, in: nil, into: right)
          for index in 0..<rows.count {
            let length = (first[index] * first[index] + second[index] * second[index]).squareRoot()
            first[index] = length.isFinite ? length : .nan
          }
          quantiles = try Quantiles(of: UnsafeBufferPointer(first), at: [Self.part])
        }
      }
    }
    let result = (quantiles?.values.first ?? 0, quantiles?.count ?? 0)
    known.withLock {
      $0 = Known(changes: changes, columns: columns, length: result.0, count: result.1)
    }
    return result
  }
}
