import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PointMark: FlattenedMark {
  func flat(
    _ places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> FlatMark<Self> {
    var mark = self
    let flattened = try frame.flattened(places)
    let rows = try PolarRows(data.x, data.y, in: space, places, frame, isJoined: false)
    (mark.data.x, mark.data.y) = (rows.x, rows.y)
    mark.data.size = try rows.aligned(data.size)
    mark.data.color = try rows.aligned(data.color)
    mark.data.alpha = try rows.aligned(data.alpha)
    mark.style.color = frame.seriesColor(style.color, unless: data.color)
    return FlatMark(
      mark: mark,
      rows: rows,
      frame: flattened.frame,
      space: flattened.space,
      columns: (data.x, data.y)
    )
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
    var record = try flat.mark.encode(in: flat.space, flat.frame, keeping: &none, into: &list)
    record.gaps -= flat.rows.dropped
    record.dropped += flat.rows.dropped
    return record
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
    let found = try flat.mark.rows(in: region, of: flat.space, flat.frame)
    return RowSet(found.rows.lazy.map { flat.rows.row(of: $0) })
  }
}
