import KeisenAxes
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Where the charts of a figure lie, and how each is laid out there.
struct FigureLayout: Sendable {
  /// A chart that is laid out.
  struct Part: Sendable {
    /// Where it is, in the figure's points.
    let place: Rect
    /// With the size of the place.
    let state: Chart.State
    var frame: FrameContext
    var layout: FrameLayout

    /// Its plot rectangle, in the figure's points.
    var plot: Rect {
      let plot = frame.plot
      return Rect(
        x: place.x + plot.x,
        y: place.y + plot.y,
        width: plot.width,
        height: plot.height
      )
    }
  }

  /// What lies around the grid.
  private(set) var outer: Part
  /// Those of the grid, then the insets.
  private(set) var parts: [Part] = []

  private let scene: FigureScene
  private let ranges: FrameRanges
  private let picture: PixelGrid
  private let renderer: (any Renderer)?
  private let time: Double

  /// Passes that add room, at most: what the last one added counts, and labels that need more are
  /// left out.
  private static let maxPasses = 4

  /// Lays a figure out.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a function of a scale fails; whatever an
  ///   attachment throws.
  init(
    _ scene: FigureScene,
    _ ranges: FrameRanges,
    pixelRatio: Double,
    renderer: (any Renderer)?,
    time: Double
  ) throws(KeisenError) {
    (self.scene, self.ranges, self.renderer, self.time) = (scene, ranges, renderer, time)
    let state = scene.outer.state
    picture = PixelGrid(size: state.size, pixelRatio: pixelRatio)
    var frame = FrameContext(state, pixelRatio: pixelRatio, ranges: ranges)
    frame.time = time
    frame.renderer = renderer
    frame.isAroundCharts = true
    if (state.below + state.above).contains(where: { $0 is Legend }) {
      frame.legendEntries = try scene.legendEntries(ranges, pixelRatio: pixelRatio)
    }
    let layout = try Chart.layOut(state, in: &frame)
    outer = Part(place: frame.picture, state: state, frame: frame, layout: layout)
    if scene.figure.isAligned {
      try layOutAligned()
    } else {
      parts = try layOut(division(nil))
    }
    try layOutInsets()
    try ranges.throwFailures()
  }

  /// Notes whether the ranges were decided for these plots.
  mutating func note(isSettled: Bool) {
    outer.frame.isSettled = isSettled
    for index in parts.indices { parts[index].frame.isSettled = isSettled }
  }

  /// The columns and the rows of the grid.
  private struct Division: Equatable {
    let columns: FigureTracks
    let rows: FigureTracks
  }

  /// What the columns and the rows need around their plots.
  private struct Needs: Equatable {
    var columns: [FigureNeed]
    var rows: [FigureNeed]

    mutating func formMaximum(_ other: Needs) {
      for index in columns.indices { columns[index].formMaximum(other.columns[index]) }
      for index in rows.indices { rows[index].formMaximum(other.rows[index]) }
    }
  }

  /// Lays the charts of the grid out until the plots of each column and row share their sides.
  ///
  /// What a chart needs around its plot hangs on the plot's size, and this on what all need. So the
  /// first pass guesses, the second is near, and from then on room is only added.
  private mutating func layOutAligned() throws(KeisenError) {
    let figure = scene.figure
    let none = Needs(
      columns: [FigureNeed](repeating: FigureNeed(), count: figure.columns.count),
      rows: [FigureNeed](repeating: FigureNeed(), count: figure.rows.count)
    )
    let guess = division(none)
    parts = try layOut(guess)
    var needs = needs(guess)
    if division(needs) == guess, isAligned(guess, needs) { return try keepPlots(guess, needs) }
    let near = division(needs)
    parts = try layOut(near)
    needs = self.needs(near)
    for _ in 0..<Self.maxPasses {
      let division = division(needs)
      parts = try layOut(division, minimum: needs)
      var wanted = needs
      wanted.formMaximum(self.needs(division))
      if wanted == needs { return try keepPlots(division, needs) }
      needs = wanted
    }
    let division = division(needs)
    parts = try layOut(division, minimum: needs, isFixed: true)
    try keepPlots(division, needs)
  }

  /// Gives plots their part of the place back where charts of a row, or of a column, need room on
  /// opposite sides, which each of them has and all of them together have not: texts of these
  /// charts are tight then, and what has no room is left out.
  private mutating func keepPlots(_ division: Division, _ wanted: Needs) throws(KeisenError) {
    var needs = wanted
    for (number, cell) in scene.figure.cells.enumerated() {
      let part = parts[number]
      guard scene.parts[number].state.padding == .automatic else { continue }
      let maximum = 1 - TextRoom.keptPart(of: part.state.size)
      let isCut = [
        Self.cut(&needs.columns, cell.columns, to: maximum, of: division.columns),
        Self.cut(&needs.rows, cell.rows, to: maximum, of: division.rows),
      ]
      guard isCut.contains(true) else { continue }
      parts[number].frame.texts.step = .tight
      parts[number].frame.texts.shortSides = [.leftAndRight, .aboveAndBelow]
    }
    guard needs != wanted else { return }
    parts = try layOut(division, minimum: needs, isFixed: true)
  }

