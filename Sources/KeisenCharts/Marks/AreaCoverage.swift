import KeisenData
import KeisenDrawing
import KeisenPrimitives

/// An area as what it covers of the picture's pixels, where x goes one way.
///
/// Strips of columns are worked on side by side: each looks at its own rows, and at no row out of view. A row costs the same
/// however tall its step is. The coverage is that of the area itself, not of samples, so what two areas cover of a pixel can
/// be added up.
struct AreaCoverage {
  /// How far an edge may be from where it is, in pixels: what is that flat stands in its middle.
  static let boundPixels = AreaStrip.flatness / 2
  /// By how much a channel of 255 may differ: colours are rounded once more than those of a path.
  static let boundChannel = 3.0
  /// Columns of pixels of a strip.
  private static let stripColumns = 64
  /// Pixels that are worth cells in the display list.
  private static let mostPixels = 1 << 26

  /// One area of the chart.
  private struct Layer: Sendable {
    let runs: AreaRuns
    let interpolation: LineInterpolation
    let above: AreaPaint
    let below: AreaPaint?
    let view: RowsInView
  }

  /// The device pixels of the plot.
  private let pixels: PlotPixels
  private let pixelRatio: Double
  /// The area, then those that are drawn later and abut.
  private let layers: [Layer]

  /// Draws an area where that is better than a path, or returns nil.
  ///
  /// - Returns: What was done.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func draw(
    _ mark: AreaMark,
    _ runs: AreaRuns,
    in space: Space,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord? {
    guard frame.directRows < .max, !mark.interpolation.overshoots else { return nil }
    let (later, abuts) = mark.neighbours(in: space, frame)
    guard abuts || runs.rows.rows.count > frame.directRows,
      let pixels = PlotPixels(frame, in: list), pixels.count <= mostPixels,
      let view = try RowsInView(mark.x, in: space, frame)
    else { return nil }
    let rows = view.rows(
      runs.rows.rows,
      from: frame.plot.minX,
      to: frame.plot.maxX,
      and: 1 + mark.interpolation.neighbours
    )
    guard abuts || rows.count > frame.directRows else { return nil }
    var own = runs
    own.rows.looked = rows
    var layers: [Layer] = []
    for (index, mark) in [(frame.seriesIndex, mark)] + later {
      var part = frame
      part.seriesIndex = index
      guard let view = try RowsInView(mark.x, in: space, frame) else { continue }
      let paints = mark.paints(in: space, part)
      layers.append(
        Layer(
          runs: index == frame.seriesIndex ? own : AreaRuns(mark, in: space, part),
          interpolation: mark.interpolation,
          above: paints.above,
          below: paints.below,
          view: view
        )
      )
    }
    let coverage = AreaCoverage(pixels: pixels, pixelRatio: frame.pixelRatio, layers: layers)
    let missing = try coverage.draw(into: &list)
    var record = SeriesRecord(
      tier: .coverage,
      rows: rows.count,
      gaps: missing.gaps,
      dropped: missing.dropped
    )
    record.boundPixels = boundPixels
    record.boundChannel = boundChannel
    return record
  }

  private func draw(
    into list: inout DisplayList
  ) throws(KeisenError) -> (gaps: Int, dropped: Int) {
    let colors = GrowingBuffer<UInt32>()
    let target = try colors.reserve(pixels.count)
    let strips = (pixels.width + Self.stripColumns - 1) / Self.stripColumns
    let workers = max(1, min(WorkerPool.shared.width, strips))
    var rooms: [[AreaStrip]] = []
    for _ in 0..<workers {
      var room: [AreaStrip] = []
      for _ in layers {
        room.append(try AreaStrip(columns: Self.stripColumns, height: pixels.height))
      }
      rooms.append(room)
    }
    let state = Locked((strip: 0, gaps: 0, dropped: 0))
    WorkerPool.shared.run(workers) { worker in
      while true {
        let strip = state.withLock { state in
          defer { state.strip += 1 }
          return state.strip
        }
        guard strip < strips else { break }
        let missing = draw(strip, rooms[worker], into: target)
        state.withLock { state in
          state.gaps += missing.gaps
          state.dropped += missing.dropped
        }
      }
    }
    colors.commit(pixels.count)
    list.draw(
      .cells(
        Cells(
          columnEdges: (0...pixels.width).map { Double(pixels.left + $0) / pixelRatio },
          rowEdges: (0...pixels.height).map { Double(pixels.top + $0) / pixelRatio },
          colors: colors
        )
      )
    )
    return state.withLock { ($0.gaps, $0.dropped) }
  }

