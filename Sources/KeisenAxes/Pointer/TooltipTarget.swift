import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows that a tooltip tells about in one frame.
struct TooltipTarget {
  /// Distance along x in points up to which rows of several series count as at one x.
  private static let sameX = 6.0

  /// The rows, from the bottom series up; at least one.
  let hits: [Hit]
  /// Which of them is nearest to the pointer.
  let nearest: Hit
  /// Where the box is best level with, in points.
  let level: Point

  /// Finds the rows; nil where there are none.
  ///
  /// - Throws: As a hit.
  init?(
    _ pointer: PointerPosition,
    in space: Space,
    _ style: Tooltip.Style,
    _ frame: FrameContext
  ) throws(KeisenError) {
    let place = pointer.place(in: space, frame)
    guard let x = place.x else { return nil }
    let mode = place.y == nil ? .x : style.mode
    let point = Point(x: x, y: place.y ?? frame.plot.midY)
    let query = HitQuery(point, mode: mode, within: style.reach ?? mode.usualReach)
    switch mode {
    case .nearest:
      guard let hit = try frame.hit(query) else { return nil }
      (hits, nearest, level) = ([hit], hit, hit.position)
    case .x:
      let all = try frame.hitsAlongX(query)
      guard let first = all.min(by: { $0.distance < $1.distance }) else { return nil }
      hits = all.filter { abs($0.position.x - first.position.x) <= Self.sameX }
      (nearest, level) = (first, Point(x: first.position.x, y: point.y))
    }
  }

  /// Returns the least rectangle around the rows that are in the picture, grown by a distance.
  func bounds(grownBy distance: Double, in picture: Rect) -> Rect {
    var (low, high) = (level, level)
    for place in hits.map(\.position) where picture.holds(place) {
      (low.x, low.y) = (min(low.x, place.x), min(low.y, place.y))
      (high.x, high.y) = (max(high.x, place.x), max(high.y, place.y))
    }
    return Rect(
      left: low.x - distance,
      top: low.y - distance,
      right: high.x + distance,
      bottom: high.y + distance
    )
  }
}
