import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineMark {
  /// Returns the row whose part of the line is nearest to a point.
  ///
  /// A row's part are the two segments that end in it, or the dot of one between gaps, as far as
  /// they are in the plot. Their distance is that of the pen's edge, all joins and caps taken as
  /// round and dashes as closed. Where several rows are equally near - both ends of a segment are,
  /// and all rows whose ink covers the point - it is the one that stands nearest itself, of these
  /// the first. In mode `.x` it is the row in view that stands nearest along x, of these the
  /// nearest along y, of these the first.
  ///
  /// - Complexity: O(log *n*) where x goes one way, and the rows that stand as near along x as what
  ///   is found is, as far as the bounds of y do not leave them out. Else what the bounds of x and
  ///   y leave: O(*n*) at worst, as where all rows have one x. What is not known of the columns yet
  ///   is found out once, in O(*n*). Of a line with a variant all rows are looked at that it would
  ///   draw.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    if let places = frame.polar(space) { return try hit(query, on: places, in: space, frame) }
    if let named = try namedLines(frame) {
      return try hit(named.lines, query, in: space, frame)
    }
    guard isPlain else { return try hitOfVariant(query, in: space, frame) }
    let color = style.color(or: frame.seriesColor(nil))
    guard style.width > 0, color.alpha > 0 else { return nil }
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    let boxes = try RowBoxes(rows, x: x, y: y, areConnected: true)
    var search = LineSearch(
      rows,
      boxes,
      query,
      width: min(style.width, LinePath.longestReach),
      in: frame.plot
    )
    search.search(boxes.known)
    return search.found.map { row, place in
      MarkHit(row: row, of: rows, at: place, distance: search.best.distance)
    }
  }

  private func hitOfVariant(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let widths = ([style] + variant.styles).map { min($0.width, LinePath.longestReach) }
    let widest = max(widths.max() ?? 0, variant.marker?.size ?? 0)
    guard widest > 0 else { return nil }
    let part = frame.plot.minX - widest...frame.plot.maxX + widest
    let chain = try LineChain(x: x, y: y, variant, colorScale, in: space, frame, part: part)
    let curve = LineCurve(
      variant.interpolation,
      pixelRatio: frame.pixelRatio,
      view: PlaceBox(frame.plot, grownBy: widest)
    )
    var search = LineChainSearch(query)
    chain.forEachRun { run in
      search.appearance(at: run, curve, in: frame.plot) { place in
        chain.styles.isEmpty ? widths[0] : widths[chain.styles[place] + 1]
      }
    }
    guard let place = search.found else { return nil }
    let row = chain.rows[Int(place.w)]
    let values = variant.values
    return MarkHit(row, x: x, y: y, color: values, at: SIMD2(place.x, place.y), search.distance)
  }

  /// Returns the rows that stand in a part of the plot, whatever way the line takes between them.
  ///
  /// - Complexity: O(log *n*) where x goes one way, and the rows that stand between the sides of
  ///   the box around the part. Else what the bounds of x and y leave: O(*n*) at worst. What is not
  ///   known of the columns yet is found out once, in O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard isSeen(in: frame) else { return RowSet() }
    if let places = frame.polar(space) {
      let rows = try PolarRows(x, y, in: space, places, frame, isJoined: false)
      return region.rows(rows.positions())
    }
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    return try rows.rows(in: region, x: x, y: y)
  }

  /// Whether any of it can be seen.
  private func isSeen(in frame: FrameContext) -> Bool {
    guard !isPlain else {
      let color = style.color(or: frame.seriesColor(nil))
      return style.width > 0 && color.alpha > 0
    }
    return ([style] + variant.styles).contains { $0.width > 0 } || variant.marker?.size ?? 0 > 0
  }
}
