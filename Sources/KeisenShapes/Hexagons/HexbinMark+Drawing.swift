import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension HexbinMark {
  /// Draws the hexagons that reach into the plot, those of one colour as one path.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let cells = try cells()
    let places = HexbinPlaces(cells, in: space, frame)
    let lookup = frame.lookup(of: scale)
    let range = frame.range(of: scale.projection)
    let box = PlaceBox(frame.plot, grownBy: style.borderWidth + 2)
    // Opaque neighbours overlap by half a pixel, so that nothing shines through between them.
    let isOpaque = style.alpha == 1 && style.borderWidth == 0
    let growth = isOpaque ? 0.5 / frame.pixelRatio : 0
    var outlines: [UInt32: PathOutline] = [:]
    var order: [UInt32] = []
    for cell in cells.all {
      let corners = places.corners(of: cell, grownBy: growth)
      guard corners.box.meets(box) else { continue }
      let color = lookup.bytes(of: cell.value - Double(range.origin))
      let outline = outlines[color] ?? PathOutline()
      if outlines[color] == nil {
        outlines[color] = outline
        order.append(color)
      }
      try outline.polygon(box.cut(corners.all).map { Point(x: $0.x, y: $0.y) })
    }
    let border = (style.borderColor ?? frame.theme.plotArea).opacity(Float(style.alpha))
    for bytes in order.sorted() {
      guard let outline = outlines[bytes] else { continue }
      let color = Color(bytes: bytes).opacity(Float(style.alpha))
      if color.alpha > 0 { list.draw(.path(Path(outline, .fill(.color(color), .nonzero)))) }
      if style.borderWidth > 0, border.alpha > 0 {
        let stroke = Stroke(width: style.borderWidth, color: border, join: .mitre)
        list.draw(.path(Path(outline, .stroke(stroke))))
      }
    }
    return SeriesRecord(
      tier: .summary,
      rows: cells.count,
      gaps: cells.gaps,
      dropped: cells.dropped
    )
  }

  /// Draws a hexagon in the colour of the middle.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let point = PointStyle(marker: .hexagon, size: 10, alpha: style.alpha)
    let (color, theme) = (scale.style.steadyMap.color(at: 0.5), frame.theme)
    return { (rect, list) throws(KeisenError) in
      try point.drawSwatch(in: rect, color: color, theme, into: &list)
    }
  }

  /// Returns lines across some hexagons.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, let cells = try? cells() else { return [] }
    let places = HexbinPlaces(cells, in: space, frame)
    let step = max(1, 3 * cells.all.count / count)
    var lines = Hatching(in: frame.plot, count: count, shapes: cells.all.count / step)
    for index in stride(from: 0, to: cells.all.count, by: step) {
      lines.add(
        places.corners(of: cells.all[index], grownBy: 0).all.map { Point(x: $0.x, y: $0.y) }
      )
    }
    return lines.points
  }

  /// Returns the hexagon that holds a point, or else the nearest: its number among those that are
  /// shown, its middle and its value.
  ///
  /// - Complexity: O(*h*) for *h* hexagons.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let cells = try cells()
    let places = HexbinPlaces(cells, in: space, frame)
    let point = query.place
    let plot = PlaceBox(frame.plot, grownBy: 0)
    var best: (index: Int, distance: Double)?
    for (index, cell) in cells.all.enumerated() {
      let corners = places.corners(of: cell, grownBy: 0)
      guard corners.box.meets(plot) else { continue }
      let minimum = query.distance(to: corners.box)
      guard minimum <= best?.distance ?? query.reach else { continue }
      var polygon = PolygonRings.Polygon(row: index, value: cell.value)
      polygon.rings = [PolygonRings.Ring(first: index, corners: corners.all)]
      polygon.box = corners.box
      let distance =
        query.mode == .x
        ? minimum : polygon.contains(point) ? 0 : polygon.nearest(to: point).distance
      if distance <= best?.distance ?? query.reach { best = (index, distance) }
    }
    guard let best else { return nil }
    let cell = cells.all[best.index]
    func value(_ dimension: Dimension) -> DataValue {
      let base = cells.base(dimension)
      return DataValue(
        cells.corner(of: cell, dimension, 0),
        origin: base.origin,
        unit: base.unit
      )
    }
    let middle = places.middle(of: cell)
    return MarkHit(
      row: best.index,
      x: value(.x),
      y: value(.y),
      value: DataValue(cell.value),
      position: Point(x: middle.x, y: middle.y),
      distance: best.distance
    )
  }
}

/// Where hexagons stand on a plot.
private struct HexbinPlaces {
  private let cells: HexbinCells
  private let space: Space
  private let frame: FrameContext

  init(_ cells: HexbinCells, in space: Space, _ frame: FrameContext) {
    (self.cells, self.space, self.frame) = (cells, space, frame)
  }

  /// Farther away than this is drawn here, in points: differences of two must not overflow.
  private static let farthest = 1e300

  private func place(
    _ cell: HexbinCells.Cell,
    _ dimension: Dimension,
    _ part: Double
  ) -> Double {
    let base = cells.base(dimension)
    let number = cells.corner(of: cell, dimension, part)
    let value = DataValue(number, origin: base.origin, unit: base.unit)
    let place = frame.position(of: value, dimension, of: space)
    return place.isNaN ? .nan : max(-Self.farthest, min(place, Self.farthest))
  }

  /// Returns where the middle of a hexagon stands.
  func middle(of cell: HexbinCells.Cell) -> SIMD2<Double> {
    SIMD2(place(cell, .x, 0), place(cell, .y, 0))
  }

  /// Returns the corners of a hexagon, moved outwards, and a box around them, which is empty where
  /// one has no place.
  func corners(
    of cell: HexbinCells.Cell,
    grownBy growth: Double
  ) -> (all: [SIMD2<Double>], box: PlaceBox) {
    let (left, middle, right) = (place(cell, .x, -1), place(cell, .x, 0), place(cell, .x, 1))
    let heights = [-1, -0.5, 0.5, 1].map { place(cell, .y, $0) }
    let wider = left < right ? growth : -growth
    let higher = heights[0] < heights[3] ? growth : -growth
    let (l, r) = (left - wider, right + wider)
    let all = [
      SIMD2(middle, heights[0] - higher), SIMD2(r, heights[1] - higher / 2),
      SIMD2(r, heights[2] + higher / 2), SIMD2(middle, heights[3] + higher),
      SIMD2(l, heights[2] + higher / 2), SIMD2(l, heights[1] - higher / 2),
    ]
    var box = PlaceBox.empty
    guard all.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }) else { return (all, box) }
    for corner in all {
      box.low = pointwiseMin(box.low, corner)
      box.high = pointwiseMax(box.high, corner)
    }
    return (all, box)
  }
}

extension HexbinMark {
  /// Returns the rows that stand in a part of the plot, in whatever cells these are counted.
  ///
  /// - Complexity: As of points.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0 else { return RowSet() }
    let rows = LineRows(x: x.snapshot(), y: y.snapshot(), in: space, frame)
    return try rows.rows(in: region, x: x, y: y)
  }
}
