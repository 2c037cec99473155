import KeisenDrawing

/// One column of the picture's pixels, as an envelope covers it.
///
/// Heights are rows from the picture's top side.
struct EnvelopePixels: BitwiseCopyable {
  /// Between which heights anything may be covered.
  var reached: SIMD2<Float>
  /// Between which heights coverage is known, and the same; the first is above the second where
  /// there is none.
  var known: SIMD2<Float>
  /// That coverage.
  var coverage: Float
  /// Whether the intervals near enough are joined.
  let isJoined: Bool
  /// Else the first interval of the nearest column, among the envelope's bundles.
  private(set) var interval: Int32 = 0

  /// Neighbours on each side that are looked at for what is covered wholly.
  private static let neighbours = 16

  /// Finds what a column's nearest interval, and others that touch it, cover alike.
  init(_ envelope: PixelEnvelope, x: Int, _ height: EnvelopeReach, areFew: Bool) {
    reached = SIMD2(height.low, height.high)
    known = SIMD2(.infinity, -.infinity)
    coverage = 0
    isJoined = areFew && height.isJoined
    guard height.low < height.high else { return }
    let center = Double(x) + 0.5
    if isJoined {
      add(envelope.joined(near: center), envelope.places)
    } else if let bundles = envelope.bundles {
      add(bundles, envelope.nearest(to: center), Float(center), Float(envelope.places.reach))
    }
  }

  /// Takes what joined intervals cover alike.
  private mutating func add(_ intervals: JoinedIntervals, _ places: EnvelopePlaces) {
    let ratio = Float(places.pixelRatio)
    let full = places.reach - Double(Coverage.full)
    guard start(intervals.nearest[0] * ratio, Float(abs(intervals.offset)), Float(places.reach))
    else { return }
    let (left, right) = intervals.count(within: full)
    var ends = intervals.nearest[0]
    for index in 0 &- min(left, Self.neighbours)..<min(right, Self.neighbours) &+ 1 {
      let interval = intervals.nearest[index]
      ends.x = interval.x < ends.x ? interval.x : ends.x
      ends.y = interval.y > ends.y ? interval.y : ends.y
    }
    let (low, high) = (ends.x * ratio, ends.y * ratio)
    known = SIMD2(low < known.x ? low : known.x, high > known.y ? high : known.y)
  }

  /// Takes what any intervals cover alike.
  private mutating func add(
    _ bundles: EnvelopeBundles,
    _ nearest: Range<Int>,
    _ center: Float,
    _ reach: Float
  ) {
    let first = nearest.lowerBound - bundles.firstIndex
    interval = Int32(truncatingIfNeeded: first)
    guard !nearest.isEmpty else { return }
    let (intervals, full) = (bundles.intervals, reach - Coverage.full)
    let ends = SIMD2(intervals[first].x, -intervals[first].y)
    guard start(ends, abs(intervals[first].z - center), reach) else { return }
    let end = first + nearest.count
    let last = min(bundles.used, end + Self.neighbours)
    for index in end..<max(end, last) {
      guard join(intervals[index], center, within: full) else { break }
    }
    for index in stride(from: first - 1, through: max(0, first - Self.neighbours), by: -1) {
      guard join(intervals[index], center, within: full) else { break }
    }
  }

  /// Takes what the nearest interval covers alike; false where others can't add to it.
  @inline(__always)
  private mutating func start(_ ends: SIMD2<Float>, _ distance: Float, _ reach: Float) -> Bool {
    guard distance < reach, ends.x < .infinity else { return false }
    let full = reach - Coverage.full
    guard distance < full else {
      known = ends
      coverage = reach - distance
      return false
    }
    // What is as near as that is covered wholly beyond an interval's ends, too.
    let core = (full * full - distance * distance).squareRoot()
    known = SIMD2(ends.x - core, ends.y + core)
    coverage = 1
    return true
  }

  /// Adds an interval that covers its own height wholly and touches what is known; false where it
  /// does not.
  private mutating func join(
    _ interval: SIMD4<Float>,
    _ center: Float,
    within full: Float
  ) -> Bool {
    let high = -interval.y
    guard abs(interval.z - center) <= full, interval.x <= known.y, high >= known.x else {
      return false
    }
    known.x = interval.x < known.x ? interval.x : known.x
    known.y = high > known.y ? high : known.y
    return true
  }
}
