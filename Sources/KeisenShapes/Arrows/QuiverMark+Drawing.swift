import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension QuiverMark {
  /// Draws all arrows of one colour as one shape, and those that are dots as markers.
  ///
  /// Every row is read; one whose arrow is out of view costs no more. Arrows of more rows than the
  /// frame's `directRows` are what they cover of each pixel.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let arrows = try PlacedArrows(self, in: space, frame)
    let appearance = ArrowAppearance(self, frame)
    let maximum = max(frame.directRows, frame.keptShapes)
    if arrows.count > maximum, let cells = ShapeCells(frame, in: list) {
      return try ArrowCoverage(arrows, appearance, cells).draw(into: &list)
    }
    var outlines = [PathOutline?](repeating: nil, count: appearance.steps)
    let dots = VertexBuffer()
    let dotColors = GrowingBuffer<MarkerColor>()
    let missing = try arrows.forEachArrow { (arrow) throws(KeisenError) in
      guard let (tail, tip) = appearance.seen(arrow) else { return }
      let step = appearance.step(of: arrow)
      let outline = outlines[step] ?? PathOutline()
      if try appearance.shape.add(from: tail, to: tip, to: outline) {
        outlines[step] = outline
      } else {
        try appearance.add(dot: (tail + tip) / 2, of: step, to: dots, dotColors)
      }
    }
    for (step, outline) in outlines.enumerated() {
      guard let outline else { continue }
      let color = appearance.color(of: step)
      guard color.alpha > 0 else { continue }
      list.draw(.path(Path(outline, .fill(.color(color), .nonzero))))
    }
    appearance.draw(dots, dotColors, into: &list)
    return SeriesRecord(rows: arrows.count, gaps: missing.gaps, dropped: missing.dropped)
  }

  /// Returns both ends of some arrows, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, let arrows = try? PlacedArrows(self, in: space, frame) else { return [] }
    let step = max(1, 2 * arrows.count / count)
    var points: [Point] = []
    arrows.forEachArrow { arrow in
      guard arrow.row % step == 0 else { return }
      points += [arrow.tail, arrow.tip].map { Point(x: $0.x, y: $0.y) }
      points.append(Point(x: .nan, y: .nan))
    }
    return points
  }

  /// Returns the arrow nearest to a point: the distance is that to the line from its beginning to
  /// its end, less half of its width.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let point = query.place
    let plot = PlaceBox(frame.plot, grownBy: style.width)
    var best: (distance: Double, arrow: PlacedArrows.Arrow)?
    try PlacedArrows(self, in: space, frame).forEachArrow { arrow in
      let bounds = PlaceBox(
        low: pointwiseMin(arrow.tail, arrow.tip),
        high: pointwiseMax(arrow.tail, arrow.tip)
      )
      guard bounds.meets(plot) else { return }
      let distance: Double
      if query.mode == .x {
        distance = abs(arrow.place.x - point.x)
      } else {
        let way = arrow.tip - arrow.tail
        let square = (way * way).sum()
        let part =
          square > 0 ? max(0, min(1, ((point - arrow.tail) * way).sum() / square)) : 0
        let off = arrow.tail + way * part - point
        distance = max(0, (off * off).sum().squareRoot() - style.width / 2)
      }
      // The later one is on top.
      guard distance <= best?.distance ?? query.reach else { return }
      best = (distance, arrow)
    }
    guard let best else { return nil }
    let arrow = best.arrow
    return MarkHit(arrow.row, x: x, y: y, color: color, at: arrow.place, best.distance)
  }
}

extension QuiverMark {
  /// Returns the arrows whose x and y are in a part of the plot, whatever of them is there.
  ///
  /// - Complexity: O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    var found = RowSet()
    guard style.alpha > 0 else { return found }
    try PlacedArrows(self, in: space, frame).forEachArrow { arrow in
      if region.contains(arrow.place) { found.append(arrow.row) }
    }
    return found
  }
}

