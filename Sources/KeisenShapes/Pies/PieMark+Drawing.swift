import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PieMark {
  /// Slices narrower than this at the rim are drawn together, in device pixels, where there are
  /// more than `maxSingle`.
  private static let minPixels = RingSteps.pixels
  private static let maxSingle = 256
  /// The part of a slice's rim that its gaps take at most.
  private static let maxGapPart = 1.0 / 3
  /// Slices that a legend lists at most.
  private static let maxEntries = 200
  /// Width of the lines that lead to labels, and of the circle that stands for a sum of 0, in
  /// points.
  private static let lineWidth = 1.0

  /// Draws the slices, then the labels with their lines.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let layout = try PieLayout(self, in: space, frame)
    var record = SeriesRecord(
      rows: layout.slices.rows.count,
      gaps: layout.slices.gaps,
      dropped: layout.slices.dropped
    )
    guard layout.slices.count > 0 else {
      try encodeNothing(layout, frame, into: &list)
      return record
    }
    if try encodeSlices(layout, frame, into: &list) {
      record.tier = .coverage
      record.boundPixels = Self.minPixels
      record.boundChannel = 255 * Self.minPixels
    }
    for label in layout.labels.labels where !label.leader.isEmpty {
      let line = try LinePath.polyline(
        through: label.leader,
        style: LineStyle(width: Self.lineWidth),
        color: frame.theme.axis,
        in: frame.plot,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
    for label in layout.labels.labels {
      let isInside = label.leader.isEmpty
      list.draw(
        label.block,
        at: Point(x: label.box.minX, y: label.box.minY),
        color: style.labelColor
          ?? (isInside ? label.fill.contrasting(on: frame.theme.plotArea) : frame.theme.label),
        role: .value
      )
    }
    record.omittedLabels = layout.omitted
    for _ in 0..<layout.omitted { list.omitPart() }
    return record
  }

  /// Draws a thin circle.
  private func encodeNothing(
    _ layout: PieLayout,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let radius = layout.radius * style.radius - Self.lineWidth
    guard radius > 0 else { return }
    let outline = PathOutline()
    try outline.ellipse(
      in: Rect(
        x: layout.center.x - radius,
        y: layout.center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
    let stroke = Stroke(width: Self.lineWidth, color: frame.theme.grid)
    list.draw(.path(Path(outline, .stroke(stroke))))
  }

  /// Draws the slices; returns whether some were drawn together.
  private func encodeSlices(
    _ layout: PieLayout,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> Bool {
    let rim = layout.radius * frame.pixelRatio
    var single: [PieSlices.Slice] = []
    var thin = ThinSlices(layout, frame)
    layout.slices.forEachSlice { slice in
      let isThin = (slice.end - slice.start) * slice.outer * rim < Self.minPixels
      if isThin { thin.add(slice, layout.color(of: slice.row)) }
      if !isThin || thin.count <= Self.maxSingle { single.append(slice) }
    }
    let areTogether = thin.count > Self.maxSingle
    if areTogether {
      let steps = RingPixels(thin.steps(), pixelRatio: frame.pixelRatio)
      if let picture = try steps.picture(in: frame.plot, of: list) { list.draw(.picture(picture)) }
    }
    for slice in single {
      let length = (slice.end - slice.start) * slice.outer * layout.radius
      if areTogether, length * frame.pixelRatio < Self.minPixels { continue }
      let color = layout.color(of: slice.row)
      guard color.alpha > 0 else { continue }
      let sector = slice.sector(around: layout.center, radius: layout.radius)
      let outline = PathOutline()
      if try sector.add(to: outline, gap: min(style.gap, length * Self.maxGapPart)) {
        list.draw(.path(Path(outline, .fill(.color(color), .evenOdd))))
      }
    }
    return areTogether
  }

  /// None of its own: the lines have theirs.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? { nil }

  /// Returns a line for each row that has a name, or one of the label where none has.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    let names = names.isEmpty && !label.isEmpty ? [label] : names
    let lookup = color == nil ? nil : colorScale.map { frame.lookup(of: $0) }
    let column = color?.snapshot()
    return names.prefix(Self.maxEntries).enumerated().filter { !$1.isEmpty }.map { row, name in
      let fill = PieLayout.color(of: row, style, lookup, column, frame)
      return LegendEntry(label: name, swatch: frame.squareSwatch(fill))
    }
  }

  /// The circles that tell where slices are, as parts of the way from the hole to the rim.
  private static let circles = [0.1, 0.4, 0.7, 1]

  /// Returns places on circles from the hole to the rim, and the corners of labels.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, let layout = try? PieLayout(self, in: space, frame) else { return [] }
    let steps = max(8, min(count / Self.circles.count, 64))
    let hole = min(style.innerRadius * style.radius, layout.slices.reach)
    var points: [Point] = []
    for part in Self.circles {
      let radius = layout.radius * (hole + part * (layout.slices.reach - hole))
      points += (0...steps).map { step in
        Point(layout.center + Sector.direction(Sector.turn * Double(step) / Double(steps)) * radius)
      }
      points.append(Point(x: .nan, y: .nan))
    }
    for label in layout.labels.labels {
      let box = label.box
      points += [
        Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
        Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY), Point(x: .nan, y: .nan),
      ]
    }
    return points
  }

  /// Returns the slice that holds a point, or the nearest one.
  ///
  /// Its x is the row's number, its y the row's value, and its position half way between its sides
  /// and radii. Gaps between slices count as theirs. In mode `.x` it is the nearest slice all the
  /// same.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.alpha > 0 else { return nil }
    let layout = try PieLayout(self, in: space, frame)
    let point = query.place
    var best: (distance: Double, slice: PieSlices.Slice)?
    layout.slices.forEachSlice { slice in
      guard slice.outer > slice.inner else { return }
      let sector = slice.sector(around: layout.center, radius: layout.radius)
      let distance = sector.distance(to: point)
      guard distance <= query.reach, distance < best?.distance ?? .infinity else { return }
      best = (distance, slice)
    }
    guard let (distance, slice) = best else { return nil }
    let sector = slice.sector(around: layout.center, radius: layout.radius)
    let place = sector.place(sector.middle, (sector.innerRadius + sector.outerRadius) / 2)
    return MarkHit(slice.row, x: nil, y: values, color: color, at: place, distance)
  }
}

extension PieMark {
  /// Returns the slices whose middle - of their angles, and of their radii - is in a part of the
  /// plot.
  ///
  /// - Complexity: That of a layout.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0 else { return RowSet() }
    let layout = try PieLayout(self, in: space, frame)
    var found: [Int] = []
    layout.slices.forEachSlice { slice in
      guard slice.outer > slice.inner else { return }
      let sector = slice.sector(around: layout.center, radius: layout.radius)
      let radius = sector.innerRadius / 2 + sector.outerRadius / 2
      if region.contains(sector.place(sector.middle, radius)) { found.append(slice.row) }
    }
    return RowSet(found.sorted())
  }

  /// Has slices that are seen as parts of one whole.
  public static var undimmed: String? { "its slices are parts of one whole" }
}