  /// Draws a strip; returns the missing rows among those of the area that no strip before it looks at.
  private func draw(
    _ index: Int,
    _ room: [AreaStrip],
    into target: UnsafeMutablePointer<UInt32>
  ) -> (gaps: Int, dropped: Int) {
    let first = index * Self.stripColumns
    let columns = first..<min(pixels.width, first + Self.stripColumns)
    var missing = (gaps: 0, dropped: 0)
    for place in layers.indices {
      let (layer, strip) = (layers[place], room[place])
      strip.clear(first: columns.lowerBound, columns: columns.count, isSplit: layer.below != nil)
      let counted = add(layer, columns, counting: ownRows(of: index), to: strip)
      if place == 0 { missing = counted }
      strip.finish()
    }
    for column in 0..<columns.count {
      var place = target + (columns.lowerBound + column)
      for row in 0..<pixels.height {
        let height = (Double(pixels.top + row) + 0.5) / pixelRatio
        var color = color(layers[0], room[0], column, row, height)
        if color.w > 0, layers.count > 1 {
          color /= 1 - min(hidden(room, column, row, height), 1 - color.w)
        }
        place.pointee = Self.bytes(color)
        place += pixels.width
      }
    }
    return missing
  }

  /// Returns how much of a pixel of the area the areas that are drawn over it later will hide, though they lie beside it.
  ///
  /// Where they lie over it indeed - they cover more than it leaves - it is to be hidden.
  private func hidden(_ room: [AreaStrip], _ column: Int, _ row: Int, _ height: Double) -> Float {
    var (hidden, others) = (Float.zero, Float.zero)
    for index in 1..<layers.count {
      hidden += color(layers[index], room[index], column, row, height).w
      others += room[index].above(column, row) + room[index].below(column, row)
    }
    guard hidden > 0 else { return 0 }
    let own = room[0].above(column, row) + room[0].below(column, row)
    let overlap = max(0, own + others - 1)
    return hidden * max(0, 1 - overlap / min(own, others))
  }

  /// Returns the rows of the area that a strip alone counts the gaps of.
  private func ownRows(of strip: Int) -> Range<Int> {
    let (view, rows) = (layers[0].view, layers[0].runs.rows.looked)
    let end = Double(pixels.left + pixels.width) / pixelRatio
    func first(_ strip: Int) -> Int {
      let column = strip * Self.stripColumns
      guard strip > 0, column < pixels.width else {
        return (strip > 0) == view.goesRight ? rows.upperBound : rows.lowerBound
      }
      let left = Double(pixels.left + column) / pixelRatio
      let inside = view.rows(rows, from: left, to: end, and: 0)
      return view.goesRight ? inside.lowerBound : inside.upperBound
    }
    let (a, b) = (first(strip), first(strip + 1))
    return min(a, b)..<max(a, b)
  }

  /// Adds what a layer covers of some columns; returns the missing ones among some rows.
  private func add(
    _ layer: Layer,
    _ columns: Range<Int>,
    counting own: Range<Int>,
    to strip: AreaStrip
  ) -> (gaps: Int, dropped: Int) {
    let left = Double(pixels.left + columns.lowerBound) / pixelRatio
    let right = Double(pixels.left + columns.upperBound) / pixelRatio
    var runs = layer.runs
    runs.counted = own
    runs.rows.looked = layer.view.rows(
      runs.rows.rows,
      from: left,
      to: right,
      and: 1 + layer.interpolation.neighbours
    )
    let (scale, corner) = (pixelRatio, SIMD2(Double(pixels.left), Double(pixels.top)))
    func inPixels(_ place: AreaRuns.Place) -> AreaRuns.Place {
      AreaRuns.Place(
        place.x * scale - corner.x,
        place.y * scale - corner.y,
        place.z * scale - corner.y,
        place.w
      )
    }
    guard layer.interpolation == .linear else {
      let box = PlaceBox(
        low: SIMD2(left, Double(pixels.top) / pixelRatio),
        high: SIMD2(right, Double(pixels.top + pixels.height) / pixelRatio)
      )
      let curve = LineCurve(layer.interpolation, pixelRatio: pixelRatio, view: box)
      return runs.forEachRun { run in
        var last: AreaRuns.Place?
        curve.forEachVertex(of: run) { place in
          let here = inPixels(place)
          if let last { strip.add(last, here) }
          last = here
        }
      }
    }
    var last: AreaRuns.Place?
    var lone: AreaRuns.Place?
    func addLone() {
      guard let place = lone else { return }
      let ends = runs.widened(place)
      strip.add(inPixels(ends.first), inPixels(ends.last))
    }
    let missing = runs.forEachPlace { place in
      guard let place else {
        addLone()
        (last, lone) = (nil, nil)
        return
      }
      let here = inPixels(place)
      lone = last == nil ? place : nil
      if let last { strip.add(last, here) }
      last = here
    }
    addLone()
    return missing
  }

  private func color(
    _ layer: Layer,
    _ strip: AreaStrip,
    _ column: Int,
    _ row: Int,
    _ height: Double
  ) -> SIMD4<Float> {
    let above = strip.above(column, row)
    var color = SIMD4<Float>.zero
    if above > 0 { color = layer.above.color(at: height) * above }
    if let paint = layer.below {
      let below = strip.below(column, row)
      if below > 0 { color += paint.color(at: height) * below }
    }
    return color
  }

  /// Returns a colour of which alpha is multiplied in, as it lies in memory, straight.
  private static func bytes(_ color: SIMD4<Float>) -> UInt32 {
    let alpha = min(color.w, 1)
    let rounded = UInt32(alpha * 255 + 0.5)
    guard rounded > 0 else { return 0 }
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(value / color.w, 1)) * 255 + 0.5) }
    return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | rounded << 24
  }
}
