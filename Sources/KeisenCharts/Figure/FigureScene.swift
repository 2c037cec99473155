import KeisenAxes
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The charts of a figure as one frame has them.
struct FigureScene: Sendable {
  /// One of them.
  struct Part: Sendable {
    let chart: Chart
    /// With a theme, whosever it is.
    var state: Chart.State
    /// What fills its place; nil where the figure's background shows.
    let fill: Color?
    /// Whether code of the caller's runs while it is laid out: that has to be on the thread which
    /// draws.
    let callsBack: Bool

    init(_ chart: Chart, theme: Theme?) {
      self.chart = chart
      state = chart.state.withLock { $0 }
      fill = state.background ?? state.ownTheme?.background
      state.ownTheme = state.ownTheme ?? theme
      // One for the whole frame, whatever is read anew meanwhile.
      state.ownTheme = state.theme
      callsBack = state.callsBack
    }
  }

  let figure: Figure.State
  /// What lies around the grid.
  let outer: Part
  /// Those of the grid, then the insets.
  let parts: [Part]

  init(_ figure: Figure) {
    let state = figure.state.withLock { $0 }
    outer = Part(figure.outer, theme: nil)
    let theme = outer.state.theme
    parts = state.charts.map { Part($0, theme: theme) }
    self.figure = state
  }

  /// All of them, the outer one first.
  private var all: [Part] { [outer] + parts }

  /// Steps the animators of all charts, each once.
  ///
  /// - Parameters:
  ///   - time: That of the frame, in seconds.
  ///   - ranges: Takes the ranges that move.
  /// - Returns: What to commit or take back.
  /// - Throws: As `Chart.step`. Then everything is as it was.
  func step(
    to time: Double,
    _ ranges: inout FrameRanges
  ) throws(KeisenError) -> [AnimatorStep] {
    var known: Set<ObjectIdentifier> = []
    var steps: [AnimatorStep] = []
    do throws(KeisenError) {
      for part in all {
        var state = part.state
        state.animators.removeAll { !known.insert(ObjectIdentifier($0)).inserted }
        steps += try Chart.step(state, to: time, &ranges)
      }
    } catch {
      for step in steps.reversed() { step.rollBack() }
      throw error
    }
    return steps
  }

  /// Returns the ranges of all charts, of which each is taken and decided once.
  ///
  /// - Parameters:
  ///   - moved: Those that animators have moved.
  ///   - time: That of the frame in seconds.
  ///   - plots: How long the charts' plots are, for updaters; nil where these don't run.
  /// - Returns: The ranges of all charts, of which nothing is stored yet.
  /// - Throws: As `Chart.begin`.
  func ranges(
    _ moved: FrameRanges,
    at time: Double = 0,
    in plots: FramePlots? = nil
  ) throws(KeisenError) -> FrameRanges {
    var ranges = moved
    for part in all { try Chart.take(&ranges, of: part.state) }
    guard let plots else {
      try ranges.check(all.map(\.state))
      return ranges
    }
    var known: Set<ObjectIdentifier> = []
    let updaters = all.flatMap(\.state.updaters)
      .filter { known.insert(ObjectIdentifier($0)).inserted }
    try Chart.update(&ranges, by: updaters, at: time, in: plots)
    try ranges.check(all.map(\.state))
    return ranges
  }

  /// Lays the charts out with ranges that updaters decide, again and again while one was decided
  /// for another plot than it makes.
  ///
  /// - Returns: The layout, and the ranges.
  /// - Throws: As `ranges(_:at:in:)` and `FigureLayout`.
  func layOut(
    _ moved: FrameRanges,
    at time: Double,
    pixelRatio: Double,
    renderer: (any Renderer)?
  ) throws(KeisenError) -> (FigureLayout, FrameRanges) {
    let size = outer.state.size
    let plots = FramePlots(all.map { ($0.chart, size) })
    while true {
      let ranges = try ranges(moved, at: time, in: plots)
      var layout = try FigureLayout(
        self,
        ranges,
        pixelRatio: pixelRatio,
        renderer: renderer,
        time: time
      )
      let charts = zip(all, [layout.outer] + layout.parts).map { ($0.chart, $1.frame.plot) }
      if let isSettled = plots.settle(charts) {
        layout.note(isSettled: isSettled)
        return (layout, ranges)
      }
    }
  }

