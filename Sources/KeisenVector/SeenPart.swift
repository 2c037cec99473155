import KeisenDrawing
import KeisenPrimitives

/// The part of a picture in which something can be seen, in points, and the plane around it that
/// documents have coordinates in.
///
/// Viewers keep coordinates in few bits or make pictures as large as what is drawn, so nothing in a
/// document is far from what is seen.
struct SeenPart: Hashable {
  /// How far from the part coordinates are kept, in points.
  static let reach = 0x1p16
  /// The part is so much larger than what it is of, as viewers smooth edges.
  private static let margin = 1.0

  /// The least and greatest coordinates of the part.
  private let seen: Extent
  /// The same of what is kept.
  private let kept: Extent

  private init(_ seen: Extent) {
    self.seen = seen
    kept = seen.grown(by: Self.reach)
  }

  /// Takes what a clip leaves of a picture; nil where that is nothing.
  init?(of size: Size, _ clip: Clip?) {
    let picture = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let rect = clip.map { $0.rect.intersection(picture) } ?? picture
    guard !rect.isEmpty else { return nil }
    self.init(Extent(rect).grown(by: Self.margin))
  }

  /// The part as a rectangle.
  var rect: Rect {
    Rect(left: seen.low.x, top: seen.low.y, right: seen.high.x, bottom: seen.high.y)
  }

  /// What is kept as a rectangle.
  var keptRect: Rect {
    Rect(left: kept.low.x, top: kept.low.y, right: kept.high.x, bottom: kept.high.y)
  }

  /// Returns the part with its sides farther out.
  func grown(by distance: Double) -> SeenPart { SeenPart(seen.grown(by: distance)) }

  /// Whether nothing within an extent can be seen.
  func misses(_ extent: Extent) -> Bool {
    extent.high.x <= seen.low.x || extent.low.x >= seen.high.x || extent.high.y <= seen.low.y
      || extent.low.y >= seen.high.y
  }

  /// Whether a point can be seen.
  func contains(_ point: SIMD2<Double>) -> Bool { seen.contains(point) }

  /// Whether all of an extent is kept.
  func keeps(_ extent: Extent) -> Bool { keeps(extent.low) && keeps(extent.high) }

  /// Whether a point is kept.
  func keeps(_ point: SIMD2<Double>) -> Bool { kept.contains(point) }

  /// On which sides of the part a point is outside of it: a bit for each.
  func sides(of point: SIMD2<Double>) -> UInt8 {
    (point.x <= seen.low.x ? 1 : 0) | (point.x >= seen.high.x ? 2 : 0)
      | (point.y <= seen.low.y ? 4 : 0) | (point.y >= seen.high.y ? 8 : 0)
  }

  /// Returns the kept point that is nearest to a point.
  func nearest(to point: SIMD2<Double>) -> SIMD2<Double> {
    pointwiseMin(pointwiseMax(point, kept.low), kept.high)
  }

  /// Returns where a line comes to when each of its points moves to the nearest that is kept,
  /// without its start.
  func nearest(from a: SIMD2<Double>, to b: SIMD2<Double>) -> [SIMD2<Double>] {
    guard !keeps(a) || !keeps(b) else { return [b] }
    let line = StraightLine(a, b)
    var passed: [(progress: Double, place: SIMD2<Double>)] = []
    for axis in 0..<2 {
      let sides = [kept.low[axis], kept.high[axis]]
      for side in a[axis] < b[axis] ? sides : sides.reversed() {
        guard min(a[axis], b[axis]) < side, side < max(a[axis], b[axis]) else { continue }
        let place = line.point(at: side, axis: axis)
        let progress = (place * (b - a)).sum()
        // Of two sides that are passed in one place, the first is the one before.
        let index = passed.firstIndex { $0.progress > progress } ?? passed.count
        passed.insert((progress, place), at: index)
      }
    }
    return passed.map { nearest(to: $0.place) } + [nearest(to: b)]
  }

  /// Returns what is kept of a line, nil where it does not pass the part.
  func cut(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> StraightLine? {
    let line = StraightLine(a, b)
    guard line.cut(low: seen.low, high: seen.high) != nil else { return nil }
    return line.cut(low: kept.low, high: kept.high)
  }
}
