import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension ViolinMark {
  /// Draws each violin that reaches into the plot: fill, outline, and what is within.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let shapes = try shapes(in: space, frame)
    let colors = GroupColors(groups, frame, frame.seriesColor(style.color, unless: groups.color))
    for shape in shapes.all {
      let color = colors.color(of: shape.violin.row)
      let line = style.lineColor ?? color
      try shape.draw(color.opacity(Float(style.alpha)), line, into: &list)
    }
    var record = record(counted: shapes.counted, dropped: shapes.dropped)
    record.boundPixels = shapes.all.map(\.bound).max() ?? 0
    return record
  }

  /// Returns the violins that have a place.
  private func shapes(
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> GroupShapes<ViolinShape> {
    if let dodged = try dodged(in: space, frame) {
      return try dodged.shapes(in: space, frame)
    }
    let places = GroupPlaces(style, in: space, frame)
    let violins = try violins(places.values, places.positions)
    // Lines have no area to compare.
    let peak = violins.filter { !$0.isLine }.map(\.peak).max() ?? 0
    let maximum = violins.map(\.count).max() ?? 0
    func part(_ violin: ViolinGroup) -> Double {
      switch style.scaling {
      case .width: 1
      case .count: Double(violin.count) / Double(maximum)
      case .area: violin.isLine || peak == 0 ? 1 : violin.peak / peak
      }
    }
    return GroupShapes(violins, style, places, part: part) { ViolinShape($0, style, places, $1) }
  }

  /// Returns points along the outlines, and lines across.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard let shapes = try? shapes(in: space, frame), !shapes.all.isEmpty, count > 0 else {
      return []
    }
    let points = shapes.all.reduce(0) { $0 + $1.outline.count }
    let step = max(1, points / count)
    var lines = Hatching(in: frame.plot, count: count, shapes: shapes.all.count)
    for shape in shapes.all { lines.add(shape.outline) }
    return lines.points
      + shapes.all.flatMap { shape in
        stride(from: 0, to: shape.outline.count, by: step).map { shape.outline[$0] }
          + [Point(x: .nan, y: .nan)]
      }
  }

  /// Returns the violin that is nearest to a point: the first row of its group, and the value at
  /// the point within the violin's ends.
  ///
  /// - Complexity: O(*g*) for *g* violins.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let shapes = try shapes(in: space, frame)
    let places = shapes.places
    let point = query.place
    let plot = PlaceBox(frame.plot, grownBy: 0)
    var best: MarkHit?
    for shape in shapes.all {
      let polygon = shape.polygon
      guard polygon.box.meets(plot) else { continue }
      let distance =
        if query.mode == .x {
          polygon.box.distances(from: point).x
        } else if polygon.contains(point) {
          0.0
        } else {
          polygon.nearest(to: point).distance
        }
      guard distance <= best?.distance ?? query.reach else { continue }
      let violin = shape.violin
      let own = places.value(at: places.isUpright ? point.y : point.x)
      let low = violin.places.first ?? own
      let value = max(low, min(own.isNaN ? low : own, violin.places.last ?? own))
      let at = places.point(shape.center, places.place(of: value))
      best = places.hit(violin.row, value, violin.position, groups.color, at, distance)
    }
    return best.map(own)
  }
}

/// One violin on one plot.
private struct ViolinShape {
  let violin: ViolinGroup
  let center: Double
  /// Its outline, once around.
  let outline: [Point]
  private let group: GroupPlaces
  private let style: ViolinStyle
  /// How far it goes to either side at its widest.
  private let reach: (low: Double, high: Double)

