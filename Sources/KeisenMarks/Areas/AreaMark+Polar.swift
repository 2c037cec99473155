import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension AreaMark {
  /// An area of a polar space as rings: of each run of rows one that goes out along y and back
  /// along the baseline or y2.
  struct PolarArea {
    let rings: [PolygonRings.Ring]
    let rows: Range<Int>
    let gaps: Int
    let dropped: Int
  }

  /// Places the rings.
  ///
  /// A closed area has no sides: it is what lies between two closed lines.
  private func polarArea(
    in space: Space,
    on places: PolarPlaces,
    _ frame: FrameContext
  ) throws(KeisenError) -> PolarArea {
    let outer = try PolarRows(x, y, in: space, places, frame, isJoined: true)
    let inner = try y2.map { (y2) throws(KeisenError) in
      try PolarRows(x, y2, in: space, places, frame, isJoined: true)
    }
    let base = max(places.innerRadius, baselineRadius(in: space, places, frame))
    let missing = outer.gaps + outer.dropped + (inner.map { $0.gaps + $0.dropped } ?? 0)
    let isClosed = space.polar?.isClosed == true && missing == 0
    let upper = outer.positions()
    // What goes back is as long as what goes out where it is a circle.
    let lower =
      inner?.positions()
      ?? upper.map { position in
        let way = position.place - places.center
        let length = (way * way).sum().squareRoot()
        // At the middle all angles are one place.
        let place = length > 0 ? places.center + way * (base / length) : position.place
        return (row: position.row, place: place)
      }
    var rings: [PolygonRings.Ring] = []
    func add(_ corners: [SIMD2<Double>], _ row: Int) {
      guard corners.count > 2 else { return }
      rings.append(PolygonRings.Ring(first: row, corners: corners))
    }
    if isClosed, upper.count > 1, upper.count == lower.count || inner == nil {
      add(upper.map(\.place), outer.rows.lowerBound)
      if inner != nil || base > 0 { add(lower.map(\.place), outer.rows.lowerBound) }
      return PolarArea(rings: rings, rows: outer.rows, gaps: outer.gaps, dropped: outer.dropped)
    }
    var (out, back): ([SIMD2<Double>], [SIMD2<Double>]) = ([], [])
    var first = outer.rows.lowerBound
    func end() {
      if out.count == 1 {
        // A lone row is a spoke as wide as a device pixel.
        let way = out[0] - back[0]
        let length = (way * way).sum().squareRoot()
        let half = length > 0 ? SIMD2(-way.y, way.x) / (2 * length * frame.pixelRatio) : .zero
        (out, back) = ([out[0] - half, out[0] + half], [back[0] - half, back[0] + half])
      }
      add(out + back.reversed(), first)
      (out, back) = ([], [])
    }
    // Runs are those that both lines have.
    for (one, other) in zip(upper, lower) {
      guard !one.place.x.isNaN, !other.place.x.isNaN else {
        end()
        continue
      }
      if out.isEmpty { first = one.row }
      out.append(one.place)
      back.append(other.place)
    }
    end()
    return PolarArea(rings: rings, rows: outer.rows, gaps: outer.gaps, dropped: outer.dropped)
  }

  private func baselineRadius(
    in space: Space,
    _ places: PolarPlaces,
    _ frame: FrameContext
  ) -> Double {
    let range = frame.range(of: space.y)
    guard style.baseline.isFinite else {
      let isLow = (style.baseline < 0) == (range.min <= range.max)
      return isLow ? places.innerRadius : places.outerRadius
    }
    let value = range.relative(DataValue(style.baseline, unit: y.type.timeUnit))
    let radius = places.radii.position(of: value)
    return radius.isNaN ? places.innerRadius : min(radius, places.outerRadius)
  }

  /// Draws the fill on a disc, in the one colour of what is above: gradients are those of plots.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encodeFill(
    in space: Space,
    on places: PolarPlaces,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let area = try polarArea(in: space, on: places, frame)
    let fill = (style.above?.lastColor ?? color(frame)).opacity(Float(style.alpha))
    var record = SeriesRecord(rows: area.rows.count, gaps: area.gaps, dropped: area.dropped)
    guard fill.alpha > 0, !area.rings.isEmpty else { return record }
    let maximum = max(frame.directRows, frame.keptShapes)
    if area.rows.count > maximum, let cells = ShapeCells(frame, in: list) {
      try cells.draw(fill, area.rings.map(\.corners), seen: frame.plot, into: &list)
      (record.tier, record.boundChannel) = (.coverage, ShapeCells.boundChannel)
      return record
    }
    let outline = PathOutline()
    for ring in area.rings { try outline.polygon(ring.corners.lazy.map { Point($0) }) }
    list.draw(.path(Path(outline, .fill(.color(fill), .evenOdd))))
    return record
  }

  /// Finds the corner that is nearest to a point within the area on a disc, or near it.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(
    _ query: HitQuery,
    in space: Space,
    on places: PolarPlaces,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let rows = try PolarRows(x, y, in: space, places, frame, isJoined: false)
    let area = try polarArea(in: space, on: places, frame)
    let point = query.place
    var polygon = PolygonRings.Polygon(row: 0, value: .nan, rings: area.rings)
    polygon.box = PlaceBox(places.square, grownBy: 0)
    let distance = polygon.contains(point) ? 0 : polygon.nearest(to: point).distance
    guard !area.rings.isEmpty, distance <= query.reach else { return nil }
    var best: (way: Double, row: Int, place: SIMD2<Double>)?
    for (row, place) in rows.positions() where !place.x.isNaN {
      let delta = place - point
      let way = (delta * delta).sum()
      if way < best?.way ?? .infinity { best = (way, row, place) }
    }
    guard let best else { return nil }
    return MarkHit(best.row, x: x, y: y, at: best.place, distance)
  }
}
