import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineMark {
  /// Draws a line with a variant.
  ///
  /// Every row in view is drawn by itself, but for lines in one style of more than the frame's
  /// `directRows`: steps, and straight lines under markers, are drawn as straight lines of as many
  /// are, of curves and separate segments what they cover is gathered; curves through rows that
  /// stand close are drawn straight before. Of as many rows in opaque colours by value, no curve
  /// and with round caps, it is gathered what colour they are on each pixel. Every marker in view
  /// is drawn. Where x goes one way, rows are in the order of their numbers and no style has
  /// dashes, no other rows are read, but for Catmull-Rom curves and markers.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encodeVariant(
    _ color: Color,
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout LineEnvelope.Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let widest = ([style] + variant.styles).reduce(2 * (variant.marker?.size ?? 0)) {
      max($0, $1.width)
    }
    let margin = min(widest, LinePath.longestReach) + 2 / frame.pixelRatio
    let part = frame.plot.minX - margin...frame.plot.maxX + margin
    if variant.hasOneStyle, style.width > 0, color.alpha > 0 {
      let record = try encodeReduced(
        color,
        part,
        in: space,
        frame,
        keeping: &kept,
        into: &list
      )
      if let record {
        if let marker = variant.marker {
          try draw(marker, color, in: space, frame, into: &list)
        }
        return record
      }
    }
    let isSolid = ([style] + variant.styles).allSatisfy(\.dash.isEmpty)
    let isLong = y.count > frame.directRows
    let chain = try LineChain(
      x: x,
      y: y,
      variant,
      colorScale,
      in: space,
      frame,
      part: isSolid && isLong ? part : nil
    )
    let ownColor = frame.seriesColor(style.color, unless: variant.values)
    let line = VariantLine(chain, variant, style, ownColor, colorScale, frame)
    let isReduced = try line.draw(into: &list)
    var record = SeriesRecord(rows: chain.rowsRead, gaps: chain.gaps, dropped: chain.dropped)
    if isReduced { (record.tier, record.boundChannel) = (.coverage, ColorCoverage.boundChannel) }
    return record
  }

  /// Draws a marker on each row of a line in one colour.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private func draw(
    _ marker: PointStyle,
    _ color: Color,
    in space: Space,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard marker.size > 0 else { return }
    var own = marker
    own.color = marker.color ?? color
    let rows = PointRows(PointColumns(x: x, y: y), nil, own, in: space, frame)
    if let markers = try rows.markers().markers {
      try own.draw(markers, in: frame, into: &list)
    }
  }
}

extension LineMark {
  /// Draws a line in one style by anything but its rows where these are many; nil where they are
  /// not.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private func encodeReduced(
    _ color: Color,
    _ part: ClosedRange<Double>,
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout LineEnvelope.Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord? {
    let interpolation = variant.interpolation
    var rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    if !interpolation.isCurve, !variant.isSeparated {
      return try encodeReduced(interpolation, &rows, color, frame, keeping: &kept, into: &list)
    }
    guard style.canBeReduced, !variant.isSeparated || !interpolation.isCurve,
      rows.rows.count > frame.directRows
    else { return nil }
    rows.looked = try variant.rows(rows.rows, x, in: part, of: space, frame)
    guard rows.looked.count > frame.directRows else { return nil }
    let line = LineCoverage(
      rows,
      width: style.width,
      color: color,
      interpolation: interpolation,
      isSeparated: variant.isSeparated,
      frame,
      in: list
    )
    return try line?.draw(into: &list)
  }

  /// Whether a line is a curve whose rows are so many and so near each other that it is a straight
  /// one but for `nearlyStraight`.
  ///
  /// Between two rows a monotone curve stays in their box, so no point of it is farther from the
  /// straight segment than the box is wide: rows in view that are no farther apart along x will do.
  /// Where all rows of a Catmull-Rom curve are within *d* of the next, its inner control points are
  /// within 2/3 *d* of the rows, whatever its alpha, and the curve is within 1/2 *d* of the
  /// segment.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in those rows, at 10 ns or less each, up to the first that is too far.
  func isNearlyStraight(
    _ rows: Range<Int>,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> Bool {
    let interpolation = variant.interpolation
    guard interpolation.isCurve, variant.hasOnlyInterpolation, style.canBeReduced, style.width > 0,
      rows.count > frame.directRows
    else { return false }
    let isMonotone = interpolation == .monotone
    let view = try isMonotone ? RowsInView(x, in: space, frame) : nil
    guard view != nil || !isMonotone else { return false }
    var columns = [MarkColumn("x", x, .x)]
    if !isMonotone { columns.append(MarkColumn("y", y, .y)) }
    var placed = PlacedRows(columns, in: space, frame)
    let all = x == nil ? rows : rows.clamped(to: placed.rows)
    let looked = view?.rows(all, from: frame.plot.minX, to: frame.plot.maxX, and: 1) ?? all
    guard looked.count > frame.directRows else { return false }
    let limit = (isMonotone ? 1 : 2) * LineCoverage.nearlyStraight / frame.pixelRatio
    var last = SIMD2(repeating: Double.nan)
    var isNear = true
    for first in stride(from: looked.lowerBound, to: looked.upperBound, by: Self.nearRows) {
      placed.looked = first..<min(first + Self.nearRows, looked.upperBound)
      placed.forEachBlock { block in
        let (xs, ys) = (block[0], isMonotone ? nil : block[1])
        for index in 0..<block.count {
          let place = SIMD2(xs[index], ys?[index] ?? 0)
          let step = place - last
          // What has no place interrupts the curve.
          isNear = isNear && !((step * step).sum() > limit * limit)
          last = place
        }
      }
      guard isNear else { return false }
    }
    return true
  }

  /// Rows that are looked at before what was found is looked at.
  private static let nearRows = 1 << 14
}