  init(
    _ violin: ViolinGroup,
    _ style: ViolinStyle,
    _ group: GroupPlaces,
    _ sides: (low: Double, high: Double)
  ) {
    (self.violin, self.style, self.group) = (violin, style, group)
    let center = (sides.low + sides.high) / 2
    let half = (sides.high - sides.low) / 2
    let isForward = group.isForward
    let isLowDrawn = style.side == .both || (style.side == .low) == isForward
    let isHighDrawn = style.side == .both || (style.side == .high) == isForward
    let reach = (low: isLowDrawn ? half : 0, high: isHighDrawn ? half : 0)
    let places = violin.places.map { group.place(of: $0) }
    // Densities may be so small, or so great, that only their parts of the greatest are numbers to
    // reckon with.
    let parts = violin.densities.map { violin.peak > 0 ? $0 / violin.peak : 0 }
    let high = zip(places, parts).map { place, part in
      group.point(center + reach.high * part, place)
    }
    let low = zip(places, parts).reversed().map { place, part in
      group.point(center - reach.low * part, place)
    }
    (self.center, self.reach, outline) = (center, reach, high + low)
  }

  /// How far the outline may be from the exact one, in device pixels.
  var bound: Double {
    guard violin.peak > 0 else { return 0 }
    return max(reach.low, reach.high) * (violin.errorBound / violin.peak) * group.frame.pixelRatio
  }

  /// The outline as a polygon.
  var polygon: PolygonRings.Polygon {
    var polygon = PolygonRings.Polygon(row: violin.row, value: .nan)
    let corners = outline.map { SIMD2($0.x, $0.y) }
    polygon.rings = [PolygonRings.Ring(first: violin.row, corners: corners)]
    for corner in corners {
      polygon.box.low = pointwiseMin(polygon.box.low, corner)
      polygon.box.high = pointwiseMax(polygon.box.high, corner)
    }
    return polygon
  }

  func draw(_ fill: Color, _ line: Color, into list: inout DisplayList) throws(KeisenError) {
    let path = PathOutline()
    try path.polygon(outline)
    if !violin.isLine { list.draw(.path(Path(path, .fill(.color(fill), .nonzero)))) }
    if style.lineWidth > 0 {
      let width = violin.isLine ? max(1, style.lineWidth * 2) : style.lineWidth
      let stroke = Stroke(width: width, color: line, join: .round, cap: .butt)
      list.draw(.path(Path(path, .stroke(stroke))))
    }
    guard !violin.isLine else { return }
    switch style.inner {
    case .none: break
    case .box: try drawBox(line, into: &list)
    case .quartiles:
      for (number, width) in [(1, 1.0), (2, 2.0), (3, 1.0)] {
        let value = violin.numbers[number]
        let part = violin.peak > 0 ? violin.density(at: value) / violin.peak : 0
        let rule = group.rule(
          at: group.place(of: value),
          from: center - reach.low * part,
          to: center + reach.high * part,
          width: group.frame.snappedLength(max(1, style.lineWidth) * width)
        )
        list.draw(.rectangle(Rectangle(rect: rule, fill: .color(line))))
      }
    }
  }

  /// Where the box within stands: of half a violin in that half, so that two halves side by side
  /// have two.
  private var boxCenter: Double {
    guard reach.low != reach.high else { return center }
    return reach.low == 0 ? center + Self.boxInset : center - Self.boxInset
  }

  /// Half of the marker of a median, and a gap, in points.
  private static let boxInset = 5.0

  private func drawBox(_ line: Color, into list: inout DisplayList) throws(KeisenError) {
    let places = violin.numbers.map { group.place(of: $0) }
    for (ends, width) in [((0, 4), 1.0), ((1, 3), 5.0)] {
      let rule = group.rule(
        atAcross: boxCenter,
        from: places[ends.0],
        to: places[ends.1],
        width: group.frame.snappedLength(width)
      )
      list.draw(.rectangle(Rectangle(rect: rule, fill: .color(line))))
    }
    let positions = VertexBuffer()
    // In the middle of the bar, which stands on whole pixels.
    let width = group.frame.snappedLength(5)
    let middle = group.frame.snappedRule(at: boxCenter, width: width) + width / 2
    let median = group.point(middle, places[2])
    try positions.append(SIMD2(Float(median.x), Float(median.y)))
    list.draw(
      .markers(
        Markers(
          positions: positions,
          shape: .circle,
          size: .one(6),
          fill: .one(group.frame.theme.plotArea),
          border: Markers.Border(width: 1, color: line)
        )
      )
    )
  }
}
