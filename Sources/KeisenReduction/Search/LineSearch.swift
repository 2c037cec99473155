import Glibc
import KeisenFrames
import KeisenPrimitives

/// Looks for the row of a line that is nearest to a point.
///
/// A row counts with the two segments that end in it, as far as these are in view; one between gaps
/// is a dot.
package struct LineSearch: RowSearch {
  /// What rounding may come to, for a distance of 1 point.
  private static let slack = 1e-9

  private let rows: LineRows
  private let boxes: RowBoxes
  private let mode: HitQuery.Mode
  private let point: SIMD2<Double>
  /// Half of the pen.
  private let pen: Double
  /// The plot, grown by half of the pen: what is drawn of segments within.
  private let view: PlaceBox
  private let clip: ClipBounds
  package private(set) var best: HitRank
  /// What was found, and where it stands.
  package private(set) var found: (row: Int, place: SIMD2<Double>)?

  /// Starts looking.
  ///
  /// - Parameters:
  ///   - rows: The line's rows.
  ///   - boxes: Boxes around them and their neighbours.
  ///   - query: A point of the plot, and how far from it.
  ///   - width: Width of the line.
  ///   - plot: The plot.
  package init(_ rows: LineRows, _ boxes: RowBoxes, _ query: HitQuery, width: Double, in plot: Rect)
  {
    self.rows = rows
    self.boxes = boxes
    mode = query.mode
    point = SIMD2(query.point.x, query.point.y)
    pen = width / 2
    view = PlaceBox(plot, grownBy: pen)
    clip = ClipBounds(plot, grownBy: pen)
    best = query.limit
  }

  package func rank(of rows: Range<Int>) -> HitRank {
    let box = boxes.box(around: rows)
    guard box.meets(view) else { return .none }
    let delta = box.distances(from: point)
    switch mode {
    case .x: return HitRank(distance: delta.x, second: delta.y, place: rows.lowerBound)
    case .nearest:
      let distance = Self.length(delta)
      return HitRank(
        distance: max(0, distance - pen),
        second: distance,
        place: rows.lowerBound
      )
    }
  }

  package mutating func appearance(at rows: Range<Int>) {
    let seen = self.rows.neighbours(of: rows)
    let count = seen.count
    withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: 2 * count) { memory in
      guard let places = memory.baseAddress else { return }
      (places + count).withMemoryRebound(to: Double.self, capacity: 2 * count) { scratch in
        self.rows.writePlaces(of: seen, within: LinePath.farthest, scratch: scratch, to: places)
      }
      let none = SIMD2<Double>(repeating: .nan)
      var before = rows.lowerBound > seen.lowerBound ? places[0] : none
      var place = places[rows.lowerBound - seen.lowerBound]
      for row in rows {
        let index = row - seen.lowerBound + 1
        let next = index < count ? places[index] : none
        if !place.x.isNaN { appearance(at: row, before, place, next) }
        (before, place) = (place, next)
      }
    }
  }

  /// Takes a row where it is better, between two others of which each may be NaN.
  @inline(__always)
  private mutating func appearance(
    at row: Int,
    _ before: SIMD2<Double>,
    _ place: SIMD2<Double>,
    _ next: SIMD2<Double>
  ) {
    let delta = place - point
    var rank = HitRank(distance: abs(delta.x), second: abs(delta.y), place: row)
    // What is farther than this does not matter.
    var reach = Double.infinity
    if mode == .nearest {
      // Most rows are told by the box around their segments. NaN is neither less nor more than the
      // place.
      let left = min(min(place.x, before.x), next.x)
      let right = max(max(place.x, before.x), next.x)
      let top = min(min(place.y, before.y), next.y)
      let bottom = max(max(place.y, before.y), next.y)
      let across = max(left - point.x, point.x - right)
      let along = max(top - point.y, point.y - bottom)
      rank.distance = max(0, max(across, along) - pen)
      rank.second = Self.length(delta)
      reach = (best.distance + pen) * (1 + Self.slack) + Self.slack
    }
    guard rank < best else { return }
    var distance = min(
      self.distance(from: before, to: place, within: reach),
      self.distance(from: place, to: next, within: reach)
    )
    if before.x.isNaN, next.x.isNaN {
      distance = self.distance(from: place, to: place, within: reach)
    }
    guard distance < .infinity else { return }
    if mode == .nearest {
      rank.distance = max(0, distance - pen)
      guard rank < best else { return }
    }
    best = rank
    found = (row, place)
  }

  /// Returns how far the point is from what is in view of a segment's middle line; infinite where
  /// that is nothing, or an end is NaN, or perhaps where it is beyond `reach`.
  @inline(__always)
  private func distance(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>,
    within reach: Double
  ) -> Double {
    guard start.x == start.x, end.x == end.x,
      max(start.x, end.x) >= max(view.low.x, point.x - reach),
      min(start.x, end.x) <= min(view.high.x, point.x + reach),
      max(start.y, end.y) >= max(view.low.y, point.y - reach),
      min(start.y, end.y) <= min(view.high.y, point.y + reach)
    else { return .infinity }
    return clippedDistance(from: start, to: end)
  }

  private func clippedDistance(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
    var (start, end) = (start, end)
    if !clip.contains(start) || !clip.contains(end) {
      guard let visible = clip.clip(from: start, to: end) else { return .infinity }
      (start, end) = (visible.start, visible.end)
    }
    let delta = end - start
    let square = (delta * delta).sum()
    let part = ((point - start) * delta).sum() / square
    // Of a segment without length it is NaN.
    guard part > 0 else { return Self.length(point - start) }
    guard part < 1 else { return Self.length(point - end) }
    return Self.length(point - (start + delta * part))
  }

  @inline(__always)
  private static func length(_ delta: SIMD2<Double>) -> Double {
    let length = (delta * delta).sum().squareRoot()
    return length < .infinity ? length : hypot(delta.x, delta.y)
  }
}
