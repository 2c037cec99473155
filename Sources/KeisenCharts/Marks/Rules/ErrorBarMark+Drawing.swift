import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales

extension ErrorBarMark {
  /// Draws the bars in view, those of one colour as one shape.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let rows = ErrorBarRows(self, in: space, frame)
    let isReduced = rows.count > frame.directRows
    var record = SeriesRecord(tier: isReduced ? .envelope : .direct, rows: rows.count, gaps: 0)
    let width = frame.ruleWidth(style.width)
    let paint = RulePaint(style.color, alpha: style.alpha, color == nil ? nil : colorScale, frame)
    var shapes = [Shape](repeating: Shape(), count: paint.count)
    let tally = rows.forEachBar { bar in
      let step = paint.step(of: bar.value)
      if isReduced {
        shapes[step].reduce(bar, width: width, frame)
      } else {
        shapes[step].bars += bar.line(width: width, frame)
        shapes[step].caps += bar.caps(length: style.capLength, width: width, frame)
      }
    }
    (record.gaps, record.dropped) = (tally.gaps, tally.dropped)
    guard width > 0 else { return record }
    for (step, shape) in shapes.enumerated() {
      let color = paint.color(ofStep: step)
      guard color.alpha > 0 else { continue }
      try draw(shape, color, width: width, isReduced: isReduced, frame, into: &list)
    }
    return record
  }

  /// The lines of one colour.
  private struct Shape {
    var bars: [SIMD2<Double>] = []
    var caps: [SIMD2<Double>] = []
    private var upright: RuleColumns?
    private var level: RuleColumns?

    /// Adds a line to what is drawn together with others, in place of `bars`.
    mutating func reduce(_ bar: ErrorBarRows.Bar, width: Double, _ frame: FrameContext) {
      let middle = frame.ruleMiddle(at: bar.isUpright ? bar.point.x : bar.point.y, width: width)
      if bar.isUpright {
        if upright == nil { upright = RuleColumns(isUpright: true, width: width, frame) }
        upright?.add(at: middle, bar.start, bar.end)
      } else {
        if level == nil { level = RuleColumns(isUpright: false, width: width, frame) }
        level?.add(at: middle, bar.start, bar.end)
      }
    }

    /// The lines without caps.
    var lines: [SIMD2<Double>] {
      bars + (upright?.segments() ?? []) + (level?.segments() ?? [])
    }
  }

  private func draw(
    _ shape: Shape,
    _ color: Color,
    width: Double,
    isReduced: Bool,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let (bars, caps) = (shape.lines, shape.caps)
    let solid = LineStyle(width: width, cap: .butt)
    var dashed = solid
    dashed.dash = style.dash
    let isDashed = !style.dash.isEmpty && !isReduced
    let shapes = isDashed ? [(bars, dashed), (caps, solid)] : [(bars + caps, solid)]
    for (segments, style) in shapes {
      let line = try LinePath.polyline(
        ofSegments: segments,
        style: style,
        color: color,
        in: frame.plot,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
  }

  /// Returns the label and a small bar, or nothing where there is no label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    guard !label.isEmpty else { return [] }
    // Of many colours that of the middle.
    let middle = color == nil ? nil : colorScale?.style.map.color(at: 0.5)
    let color = (middle ?? style.color ?? frame.theme.cycleColor(frame.seriesIndex))
      .opacity(Float(style.alpha))
    let style = style
    let entry = LegendEntry(label: label) { (rect, list) throws(KeisenError) in
      let width = min(frame.snappedLength(style.width), rect.width / 2)
      guard width > 0, color.alpha > 0 else { return }
      let place = SIMD2(rect.midX, rect.midY)
      let bar = ErrorBarRows.Bar(
        row: 0,
        point: place,
        start: rect.minY,
        end: rect.maxY,
        startHasCap: true,
        endHasCap: true,
        isUpright: true
      )
      let cap = min(style.capLength, rect.width)
      let line = try LinePath.polyline(
        ofSegments: bar.line(width: width, frame) + bar.caps(length: cap, width: width, frame),
        style: LineStyle(width: width, cap: .butt),
        color: color,
        in: rect,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
    return [entry]
  }

  /// Returns the ends of bars, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    let rows = ErrorBarRows(self, in: space, frame)
    guard count > 0, rows.count > 0 else { return [] }
    let step = max(1, 2 * rows.count / count)
    var points: [Point] = []
    rows.forEachBar { bar in
      guard bar.row % step == 0 else { return }
      let (start, end) = bar.ends
      points += [
        Point(x: start.x, y: start.y), Point(x: end.x, y: end.y), Point(x: .nan, y: .nan),
      ]
    }
    return points
  }

  /// Returns the row whose bar is nearest to a point, of those equally near the last one.
  ///
  /// The distance is that of the line, without its caps; in mode `.x` it is that of the row's point along x alone.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.width > 0, style.alpha > 0, color != nil || (style.color?.alpha ?? 1) > 0 else {
      return nil
    }
    let point = SIMD2(query.point.x, query.point.y)
    let plot = PlaceBox(frame.plot, grownBy: 0)
    let half = frame.ruleWidth(style.width) / 2
    var best = HitRank(distance: query.reach, second: .infinity, place: .max)
    var found: ErrorBarRows.Bar?
    ErrorBarRows(self, in: space, frame).forEachBar { bar in
      let (start, end) = bar.ends
      let across = bar.isUpright ? SIMD2(half, 0) : SIMD2(0, half)
      let box = PlaceBox(
        low: pointwiseMin(start, end) - across,
        high: pointwiseMax(start, end) + across
      )
      guard box.meets(plot) else { return }
      let way = box.distances(from: point)
      let rank =
        query.mode == .x
        ? HitRank(
          distance: abs(bar.point.x - point.x),
          second: abs(bar.point.y - point.y),
          place: -bar.row
        )
        : HitRank(distance: (way * way).sum().squareRoot(), second: 0, place: -bar.row)
      guard rank < best else { return }
      (best, found) = (rank, bar)
    }
    guard let bar = found else { return nil }
    return MarkHit(
      row: bar.row,
      x: DataValue(position: x, at: bar.row),
      y: DataValue(y, at: bar.row),
      value: color.map { DataValue($0, at: bar.row) } ?? DataValue(.nan),
      position: Point(x: bar.point.x, y: bar.point.y),
      distance: best.distance
    )
  }
}

