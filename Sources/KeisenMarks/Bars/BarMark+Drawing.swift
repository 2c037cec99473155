import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension BarMark {
  /// Rows in view up to which bars thinner than a device pixel are drawn one by one in an exact
  /// frame too.
  private static let maxSingle = 1 << 13

  /// Draws the bars in view, and the lines between them.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard style.angle == 0 else {
      return try TurnedBars(self, in: space, frame).encode(into: &list)
    }
    let rows = BarRows(self, in: space, frame)
    let appearance = BarAppearance(self, frame)
    let looked = rows.rowsInView
    guard looked.count <= min(frame.directRows, Self.maxSingle) else {
      let columns = try BarColumns(
        rows,
        looked,
        appearance,
        usingBounds: looked.count > frame.directRows
      )
      columns.encode(into: &list)
      var pile = RectanglePile(frame, in: list)
      _ = pile.add(columns.others.indices) { part, pile in
        for bar in columns.others[part] { pile.add(appearance.rectangle(rows, bar)) }
      }
      for line in columns.connectors.rectangles { pile.add(line) }
      try pile.draw(into: &list)
      var record = columns.record
      pile.note(in: &record)
      return record
    }
    var record = SeriesRecord(rows: looked.count, gaps: 0)
    var connectors = BarConnectors(rows)
    rows.forEachPlace(in: connectors.rows(around: looked)) { row, place in
      switch place {
      case .gap: record.gaps += looked.contains(row) ? 1 : 0
      case .dropped: record.dropped += looked.contains(row) ? 1 : 0
      case .outside: break
      case .bar(let bar):
        guard bar.isSeen else { break }
        list.draw(.rectangle(appearance.rectangle(rows, bar)))
        if bar.isOpenEnded, looked.contains(row) { record.openEnded += 1 }
      }
      connectors.add(place)
    }
    for line in connectors.rectangles { list.draw(.rectangle(line)) }
    return record
  }

  /// Draws a small bar, or one for each of the first few looks that rows have.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let appearance = BarAppearance(self, frame)
    return { (rect, list) throws(KeisenError) in
      let appearances = appearance.swatchAppearances
      let pixel = 1 / frame.pixelRatio
      // Bars of several looks share the sample's whole width, a device pixel apart.
      let whole = appearances.count > 1 ? rect.width : min(rect.width, rect.height)
      let pace = (whole + pixel) / Double(appearances.count)
      let left = rect.midX - whole / 2
      for (index, each) in appearances.enumerated() {
        let first = frame.snapped(left + Double(index) * pace)
        let last = frame.snapped(left + Double(index + 1) * pace) - pixel
        let bar = Rect(
          x: first,
          y: frame.snapped(rect.minY),
          width: appearances.count > 1 ? max(pixel, last - first) : frame.snappedLength(whole),
          height: frame.snappedLength(rect.height)
        )
        list.draw(.rectangle(appearance.swatch(bar, each)))
      }
    }
  }

  /// Returns lines across bars, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard style.angle == 0 else {
      return TurnedBars(self, in: space, frame).outline(count: count)
    }
    let rows = BarRows(self, in: space, frame)
    let looked = rows.rowsInView
    guard count > 0, !looked.isEmpty else { return [] }
    let step = max(1, looked.count / max(1, count / 4))
    var lines = Hatching(in: frame.plot, count: count, shapes: looked.count / step)
    for row in stride(from: looked.lowerBound, to: looked.upperBound, by: step) {
      rows.forEachPlace(in: row..<row + 1) { _, place in
        guard case .bar(let bar) = place else { return }
        let (one, other) = (rows.point(bar.first, bar.base), rows.point(bar.last, bar.tip))
        lines.add(Rect(around: (one.x, other.x), (one.y, other.y)))
      }
    }
    return lines.points
  }

  /// Returns the bar that is nearest to a point, of bars equally near the last one, which is on
  /// top.
  ///
  /// The distance is that of the bar's rectangle, 0 inside it; a bar without length counts as the
  /// line where it would begin. In mode `.x` the distance counts along x alone, and of bars equally
  /// near the one nearest along y is found.
  ///
  /// - Complexity: O(log *n*) and the bars within reach, where bars stand in order; else O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.angle == 0 else { return TurnedBars(self, in: space, frame).hit(query) }
    let rows = BarRows(self, in: space, frame)
    let appearance = BarAppearance(self, frame)
    let plot = PlaceBox(frame.plot, grownBy: 0)
    let along = orientation == .vertical ? query.point.x : query.point.y
    // Upright bars are told by x in both modes.
    let isBound = query.reach.isFinite && (orientation == .vertical || query.mode == .nearest)
    let margin = query.reach + 2 / frame.pixelRatio
    let looked =
      isBound
      ? rows.rows(from: along - margin, to: along + margin).clamped(to: rows.rowsInView)
      : rows.rowsInView
    var best = query.limit
    var found: BarRows.Bar?
    rows.forEachPlace(in: looked) { row, place in
      guard case .bar(let bar) = place else { return }
      let box = PlaceBox(rows.rect(of: bar), grownBy: 0)
      guard box.meets(plot) else { return }
      let way = box.distances(from: query.place)
      let rank = query.rank(ofRow: row, at: query.distance(to: box), way: way)
      guard rank < best, appearance.isVisible(bar) else { return }
      (best, found) = (rank, bar)
    }
    guard let bar = found else { return nil }
    let named = rows.names?.number(of: bar.row).map { DataValue(0, origin: Int64($0)) }
    let place = named ?? DataValue(position: position, at: bar.row)
    let tip = DataValue(value, at: bar.row)
    return MarkHit(
      row: bar.row,
      x: orientation == .vertical ? place : tip,
      y: orientation == .vertical ? tip : place,
      value: DataValue(color, at: bar.row),
      position: rows.point((bar.first + bar.last) / 2, bar.trueTip),
      distance: best.distance
    )
  }
}

extension BarMark {
  /// Returns the bars of which the middle of what the plot shows is in a part of it; of bars at an
  /// angle the middle of all.
  ///
  /// - Complexity: O(log *n*) and the bars between the part's sides, where bars stand in order;
  ///   else O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.angle == 0 else { return TurnedBars(self, in: space, frame).rows(in: region) }
    let rows = BarRows(self, in: space, frame)
    let appearance = BarAppearance(self, frame)
    let margin = 2 / frame.pixelRatio
    let isUpright = orientation == .vertical
    let looked = rows.rows(
      from: (isUpright ? region.box.low.x : region.box.low.y) - margin,
      to: (isUpright ? region.box.high.x : region.box.high.y) + margin
    )
    var found = RowSet()
    rows.forEachPlace(in: looked.clamped(to: rows.rowsInView)) { row, place in
      guard case .bar(let bar) = place,
        region.containsMiddle(of: rows.rect(of: bar), in: frame.plot), appearance.isVisible(bar)
      else { return }
      found.append(row)
    }
    return found
  }
}
