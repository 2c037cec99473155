import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension AreaMark {
  /// Draws the fill, then the line along y.
  ///
  /// Up to the frame's `directRows` rows, and where x goes no way or curves are those of Catmull
  /// and Rom, each side is one path. Else, and where another area of the chart abuts, it is what is
  /// covered of each pixel, gathered from the rows in view alone.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout LineSeries?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let places = frame.polar(space)
    var record =
      if let places {
        try encodeFill(in: space, on: places, frame, into: &list)
      } else {
        try encodeFill(in: space, frame, into: &list)
      }
    guard style.line.width > 0 else { return record }
    let line = try line(in: space, frame, kept)
    let drawn = try line.encode(frame, into: &list)
    record.boundPixels = max(record.boundPixels, drawn.boundPixels)
    record.boundChannel = max(record.boundChannel, drawn.boundChannel)
    kept = line
    return record
  }

  private func encodeFill(
    in space: Space,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    var runs = AreaRuns(self, in: space, frame)
    let paints = paints(in: space, frame)
    let isClear = paints.areClear
    if !isClear,
      let record = try AreaCoverage.draw(self, runs, in: space, frame, into: &list)
    {
      return record
    }
    let margin = 2 / frame.pixelRatio
    if runs.rows.rows.count > frame.directRows, !interpolation.overshoots,
      let view = try RowsInView(x, in: space, frame)
    {
      runs.rows.looked = view.rows(
        runs.rows.rows,
        from: frame.plot.minX - margin,
        to: frame.plot.maxX + margin,
        and: 1 + interpolation.neighbours
      )
    }
    let box = PlaceBox(frame.plot, grownBy: margin)
    var outline = AreaOutline(within: box, isSplit: paints.below != nil)
    let curve = LineCurve(interpolation, pixelRatio: frame.pixelRatio, view: box)
    let missing = try runs.forEachRun { (run) throws(KeisenError) in
      guard !isClear else { return }
      try curve.forEachVertex(of: run) { (place) throws(KeisenError) in try outline.add(place) }
      try outline.endRun()
    }
    for (outline, paint) in [
      (outline.aboveOutline, paints.above), (outline.belowOutline, paints.below),
    ] {
      guard let outline, let paint, !paint.isClear else { continue }
      list.draw(.path(Path(outline, .fill(paint.fill(frame.plot), .nonzero))))
    }
    return SeriesRecord(
      rows: runs.rows.looked.count,
      gaps: missing.gaps,
      dropped: missing.dropped
    )
  }

  /// Returns the line along y, that of the frame before where it has the same columns.
  private func line(
    in space: Space,
    _ frame: FrameContext,
    _ kept: LineSeries?
  ) throws(KeisenError) -> LineSeries {
    var style = style.line
    style.color = style.color ?? color(frame)
    let variant = LineVariant(interpolation: interpolation)
    if let kept, kept.space === space, kept.columns.x === x, kept.columns.y === y,
      kept.variant.interpolation == variant.interpolation
    {
      try kept.setStyle(style)
      return kept
    }
    return try LineSeries(x: x, y: y, in: space, style: style, variant: variant)
  }

  /// Draws a small rectangle with the line above it.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let color = color(frame)
    let alpha = Float(style.alpha)
    let fills = [style.above, style.below].map { ($0?.lastColor ?? color).opacity(alpha) }
    let line = style.line
    return { (rect, list) throws(KeisenError) in
      let rect = frame.snapped(rect)
      // Two sides stand one above the other.
      let middle = fills[0] == fills[1] ? rect.maxY : frame.snapped(rect.midY)
      for (fill, part) in [
        (fills[0], Rect(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: middle)),
        (fills[1], Rect(left: rect.minX, top: middle, right: rect.maxX, bottom: rect.maxY)),
      ] where !part.isEmpty && fill.alpha > 0 {
        list.draw(.rectangle(Rectangle(rect: part, fill: .color(fill))))
      }
      let width = min(line.width, rect.height / 2)
      guard width > 0 else { return }
      var style = line
      (style.width, style.dash, style.cap) = (width, [], .butt)
      let polyline = try LinePath.polyline(
        through: [
          SIMD2(rect.minX, rect.minY + width / 2), SIMD2(rect.maxX, rect.minY + width / 2),
        ],
        style: style,
        color: line.color(or: color),
        in: rect,
        pixelRatio: frame.pixelRatio
      )
      if let polyline { list.draw(.polyline(polyline)) }
    }
  }

  /// Returns positions of some rows along y, of the last ones along the other line, and lines from
  /// one to the other; none on a disc.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard space.polar == nil else { return [] }
    var runs = AreaRuns(self, in: space, frame)
    let all = runs.rows.rows
    guard !all.isEmpty, count > 0 else { return [] }
    let gap = Point(x: .nan, y: .nan)
    let step = max(1, all.count / count)
    var (first, second): ([Point], [Point]) = ([], [])
    var lines = Hatching(in: frame.plot, count: count)
    var last: LineCurve.Place?
    for row in stride(from: all.lowerBound, to: all.upperBound, by: step) {
      runs.rows.looked = row..<row + 1
      runs.forEachPlace { place in
        guard let place else {
          first.append(gap)
          second.append(gap)
          last = nil
          return
        }
        let far = LineRows.farthestOutline
        let near = place.clamped(
          lowerBound: LineCurve.Place(repeating: -far),
          upperBound: LineCurve.Place(repeating: far)
        )
        first.append(Point(x: near.x, y: near.y))
        second.append(Point(x: near.x, y: near.z))
        if let last { lines.add(from: last, to: near) }
        last = near
      }
    }
    return first + [gap] + second + [gap] + lines.points
  }
}
