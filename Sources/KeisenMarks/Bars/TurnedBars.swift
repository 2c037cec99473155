import Glibc
import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// The bars of a mark at an angle, in one frame.
///
/// The root of a bar is the foot of its tip on the line across the bars' direction through the
/// anchor, in points. An anchor or baseline without a place, as 0 on a log scale, is at the plot's
/// low end.
struct TurnedBars {
  /// One bar, in points.
  struct Bar {
    /// Its row.
    let row: Int
    /// Where it begins.
    let root: SIMD2<Double>
    /// Where it ends, in the middle.
    let tip: SIMD2<Double>
    /// Half its width.
    let half: Double
    /// The number of its look among those of rows; nil for that of the series.
    let appearance: Int?
    /// What its colour is taken from; NaN for none.
    let color: Double
  }

  private let mark: BarMark
  private let frame: FrameContext
  private let appearance: BarAppearance
  private let rows: PlacedRows
  private let styleColumn: Int?
  private let colorColumn: Int?
  /// Which way bars go, of length 1.
  private let direction: SIMD2<Double>
  /// To the right of that.
  private let right: SIMD2<Double>
  /// A point of the line that bars begin at.
  private let anchor: SIMD2<Double>

  /// Pins the columns.
  init(_ mark: BarMark, in space: Space, _ frame: FrameContext) {
    (self.mark, self.frame) = (mark, frame)
    appearance = BarAppearance(mark, frame)
    let columns = mark.columns
    rows = PlacedRows(columns, in: space, frame)
    styleColumn = columns.firstIndex { $0.name == "style index" }
    colorColumn = columns.firstIndex { $0.name == "color" }
    let style = mark.style
    let isUpright = mark.orientation == .vertical
    let turn = (style.angle + (isUpright ? 0 : 90)).remainder(dividingBy: 360) * .pi / 180
    direction = SIMD2(sin(turn), -cos(turn))
    right = SIMD2(-direction.y, direction.x)
    func place(_ value: Double, _ dimension: Dimension, _ column: Column?) -> Double {
      let range = frame.range(of: space.projection(dimension))
      let relative = range.relative(DataValue(value, unit: column?.type.timeUnit))
      let place = BoxSide(frame.map(dimension, of: space), range).position(of: relative)
      guard place.isInfinite else { return place }
      // A value without a place stands at the plot's low end: from farther away all bars would
      // begin in one point.
      let ends =
        dimension == .x
        ? (frame.plot.minX, frame.plot.maxX) : (frame.plot.minY, frame.plot.maxY)
      return place < 0 ? ends.0 : ends.1
    }
    let along = place(style.anchor, mark.positionDimension, mark.position)
    let across = place(style.baseline, mark.valueDimension, mark.value)
    anchor = isUpright ? SIMD2(along, across) : SIMD2(across, along)
  }

