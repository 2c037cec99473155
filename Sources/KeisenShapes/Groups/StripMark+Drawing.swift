import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension StripMark {
  /// Draws the markers that reach into the plot.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let places = try places(in: space, frame)
    let appearances = StripAppearances(self, frame)
    let all = places.points.count
    var gaps = [Int](repeating: 0, count: GatheredMarkers.chunks(of: 0..<all))
    let markers = try gaps.withUnsafeMutableBufferPointer { gaps throws(KeisenError) in
      nonisolated(unsafe) let gaps = gaps
      return try GatheredMarkers(
        of: 0..<all,
        hasSizes: groups.size != nil,
        hasColors: groups.color != nil
      ) { chunk, range, output in
        appearances.gather(places, range, into: output, &gaps[chunk])
      }
    }
    var isCoverage = false
    if markers.count > 0, style.point.alpha > 0 {
      let all = Markers(
        positions: markers.positions,
        shape: style.point.marker,
        size: markers.sizes.map { .each($0) } ?? .one(style.point.size),
        fill: markers.colors.map { .each($0) } ?? .one(appearances.color(of: 0)),
        border: style.point.border(frame.theme)
      )
      isCoverage = try style.point.draw(all, in: frame, into: &list)
    }
    let missing = gaps.reduce(places.count - places.rows.count, +)
    var record = SeriesRecord(rows: places.count, gaps: missing, dropped: places.dropped)
    record.crowded = places.crowded
    if isCoverage { (record.tier, record.boundChannel) = (.coverage, ShapeCells.boundChannel) }
    return record
  }

  /// Returns a line for each name that markers have the colour of, or one of the label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    let named = try frame.nameEntries(groups.color, groups.colorScale) {
      (name, color) throws(KeisenError) in
      var mark = self
      (mark.groups.color, mark.style.point.color) = (nil, color)
      return try mark.legendEntries(label: name, frame)
    }
    if let named { return named }
    guard !label.isEmpty, let swatch = try swatch(frame) else { return [] }
    return [LegendEntry(label: label, swatch: swatch)]
  }

  /// Draws a marker.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let color = groups.middleColor ?? frame.seriesColor(style.point.color)
    let (point, theme) = (style.point, frame.theme)
    return { (rect, list) throws(KeisenError) in
      try point.drawSwatch(in: rect, color: color, theme, into: &list)
    }
  }

  /// Returns where some of the markers stand, none connected to the next.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, let places = try? places(in: space, frame) else { return [] }
    return stride(from: 0, to: places.points.count, by: max(1, places.points.count / count))
      .flatMap { index in
        let point = places.points[index]
        return [Point(x: point.x, y: point.y), Point(x: .nan, y: .nan)]
      }
  }

  /// Returns the marker that is nearest to a point, of several that hold it the one on top.
  ///
  /// - Complexity: O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.point.alpha > 0 else { return nil }
    let places = try places(in: space, frame)
    let appearances = StripAppearances(self, frame)
    let point = query.place
    let plot = PlaceBox(frame.plot, grownBy: 0)
    var best: (index: Int, distance: Double)?
    places.points.withValues { points in
      for index in points.indices {
        let place = points[index]
        let size = appearances.size(of: places.rows[index])
        guard size > 0, size.isFinite else { continue }
        let outline = style.point.outline(size: size, pixelRatio: frame.pixelRatio)
        let way = query.distance(to: PlaceBox(low: place, high: place))
        guard way - outline.radius <= best?.distance ?? query.reach,
          PlaceBox(low: place, high: place).grown(by: outline.radius).meets(plot)
        else { continue }
        let distance = query.mode == .x ? way : outline.distance(to: point - place)
        if distance <= best?.distance ?? query.reach { best = (index, distance) }
      }
    }
    guard let best else { return nil }
    let row = places.rows[best.index]
    let place = places.points[best.index]
    let value = DataValue(groups.values, at: row)
    let position = groups.positions.map { DataValue($0, at: row) } ?? DataValue(0)
    return MarkHit(
      row: row,
      x: style.valueDimension == .y ? position : value,
      y: style.valueDimension == .y ? value : position,
      value: DataValue(groups.color, at: row),
      position: Point(x: place.x, y: place.y),
      distance: best.distance
    )
  }
}

extension StripMark {
  /// Returns the rows whose marker has its middle in a part of the plot.
  ///
  /// - Complexity: O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.point.alpha > 0 else { return RowSet() }
    let places = try places(in: space, frame)
    let appearances = StripAppearances(self, frame)
    var found: [Int] = []
    places.points.withValues { points in
      for index in points.indices where region.contains(points[index]) {
        let row = places.rows[index]
        let size = appearances.size(of: row)
        if size > 0, size < .infinity { found.append(row) }
      }
    }
    return RowSet(found.sorted())
  }

  /// Dims each marker.
  public static var undimmed: String? { nil }

  /// Returns the markers of some rows, where they are among all.
  public func showing(_ rows: BrushedRows) throws(KeisenError) -> StripMark {
    var mark = self
    mark.shown = rows
    mark.style.point.alpha *= rows.opacity
    return mark
  }
}

/// The sizes and colours of a strip's rows in a frame.
private struct StripAppearances: Sendable {
  private let sizes: ColumnSnapshot?
  private let size: Double
  private let style: PointStyle
  private let alpha: Float
  private let colors: GroupColors
  private let plot: PlaceBox
  /// Which rows are drawn; nil for all.
  private let shown: BrushedRows?

  init(_ mark: StripMark, _ frame: FrameContext) {
    shown = mark.shown
    sizes = mark.groups.size?.snapshot()
    style = mark.style.point
    (size, alpha) = (mark.style.point.size, Float(mark.style.point.alpha))
    colors = GroupColors(
      mark.groups,
      frame,
      frame.seriesColor(mark.style.point.color, unless: mark.groups.color)
    )
    plot = PlaceBox(frame.plot, grownBy: 2 / frame.pixelRatio)
  }

  /// Writes the markers of some places that may be seen, and counts those whose size is a gap;
  /// returns how many are written.
  func gather(
    _ places: StripPlaces,
    _ range: Range<Int>,
    into output: GatheredMarkers.Output,
    _ gaps: inout Int
  ) -> Int {
    places.points.withValues { points in
      places.rows.withValues { rows in
        var kept = 0
        let common = view(size: size)
        for index in range {
          let (point, row) = (points[index], rows[index])
          let own = sizes == nil ? size : size(of: row)
          guard own.isFinite else {
            gaps += 1
            continue
          }
          let view = sizes == nil ? common : view(size: own)
          // False for NaN too.
          guard own > 0, PlaceBox(low: point, high: point).meets(view) else { continue }
          if let shown, !shown.contains(row) { continue }
          output.positions[kept] = SIMD2(Float(point.x), Float(point.y))
          output.sizes?[kept] = Float(min(own, 0x1p100))
          output.colors?[kept] = MarkerColor(color(of: row))
          kept += 1
        }
        return kept
      }
    }
  }

  /// Returns the size of a row's marker; NaN for a gap.
  func size(of row: Int) -> Double {
    guard let sizes else { return size }
    guard sizes.rows.contains(row) else { return .nan }
    var size = Double.nan
    sizes.read(row..<row + 1, relativeTo: 0, in: nil, into: &size)
    return size
  }

  /// Returns the colour of a row's marker.
  func color(of row: Int) -> Color { colors.color(of: row).opacity(alpha) }

  /// Returns what the middle of a marker is in where it may be seen.
  func view(size: Double) -> PlaceBox { plot.grown(by: min(style.reach(of: size), 0x1p30)) }
}
