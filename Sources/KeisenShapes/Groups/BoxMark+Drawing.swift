import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension BoxMark {
  /// Draws each box that reaches into the plot: fill, whiskers, outline, median, outliers, mean.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let shapes = try shapes(in: space, frame)
    let base = frame.seriesColor(style.color, unless: groups.color)
    let colors = GroupColors(groups, frame, base)
    let outliers = VertexBuffer()
    let outlierColors = GrowingBuffer<MarkerColor>()
    var pile = RectanglePile(frame, in: list)
    let isPiled = !style.isNotched && !style.showsMean
    for shape in shapes.all {
      let color = colors.color(of: shape.box.row)
      let line = style.lineColor ?? color
      let fill = color.opacity(Float(style.alpha))
      if isPiled {
        shape.drawWhiskers(line) { pile.add($0) }
        pile.add(shape.rectangle(fill, line))
        pile.add(shape.median(line))
      } else {
        try shape.draw(fill, line, into: &list)
      }
      guard style.showsOutliers, style.outlierSize > 0 else { continue }
      for outlier in shape.box.outliers {
        let point = shapes.places.point(shape.center, shapes.places.place(of: outlier.value))
        try outliers.append(SIMD2(Float(point.x), Float(point.y)))
        try outlierColors.append(MarkerColor(line))
      }
    }
    try pile.draw(into: &list)
    if outliers.count > 0 {
      list.draw(
        .markers(
          Markers(
            positions: outliers,
            shape: .circle,
            size: .one(style.outlierSize),
            fill: .each(outlierColors)
          )
        )
      )
    }
    var record = record(counted: shapes.counted, dropped: shapes.dropped)
    pile.note(in: &record)
    return record
  }

  /// Returns the boxes that have a place.
  private func shapes(
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> GroupShapes<BoxShape> {
    if let dodged = try dodged(in: space, frame) {
      return try dodged.shapes(in: space, frame)
    }
    let places = GroupPlaces(style, in: space, frame)
    return GroupShapes(try boxes(places.values, places.positions), style, places) {
      BoxShape($0, style, places, $1)
    }
  }

  /// Returns lines across the boxes, their whiskers, and outliers, of every few where there are
  /// many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard let shapes = try? shapes(in: space, frame) else { return [] }
    let looked = shapes.all.prefix(max(0, count / 4))
    var lines = Hatching(in: frame.plot, count: count, shapes: 3 * looked.count)
    for shape in looked {
      for rect in shape.hitBoxes { lines.add(rect) }
    }
    guard style.showsOutliers, style.outlierSize > 0, count > 0 else { return lines.points }
    let outliers = shapes.all.reduce(0) { $0 + $1.box.outliers.count }
    let step = max(1, outliers / count)
    var number = 0
    let half = style.outlierSize / 2
    for shape in shapes.all {
      for outlier in shape.box.outliers {
        number += 1
        guard number % step == 0 else { continue }
        let point = shapes.places.point(shape.center, shapes.places.place(of: outlier.value))
        lines.add(Point(x: point.x - half, y: point.y), Point(x: point.x + half, y: point.y))
      }
    }
    return lines.points
  }

  /// Returns the outlier or else the box that is nearest to a point.
  ///
  /// Of an outlier the row is its own. Of a box, with its whiskers, it is the first of its group,
  /// and the value is that of its five numbers - whiskers, quartiles, median - which is nearest to
  /// the point.
  ///
  /// - Complexity: O(*g* + *o*) for *g* boxes with *o* outliers.
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
    func take(_ row: Int, _ number: Double, _ position: Double, _ distance: Double, _ at: Point) {
      guard distance <= best?.distance ?? query.reach else { return }
      best = places.hit(row, number, position, groups.color, at, distance)
    }
    for shape in shapes.all {
      for rect in shape.hitBoxes where PlaceBox(rect, grownBy: 0).meets(plot) {
        let distance = query.distance(to: PlaceBox(rect, grownBy: 0))
        let along = places.isUpright ? point.y : point.x
        let nearest = shape.places.indices.min {
          abs(shape.places[$0] - along) < abs(shape.places[$1] - along)
        }
        let number = nearest ?? 2
        take(
          shape.box.row,
          shape.box.numbers[number],
          shape.box.position,
          distance,
          shape.point(number)
        )
      }
    }
    guard style.showsOutliers, style.outlierSize > 0 else { return best }
    for shape in shapes.all {
      for outlier in shape.box.outliers {
        let at = places.point(shape.center, places.place(of: outlier.value))
        let center = SIMD2(at.x, at.y)
        guard PlaceBox(low: center, high: center).grown(by: style.outlierSize / 2).meets(plot)
        else {
          continue
        }
        let way = query.distance(to: PlaceBox(low: center, high: center))
        let radius = query.mode == .x ? 0 : style.outlierSize / 2
        take(outlier.row, outlier.value, shape.box.position, max(0, way - radius), at)
      }
    }
    return best.map(own)
  }
}