  /// Returns what `body` makes of some of the parts, by their numbers.
  ///
  /// Those that call the caller's code are done on this thread, the others on several.
  ///
  /// - Throws: What the first of them throws.
  func map<Result>(
    _ numbers: Range<Int>,
    _ body: (Int) throws(KeisenError) -> Result
  ) throws(KeisenError) -> [Result] {
    typealias Outcome = Swift.Result<Result, KeisenError>
    let outcomes = Locked([Outcome?](repeating: nil, count: numbers.count))
    func run(_ number: Int) {
      let outcome = Outcome { () throws(KeisenError) in try body(number) }
      outcomes.withLock { $0[number - numbers.lowerBound] = outcome }
    }
    for number in numbers where parts[number].callsBack { run(number) }
    let others = numbers.filter { !parts[$0].callsBack }
    WorkerPool.shared.run(others.count) { run(others[$0]) }
    var results: [Result] = []
    for case let outcome? in outcomes.withLock({ $0 }) { results.append(try outcome.get()) }
    return results
  }

  /// The axes of a part whose neighbours show the same.
  func bareAxes(of number: Int) -> Set<ObjectIdentifier> {
    guard !figure.showsInnerLabels, number < figure.cells.count else { return [] }
    let cell = figure.cells[number]
    let bare = parts[number].state.axes.filter { axis in
      let others = figure.cells.indices.filter { cell.touches(figure.cells[$0], on: axis.side) }
      let isX = axis.side.dimension == .x
      let shared = others.reduce(0) { (sum: Int, other: Int) in
        guard parts[other].state.axes.contains(where: { $0.shows(axis) }) else { return sum }
        let cells = figure.cells[other]
        return sum
          + (isX
            ? cells.columns.clamped(to: cell.columns).count
            : cells.rows.clamped(to: cell.rows).count)
      }
      return shared == (isX ? cell.columnSpan : cell.rowSpan)
    }
    return Set(bare.map { ObjectIdentifier($0) })
  }

  /// Returns the lines of a legend of all charts: of those that look and are called alike the
  /// first.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func legendEntries(
    _ ranges: FrameRanges,
    pixelRatio: Double
  ) throws(KeisenError) -> [LegendEntry] {
    var known: Set<String> = []
    var entries: [LegendEntry] = []
    let sample = Rect(x: 0, y: 0, width: 24, height: 12)
    for part in parts {
      let frame = FrameContext(part.state, pixelRatio: pixelRatio, ranges: ranges)
      for entry in try frame.entriesOfSeries() {
        var list = DisplayList(
          size: Size(width: sample.width, height: sample.height),
          pixelRatio: pixelRatio
        )
        try entry.swatch(sample, &list)
        if known.insert("\(entry.label)\n\(list.text)").inserted { entries.append(entry) }
      }
    }
    return entries
  }
}

extension Chart.State {
  /// The axes among the attachments.
  fileprivate var axes: [Axis] { (below + above).compactMap { $0 as? Axis } }
}

extension Axis {
  /// Whether it has labels that say the same as another one's on its side.
  fileprivate func shows(_ other: Axis) -> Bool {
    guard side == other.side, style.showsLabels, style.labelSize > 0 else { return false }
    return space.projection(side.dimension) === other.space.projection(side.dimension)
      && style.conversion == other.style.conversion
  }
}

extension Figure.Cell {
  /// Whether another one begins where it ends on a side, beside some of it.
  fileprivate func touches(_ other: Figure.Cell, on side: Side) -> Bool {
    switch side {
    case .bottom: other.row == rows.upperBound && other.columns.overlaps(columns)
    case .top: other.rows.upperBound == row && other.columns.overlaps(columns)
    case .right: other.column == columns.upperBound && other.rows.overlaps(rows)
    case .left: other.columns.upperBound == column && other.rows.overlaps(rows)
    }
  }
}