  /// Draws all bars that may be seen; those of one look after another are one shape, where they lie
  /// on each other too.
  ///
  /// Of many plain ones of one look that shape is their envelope.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(into list: inout DisplayList) throws(KeisenError) -> SeriesRecord {
    if let record = try encodeEnvelope(into: &list) { return record }
    var shape: Shape?
    let seen = PlaceBox(frame.plot, grownBy: mark.reach + 2 / frame.pixelRatio)
    let tally = try forEachBar { (bar) throws(KeisenError) in
      guard bar.root != bar.tip, box(of: bar).meets(seen) else { return }
      let style = Shape.Style(
        width: 2 * bar.half,
        radii: bar.appearance.flatMap { mark.styles[$0].radii } ?? mark.style.radii,
        fill: appearance.fill(bar.appearance, value: bar.color),
        border: appearance.border(bar.appearance)
      )
      if shape?.style != style {
        try shape?.draw(into: &list, frame)
        shape = Shape(style: style)
      }
      if style.isPlain {
        shape?.segments += [bar.root, bar.tip]
      } else if let outline = shape?.outline {
        try add(bar, style, to: outline)
      }
    }
    try shape?.draw(into: &list, frame)
    return SeriesRecord(rows: rows.rows.count, gaps: tally.gaps, dropped: tally.dropped)
  }

  /// Draws what all bars cover; nil where they are few, or there is more to them than one colour
  /// and width.
  private func encodeEnvelope(into list: inout DisplayList) throws(KeisenError) -> SeriesRecord? {
    guard rows.rows.count > frame.directRows, styleColumn == nil, colorColumn == nil else {
      return nil
    }
    let style = Shape.Style(
      width: mark.style.width,
      radii: mark.style.radii,
      fill: appearance.fill(nil, value: .nan),
      border: appearance.border(nil)
    )
    // As strokes, what is narrower than a pixel is as wide as one, and fainter.
    let pixels = style.width * frame.pixelRatio
    guard style.isPlain, pixels > 0,
      var envelope = TurnedEnvelope(
        along: direction,
        right: right,
        from: anchor,
        half: max(style.width, 1 / frame.pixelRatio) / 2,
        in: frame.plot,
        pixelRatio: frame.pixelRatio
      )
    else { return nil }
    let tally = forEachBar { if $0.root != $0.tip { envelope.add($0.tip) } }
    let color = style.fill.opacity(Float(min(pixels, 1)))
    if color.alpha > 0, let outline = try envelope.outline() {
      list.draw(.path(Path(outline, .fill(.color(color), .nonzero))))
    }
    var record = SeriesRecord(
      tier: .envelope,
      rows: rows.rows.count,
      gaps: tally.gaps,
      dropped: tally.dropped
    )
    record.boundPixels = TurnedEnvelope.boundPixels
    record.boundChannel = TurnedEnvelope.boundChannel
    return record
  }

  /// Bars of one look.
  private struct Shape {
    struct Style: Equatable {
      let width: Double
      let radii: BarRadii
      let fill: Color
      let borderWidth: Double
      let borderColor: Color

      init(width: Double, radii: BarRadii, fill: Color, border: (width: Double, color: Color)) {
        (self.width, self.radii, self.fill) = (width, radii, fill)
        (borderWidth, borderColor) = (border.width, border.color)
      }

      /// Whether a bar is a straight line of its width.
      var isPlain: Bool { radii == BarRadii() && borderWidth == 0 }
    }

    let style: Style
    /// Roots and tips of plain bars.
    var segments: [SIMD2<Double>] = []
    /// The outlines of others.
    let outline = PathOutline()

    init(style: Style) { self.style = style }

    func draw(into list: inout DisplayList, _ frame: FrameContext) throws(KeisenError) {
      if style.fill.alpha > 0, style.isPlain {
        let line = try LinePath.polyline(
          ofSegments: segments,
          style: LineStyle(width: style.width, cap: .butt),
          color: style.fill,
          in: frame.plot,
          pixelRatio: frame.pixelRatio
        )
        if let line { list.draw(.polyline(line)) }
      } else if style.fill.alpha > 0 {
        list.draw(.path(Path(outline, .fill(.color(style.fill), .nonzero))))
      }
      guard style.borderWidth > 0, style.borderColor.alpha > 0 else { return }
      let stroke = Stroke(
        width: style.borderWidth,
        color: style.borderColor,
        join: .mitre,
        cap: .butt
      )
      list.draw(.path(Path(outline, .stroke(stroke))))
    }
  }

  /// Returns lines across bars, of every few where there are many.
  func outline(count: Int) -> [Point] {
    guard count > 0 else { return [] }
    let step = max(1, 4 * rows.rows.count / count)
    var lines = Hatching(in: frame.plot, count: count, shapes: rows.rows.count / step)
    forEachBar { bar in
      guard bar.row % step == 0 else { return }
      lines.add(Point(x: bar.root.x, y: bar.root.y), Point(x: bar.tip.x, y: bar.tip.y))
      let side = right * bar.half
      lines.add(
        [bar.root - side, bar.tip - side, bar.tip + side, bar.root + side].map {
          Point(x: $0.x, y: $0.y)
        }
      )
    }
    return lines.points
  }

  /// Returns the bar that is nearest to a point, of bars equally near the last one.
  ///
  /// - Complexity: O(*n*).
  func hit(_ query: HitQuery) -> MarkHit? {
    let point = query.place
    let plot = PlaceBox(frame.plot, grownBy: 0)
    var best = query.limit
    var found: Bar?
    forEachBar { bar in
      let box = box(of: bar)
      guard box.meets(plot) else { return }
      let far = distance(of: bar, from: point)
      let way = SIMD2(box.distances(from: point).x, far)
      let rank = query.rank(ofRow: bar.row, at: far, way: way)
      let border = appearance.border(bar.appearance)
      let isVisible =
        appearance.fill(bar.appearance, value: bar.color).alpha > 0
        || border.width > 0 && border.color.alpha > 0
      guard rank < best, isVisible else { return }
      (best, found) = (rank, bar)
    }
    guard let bar = found else { return nil }
    let isUpright = mark.orientation == .vertical
    let (x, y) = isUpright ? (mark.position, mark.value) : (mark.value, mark.position)
    return MarkHit(bar.row, x: x, y: y, color: mark.color, at: bar.tip, best.distance)
  }

  /// Returns the bars whose middle is in a part of the plot.
  ///
  /// - Complexity: O(*n*).
  func rows(in region: PlotRegion) -> RowSet {
    var found = RowSet()
    forEachBar { bar in
      if region.contains(bar.root / 2 + bar.tip / 2) { found.append(bar.row) }
    }
    return found
  }

  /// Calls `body` with each bar; returns how many rows are gaps, and how many have no place on a
  /// scale.
  @discardableResult
  private func forEachBar<Failure: Error>(
    _ body: (Bar) throws(Failure) -> Void
  ) throws(Failure) -> (gaps: Int, dropped: Int) {
    var tally = (gaps: 0, dropped: 0)
    let isUpright = mark.orientation == .vertical
    let style = mark.style
    // Greater positions are to the right, or up, of upright bars, and of level ones above.
    let shift = isUpright ? right * style.offset : -right * style.offset
    try rows.forEachBlock { (block) throws(Failure) in
      let (values, positions) = (block[0], block[1])
      for index in 0..<block.count {
        let (value, position) = (values[index], positions[index])
        guard value.isFinite, position.isFinite else {
          let row = block.first + index
          if rows.isDropped(row, columns: 0..<2) { tally.dropped += 1 } else { tally.gaps += 1 }
          continue
        }
        let number = styleColumn.map { block[$0][index] } ?? .nan
        let appearance = number >= 0 && number < Double(mark.styles.count) ? Int(number) : nil
        let place = isUpright ? SIMD2(position, value) : SIMD2(value, position)
        let tip = limited(place)
        let length = ((tip - anchor) * direction).sum()
        try body(
          Bar(
            row: block.first + index,
            root: limited(tip - direction * length) + shift,
            tip: tip + shift,
            half: (appearance.flatMap { mark.styles[$0].width } ?? style.width) / 2,
            appearance: appearance,
            color: colorColumn.map { block[$0][index] } ?? .nan
          )
        )
      }
    }
    return tally
  }

  private func limited(_ place: SIMD2<Double>) -> SIMD2<Double> {
    let maximum = SIMD2(repeating: LinePath.farthest)
    return pointwiseMax(-maximum, pointwiseMin(maximum, place))
  }

  private func box(of bar: Bar) -> PlaceBox {
    let across = right * bar.half
    let reach = pointwiseMax(across, -across)
    return PlaceBox(
      low: pointwiseMin(bar.root, bar.tip) - reach,
      high: pointwiseMax(bar.root, bar.tip) + reach
    )
  }

  private func distance(of bar: Bar, from point: SIMD2<Double>) -> Double {
    let (way, axis) = (point - bar.root, bar.tip - bar.root)
    let length = (axis * direction).sum()
    let along = (way * direction).sum()
    let across = (way * right).sum()
    let outside = SIMD2(
      max(0, max(min(0, length) - along, along - max(0, length))),
      max(0, abs(across) - bar.half)
    )
    return (outside * outside).sum().squareRoot()
  }

  /// Adds the outline of a bar, by half a border within its edges.
  private func add(
    _ bar: Bar,
    _ style: Shape.Style,
    to outline: PathOutline
  ) throws(KeisenError) {
    let axis = bar.tip - bar.root
    let signed = (axis * direction).sum()
    let (length, width) = (abs(signed), 2 * bar.half)
    let up = signed < 0 ? -direction : direction
    let inset = min(style.borderWidth, length / 2, width / 2) / 2
    let radii = CornerRadii(
      topLeft: style.radii.tipLeft,
      topRight: style.radii.tipRight,
      bottomRight: style.radii.rootRight,
      bottomLeft: style.radii.rootLeft
    ).fitted(to: Size(width: width, height: length)).grown(by: -inset)
    func point(_ across: Double, _ along: Double) -> Point {
      let place = bar.root + right * across + up * along
      return Point(x: place.x, y: place.y)
    }
    let (side, low, high) = (bar.half - inset, inset, length - inset)
    // Corners from the root's left, each with the way in and the way out of it.
    let corners = [
      (SIMD2(-side, low), radii.bottomLeft, SIMD2(1.0, 0), SIMD2(0, 1.0)),
      (SIMD2(-side, high), radii.topLeft, SIMD2(0, -1.0), SIMD2(1.0, 0)),
      (SIMD2(side, high), radii.topRight, SIMD2(-1.0, 0), SIMD2(0, -1.0)),
      (SIMD2(side, low), radii.bottomRight, SIMD2(0, 1.0), SIMD2(-1.0, 0)),
    ]
    for (index, (corner, radius, back, on)) in corners.enumerated() {
      let (first, last) = (corner + back * radius, corner + on * radius)
      if index == 0 {
        try outline.move(to: point(first.x, first.y))
      } else {
        try outline.line(to: point(first.x, first.y))
      }
      guard radius > 0 else { continue }
      let rest = radius * (1 - Self.arc)
      let controls = (corner + back * rest, corner + on * rest)
      try outline.cubic(
        point(controls.0.x, controls.0.y),
        point(controls.1.x, controls.1.y),
        to: point(last.x, last.y)
      )
    }
    try outline.close()
  }

  /// How far along its tangent the control point of a quarter of a circle is, as a part of the
  /// radius.
  private static let arc = 0.552_284_749_8
}
