import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales
import KeisenText

extension ContourMark {
  /// Draws the bands from the lowest up, then the lines, then their labels.
  ///
  /// Lines and bands are found once and kept while values and levels stay; a frame places them.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout ContourTraces?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let places = (
      x: GridPlaces(MarkColumn("x", x, .x), in: space, frame),
      y: GridPlaces(MarkColumn("y", y, .y), in: space, frame)
    )
    let levels = levels()
    let key = ContourTraces.Key(
      change: values.latestChange,
      column: ObjectIdentifier(values),
      part: ContourField.Part(columns: places.x.lines, rows: places.y.lines),
      levels: levels,
      hasLines: style.width > 0 || style.labelSize > 0,
      hasRings: style.isFilled
    )
    if kept?.key != key { kept = try ContourTraces(key, values, columns: x.count) }
    guard let traces = kept, style.alpha > 0 else { return SeriesRecord(rows: 0, gaps: 0) }
    let drawing = ContourDrawing(
      mark: self,
      levels: levels,
      traces: traces,
      x: places.x,
      y: places.y
    )
    if style.isFilled { try drawing.drawBands(frame, into: &list) }
    try drawing.drawLines(frame, into: &list)
    let rows = places.x.lines.count * places.y.lines.count
    return SeriesRecord(rows: rows, gaps: traces.gaps, dropped: values.count - rows)
  }

  /// Returns positions along the lines, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] { [] }

  /// Returns what is nearest to a point: of bands the value of the grid that is nearest in it, of
  /// lines a place on one.
  ///
  /// Row and column are those of the grid at the nearest value, and x and y its own. The value of
  /// bands is this one, at distance 0 within a cell; that of lines is their level.
  ///
  /// - Complexity: O(*n*) in the cells within reach.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let places = (
      x: GridPlaces(MarkColumn("x", x, .x), in: space, frame),
      y: GridPlaces(MarkColumn("y", y, .y), in: space, frame)
    )
    let part = ContourField.Part(columns: places.x.lines, rows: places.y.lines)
    guard let field = try ContourField(values, columns: x.count, part) else { return nil }
    let search = ContourSearch(field, places.x, places.y, query)
    guard let found = search.nearest(levels(), isFilled: style.isFilled) else { return nil }
    let row = part.rows.lowerBound + found.row
    let column = part.columns.lowerBound + found.column
    return MarkHit(
      row: row,
      column: column,
      x: DataValue(x, at: column),
      y: DataValue(y, at: row),
      value: found.level.map { DataValue($0) } ?? DataValue(values, at: row * x.count + column),
      position: Point(x: found.place.x, y: found.place.y),
      distance: found.distance
    )
  }
}

extension ContourMark {
  /// Returns the values whose place on the grid is in a part of the plot, counted row by row.
  ///
  /// - Complexity: O(*n*) in the places within the box around it.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let places = (
      x: GridPlaces(MarkColumn("x", x, .x), in: space, frame),
      y: GridPlaces(MarkColumn("y", y, .y), in: space, frame)
    )
    guard style.alpha > 0, values.count >= x.count * places.y.lines.upperBound else {
      return RowSet()
    }
    return region.cells(places.x.all, places.y.all) { column, row in
      (places.y.lines.lowerBound + row) * x.count + places.x.lines.lowerBound + column
    }
  }
}

/// Contours on their places in a frame.
private struct ContourDrawing {
  let mark: ContourMark
  let levels: [Double]
  let traces: ContourTraces
  let x: GridPlaces
  let y: GridPlaces

  private func placed(
    _ lines: ContourTracer.Lines,
    _ line: ContourTracer.Lines.Line
  ) -> [SIMD2<Double>] {
    let points = lines.points.elements[line.start..<line.end].map { point in
      SIMD2(x.position(at: point.x), y.position(at: point.y))
    }
    withExtendedLifetime(lines) {}
    return points
  }

  /// Fills the bands.
  ///
  /// Opaque ones are drawn over each other, each with all that is above it, so that no seam shows
  /// between two; translucent ones beside each other.
  func drawBands(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard let scale = mark.colorScale, levels.count > 1, traces.rings.count == levels.count
    else { return }
    let lookup = frame.lookup(of: scale, alpha: mark.style.alpha)
    let origin = Double(frame.range(of: scale.projection).origin)
    let box = PlaceBox(frame.plot, grownBy: 2 / frame.pixelRatio)
    let isOpaque = mark.style.alpha == 1 && lookup.minAlpha == 1
    let last = levels.count - 1
    for band in 0..<last {
      let middle = levels[band] / 2 + levels[band + 1] / 2
      let color = Color(bytes: lookup.bytes(of: middle - origin))
      guard color.alpha > 0 else { continue }
      let outline = PathOutline()
      for level in [band, isOpaque ? last : band + 1] {
        let rings = traces.rings[level]
        for ring in rings.lines.elements {
          let corners = box.cut(placed(rings, ring))
          guard corners.count > 2 else { continue }
          try outline.move(to: Point(x: corners[0].x, y: corners[0].y))
          for corner in corners.dropFirst() {
            try outline.line(to: Point(x: corner.x, y: corner.y))
          }
          try outline.close()
        }
      }
      guard outline.points.count > 0 else { continue }
      list.draw(.path(Path(outline, .fill(.color(color), .evenOdd))))
    }
  }

  /// Draws the lines, interrupted under their labels, and these.
  func drawLines(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let style = mark.style
    guard let scale = mark.colorScale, traces.lines.count == levels.count else { return }
    let range = frame.range(of: scale.projection)
    let lookup = frame.lookup(of: scale)
    let alpha = Float(style.alpha)
    var labels = ContourLabels(frame.plot)
    var runs: [[[SIMD2<Double>]]] = []
    for lines in traces.lines {
      runs.append(lines.lines.elements.map { placed(lines, $0) })
    }
    if style.labelSize > 0 {
      let size = style.labelSize * frame.theme.textScale
      let texts = style.labelFormat.texts(of: levels.map { DecimalNumber(shortest: $0) })
      let textStyle = frame.theme.textStyle(size: size)
      labels.place(
        runs,
        texts.map { TextLayout.block($0, style: textStyle) },
        size: size
      )
    }
    for (level, lines) in runs.enumerated() where style.width > 0 {
      let own = Color(bytes: lookup.bytes(of: levels[level] - Double(range.origin)))
      let color = (style.color ?? own).opacity(alpha)
      guard color.alpha > 0 else { continue }
      var path = LinePath(
        style: LineStyle(width: style.width),
        plot: frame.plot,
        pixelRatio: frame.pixelRatio
      )
      for (index, line) in lines.enumerated() {
        for piece in labels.pieces(of: line, level: level, line: index) {
          for place in piece { try path.add(place) }
          try path.endPiece()
        }
      }
      if let polyline = try path.finish(color: color) { list.draw(.polyline(polyline)) }
    }
    for label in labels.placed {
      let origin = Double(range.origin)
      let ground =
        style.isFilled
        ? Color(bytes: lookup.bytes(of: levels[label.level] - origin)).contrasting(
          on: frame.theme.plotArea
        ) : frame.theme.label
      list.draw(
        label.block,
        at: label.center,
        anchor: Point(x: 0.5, y: 0.5),
        angle: label.angle,
        color: (style.color ?? ground).opacity(alpha),
        role: .value
      )
    }
  }
}
