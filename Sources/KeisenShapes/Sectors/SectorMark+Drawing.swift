import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// The sectors of a mark in one frame.
private struct SectorRows {
  /// One of them.
  struct Row {
    let row: Int
    let sector: Sector
    /// What its colour is taken from; NaN for none.
    let value: Double
  }

  private let mark: SectorMark
  private let rows: PlacedRows
  private let places: PolarPlaces
  private let perUnit: Double
  /// Half of the width of a sector that has none of its own, in radians.
  private let half: Double
  private let zero: Double
  private(set) var gaps = 0
  private(set) var dropped = 0

  init?(_ mark: SectorMark, in space: Space, _ frame: FrameContext) {
    guard let places = frame.polar(space) else { return nil }
    (self.mark, self.places) = (mark, places)
    rows = PlacedRows(mark.columns, in: space, frame)
    let angles = frame.range(of: space.x)
    let length = abs(angles.max - angles.min)
    perUnit = length > 0 ? Sector.turn / length : 0
    half = mark.width(on: angles, perUnit: perUnit) / 2
    let radii = frame.range(of: space.y)
    let start = places.radii.position(of: radii.relative(DataValue(0, unit: radii.timeUnit)))
    zero = start.isNaN ? places.innerRadius : start
  }

  var count: Int { rows.rows.count }

  /// Calls `body` with each sector in turn.
  mutating func forEachRow<Failure: Error>(
    _ body: (Row) throws(Failure) -> Void
  ) throws(Failure) {
    let bases = mark.base == nil ? nil : 2
    let widths = mark.widths.map { _ in mark.base == nil ? 2 : 3 }
    let colors = mark.color == nil ? nil : mark.columns.count - 1
    let (half, perUnit, places, zero) = (half, perUnit, places, zero)
    let (inner, outer) = (places.innerRadius, places.outerRadius)
    var (gaps, dropped) = (0, 0)
    try rows.forEachBlock { (block) throws(Failure) in
      for index in 0..<block.count {
        let row = block.first + index
        let angle = block[0][index]
        let (end, start) = (block[1][index], bases.map { block[$0][index] } ?? zero)
        let reach =
          widths.map { min(abs(block[$0][index]) * perUnit, Sector.turn) / 2 } ?? half
        guard (angle - angle) + (end - end) + (start - start) + (reach - reach) == 0 else {
          if rows.isDropped(row) { dropped += 1 } else { gaps += 1 }
          continue
        }
        let sector = Sector(
          center: places.center,
          innerRadius: max(inner, min(start, end, 2 * outer)),
          outerRadius: max(inner, min(max(start, end), 2 * outer)),
          start: angle - reach,
          end: angle + reach
        )
        try body(
          Row(row: row, sector: sector, value: colors.map { block[$0][index] } ?? .nan)
        )
      }
    }
    (self.gaps, self.dropped) = (gaps, dropped)
  }
}

extension SectorMark {
  /// The part of a sector's rim that its gaps take at most.
  private static let maxGapPart = 1.0 / 3
  /// Sectors too narrow to be seen alone that are drawn one by one all the same.
  private static let maxSingle = 256

  /// What rounding may take from a turn, in radians.
  private static let slack = 1e-9

  /// Returns the width of a sector that has none of its own, in radians: that of the style, a
  /// name's, or the least way from an angle to the next, across the end of the turn too.
  fileprivate func width(on angles: ProjectionRange, perUnit: Double) -> Double {
    let turn = Sector.turn
    if style.width > 0 { return min(style.width * perUnit, turn) }
    if case .category = angles.scale, perUnit > 0 { return min(perUnit, turn) }
    guard perUnit > 0, let minimum = x.map({ distance.of($0) }) ?? 1 else { return turn }
    var factor = 1.0
    if let own = x?.type.timeUnit, let unit = angles.timeUnit {
      factor = Double(unit.perSecond) / Double(own.perSecond)
    }
    let ends = x?.extent().relative(to: angles.origin, in: angles.timeUnit)
    let length = ends.map { $0.max - $0.min } ?? Double(max(0, columns.rows.count - 1))
    let rest = turn - length * perUnit
    return min(minimum * factor * perUnit, rest > Self.slack ? rest : turn, turn)
  }

  private func rows(in space: Space, _ frame: FrameContext) -> SectorRows? {
    SectorRows(self, in: space, frame)
  }

