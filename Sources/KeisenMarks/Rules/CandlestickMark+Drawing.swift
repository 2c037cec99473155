import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension CandlestickMark {
  /// Draws the candlesticks in view, or buckets of them.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let rows = CandlestickRows(self, in: space, frame)
    var record = SeriesRecord(
      tier: rows.rowsOfBucket > 1 ? .envelope : .direct,
      rows: rows.looked.count,
      gaps: 0
    )
    record.rowsPerShape = rows.rowsOfBucket
    let pen = CandlestickPen(style, frame, in: frame.plot)
    var pile = RectanglePile(frame, in: list)
    func add(_ part: Range<Int>, to pile: inout RectanglePile) -> (gaps: Int, dropped: Int) {
      rows.forEachCandle(in: part, rowsOfBucket: rows.rowsOfBucket) { candle in
        let count = style.widthUnit == .points ? 1 : Double(candle.count)
        pen.draw(
          middle: candle.middle,
          body: rows.body * count,
          prices: SIMD4(candle.open, candle.high, candle.low, candle.close),
          rows.yMap
        ) { pile.add($0) }
      }
    }
    // Buckets are few: of rows in no order there are none.
    let tallies =
      rows.rowsOfBucket > 1
      ? [add(rows.looked, to: &pile)] : pile.add(rows.looked) { add($0, to: &$1) }
    for tally in tallies {
      record.gaps += tally.gaps
      record.dropped += tally.dropped
    }
    try pile.draw(into: &list)
    pile.note(in: &record)
    return record
  }

  /// Draws two small candlesticks.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let style = style
    return { (rect, list) throws(KeisenError) in
      let pen = CandlestickPen(style, frame, in: rect)
      let map = ScaleMap.linear(LinearMap(min: 0, max: 4, to: rect.maxY, rect.minY))
      for (part, prices) in [(0.25, SIMD4(1.0, 4, 0, 3)), (0.75, SIMD4(3.0, 4, 0, 1))] {
        pen.draw(
          middle: rect.minX + part * rect.width,
          body: rect.width / 3,
          prices: prices,
          map
        ) { list.draw(.rectangle($0)) }
      }
    }
  }

  /// Returns highs and lows, and lines across bodies, of every few rows where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    let rows = CandlestickRows(self, in: space, frame)
    guard count > 0, !rows.looked.isEmpty else { return [] }
    let size = max(1, 2 * rows.looked.count / count)
    var lines = Hatching(in: frame.plot, count: count, shapes: rows.looked.count / size)
    rows.forEachCandle(in: rows.looked, rowsOfBucket: size) { candle in
      let places = [candle.high, candle.low, candle.open, candle.close].map {
        rows.yMap.position(of: $0)
      }
      let (x, half) = (candle.middle, rows.body / 2)
      lines.add(Point(x: x, y: places[0]), Point(x: x, y: places[1]))
      lines.add(Rect(around: (x - half, x + half), (places[2], places[3])))
    }
    return lines.points
  }

  /// Returns the row that is nearest to a point, also where rows are drawn in buckets; of those
  /// equally near the last one.
  ///
  /// The distance is that of the box from the body's left to its right and from high to low, 0
  /// inside; in mode `.x` it is along x alone. `MarkHit.y` is the closing.
  ///
  /// - Complexity: O(*n*) in the rows in view.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.alpha > 0 else { return nil }
    let rows = CandlestickRows(self, in: space, frame)
    let plot = PlaceBox(frame.plot, grownBy: 0)
    let half = max(rows.body, 1 / frame.pixelRatio) / 2
    var best = query.limit
    var found: CandlestickRows.Candle?
    rows.forEachCandle(in: rows.looked, rowsOfBucket: 1) { candle in
      let ends = [candle.open, candle.high, candle.low, candle.close].map(
        rows.yMap.position(of:)
      )
      let box = PlaceBox(
        low: SIMD2(candle.middle - half, ends.min() ?? .nan),
        high: SIMD2(candle.middle + half, ends.max() ?? .nan)
      )
      guard box.meets(plot) else { return }
      let along = abs(candle.middle - query.point.x)
      let rank = query.rank(
        ofRow: candle.first,
        at: query.distance(to: box),
        along,
        way: SIMD2(along, box.distances(from: query.place).y)
      )
      guard rank < best else { return }
      (best, found) = (rank, candle)
    }
    guard let candle = found else { return nil }
    let place = SIMD2(candle.middle, rows.yMap.position(of: candle.close))
    return MarkHit(candle.first, x: x, y: close, at: place, best.distance)
  }
}

