import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineSeries {
  /// A line of a polar space as one of points of the picture.
  private struct Flat {
    let line: LineSeries
    let rows: PolarRows
    let frame: FrameContext
  }

  /// Places the rows.
  ///
  /// What has a column of its own for each row - values, styles, an order - has no more positions
  /// than rows, and so neither ways along the angle nor a way from the last row to the first.
  private func flat(_ frame: FrameContext, _ places: PolarPlaces) throws(KeisenError) -> Flat {
    let (x, y) = columns
    let flattened = try frame.flattened(places)
    var variant = variant
    let isByRow =
      variant.values != nil || variant.styleIndices != nil || variant.order != nil
      || variant.isSeparated
    let rows = try PolarRows(x, y, in: space, places, frame, isJoined: !isByRow)
    if isByRow {
      variant.values = try rows.aligned(variant.values)
      variant.styleIndices = try rows.aligned(variant.styleIndices)
    }
    var style = style
    style.color = style.color ?? frame.theme.cycleColor(frame.seriesIndex)
    let line = try LineSeries(
      x: rows.x,
      y: rows.y,
      in: flattened.space,
      style: style,
      variant: variant,
      colorScale: colorScale
    )
    return Flat(line: line, rows: rows, frame: flattened.frame)
  }

  /// Draws the line on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    on places: PolarPlaces,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard !frame.plot.isEmpty else { return SeriesRecord(rows: 0, gaps: 0) }
    let flat = try flat(frame, places)
    var record = try flat.line.encode(flat.frame, into: &list)
    record.rows = flat.rows.rows.count
    (record.gaps, record.dropped) = (flat.rows.gaps, flat.rows.dropped)
    return record
  }

  /// Finds the row of a line on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(
    _ query: HitQuery,
    on places: PolarPlaces,
    in frame: FrameContext
  ) throws(KeisenError) -> Hit? {
    guard !frame.plot.isEmpty else { return nil }
    let flat = try flat(frame, places)
    guard var hit = try flat.line.hit(query, in: flat.frame) else { return nil }
    let (x, y) = columns
    hit.series = self
    hit.row = flat.rows.row(of: hit.row)
    hit.x = x.map { DataValue($0, at: hit.row) } ?? DataValue(0, origin: Int64(hit.row))
    hit.y = DataValue(y, at: hit.row)
    return hit
  }

  /// Returns positions along a line on a disc.
  func outline(on places: PolarPlaces, _ frame: FrameContext, count: Int) -> [Point] {
    guard let flat = try? flat(frame, places) else { return [] }
    return flat.line.outline(flat.frame, count: count)
  }
}
