import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Areas as what they cover of the picture's pixels, where x goes one way: one, or all of a chart
/// that abut.
///
/// Strips of columns are worked on side by side: each looks at its own rows, and at no row out of
/// view. A row costs the same however tall its step is. The coverage is that of the areas
/// themselves, not of samples, so what two areas cover of a pixel can be added up. Those that abut
/// are drawn by the first of them: each edge is read and summed up once.
struct AreaCoverage {
  /// How far an edge may be from where it is, in pixels: what is that flat stands in its middle.
  static let boundPixels = AreaStrip.flatness / 2
  /// By how much a channel of 255 may differ: colours are rounded once more than those of a path.
  static let boundChannel = 3.0
  /// Pixels that are worth cells in the display list.
  private static let maxPixels = 1 << 26

  /// The device pixels of the plot.
  let pixels: PlotPixels
  let pixelRatio: Double
  /// The areas, in the order in which they are drawn.
  let layers: [AreaLayer]
  /// The edges that several of them share; nil where each area is added up by itself.
  let edges: AreaEdges?
  /// Whether all areas are in one grid of cells.
  let areMerged: Bool

  /// Draws an area, and what abuts on it, where that is better than a path, or returns nil.
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
    if let area = frame.areas.take(frame.seriesIndex) {
      if let cells = area.cells { list.draw(.cells(cells)) }
      return area.record
    }
    guard frame.directRows < .max, !mark.interpolation.overshoots else { return nil }
    let areas = mark.abutting(in: space, frame)
    guard areas.count > 1 || runs.rows.rows.count > frame.directRows,
      let pixels = PlotPixels(frame, in: list), pixels.count <= maxPixels,
      let view = try RowsInView(mark.x, in: space, frame)
    else { return nil }
    let edges = AreaEdges(areas.map(\.mark), view, in: space, frame)
    let later = AreaMark.later(areas)
    var layers: [AreaLayer] = []
    for (place, (index, mark)) in areas.enumerated() {
      var part = frame
      part.seriesIndex = index
      let layer = AreaLayer(mark, later[place], edges?.areas[place], view, in: space, part)
      layers.append(layer)
    }
    guard areas.count > 1 || layers[0].runs.rows.looked.count > frame.directRows else { return nil }
    let first = areas[0].index
    let coverage = AreaCoverage(
      pixels: pixels,
      pixelRatio: frame.pixelRatio,
      layers: layers,
      edges: edges,
      // A line lies over its own area and under the next one.
      areMerged: areas.enumerated().allSatisfy { place, area in
        area.index == first + place && area.mark.style.line.width <= 0
      }
    )
    let (grids, missing) = try coverage.grids()
    var own: SeriesRecord?
    for (place, (index, _)) in areas.enumerated() {
      var record = SeriesRecord(
        tier: .coverage,
        rows: layers[place].runs.rows.looked.count,
        gaps: missing[place].gaps,
        dropped: missing[place].dropped
      )
      record.boundPixels = boundPixels
      record.boundChannel = boundChannel
      let cells = place < grids.count ? grids[place] : nil
      if index == frame.seriesIndex {
        if let cells { list.draw(.cells(cells)) }
        own = record
      } else {
        frame.areas.keep(FrameAreas.Area(record: record, cells: cells), at: index)
      }
    }
    return own
  }

  /// Rows that are missing.
  typealias Missing = (gaps: Int, dropped: Int)

  /// Returns the pixels of all areas, or of each, and the rows that each misses.
  private func grids() throws(KeisenError) -> (grids: [Cells], missing: [Missing]) {
    var colors: [GrowingBuffer<UInt32>] = []
    var targets: [UnsafeMutablePointer<UInt32>] = []
    for _ in 0..<(areMerged ? 1 : layers.count) {
      let buffer = GrowingBuffer<UInt32>()
      let target = try buffer.reserve(pixels.count)
      target.initialize(repeating: 0, count: pixels.count)
      colors.append(buffer)
      targets.append(target)
    }
    let width = AreaDesk.columns(for: layers.count)
    let strips = (pixels.width + width - 1) / width
    let workers = max(1, min(WorkerPool.shared.width, strips))
    var desks: [AreaDesk] = []
    for _ in 0..<workers { desks.append(try AreaDesk(self)) }
    let none = [Missing](repeating: (0, 0), count: layers.count)
    let state = Locked((strip: 0, missing: none))
    WorkerPool.shared.run(workers) { worker in
      while true {
        let strip = state.withLock { state in
          defer { state.strip += 1 }
          return state.strip
        }
        guard strip < strips else { break }
        let missing = desks[worker].draw(strip, into: targets)
        state.withLock { state in
          for (place, missing) in missing.enumerated() {
            state.missing[place].gaps += missing.gaps
            state.missing[place].dropped += missing.dropped
          }
        }
      }
    }
    let grids = colors.map { colors in
      colors.commit(pixels.count)
      return pixels.cells(colors, pixelRatio: pixelRatio)
    }
    return (grids, state.withLock { $0.missing })
  }
}