  /// Draws the sectors in the order of their rows, before them those too narrow to be seen alone.
  ///
  /// These go to steps of a quarter of a device pixel of the rim, where what a later one hides is
  /// gone. Those of one colour are one path; of those of several colours each pixel has the mean of
  /// what is in it.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard var rows = rows(in: space, frame), let places = frame.polar(space) else {
      return SeriesRecord(rows: 0, gaps: 0)
    }
    let own = frame.seriesColor(style.color, unless: color).opacity(Float(style.alpha))
    let lookup = color == nil ? nil : colorScale.map { frame.lookup(of: $0) }
    func fill(_ row: SectorRows.Row) -> Color {
      lookup.map { Color(bytes: $0.bytes(of: row.value)).opacity(Float(style.alpha)) } ?? own
    }
    let rim = places.outerRadius * frame.pixelRatio
    var single: [SectorRows.Row] = []
    var thin = ThinSectors(around: places.center, rim: rim)
    rows.forEachRow { row in
      let isThin = row.sector.span * rim < RingSteps.pixels
      if isThin, frame.directRows < .max {
        thin.add(row.sector, fill(row))
        if thin.count > Self.maxSingle { return }
      }
      single.append(row)
    }
    var record = SeriesRecord(rows: rows.count, gaps: rows.gaps, dropped: rows.dropped)
    let areTogether = thin.count > Self.maxSingle
    if areTogether {
      record.tier = .envelope
      record.boundPixels = RingSteps.pixels
      record.boundChannel = 255 * RingSteps.pixels
      try thin.draw(in: frame, color: lookup == nil ? own : nil, into: &list)
    }
    for row in single where !areTogether || row.sector.span * rim >= RingSteps.pixels {
      let (sector, color) = (row.sector, fill(row))
      guard color.alpha > 0 else { continue }
      let outline = PathOutline()
      let gap = min(style.gap, sector.span * sector.outerRadius * Self.maxGapPart)
      if try sector.add(to: outline, gap: sector.isWhole ? 0 : gap) {
        list.draw(.path(Path(outline, .fill(.color(color), .evenOdd))))
      }
    }
    return record
  }

  /// Draws a small square.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    frame.squareSwatch(swatchColor(style.color, frame).opacity(Float(style.alpha)))
  }

  /// Returns the corners of sectors, and lines across, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, var rows = rows(in: space, frame) else { return [] }
    let step = max(1, 4 * rows.count / count)
    var points: [Point] = []
    var lines = Hatching(in: frame.plot, count: count, shapes: rows.count / step)
    rows.forEachRow { row in
      guard row.row % step == 0 else { return }
      let sector = row.sector
      let corners = [
        Point(sector.place(sector.start, sector.innerRadius)),
        Point(sector.place(sector.start, sector.outerRadius)),
        Point(sector.place(sector.middle, sector.outerRadius)),
        Point(sector.place(sector.end, sector.outerRadius)),
        Point(sector.place(sector.end, sector.innerRadius)),
      ]
      lines.add(corners)
      points += corners + [Point(x: .nan, y: .nan)]
    }
    return points + lines.points
  }

  /// Returns the sector that holds a point, of several the one on top, or the nearest one.
  ///
  /// Its position is the middle of its outer edge.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard var rows = rows(in: space, frame) else { return nil }
    let point = query.place
    var best: (distance: Double, row: Int, position: SIMD2<Double>)?
    rows.forEachRow { row in
      guard row.sector.outerRadius > row.sector.innerRadius else { return }
      let distance = row.sector.distance(to: point)
      guard distance <= best?.distance ?? query.reach else { return }
      best = (distance, row.row, row.sector.place(row.sector.middle, row.sector.outerRadius))
    }
    guard let best else { return nil }
    return MarkHit(best.row, x: x, y: y, color: color, at: best.position, best.distance)
  }
}

/// Sectors too narrow to be seen alone, in steps of the turn.
private struct ThinSectors {
  private var steps: RingSteps
  private(set) var count = 0

  init(around center: SIMD2<Double>, rim: Double) {
    steps = RingSteps(around: center, rim: rim)
  }

  /// Adds a sector, which stands for all of the step that its middle is in; one without a colour
  /// hides nothing.
  mutating func add(_ sector: Sector, _ color: Color) {
    count += 1
    guard color.alpha > 0 else { return }
    steps.cover(
      step: min(Int(steps.position(of: sector.middle)), steps.count - 1),
      with: RingSteps.Piece(
        inner: sector.innerRadius,
        outer: sector.outerRadius,
        color: color.premultiplied
      )
    )
  }

  /// Draws them, as one path where all have one colour.
  func draw(
    in frame: FrameContext,
    color: Color?,
    into list: inout DisplayList
  ) throws(KeisenError) {
    if let color {
      guard color.alpha > 0, !steps.isEmpty else { return }
      list.draw(.path(Path(try steps.outline(), .fill(.color(color), .nonzero))))
      return
    }
    let pixels = RingPixels(steps, pixelRatio: frame.pixelRatio)
    if let picture = try pixels.picture(in: frame.plot, of: list) { list.draw(.picture(picture)) }
  }
}

extension SectorMark {
  /// Returns the sectors whose middle - of their angles, and of their radii - is in a part of the
  /// plot.
  ///
  /// - Complexity: O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0, var rows = SectorRows(self, in: space, frame) else { return RowSet() }
    var found = RowSet()
    rows.forEachRow { row in
      let sector = row.sector
      guard sector.outerRadius > sector.innerRadius else { return }
      let radius = sector.innerRadius / 2 + sector.outerRadius / 2
      if region.contains(sector.place(sector.middle, radius)) { found.append(row.row) }
    }
    return found
  }
}