/// Draws candlesticks of one style on whole device pixels.
struct CandlestickPen {
  private let style: CandlestickStyle
  private let frame: FrameContext
  private let unchanged: Color
  private let line: Double
  private let reach: ClosedRange<Double>

  /// Takes what it draws in, beyond whose upper and lower side nothing is seen.
  init(_ style: CandlestickStyle, _ frame: FrameContext, in rect: Rect) {
    (self.style, self.frame) = (style, frame)
    unchanged = style.unchangedColor ?? frame.theme.label
    line = frame.snappedLength(min(style.lineWidth, LinePath.longestReach))
    let margin = line + 4
    reach = rect.minY - margin...max(rect.minY - margin, rect.maxY + margin)
  }

  /// Calls `body` with what is drawn of open, high, low and close.
  func draw(
    middle: Double,
    body: Double,
    prices: SIMD4<Double>,
    _ map: ScaleMap,
    _ draw: (Rectangle) -> Void
  ) {
    let (open, close) = (prices.x, prices.w)
    let own =
      close > open ? style.risingColor : close < open ? style.fallingColor : unchanged
    let color = own.opacity(Float(style.alpha))
    // Far away all columns of pixels are the same.
    guard abs(middle) < LinePath.longestReach, color.alpha > 0 else { return }
    let width = bodyWidth(min(body, LinePath.longestReach))
    let left = frame.snappedRule(at: middle, width: width)
    let wick = left + (width - line) / 2
    func place(_ price: Double) -> Double {
      max(reach.lowerBound, min(reach.upperBound, map.position(of: price)))
    }
    let (first, last) = (place(open), place(close))
    let ends = (place(prices.y), place(prices.z))
    let top = frame.snapped(min(first, last))
    let bottom = frame.snapped(max(first, last))
    let high = frame.snapped(min(ends.0, ends.1))
    let low = frame.snapped(max(ends.0, ends.1))
    func rule(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      guard left < right, top < bottom else { return }
      let rect = Rect(left: left, top: top, right: right, bottom: bottom)
      draw(Rectangle(rect: rect, fill: .color(color)))
    }
    guard style.shape != .bars else {
      let ticks = (
        frame.snappedRule(at: first, width: line), frame.snappedRule(at: last, width: line)
      )
      // The line reaches to both ticks, whatever high and low are.
      rule(wick, min(high, ticks.0, ticks.1), wick + line, max(low, ticks.0 + line, ticks.1 + line))
      rule(left, ticks.0, wick, ticks.0 + line)
      rule(wick + line, ticks.1, left + width, ticks.1 + line)
      return
    }
    // A body without height is a line.
    let minimum = max(line, 1 / frame.pixelRatio)
    let bodyTop = top < bottom ? top : frame.snappedRule(at: top, width: minimum)
    let bodyBottom = top < bottom ? bottom : bodyTop + minimum
    rule(wick, high, wick + line, bodyTop)
    rule(wick, bodyBottom, wick + line, low)
    let rect = Rect(left: left, top: bodyTop, right: left + width, bottom: bodyBottom)
    if style.shape == .hollow, close > open, line > 0, width > 2 * line, rect.height > 2 * line {
      draw(
        Rectangle(
          rect: rect.inset(by: Insets(line / 2)),
          border: Rectangle.Border(width: line, color: color)
        )
      )
    } else {
      draw(Rectangle(rect: rect, fill: .color(color)))
    }
  }

  /// Returns the width of a body in whole device pixels, as many more than those of a line that
  /// this is in its middle.
  private func bodyWidth(_ width: Double) -> Double {
    guard frame.snapsToPixels else { return width }
    let pixels = max(1, (width * frame.pixelRatio).rounded())
    let line = (self.line * frame.pixelRatio).rounded()
    let isOdd = (pixels - line).truncatingRemainder(dividingBy: 2) != 0
    return (isOdd ? max(line, pixels - 1) : pixels) / frame.pixelRatio
  }
}

extension CandlestickMark {
  /// Returns the rows of which the place half way from low to high is in a part of the plot, also
  /// where they are drawn in buckets.
  ///
  /// - Complexity: O(*n*) in the rows in view.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0 else { return RowSet() }
    let rows = CandlestickRows(self, in: space, frame)
    var found = RowSet()
    rows.forEachCandle(in: rows.looked, rowsOfBucket: 1) { candle in
      let (low, high) = (rows.yMap.position(of: candle.low), rows.yMap.position(of: candle.high))
      if region.contains(SIMD2(candle.middle, low / 2 + high / 2)) { found.append(candle.first) }
    }
    return found
  }
}
