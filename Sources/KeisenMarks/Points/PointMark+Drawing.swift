import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PointMark {
  /// Draws every marker that reaches into the plot, however many there are.
  ///
  /// A renderer that keeps columns gets these instead of positions, where rows are many, two floats
  /// tell them apart and their shape is none of the caller's own.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout PointTallies?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if let places = frame.polar(space) {
      return try encode(on: places, in: space, frame, into: &list)
    }
    guard isVisible else { return SeriesRecord(rows: 0, gaps: 0) }
    if frame.keepsColumns, style.customMarker == nil, let series = frame.drawnSeries,
      let points = KeptPoints(data, of: series, colorScale, style, in: space, frame)
    {
      let tally = points.count(&kept)
      list.draw(.keptMarkers(points.markers))
      return SeriesRecord(rows: points.markers.count, gaps: tally.gaps, dropped: tally.dropped)
    }
    let rows = PointRows(data, colorScale, style, in: space, frame)
    let (markers, gaps, dropped) = try rows.markers()
    var record = SeriesRecord(rows: rows.count, gaps: gaps, dropped: dropped)
    if let markers, try style.draw(markers, in: frame, into: &list) {
      (record.tier, record.boundChannel) = (.coverage, ShapeCells.boundChannel)
    }
    return record
  }

  /// Draws a marker.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let color = swatchColor(style.color, frame)
    let (style, theme) = (style, frame.theme)
    return { (rect, list) throws(KeisenError) in
      try style.drawSwatch(in: rect, color: color, theme, into: &list)
    }
  }

  /// Returns the positions of some rows, equally far from each other, none connected to the next.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    if let places = frame.polar(space) {
      return outline(on: places, in: space, frame, count: count)
    }
    let rows = LineRows(x: data.x?.snapshot(), y: data.y.snapshot(), in: space, frame)
    return rows.scattered(count)
  }
}