/// One box on one plot.
private struct BoxShape {
  let box: BoxGroup
  /// Where the five numbers stand along.
  let places: [Double]
  let center: Double
  private let group: GroupPlaces
  private let style: BoxStyle
  private let low: Double
  private let high: Double
  private let width: Double

  init(
    _ box: BoxGroup,
    _ style: BoxStyle,
    _ group: GroupPlaces,
    _ sides: (low: Double, high: Double)
  ) {
    (self.box, self.style, self.group) = (box, style, group)
    places = box.numbers.map { group.place(of: $0) }
    (low, high) = (group.frame.snapped(sides.low), group.frame.snapped(sides.high))
    center = (low + high) / 2
    width = group.frame.snappedLength(style.lineWidth)
  }

  /// Where one of the five numbers stands.
  func point(_ number: Int) -> Point { group.point(center, places[number]) }

  /// The corners of the box, the first one twice.
  var corners: [Point] {
    [(low, 1), (high, 1), (high, 3), (low, 3), (low, 1)].map { group.point($0.0, places[$0.1]) }
  }

  /// The box, and both whiskers.
  var hitBoxes: [Rect] {
    let cap = (high - low) * style.capWidth / 2
    return [
      group.rect((low, high), (places[1], places[3])),
      group.rect((center - cap, center + cap), (places[0], places[1])),
      group.rect((center - cap, center + cap), (places[3], places[4])),
    ]
  }

  /// Where the box begins and ends along, between device pixels.
  private var ends: (Double, Double) {
    (group.frame.snapped(places[1]), group.frame.snapped(places[3]))
  }

  /// The box itself.
  func rectangle(_ fill: Color, _ line: Color) -> Rectangle {
    let rect = group.rect((low, high), ends)
    let inner = min(width, rect.width, rect.height)
    return Rectangle(within: rect, fill: fill, border: line, width: inner)
  }

  /// The line at the median.
  func median(_ line: Color) -> Rectangle {
    let indent = isNotched ? (high - low) / 4 : 0
    let rule = group.rule(
      at: places[2],
      from: low + indent,
      to: high - indent,
      width: group.frame.snappedLength(max(style.lineWidth * 2, 1))
    )
    return Rectangle(rect: rule, fill: .color(line))
  }

  func draw(_ fill: Color, _ line: Color, into list: inout DisplayList) throws(KeisenError) {
    let frame = group.frame
    drawWhiskers(line) { list.draw(.rectangle($0)) }
    if isNotched {
      try drawNotched(fill, line, into: &list)
    } else {
      list.draw(.rectangle(rectangle(fill, line)))
    }
    list.draw(.rectangle(median(line)))
    guard style.showsMean, box.mean.isFinite else { return }
    let mean = group.point(center, group.place(of: box.mean))
    let positions = VertexBuffer()
    try positions.append(SIMD2(Float(mean.x), Float(mean.y)))
    list.draw(
      .markers(
        Markers(
          positions: positions,
          shape: .diamond,
          size: .one(max(style.outlierSize, 4) * 1.5),
          fill: .one(frame.theme.plotArea),
          border: Markers.Border(width: max(1, style.lineWidth), color: line)
        )
      )
    )
  }

  /// Whether it has a notch, whose ends are known.
  private var isNotched: Bool {
    style.isNotched && box.notch.low.isFinite && box.notch.high.isFinite
  }

  /// Calls `draw` with the lines of both whiskers, where lines have a width.
  func drawWhiskers(_ color: Color, _ draw: (Rectangle) -> Void) {
    guard width > 0 else { return }
    let ends = ends
    let cap = (high - low) * style.capWidth / 2
    for (start, end) in [(ends.0, places[0]), (ends.1, places[4])] {
      let rule = group.rule(atAcross: center, from: start, to: end, width: width)
      if start != end { draw(Rectangle(rect: rule, fill: .color(color))) }
      guard cap > 0, abs(start - end) > width else { continue }
      let rect = group.rule(at: end, from: center - cap, to: center + cap, width: width)
      draw(Rectangle(rect: rect, fill: .color(color)))
    }
  }

  private func drawNotched(
    _ fill: Color,
    _ line: Color,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let notch = (group.place(of: box.notch.low), group.place(of: box.notch.high))
    let indent = (high - low) / 4
    let right = [
      (high, places[1]), (high, notch.0), (high - indent, places[2]), (high, notch.1),
      (high, places[3]),
    ]
    let left = right.reversed().map { (low + high - $0.0, $0.1) }
    let outline = PathOutline()
    try outline.polygon((right + left).map { group.point($0.0, $0.1) })
    list.draw(.path(Path(outline, .fill(.color(fill), .nonzero))))
    guard width > 0 else { return }
    list.draw(.path(Path(outline, .stroke(Stroke(width: width, color: line, join: .mitre)))))
  }
}
