import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension ErrorBarMark {
  /// Draws the bars in view, those of one colour as one shape.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let rows = try ErrorBarRows(self, in: space, frame)
    let isReduced = rows.looked.count > frame.directRows
    var record = SeriesRecord(
      tier: isReduced ? .envelope : .direct,
      rows: rows.looked.count,
      gaps: 0
    )
    let width = frame.ruleWidth(style.width)
    let paint = RulePaint(style.color, alpha: style.alpha, color == nil ? nil : colorScale, frame)
    let isOne = paint.count == 1
    var shapes = RuleShapes(paint.count)
    if isReduced {
      shapes = RuleShapes.gathered(of: rows.looked, colors: paint.count) { some, shapes in
        let tally = rows.forEachBar(in: some) { bar in
          shapes.all[isOne ? 0 : paint.step(of: bar.value)].unite(
            at: bar.isUpright ? bar.point.x : bar.point.y,
            bar.start,
            bar.end,
            isUpright: bar.isUpright,
            width: width,
            frame
          )
        }
        (shapes.gaps, shapes.dropped) = tally
      }
    } else {
      let tally = rows.forEachBar(in: rows.looked) { bar in
        shapes.all[paint.step(of: bar.value)].add(
          bar.line(width: width, frame),
          caps: bar.caps(length: style.capLength, width: width, frame)
        )
      }
      (shapes.gaps, shapes.dropped) = tally
    }
    (record.gaps, record.dropped) = (shapes.gaps, shapes.dropped)
    guard width > 0 else { return record }
    for (step, shape) in shapes.all.enumerated() {
      let color = paint.color(ofStep: step)
      guard color.alpha > 0 else { continue }
      try draw(shape, color, width: width, isReduced: isReduced, frame, into: &list)
    }
    return record
  }

  private func draw(
    _ shape: RuleShape,
    _ color: Color,
    width: Double,
    isReduced: Bool,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let solid = LineStyle(width: width, cap: .butt)
    var dashed = solid
    dashed.dash = style.dash
    let isDashed = !style.dash.isEmpty && !isReduced
    let (bars, caps) = (shape.lines(isDashed: isDashed), shape.caps)
    let shapes = isDashed ? [(bars, dashed), (caps, solid)] : [(bars + caps, solid)]
    for (segments, style) in shapes {
      let line = try LinePath.polyline(
        ofSegments: segments,
        style: style,
        color: color,
        in: frame.plot,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
  }

  /// Draws a small bar.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let color = swatchColor(style.color, frame).opacity(Float(style.alpha))
    let style = style
    return { (rect, list) throws(KeisenError) in
      let width = min(frame.snappedLength(style.width), rect.width / 2)
      guard width > 0, color.alpha > 0 else { return }
      let place = SIMD2(rect.midX, rect.midY)
      let bar = ErrorBarRows.Bar(
        row: 0,
        point: place,
        start: rect.minY,
        end: rect.maxY,
        startHasCap: true,
        endHasCap: true,
        isUpright: true
      )
      let cap = min(style.capLength, rect.width)
      let line = try LinePath.polyline(
        ofSegments: bar.line(width: width, frame) + bar.caps(length: cap, width: width, frame),
        style: LineStyle(width: width, cap: .butt),
        color: color,
        in: rect,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
  }

  /// Returns the ends of bars, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard let rows = try? ErrorBarRows(self, in: space, frame), count > 0 else { return [] }
    let step = max(1, 2 * rows.looked.count / count)
    var points: [Point] = []
    rows.forEachBar(in: rows.looked) { bar in
      guard bar.row % step == 0 else { return }
      let (start, end) = bar.ends
      points += [
        Point(x: start.x, y: start.y), Point(x: end.x, y: end.y), Point(x: .nan, y: .nan),
      ]
    }
    return points
  }

  /// Returns the row whose bar is nearest to a point, of those equally near the last one.
  ///
  /// The distance is that of the line, without its caps; in mode `.x` it is that of the row's point
  /// along x alone.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows in view.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.width > 0, style.alpha > 0, color != nil || (style.color?.alpha ?? 1) > 0 else {
      return nil
    }
    let plot = PlaceBox(frame.plot, grownBy: 0)
    let half = frame.ruleWidth(style.width) / 2
    var best = query.limit
    var found: ErrorBarRows.Bar?
    let rows = try ErrorBarRows(self, in: space, frame)
    rows.forEachBar(in: rows.looked) { bar in
      let (start, end) = bar.ends
      let across = bar.isUpright ? SIMD2(half, 0) : SIMD2(0, half)
      let box = PlaceBox(
        low: pointwiseMin(start, end) - across,
        high: pointwiseMax(start, end) + across
      )
      guard box.meets(plot) else { return }
      let rank = query.rank(
        ofRow: bar.row,
        at: query.distance(to: box),
        way: bar.point - query.place
      )
      guard rank < best else { return }
      (best, found) = (rank, bar)
    }
    guard let bar = found else { return nil }
    return MarkHit(bar.row, x: x, y: y, color: color, at: bar.point, best.distance)
  }
}

extension ErrorBarMark {
  /// Returns the rows whose x and y, between which and the ends the bars go, are in a part of the
  /// plot.
  ///
  /// - Complexity: O(*n*); where they stand in order, in those between the part's sides.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.width > 0, style.alpha > 0 else { return RowSet() }
    var rows = PlacedRows(columns, in: space, frame)
    rows.appearance(at: try RowsInView(x, in: space, frame), region)
    return rows.rows(in: region) { SIMD2($0[1][$1], $0[0][$1]) }
  }
}
