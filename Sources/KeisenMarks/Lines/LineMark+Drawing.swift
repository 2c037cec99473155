import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineMark {
  /// Draws the line row by row, or, where more than the frame's `maxDirectRows` are in view, as its
  /// envelope, or as what it covers of the pixels where x goes no way.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout LineEnvelope.Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if let places = frame.polar(space) {
      return try encode(on: places, in: space, frame, into: &list)
    }
    if let named = try namedLines(frame) {
      return try encode(named, in: space, frame, into: &list)
    }
    let color = style.color(or: frame.seriesColor(nil, unless: variant.values))
    guard !isPlain || (style.width > 0 && color.alpha > 0) else {
      return SeriesRecord(rows: 0, gaps: 0)
    }
    var rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    if isPlain { return try encodePlain(&rows, color, frame, keeping: &kept, into: &list) }
    if color.alpha > 0, try isNearlyStraight(rows.rows, in: space, frame) {
      var record = try encodePlain(&rows, color, frame, keeping: &kept, into: &list)
      record.boundPixels += LineCoverage.nearlyStraight
      record.boundChannel = min(
        255,
        record.boundChannel + (255 * LineCoverage.nearlyStraight).rounded(.up)
      )
      return record
    }
    return try encodeVariant(color, in: space, frame, keeping: &kept, into: &list)
  }

  /// Draws a line that goes straight from row to row in one style.
  private func encodePlain(
    _ rows: inout LineRows,
    _ color: Color,
    _ frame: FrameContext,
    keeping kept: inout LineEnvelope.Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let reduced = try encodeReduced(
      .linear,
      &rows,
      color,
      frame,
      keeping: &kept,
      into: &list
    )
    if let reduced { return reduced }
    var record = SeriesRecord(rows: rows.looked.count, gaps: 0)
    var path = LinePath(style: style, plot: frame.plot, pixelRatio: frame.pixelRatio)
    (record.gaps, record.dropped) = try path.add(rows)
    if path.hasTooManyMarks {
      path = LinePath(
        style: style,
        plot: frame.plot,
        pixelRatio: frame.pixelRatio,
        isSolid: true
      )
      _ = try path.add(rows)
    }
    if let polyline = try path.finish(color: color) { list.draw(.polyline(polyline)) }
    return record
  }

  /// Draws rows that are joined straight or by steps as their envelope or their coverage, where
  /// these are many; nil where they are to be drawn one by one, those in view alone where x tells
  /// which these are.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encodeReduced(
    _ interpolation: LineInterpolation,
    _ rows: inout LineRows,
    _ color: Color,
    _ frame: FrameContext,
    keeping kept: inout LineEnvelope.Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord? {
    guard style.canBeReduced else { return nil }
    let record = try encodeEnvelope(
      interpolation,
      &rows,
      color,
      frame,
      keeping: &kept,
      into: &list
    )
    if let record { return record }
    guard rows.looked.count > frame.directRows else { return nil }
    let line = LineCoverage(
      rows,
      width: style.width,
      color: color,
      interpolation: interpolation,
      frame,
      in: list
    )
    return try line?.draw(into: &list)
  }

  /// Draws the line as an envelope where that is as good and costs less; else narrows the rows to
  /// those in view, where x tells which these are.
  private func encodeEnvelope(
    _ interpolation: LineInterpolation,
    _ rows: inout LineRows,
    _ color: Color,
    _ frame: FrameContext,
    keeping kept: inout LineEnvelope.Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord? {
    guard rows.rows.count > frame.directRows || frame.areLinesMany else { return nil }
    let order = x?.order() ?? ColumnOrder.ascending
    guard order.isAscending || order.isDescending else {
      // Among rows that have no place at all there is nothing to look for.
      guard let x, try x.bounds().extent.isEmpty else { return nil }
      return SeriesRecord(rows: rows.rows.count, gaps: rows.rows.count)
    }
    let pen = min(style.width, LinePath.longestReach) + 2 / frame.pixelRatio
    let last = kept
    kept = nil
    let envelope = try LineEnvelope(
      x: x,
      y: y,
      rows,
      order,
      reach: frame.plot.inset(by: Insets(-pen)),
      pixelRatio: frame.pixelRatio,
      directRows: frame.maxDirectRows,
      interpolation: interpolation,
      last
    )
    guard let envelope else { return nil }
    guard envelope.visible.count > frame.maxDirectRows else {
      // The columns may have grown meanwhile.
      rows.looked = envelope.visible.clamped(to: rows.rows)
      return nil
    }
    kept = envelope.kept
    return try envelope.draw(width: style.width, color: color, into: &list)
  }
}
