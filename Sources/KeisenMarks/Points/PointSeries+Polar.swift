import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PointSeries {
  private struct Flat {
    let points: PointSeries
    let rows: PolarRows
    let frame: FrameContext
  }

  private func flat(_ frame: FrameContext, _ places: PolarPlaces) throws(KeisenError) -> Flat {
    var (columns, style) = (columns, style)
    let flattened = try frame.flattened(places)
    let rows = try PolarRows(columns.x, columns.y, in: space, places, frame, isJoined: false)
    (columns.x, columns.y) = (rows.x, rows.y)
    columns.size = try rows.aligned(columns.size)
    columns.color = try rows.aligned(columns.color)
    columns.alpha = try rows.aligned(columns.alpha)
    style.color = style.color ?? frame.theme.cycleColor(frame.seriesIndex)
    let points = try PointSeries(
      columns,
      in: flattened.space,
      colorScale: colorScale,
      style: style
    )
    // Rows have the numbers of positions there.
    points.setSelection(try rows.aligned(selection))
    return Flat(points: points, rows: rows, frame: flattened.frame)
  }

  /// Draws the points on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    on places: PolarPlaces,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard !frame.plot.isEmpty else { return SeriesRecord(rows: 0, gaps: 0) }
    let flat = try flat(frame, places)
    var record = try flat.points.encode(flat.frame, into: &list)
    record.gaps -= flat.rows.dropped
    record.dropped += flat.rows.dropped
    return record
  }

  /// Finds the row of points on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(
    _ query: HitQuery,
    on places: PolarPlaces,
    in frame: FrameContext
  ) throws(KeisenError) -> Hit? {
    guard !frame.plot.isEmpty else { return nil }
    let flat = try flat(frame, places)
    guard var hit = try flat.points.hit(query, in: flat.frame) else { return nil }
    let columns = columns
    hit.series = self
    hit.row = flat.rows.row(of: hit.row)
    hit.x = columns.x.map { DataValue($0, at: hit.row) } ?? DataValue(0, origin: Int64(hit.row))
    hit.y = DataValue(columns.y, at: hit.row)
    return hit
  }

  /// Returns the rows whose markers are in a part of a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func rows(
    in region: PlotRegion,
    on places: PolarPlaces,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let flat = try flat(frame, places)
    let found = try flat.points.rows(in: region.on(places), flat.frame)
    return RowSet(found.rows.lazy.map { flat.rows.row(of: $0) })
  }

  /// Returns the places of some points on a disc.
  func outline(on places: PolarPlaces, _ frame: FrameContext, count: Int) -> [Point] {
    guard let flat = try? flat(frame, places) else { return [] }
    return flat.points.outline(flat.frame, count: count)
  }
}
