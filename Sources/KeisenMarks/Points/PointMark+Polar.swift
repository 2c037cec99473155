import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PointMark {
  private struct Flat {
    let points: PointMark
    let rows: PolarRows
    let frame: FrameContext
    let space: Space
  }

  private func flat(
    _ places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> Flat {
    var mark = self
    let flattened = try frame.flattened(places)
    let rows = try PolarRows(data.x, data.y, in: space, places, frame, isJoined: false)
    (mark.data.x, mark.data.y) = (rows.x, rows.y)
    mark.data.size = try rows.aligned(data.size)
    mark.data.color = try rows.aligned(data.color)
    mark.data.alpha = try rows.aligned(data.alpha)
    mark.style.color = style.color ?? frame.theme.cycleColor(frame.seriesIndex)
    return Flat(points: mark, rows: rows, frame: flattened.frame, space: flattened.space)
  }

  /// Draws the points on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    on places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let flat = try flat(places, in: space, frame)
    var none: PointTallies?
    var record = try flat.points.encode(in: flat.space, flat.frame, keeping: &none, into: &list)
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
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let flat = try flat(places, in: space, frame)
    guard var hit = try flat.points.hit(query, in: flat.space, flat.frame) else { return nil }
    hit.row = flat.rows.row(of: hit.row)
    hit.x = data.x.map { DataValue($0, at: hit.row) } ?? DataValue(0, origin: Int64(hit.row))
    hit.y = DataValue(data.y, at: hit.row)
    return hit
  }

  /// Returns the rows whose markers are in a part of a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func rows(
    in region: PlotRegion,
    on places: PolarPlaces,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let flat = try flat(places, in: space, frame)
    let found = try flat.points.rows(in: region, of: flat.space, flat.frame)
    return RowSet(found.rows.lazy.map { flat.rows.row(of: $0) })
  }

  /// Returns the places of some points on a disc.
  func outline(
    on places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext,
    count: Int
  ) -> [Point] {
    guard let flat = try? flat(places, in: space, frame) else { return [] }
    return flat.points.outline(in: flat.space, flat.frame, count: count)
  }
}
