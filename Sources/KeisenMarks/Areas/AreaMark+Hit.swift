import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension AreaMark {
  /// Returns the row whose part of the area is nearest to a point, of both ends of a segment the
  /// one that stands nearest along x.
  ///
  /// The distance is 0 within the area and on its line along y, as far as both are in the plot. In
  /// mode `.x` it is the row in view that stands nearest along x, of these the first.
  ///
  /// - Complexity: O(*n*) in the rows within reach where x goes one way, else in all.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    if let places = frame.polar(space) { return try hit(query, in: space, on: places, frame) }
    var runs = AreaRuns(self, in: space, frame)
    let reach =
      min(max(query.reach, 0), frame.plot.width) + min(style.line.width, LinePath.longestReach)
    let part =
      query.mode == .x
      ? frame.plot.minX...frame.plot.maxX
      : query.point.x - reach...query.point.x + reach
    if !interpolation.overshoots, let view = try RowsInView(x, in: space, frame) {
      runs.rows.looked = view.rows(
        runs.rows.rows,
        from: part.lowerBound,
        to: part.upperBound,
        and: 1 + interpolation.neighbours
      )
    }
    let found = query.mode == .x ? nearestRow(runs, query, frame) : nearestPart(runs, query, frame)
    return found.map { place, distance in
      MarkHit(Int(place.w), x: x, y: y, at: SIMD2(place.x, place.y), distance)
    }
  }

  private func nearestRow(
    _ runs: AreaRuns,
    _ query: HitQuery,
    _ frame: FrameContext
  ) -> (place: AreaRuns.Place, distance: Double)? {
    var best: (place: AreaRuns.Place, distance: Double)?
    let plot = PlaceBox(frame.plot, grownBy: 0)
    runs.forEachPlace { place in
      guard let place, place.x >= plot.low.x, place.x <= plot.high.x else { return }
      let distance = abs(place.x - query.point.x)
      guard distance <= query.reach, distance < best?.distance ?? .infinity else { return }
      best = (place, distance)
    }
    return best
  }

  private func nearestPart(
    _ runs: AreaRuns,
    _ query: HitQuery,
    _ frame: FrameContext
  ) -> (place: AreaRuns.Place, distance: Double)? {
    let box = PlaceBox(frame.plot, grownBy: 0)
    let curve = LineCurve(interpolation, pixelRatio: frame.pixelRatio, view: box)
    var search = AreaSearch(query, box, pen: min(style.line.width, LinePath.longestReach) / 2)
    var best: (place: AreaRuns.Place, distance: Double)?
    runs.forEachRun { run in
      var last: AreaRuns.Place?
      guard let first = run.first else { return }
      curve.forEachVertex(of: run) { place in
        defer { last = place }
        guard let last, let distance = search.improved(last, place) else { return }
        let index = min(Int(last.w - first.w), run.count - 1)
        let ends = (run[index], run[min(index + 1, run.count - 1)])
        let isFirst = abs(ends.0.x - query.point.x) <= abs(ends.1.x - query.point.x)
        best = (isFirst ? ends.0 : ends.1, distance)
      }
    }
    return best
  }
}

/// Looks for the part of an area between two vertices that is nearest to a point.
private struct AreaSearch {
  private let point: SIMD2<Double>
  private let box: PlaceBox
  private let pen: Double
  private var best: Double
  private var isFound = false

  init(_ query: HitQuery, _ box: PlaceBox, pen: Double) {
    point = SIMD2(query.point.x, query.point.y)
    (self.box, self.pen, best) = (box, pen, query.reach)
  }

  /// Returns how far the part between two vertices is where that is nearer than all before.
  mutating func improved(_ start: AreaRuns.Place, _ end: AreaRuns.Place) -> Double? {
    let corners = [
      SIMD2(start.x, start.y), SIMD2(end.x, end.y), SIMD2(end.x, end.z), SIMD2(start.x, start.z),
    ]
    var own = PlaceBox.empty
    for corner in corners {
      own.low = pointwiseMin(own.low, corner)
      own.high = pointwiseMax(own.high, corner)
    }
    guard own.meets(box) else { return nil }
    let way = own.distances(from: point)
    guard (way * way).sum().squareRoot() - pen <= best else { return nil }
    // Of two that touch the point the first one stays.
    var distance = Double.infinity
    if (start.y < start.z) != (end.y < end.z), start.y != start.z, end.y != end.z {
      let (before, behind) = (start.y / 2 - start.z / 2, end.y / 2 - end.z / 2)
      let part = before / (before - behind)
      let crossing = start * (1 - part) + end * part
      let middle = SIMD2(crossing.x, crossing.y)
      distance = min(
        self.distance(to: [corners[0], middle, corners[3]]),
        self.distance(to: [middle, corners[1], corners[2]])
      )
    } else {
      distance = self.distance(to: corners)
    }
    if pen > 0 {
      distance = min(distance, max(0, self.distance(to: [corners[0], corners[1]]) - pen))
    }
    guard distance < best || (!isFound && distance <= best) else { return nil }
    (best, isFound) = (distance, true)
    return distance
  }

  /// Returns how far the point is from what is in view of a convex ring or a line; infinite where
  /// that is nothing.
  private func distance(to ring: [SIMD2<Double>]) -> Double {
    let ring = box.cut(ring)
    guard var last = ring.last else { return .infinity }
    var minimum = Double.infinity
    var (isLeft, isRight) = (ring.count > 2, ring.count > 2)
    for corner in ring {
      let (way, to) = (corner - last, point - last)
      let side = way.x * to.y - way.y * to.x
      isLeft = isLeft && side >= 0
      isRight = isRight && side <= 0
      let square = (way * way).sum()
      let part = square > 0 ? max(0, min(1, (to * way).sum() / square)) : 0
      let rest = to - way * part
      minimum = min(minimum, (rest * rest).sum().squareRoot())
      last = corner
    }
    // A ring without area is on both sides of nothing but itself.
    return isLeft != isRight ? 0 : minimum
  }
}

extension AreaMark {
  /// Returns the rows of which x and y stand in a part of the plot, whatever way the edge takes
  /// between them.
  ///
  /// - Complexity: As of a line.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    if let places = frame.polar(space) {
      return region.rows(
        try PolarRows(x, y, in: space, places, frame, isJoined: false).positions()
      )
    }
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    return try rows.rows(in: region, x: x, y: y)
  }
}