/// The arrows of a mark in one frame, in points.
struct PlacedArrows {
  /// One of them.
  struct Arrow {
    /// Its row.
    var row: Int
    /// Where x and y are.
    var place: SIMD2<Double>
    /// Where it begins.
    var tail: SIMD2<Double>
    /// Where it ends.
    var tip: SIMD2<Double>
    /// What its colour is taken from; NaN for none.
    var value: Double
  }

  /// What longer arrows are shortened to, in points.
  private static let farthest = 0x1p32

  private let mark: QuiverMark
  private let rows: PlacedRows
  /// Points for 1; 0 where nothing has a length.
  private let points: Double
  private let x: (column: ColumnSnapshot, range: ProjectionRange, map: ScaleMap)
  private let y: (column: ColumnSnapshot, range: ProjectionRange, map: ScaleMap)

  /// The rows.
  var all: Range<Int> { rows.rows }
  /// How many rows there are.
  var count: Int { rows.rows.count }

  /// Prepares the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ mark: QuiverMark, in space: Space, _ frame: FrameContext) throws(KeisenError) {
    self.mark = mark
    rows = PlacedRows(mark.columns, in: space, frame)
    points = mark.style.units == .points ? try mark.pointsOfOne(frame.plot) : 0
    x = (mark.x.snapshot(), frame.range(of: space.x), frame.map(.x, of: space))
    y = (mark.y.snapshot(), frame.range(of: space.y), frame.map(.y, of: space))
  }

  /// Calls `body` with each arrow, or with each of some rows; returns how many rows have none,
  /// because a value is missing or has no place.
  @discardableResult
  func forEachArrow<Failure: Error>(
    in part: Range<Int>? = nil,
    _ body: (Arrow) throws(Failure) -> Void
  ) throws(Failure) -> (gaps: Int, dropped: Int) {
    var missing = (gaps: 0, dropped: 0)
    var rows = rows
    if let part { rows.looked = part.clamped(to: rows.rows) }
    let pivot = mark.style.pivot.part
    let isInPoints = mark.style.units == .points
    try rows.forEachBlock { (block) throws(Failure) in
      let (xs, ys, us, vs) = (block[0], block[1], block[2], block[3])
      let colors = mark.color == nil ? nil : block[4]
      for index in 0..<block.count {
        let row = block.first + index
        let place = SIMD2(xs[index], ys[index])
        var way = SIMD2(us[index], vs[index])
        guard (place - place).sum() == 0, (way - way).sum() == 0 else {
          if (way - way).sum() == 0, rows.isDropped(row) {
            missing.dropped += 1
          } else {
            missing.gaps += 1
          }
          continue
        }
        var (tail, tip) = (place, place)
        if isInPoints {
          let reach = max(abs(way.x), abs(way.y))
          way =
            SIMD2(way.x, -way.y) * (reach * points < Self.farthest ? points : Self.farthest / reach)
          (tail, tip) = (place - way * pivot, place + way * (1 - pivot))
        } else {
          let scale = mark.style.scale > 0 ? mark.style.scale : 1
          tail = end(row, way * (-scale * pivot), from: place)
          tip = end(row, way * (scale * (1 - pivot)), from: place)
        }
        guard (tail - tail).sum() == 0, (tip - tip).sum() == 0 else {
          missing.dropped += 1
          continue
        }
        let value = colors?[index] ?? .nan
        try body(Arrow(row: row, place: place, tail: tail, tip: tip, value: value))
      }
    }
    return missing
  }

  /// Returns the position of a row's values with something added, in units of the axes.
  private func end(
    _ row: Int,
    _ way: SIMD2<Double>,
    from place: SIMD2<Double>
  ) -> SIMD2<Double> {
    func position(
      _ part: (column: ColumnSnapshot, range: ProjectionRange, map: ScaleMap),
      _ way: Double,
      _ place: Double
    ) -> Double {
      guard way != 0 else { return place }
      var value = Double.nan
      part.column.read(
        row..<row + 1,
        relativeTo: part.range.origin,
        in: part.range.timeUnit,
        into: &value
      )
      return part.map.position(of: value + way)
    }
    return SIMD2(position(x, way.x, place.x), position(y, way.y, place.y))
  }
}
