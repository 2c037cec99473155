/// One column of the picture's pixels, as an envelope covers it.
///
/// Heights are rows from the picture's top side.
struct EnvelopePixels: BitwiseCopyable {
  /// Between which heights anything may be covered.
  var reached: SIMD2<Float>
  /// Between which heights coverage is known, and the same; the first is above the second where there is none.
  var known: SIMD2<Float>
  /// That coverage.
  var coverage: Float
  /// The first interval of the nearest column.
  var interval: Int32

  /// Neighbours on each side that are looked at for what is covered wholly.
  private static let neighbours = 16

  /// Finds what a column's nearest interval, and others that touch it, cover alike.
  init(_ envelope: PixelEnvelope, x: Int, reached: SIMD2<Float>) {
    self.reached = reached
    known = SIMD2(.infinity, -.infinity)
    coverage = 0
    let center = Double(x) + 0.5
    let (first, end) = envelope.nearest(to: center)
    interval = Int32(truncatingIfNeeded: first)
    let reach = Float(envelope.places.reach)
    guard first < end else { return }
    let nearest = envelope.intervals[first]
    let distance = abs(nearest.z - Float(center))
    guard distance < reach, nearest.x < .infinity else { return }
    let full = reach - Coverage.full
    guard distance < full else {
      known = SIMD2(nearest.x, nearest.y)
      coverage = reach - distance
      return
    }
    // What is as near as that is covered wholly beyond an interval's ends, too.
    let core = (full * full - distance * distance).squareRoot()
    known = SIMD2(nearest.x - core, nearest.y + core)
    coverage = 1
    let last = min(envelope.used, end + Self.neighbours)
    for index in end..<max(end, last) {
      guard join(envelope.intervals[index], Float(center), within: full) else { break }
    }
    for index in stride(from: first - 1, through: max(0, first - Self.neighbours), by: -1) {
      guard join(envelope.intervals[index], Float(center), within: full) else { break }
    }
  }

  /// Adds an interval that covers its own height wholly and touches what is known; false where it does not.
  private mutating func join(
    _ interval: SIMD4<Float>,
    _ center: Float,
    within full: Float
  ) -> Bool {
    guard abs(interval.z - center) <= full, interval.x <= known.y, interval.y >= known.x else {
      return false
    }
    known.x = interval.x < known.x ? interval.x : known.x
    known.y = interval.y > known.y ? interval.y : known.y
    return true
  }
}