  /// Makes what is needed before and after some tracks smaller where both take more than a part of
  /// these, and returns whether it did.
  private static func cut(
    _ needs: inout [FigureNeed],
    _ tracks: Range<Int>,
    to part: Double,
    of division: FigureTracks
  ) -> Bool {
    let (first, last) = (tracks.lowerBound, tracks.upperBound - 1)
    let sum = Double(needs[first].before + needs[last].after)
    let maximum = part * Double(division.pixels(of: tracks).count)
    guard sum > maximum, sum > 0 else { return false }
    needs[first].before = Int(Double(needs[first].before) * maximum / sum)
    needs[last].after = Int(Double(needs[last].after) * maximum / sum)
    return true
  }

  /// From the leftmost side of the grid's plots to the rightmost one; nil where there are none.
  var plotSpan: (left: Double, right: Double)? {
    let plots = parts.prefix(scene.figure.cells.count).map(\.plot).filter { !$0.isEmpty }
    guard let left = plots.map(\.minX).min(), let right = plots.map(\.maxX).max() else {
      return nil
    }
    return (left, right)
  }

  private func division(_ needs: Needs?) -> Division {
    let (figure, plot) = (scene.figure, outer.frame.plot)
    let ratio = picture.pixelRatio
    return Division(
      columns: FigureTracks(
        figure.columns,
        of: picture.columns(of: plot),
        gap: figure.columnGap,
        pixelRatio: ratio,
        needs: needs?.columns
      ),
      rows: FigureTracks(
        figure.rows,
        of: picture.rows(of: plot),
        gap: figure.rowGap,
        pixelRatio: ratio,
        needs: needs?.rows
      )
    )
  }

  /// What a chart has around its plot.
  private func need(
    _ number: Int,
    _ division: Division
  ) -> (columns: FigureNeed, rows: FigureNeed) {
    let cell = scene.figure.cells[number]
    let plot = parts[number].frame.plot
    return (
      FigureNeed(
        before: picture.pixel(plot.minX),
        after: division.columns.pixels(of: cell.columns).count - picture.pixel(plot.maxX)
      ),
      FigureNeed(
        before: picture.pixel(plot.minY),
        after: division.rows.pixels(of: cell.rows).count - picture.pixel(plot.maxY)
      )
    )
  }

  /// What the columns and the rows need: a chart with a span asks its first track for what is
  /// before its plot, and its last one for what is after it.
  private func needs(_ division: Division) -> Needs {
    let figure = scene.figure
    var needs = Needs(
      columns: [FigureNeed](repeating: FigureNeed(), count: figure.columns.count),
      rows: [FigureNeed](repeating: FigureNeed(), count: figure.rows.count)
    )
    for (number, cell) in figure.cells.enumerated() where !parts[number].frame.plot.isEmpty {
      let own = need(number, division)
      needs.columns[cell.columns.lowerBound].formMaximum(FigureNeed(before: own.columns.before))
      needs.columns[cell.columns.upperBound - 1].formMaximum(FigureNeed(after: own.columns.after))
      needs.rows[cell.rows.lowerBound].formMaximum(FigureNeed(before: own.rows.before))
      needs.rows[cell.rows.upperBound - 1].formMaximum(FigureNeed(after: own.rows.after))
    }
    return needs
  }

  /// Whether each chart has around its plot what its tracks need.
  private func isAligned(_ division: Division, _ needs: Needs) -> Bool {
    scene.figure.cells.enumerated().allSatisfy { number, cell in
      if parts[number].frame.plot.isEmpty { return true }
      let own = need(number, division)
      return own.columns == Self.need(of: cell.columns, needs.columns)
        && own.rows == Self.need(of: cell.rows, needs.rows)
    }
  }

  /// What a chart in some tracks is to have around its plot.
  private static func need(of tracks: Range<Int>, _ needs: [FigureNeed]) -> FigureNeed {
    FigureNeed(
      before: needs[tracks.lowerBound].before,
      after: needs[tracks.upperBound - 1].after
    )
  }