/// The rows of error bars as lines, in points.
struct ErrorBarRows {
  /// One line.
  struct Bar {
    let row: Int
    /// Where the row's values stand.
    let point: SIMD2<Double>
    /// Ends along the line.
    let start: Double
    let end: Double
    let startHasCap: Bool
    let endHasCap: Bool
    let isUpright: Bool
    /// What its colour is taken from; NaN for none.
    var value = Double.nan

    /// Both ends.
    var ends: (SIMD2<Double>, SIMD2<Double>) {
      isUpright
        ? (SIMD2(point.x, start), SIMD2(point.x, end))
        : (SIMD2(start, point.y), SIMD2(end, point.y))
    }

    /// The line on whole device pixels.
    func line(width: Double, _ frame: FrameContext) -> [SIMD2<Double>] {
      guard start != end else { return [] }
      let middle = frame.ruleMiddle(at: isUpright ? point.x : point.y, width: width)
      return isUpright
        ? [SIMD2(middle, start), SIMD2(middle, end)] : [SIMD2(start, middle), SIMD2(end, middle)]
    }

    /// The lines across its ends, on whole device pixels: their middles are those of the line.
    func caps(length: Double, width: Double, _ frame: FrameContext) -> [SIMD2<Double>] {
      guard length > 0 else { return [] }
      let middle = frame.ruleMiddle(at: isUpright ? point.x : point.y, width: width)
      // As much on either side of the line, in whole device pixels.
      let half = width / 2 + frame.snapped(max(0, length - width) / 2)
      return [(start, startHasCap), (end, endHasCap)].filter(\.1).flatMap { place, _ in
        let cap = frame.ruleMiddle(at: place, width: width)
        return isUpright
          ? [SIMD2(middle - half, cap), SIMD2(middle + half, cap)]
          : [SIMD2(cap, middle - half), SIMD2(cap, middle + half)]
      }
    }
  }

  private let rows: PlacedRows
  private let xEnds: (low: Int?, high: Int?)
  private let yEnds: (low: Int?, high: Int?)
  private let colors: Int?
  private let lowEnds: SIMD2<Double>

  /// Pins the columns.
  init(_ mark: ErrorBarMark, in space: Space, _ frame: FrameContext) {
    let columns = mark.columns
    rows = PlacedRows(columns, in: space, frame)
    func place(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }
    xEnds = (place("x low"), place("x high"))
    yEnds = (place("y low"), place("y high"))
    colors = place("color")
    let sides = [Dimension.x, .y].map { dimension in
      let range = frame.range(of: space.projection(dimension))
      return BoxSide(frame.map(dimension, of: space), range).position(of: .nan)
    }
    let far = LinePath.farthest
    lowEnds = SIMD2(sides[0] < 0 ? -far : far, sides[1] < 0 ? -far : far)
  }

  /// Number of rows.
  var count: Int { rows.rows.count }

  /// Calls `body` with each line; returns how many rows are gaps, and how many have no place on a scale.
  @discardableResult
  func forEachBar(_ body: (Bar) -> Void) -> (gaps: Int, dropped: Int) {
    var tally = (gaps: 0, dropped: 0)
    rows.forEachBlock { block in
      let (xs, ys) = (block[1], block[0])
      for index in 0..<block.count {
        let row = block.first + index
        let point = SIMD2(xs[index], ys[index])
        guard (point - point).sum() == 0 else {
          if rows.isDropped(row, columns: 0..<2) { tally.dropped += 1 } else { tally.gaps += 1 }
          continue
        }
        for dimension in 0..<2 {
          let columns = dimension == 0 ? xEnds : yEnds
          let low = end(block, index, row, columns.low, dimension)
          let high = end(block, index, row, columns.high, dimension)
          guard low != nil || high != nil else { continue }
          body(
            Bar(
              row: row,
              point: point,
              start: low?.place ?? point[dimension],
              end: high?.place ?? point[dimension],
              startHasCap: low?.hasCap ?? false,
              endHasCap: high?.hasCap ?? false,
              isUpright: dimension == 1,
              value: colors.map { block[$0][index] } ?? .nan
            )
          )
        }
      }
    }
    return tally
  }

  /// Returns where an end is; nil for none.
  private func end(
    _ block: PlacedRows.Block,
    _ index: Int,
    _ row: Int,
    _ column: Int?,
    _ dimension: Int
  ) -> (place: Double, hasCap: Bool)? {
    guard let column else { return nil }
    let place = block[column][index]
    if place.isFinite { return (place, true) }
    guard rows.isDropped(row, columns: column..<column + 1) else { return nil }
    return (lowEnds[dimension], false)
  }
}
