import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PolygonMark {
  /// Draws each polygon that reaches into the plot, and then its outline.
  ///
  /// Opaque convex ones of one colour that follow one another and have no outline are one path,
  /// whose common edges leave no seam. Where there are more than a quarter of the frame's
  /// `directRows`, those without outlines are what they are on each pixel.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let corners = PolygonCorners(self, in: space, frame)
    let alpha = Float(style.alpha)
    let own = frame.seriesColor(style.color, unless: color)
    let lookup = color == nil ? nil : colorScale.map { frame.lookup(of: $0) }
    let width = min(style.borderWidth, LinePath.longestReach)
    let border = (style.borderColor ?? frame.theme.plotArea).opacity(alpha)
    let box = PlaceBox(frame.plot, grownBy: width + 2 / frame.pixelRatio)
    var record = SeriesRecord(rows: x.count, gaps: corners.gaps, dropped: corners.dropped)
    func fill(_ value: Double) -> Color {
      (lookup.map { Color(bytes: $0.bytes(of: value)) } ?? own).opacity(alpha)
    }
    if corners.polygons.count > max(frame.directRows / 4, frame.keptShapes), width == 0,
      let cells = ShapeCells(frame, in: list)
    {
      try PolygonCoverage(corners, cells, in: box, fill).draw(into: &list)
      (record.tier, record.boundChannel) = (.coverage, ShapeCells.boundChannel)
      return record
    }
    var joined = JoinedPolygons()
    for polygon in PolygonRings(corners).polygons where polygon.box.meets(box) {
      let fill = fill(polygon.value)
      if width == 0, fill.alpha == 1, box.holds(polygon.box), let turn = polygon.convexTurn {
        try joined.add(polygon, turn, fill, to: &list)
        continue
      }
      joined.draw(on: &list)
      if fill.alpha > 0, let outline = try polygon.outline(within: box) {
        list.draw(.path(Path(outline, .fill(.color(fill), .evenOdd))))
      }
      guard width > 0, border.alpha > 0 else { continue }
      for ring in polygon.rings {
        let line = try LinePath.polyline(
          through: ring.corners + [ring.corners[0]],
          style: LineStyle(width: width),
          color: border,
          in: frame.plot,
          pixelRatio: frame.pixelRatio
        )
        if let line { list.draw(.polyline(line)) }
      }
    }
    joined.draw(on: &list)
    return record
  }

  /// Draws a small rectangle.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let fill = swatchColor(style.color, frame)
    let alpha = Float(style.alpha)
    let border = style.borderColor ?? frame.theme.plotArea
    return { (rect, list) throws(KeisenError) in
      let rect = frame.snapped(rect)
      let width = min(frame.snappedLength(style.borderWidth), rect.width / 2, rect.height / 2)
      let color = border.opacity(alpha)
      list.draw(
        .rectangle(
          Rectangle(within: rect, fill: fill.opacity(alpha), border: color, width: width)
        )
      )
    }
  }

  /// Returns corners of the polygons, of every few where there are many, and lines across them.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    let rings = PolygonRings(self, in: space, frame).polygons.flatMap(\.rings).map(\.corners)
    let corners = rings.reduce(0) { $0 + $1.count }
    guard count > 0, corners > 0 else { return [] }
    let step = max(1, corners / count)
    var lines = Hatching(in: frame.plot, count: count, shapes: rings.count)
    if rings.count <= count {
      for ring in rings where ring.count <= count {
        lines.add(ring.map { Point(x: $0.x, y: $0.y) })
      }
    }
    return lines.points
      + rings.flatMap { ring in
        stride(from: 0, to: ring.count, by: step).map { Point(x: ring[$0].x, y: ring[$0].y) }
          + [Point(x: ring[0].x, y: ring[0].y), Point(x: .nan, y: .nan)]
      }
  }

  /// Returns the polygon that is nearest to a point, of those that hold it the one on top.
  ///
  /// The distance is 0 within a polygon, where it is filled, else that to its nearest edge; the row
  /// is that of its corner nearest to the point.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let point = query.place
    let plot = PlaceBox(frame.plot, grownBy: 0)
    var best: (distance: Double, row: Int, corner: SIMD2<Double>)?
    var polygonRow = 0
    for polygon in PolygonRings(self, in: space, frame).polygons where polygon.box.meets(plot) {
      let way = polygon.box.distances(from: point)
      let minimum = query.distance(to: polygon.box)
      guard minimum <= best?.distance ?? query.reach else { continue }
      var found = polygon.nearest(to: point)
      if query.mode == .x {
        found.distance = way.x
      } else if polygon.contains(point) {
        found.distance = 0
      }
      guard found.distance <= best?.distance ?? query.reach else { continue }
      (best, polygonRow) = (found, polygon.row)
    }
    guard let best else { return nil }
    var hit = MarkHit(best.row, x: x, y: y, at: best.corner, best.distance)
    hit.value = DataValue(color, at: polygonRow)
    return hit
  }
}

extension PolygonMark {
  /// Returns all rows of the polygons of which the middle of the box around them is in a part of
  /// the plot.
  ///
  /// - Complexity: O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0 else { return RowSet() }
    let corners = PolygonCorners(self, in: space, frame)
    var found = RowSet()
    for polygon in corners.polygons.indices {
      let box = corners.box(around: polygon)
      guard region.contains(box.low / 2 + box.high / 2) else { continue }
      for ring in corners.rings(of: polygon) { found.append(contentsOf: corners.rows(of: ring)) }
    }
    return found
  }

  /// Dims each polygon; one of which any corner is selected is not.
  public static var undimmed: String? { nil }

  /// Returns the polygons of some rows.
  public func showing(_ rows: BrushedRows) throws(KeisenError) -> PolygonMark {
    var mark = self
    mark.shown = rows
    mark.style.alpha *= rows.opacity
    return mark
  }
}