  /// Lays out the charts of the grid.
  ///
  /// - Parameters:
  ///   - division: The columns and rows.
  ///   - minimum: What each is to have around its plot at least; nil for nothing.
  ///   - isFixed: Whether it has no more than that.
  /// - Returns: The charts, in order.
  /// - Throws: Whatever an attachment throws.
  private func layOut(
    _ division: Division,
    minimum: Needs? = nil,
    isFixed: Bool = false
  ) throws(KeisenError) -> [Part] {
    let ratio = picture.pixelRatio
    return try scene.map(0..<scene.figure.cells.count) { (number) throws(KeisenError) in
      let cell = scene.figure.cells[number]
      let place = picture.rect(
        columns: division.columns.pixels(of: cell.columns),
        rows: division.rows.pixels(of: cell.rows)
      )
      var insets = Insets.zero
      if let minimum {
        let across = Self.need(of: cell.columns, minimum.columns)
        let down = Self.need(of: cell.rows, minimum.rows)
        insets = Insets(
          top: Double(down.before) / ratio,
          left: Double(across.before) / ratio,
          bottom: Double(down.after) / ratio,
          right: Double(across.after) / ratio
        )
      }
      return try layOut(number, in: place, minimum: insets, isFixed: isFixed)
    }
  }

  private func layOut(
    _ number: Int,
    in place: Rect,
    minimum: Insets = .zero,
    isFixed: Bool = false
  ) throws(KeisenError) -> Part {
    var state = scene.parts[number].state
    state.size = Size(width: place.width, height: place.height)
    if isFixed { state.padding = .fixed(minimum) }
    let known = number < parts.count ? parts[number].frame : nil
    // What densities have counted in the pass before is near.
    let ranges = known?.densities.plot == nil ? self.ranges : known?.ranges ?? self.ranges
    var frame = FrameContext(state, pixelRatio: picture.pixelRatio, ranges: ranges)
    frame.time = time
    frame.renderer = renderer
    frame.minInsets = minimum
    frame.bareAxes = scene.bareAxes(of: number)
    if isFixed, let known { frame.texts = known.texts }
    let layout =
      known?.densities.plot == nil
      ? try Chart.layOut(state, in: &frame) : try FrameLayout(state, in: &frame)
    frame.densities = known?.densities ?? frame.densities
    return Part(place: place, state: state, frame: frame, layout: layout)
  }

  /// Lays out the insets, each over what it lies over.
  private mutating func layOutInsets() throws(KeisenError) {
    let figure = scene.figure
    for inset in figure.insets {
      let parent = inset.parent.flatMap { parent in
        figure.charts.firstIndex { $0 === parent }
      }
      let plot = parent.map { parts[$0].plot } ?? outer.frame.plot
      let rect = Rect(
        x: plot.minX + inset.rect.x * plot.width,
        y: plot.minY + inset.rect.y * plot.height,
        width: inset.rect.width * plot.width,
        height: inset.rect.height * plot.height
      )
      parts.append(try layOut(parts.count, in: picture.rect(around: rect)))
    }
  }
}

/// The device pixels of a picture.
private struct PixelGrid: Sendable {
  let size: Size
  let pixelRatio: Double
  private let width: Int
  private let height: Int

  /// - Precondition: The picture is valid.
  init(size: Size, pixelRatio: Double) {
    (self.size, self.pixelRatio) = (size, pixelRatio)
    (width, height) = DisplayList(size: size, pixelRatio: pixelRatio).pixelSize ?? (1, 1)
  }

  /// The nearest border between pixels, within what any picture has.
  func pixel(_ position: Double) -> Int {
    let place = (position * pixelRatio).rounded()
    return place.isNaN ? 0 : Int(min(0x1p29, max(-0x1p29, place)))
  }

  func columns(of rect: Rect) -> Range<Int> {
    pixel(rect.minX)..<max(pixel(rect.minX), pixel(rect.maxX))
  }

  func rows(of rect: Rect) -> Range<Int> {
    pixel(rect.minY)..<max(pixel(rect.minY), pixel(rect.maxY))
  }

  /// The rectangle of some pixels, which ends where the picture does, be that between pixels.
  func rect(columns: Range<Int>, rows: Range<Int>) -> Rect {
    Rect(
      left: Double(columns.lowerBound) / pixelRatio,
      top: Double(rows.lowerBound) / pixelRatio,
      right: columns.upperBound == width ? size.width : Double(columns.upperBound) / pixelRatio,
      bottom: rows.upperBound == height ? size.height : Double(rows.upperBound) / pixelRatio
    )
  }

  /// The rectangle of the pixels that are nearest to one, at least one each way.
  func rect(around rect: Rect) -> Rect {
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    return self.rect(
      columns: left..<max(left + 1, pixel(rect.maxX)),
      rows: top..<max(top + 1, pixel(rect.maxY))
    )
  }
}
