import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineMark {
  /// A line of a polar space as one of points of the picture.
  private struct Flat {
    let line: LineMark
    let rows: PolarRows
    let frame: FrameContext
    let space: Space
  }

  /// Places the rows.
  ///
  /// What has a column of its own for each row - values, styles, an order - has no more positions
  /// than rows, and so neither ways along the angle nor a way from the last row to the first.
  private func flat(
    _ places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> Flat {
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
    let line = LineMark(
      x: rows.x,
      y: rows.y,
      style: style,
      variant: variant,
      colorScale: colorScale
    )
    return Flat(line: line, rows: rows, frame: flattened.frame, space: flattened.space)
  }

  /// Draws the line on a disc.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    on places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let flat = try flat(places, in: space, frame)
    var none: LineEnvelope.Kept?
    var record = try flat.line.encode(in: flat.space, flat.frame, keeping: &none, into: &list)
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
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let flat = try flat(places, in: space, frame)
    guard var hit = try flat.line.hit(query, in: flat.space, flat.frame) else { return nil }
    hit.row = flat.rows.row(of: hit.row)
    hit.x = x.map { DataValue($0, at: hit.row) } ?? DataValue(0, origin: Int64(hit.row))
    hit.y = DataValue(y, at: hit.row)
    return hit
  }

  /// Returns positions along a line on a disc.
  func outline(
    on places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext,
    count: Int
  ) -> [Point] {
    guard let flat = try? flat(places, in: space, frame) else { return [] }
    return flat.line.outline(in: flat.space, flat.frame, count: count)
  }
}
