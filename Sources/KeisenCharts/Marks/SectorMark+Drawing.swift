import KeisenData
import KeisenDrawing
import KeisenPrimitives
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
  private static let mostGapPart = 1.0 / 3
  /// Sectors narrower than this at the rim are drawn together, in device pixels.
  private static let leastPixels = 0.25

  /// What rounding may take from a turn, in radians.
  private static let slack = 1e-9

  /// Returns the width of a sector that has none of its own, in radians: that of the style, a name's, or the least way from an
  /// angle to the next, across the end of the turn too.
  fileprivate func width(on angles: ProjectionRange, perUnit: Double) -> Double {
    let turn = Sector.turn
    if style.width > 0 { return min(style.width * perUnit, turn) }
    if case .category = angles.scale, perUnit > 0 { return min(perUnit, turn) }
    guard perUnit > 0, let least = x.map({ distance.of($0) }) ?? 1 else { return turn }
    var factor = 1.0
    if let own = x?.type.timeUnit, let unit = angles.timeUnit {
      factor = Double(unit.perSecond) / Double(own.perSecond)
    }
    let ends = x?.extent().relative(to: angles.origin, in: angles.timeUnit)
    let length = ends.map { $0.max - $0.min } ?? Double(max(0, columns.rows.count - 1))
    let rest = turn - length * perUnit
    return min(least * factor * perUnit, rest > Self.slack ? rest : turn, turn)
  }

  private func rows(in space: Space, _ frame: FrameContext) -> SectorRows? {
    SectorRows(self, in: space, frame)
  }

  /// Draws the sectors in the order of their rows.
  ///
  /// Where they are of one colour and without bases, those too narrow to be seen alone are drawn together: at each quarter of a
  /// device pixel of the rim the longest of them.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard var rows = rows(in: space, frame), let places = frame.polar(space) else {
      return SeriesRecord(rows: 0, gaps: 0)
    }
    let own = (style.color ?? frame.theme.cycleColor(frame.seriesIndex))
      .opacity(Float(style.alpha))
    let lookup = color == nil ? nil : colorScale.map { frame.lookup(of: $0) }
    let rim = places.outerRadius
    var thin = ThinSectors(steps: Int(Sector.turn * rim * frame.pixelRatio / Self.leastPixels))
    let joinsThin = lookup == nil && base == nil && frame.directRows < .max
    func draw(_ sector: Sector, _ color: Color) throws(KeisenError) {
      guard color.alpha > 0 else { return }
      let outline = PathOutline()
      let gap = min(style.gap, sector.span * sector.outerRadius * Self.mostGapPart)
      if try sector.add(to: outline, gap: sector.isWhole ? 0 : gap) {
        list.draw(.path(Path(outline, .fill(.color(color), .evenOdd))))
      }
    }
    try rows.forEachRow { (row) throws(KeisenError) in
      if joinsThin, row.sector.span * rim * frame.pixelRatio < Self.leastPixels {
        thin.add(row.sector)
        return
      }
      let color = lookup.map {
        Color(bytes: $0.bytes(of: row.value)).opacity(Float(style.alpha))
      }
      try draw(row.sector, color ?? own)
    }
    var record = SeriesRecord(rows: rows.count, gaps: rows.gaps, dropped: rows.dropped)
    for sector in thin.sectors(around: places.center) {
      record.tier = .envelope
      record.boundPixels = Self.leastPixels
      record.boundChannel = 255 * Self.leastPixels
      let outline = PathOutline()
      if try sector.add(to: outline) {
        list.draw(.path(Path(outline, .fill(.color(own), .evenOdd))))
      }
    }
    return record
  }

  /// Returns the label and a small rectangle, or nothing where there is no label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    guard !label.isEmpty else { return [] }
    // Of many colours that of the middle.
    let middle = color == nil ? nil : colorScale?.style.map.color(at: 0.5)
    let fill = (middle ?? style.color ?? frame.theme.cycleColor(frame.seriesIndex))
      .opacity(Float(style.alpha))
    let entry = LegendEntry(label: label) { (rect, list) throws(KeisenError) in
      let side = min(rect.width, rect.height)
      let square = Rect(
        left: frame.snapped(rect.midX - side / 2),
        top: frame.snapped(rect.midY - side / 2),
        right: frame.snapped(rect.midX + side / 2),
        bottom: frame.snapped(rect.midY + side / 2)
      )
      list.draw(.rectangle(Rectangle(rect: square, fill: .color(fill))))
    }
    return [entry]
  }

  /// Returns the corners of sectors, of every few where there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, var rows = rows(in: space, frame) else { return [] }
    let step = max(1, 4 * rows.count / count)
    var points: [Point] = []
    rows.forEachRow { row in
      guard row.row % step == 0 else { return }
      let sector = row.sector
      points += [
        Point(sector.place(sector.start, sector.innerRadius)),
        Point(sector.place(sector.start, sector.outerRadius)),
        Point(sector.place(sector.middle, sector.outerRadius)),
        Point(sector.place(sector.end, sector.outerRadius)),
        Point(sector.place(sector.end, sector.innerRadius)), Point(x: .nan, y: .nan),
      ]
    }
    return points
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
    let point = SIMD2(query.point.x, query.point.y)
    var best: (distance: Double, row: Int, position: SIMD2<Double>)?
    rows.forEachRow { row in
      guard row.sector.outerRadius > row.sector.innerRadius else { return }
      let distance = row.sector.distance(to: point)
      guard distance <= best?.distance ?? query.reach else { return }
      best = (distance, row.row, row.sector.place(row.sector.middle, row.sector.outerRadius))
    }
    guard let best else { return nil }
    return MarkHit(
      row: best.row,
      x: x.map { DataValue($0, at: best.row) } ?? DataValue(0, origin: Int64(best.row)),
      y: DataValue(y, at: best.row),
      value: color.map { DataValue($0, at: best.row) } ?? DataValue(.nan),
      position: Point(best.position),
      distance: best.distance
    )
  }
}

/// Sectors too narrow to be seen alone: the longest at each step of the turn.
private struct ThinSectors {
  private let steps: Int
  private var radii: [(inner: Double, outer: Double)?] = []

  init(steps: Int) { self.steps = max(1, min(steps, 1 << 20)) }

  mutating func add(_ sector: Sector) {
    if radii.isEmpty { radii = [(inner: Double, outer: Double)?](repeating: nil, count: steps) }
    var part = (sector.middle / Sector.turn).truncatingRemainder(dividingBy: 1)
    if part < 0 { part += 1 }
    let step = min(steps - 1, Int(part * Double(steps)))
    let known = radii[step]
    radii[step] = (
      inner: min(known?.inner ?? .infinity, sector.innerRadius),
      outer: max(known?.outer ?? 0, sector.outerRadius)
    )
  }

  func sectors(around center: SIMD2<Double>) -> [Sector] {
    radii.enumerated().compactMap { step, radii in
      radii.map { radii in
        Sector(
          center: center,
          innerRadius: radii.inner,
          outerRadius: radii.outer,
          start: Sector.turn * Double(step) / Double(steps),
          end: Sector.turn * Double(step + 1) / Double(steps)
        )
      }
    }
  }
}
