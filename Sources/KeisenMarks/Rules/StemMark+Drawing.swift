import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension StemMark {
  /// Draws the lines, those of one colour as one shape, then the markers.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let rows = try rowsInView(in: space, frame)
    let isReduced = rows.looked.count > frame.directRows
    var record = SeriesRecord(
      tier: isReduced ? .envelope : .direct,
      rows: rows.looked.count,
      gaps: 0
    )
    let isUpright = orientation == .vertical
    let width = frame.ruleWidth(style.width)
    let base = basePlace(in: space, frame)
    let paint = RulePaint(style.color, alpha: style.alpha, color == nil ? nil : colorScale, frame)
    let colors = color == nil ? nil : columns.count - 1
    func appearance(_ some: Range<Int>, _ shapes: inout RuleShapes) {
      var rows = rows
      rows.looked = some
      rows.forEachBlock { block in
        let (tips, places) = (block[0], block[1])
        for index in 0..<block.count {
          let (tip, place) = (tips[index], places[index])
          guard tip.isFinite, place.isFinite else {
            if rows.isDropped(block.first + index) { shapes.dropped += 1 } else { shapes.gaps += 1 }
            continue
          }
          guard width > 0, tip != base else { continue }
          let step = colors.map { paint.step(of: block[$0][index]) } ?? 0
          if isReduced {
            shapes.all[step].unite(
              at: place,
              base,
              tip,
              isUpright: isUpright,
              width: width,
              frame
            )
          } else {
            let middle = frame.ruleMiddle(at: place, width: width)
            shapes.all[step].add(
              isUpright
                ? [SIMD2(middle, base), SIMD2(middle, tip)]
                : [SIMD2(base, middle), SIMD2(tip, middle)]
            )
          }
        }
      }
    }
    let shapes = RuleShapes.gathered(of: rows.looked, colors: paint.count, appearance)
    (record.gaps, record.dropped) = (shapes.gaps, shapes.dropped)
    let dash = isReduced ? [] : style.dash
    for (step, shape) in shapes.all.enumerated() where width > 0 {
      let color = paint.color(ofStep: step)
      guard color.alpha > 0 else { continue }
      let line = try LinePath.polyline(
        ofSegments: shape.lines(isDashed: !dash.isEmpty),
        style: LineStyle(width: width, dash: dash, cap: .butt),
        color: color,
        in: frame.plot,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
    if size != nil || style.size > 0, style.alpha > 0,
      let markers = try pointRows(in: space, frame).markers().markers
    {
      try style.points.draw(markers, in: frame, into: &list)
    }
    return record
  }

  /// The rows of which a line may be in view.
  private func rowsInView(
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> PlacedRows {
    var rows = PlacedRows(columns, in: space, frame)
    guard orientation == .vertical else { return rows }
    let margin = frame.ruleWidth(style.width) + 2 / frame.pixelRatio
    rows.appearance(at: try RowsInView(position, in: space, frame), frame.plot, margin: margin)
    return rows
  }

  /// Returns where the baseline is, in points.
  private func basePlace(in space: Space, _ frame: FrameContext) -> Double {
    let dimension: Dimension = orientation == .vertical ? .y : .x
    let range = frame.range(of: space.projection(dimension))
    let value = range.relative(DataValue(style.baseline, unit: value.type.timeUnit))
    let place = BoxSide(frame.map(dimension, of: space), range).position(of: value)
    return max(-LinePath.farthest, min(LinePath.farthest, place))
  }

  /// The markers as the rows of points.
  private func pointRows(in space: Space, _ frame: FrameContext) -> PointRows {
    // Of level stems the row numbers are values of y, which points have a column for.
    let (x, y) = orientation == .vertical ? (position, value) : (value, position ?? rowNumbers)
    let columns = PointColumns(x: x, y: y, size: size, color: color)
    return PointRows(columns, colorScale, style.points, in: space, frame)
  }

  /// The numbers of the rows as a column.
  private var rowNumbers: Column {
    let rows = value.snapshot().rows
    return (try? Column((0..<rows.upperBound).map { Int64($0) })) ?? value
  }

  /// Draws a small stem.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let color = swatchColor(style.color, frame).opacity(Float(style.alpha))
    let style = style
    return { (rect, list) throws(KeisenError) in
      let width = min(frame.snappedLength(style.width), rect.width / 2)
      let size = min(style.size, rect.height / 2, rect.width / 2)
      let middle = frame.ruleMiddle(at: rect.midX, width: width)
      let tip = rect.minY + size / 2
      if width > 0, color.alpha > 0 {
        let line = try LinePath.polyline(
          ofSegments: [SIMD2(middle, rect.maxY), SIMD2(middle, tip)],
          style: LineStyle(width: width, cap: .butt),
          color: color,
          in: rect,
          pixelRatio: frame.pixelRatio
        )
        if let line { list.draw(.polyline(line)) }
      }
      var points = style.points
      // The colour has it.
      points.alpha = 1
      try points.drawOne(
        at: SIMD2(middle, tip),
        size: size,
        color: color,
        frame.theme,
        into: &list
      )
    }
  }

  /// Returns stems, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    let base = basePlace(in: space, frame)
    let gap = Point(x: .nan, y: .nan)
    return pointRows(in: space, frame).rows.scattered(count / 2).flatMap { tip in
      if tip.x.isNaN { return [gap] }
      let root = orientation == .vertical ? Point(x: tip.x, y: base) : Point(x: base, y: tip.y)
      return [tip, root, gap]
    }
  }

  /// Returns the stem that is nearest to a point, its marker taken for a disc; of stems equally
  /// near the last one.
  ///
  /// In mode `.x` the distance is that of the tip along x alone.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.alpha > 0, style.width > 0 || style.size > 0 || size != nil,
      color != nil || (style.color?.alpha ?? 1) > 0
    else { return nil }
    let isUpright = orientation == .vertical
    let plot = PlaceBox(frame.plot, grownBy: 0)
    let point = query.place
    let half = frame.ruleWidth(style.width) / 2
    let base = basePlace(in: space, frame)
    var best = query.limit
    var found: (row: Int, tip: SIMD2<Double>)?
    PlacedRows(columns, in: space, frame).forEachBlock { block in
      let (tips, places) = (block[0], block[1])
      for index in 0..<block.count where tips[index].isFinite && places[index].isFinite {
        let (place, value) = (places[index], tips[index])
        // Beyond that a marker is all of the picture.
        let own = self.size == nil ? style.size : min(block[2][index], LinePath.longestReach)
        let size = own > 0 ? own : 0
        let tip = isUpright ? SIMD2(place, value) : SIMD2(value, place)
        let root = isUpright ? SIMD2(place, base) : SIMD2(base, place)
        let across = isUpright ? SIMD2(half, 0) : SIMD2(0, half)
        var line = PlaceBox(low: pointwiseMin(tip, root), high: pointwiseMax(tip, root))
        line.low -= across
        line.high += across
        let marker = PlaceBox(low: tip, high: tip).grown(by: size / 2)
        guard line.meets(plot) && half > 0 || marker.meets(plot) && size > 0 else { continue }
        let (way, wayToTip) = (line.distances(from: point), tip - point)
        var distance = half > 0 ? (way * way).sum().squareRoot() : .infinity
        if size > 0 {
          let center = (wayToTip * wayToTip).sum().squareRoot()
          distance = min(distance, max(0, center - size / 2))
        }
        let row = block.first + index
        let rank = query.rank(ofRow: row, at: distance, way: wayToTip)
        guard rank < best else { continue }
        (best, found) = (rank, (row, tip))
      }
    }
    guard let found else { return nil }
    let (x, y) = isUpright ? (position, value) : (value, position)
    return MarkHit(found.row, x: x, y: y, color: color, at: found.tip, best.distance)
  }
}

extension StemMark {
  /// Returns the stems whose tip is in a part of the plot.
  ///
  /// - Complexity: O(*n*); where upright stems stand in order, in those between the part's sides.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0, style.width > 0 || style.size > 0 || size != nil else {
      return RowSet()
    }
    var rows = PlacedRows(columns, in: space, frame)
    let isUpright = orientation == .vertical
    if isUpright { rows.appearance(at: try RowsInView(position, in: space, frame), region) }
    return rows.rows(in: region) { block, index in
      isUpright
        ? SIMD2(block[1][index], block[0][index]) : SIMD2(block[0][index], block[1][index])
    }
  }
}
