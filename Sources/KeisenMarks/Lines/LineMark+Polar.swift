import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineMark: FlattenedMark {
  /// Places the rows.
  ///
  /// What has a column of its own for each row - values, styles, an order - has no more positions
  /// than rows, and so neither ways along the angle nor a way from the last row to the first.
  func flat(
    _ places: PolarPlaces,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> FlatMark<Self> {
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
    style.color = frame.seriesColor(style.color, unless: variant.values)
    let line = LineMark(
      x: rows.x,
      y: rows.y,
      style: style,
      variant: variant,
      colorScale: colorScale
    )
    return FlatMark(
      mark: line,
      rows: rows,
      frame: flattened.frame,
      space: flattened.space,
      columns: (x, y)
    )
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
    var record = try flat.mark.encode(in: flat.space, flat.frame, keeping: &none, into: &list)
    record.rows = flat.rows.rows.count
    (record.gaps, record.dropped) = (flat.rows.gaps, flat.rows.dropped)
    return record
  }
}
