import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A frame of a chart that is encoded, and of which nothing is stored yet: whoever has it draws its
/// list meanwhile.
///
/// Its thread ends it, by `close` when the list is drawn or else by `abandon`; until then nothing
/// that this thread runs may draw the chart.
package final class ChartFrame {
  private let chart: Chart
  private let start: Stopwatch
  private let steps: [AnimatorStep]
  private let hooks: FrameHooks
  private let begin: Change
  private var encoded: Chart.Encoded
  private let encodeMilliseconds: Double

  /// What to draw.
  package var list: DisplayList { encoded.list }

  /// What it was laid out with.
  package var context: FrameContext { encoded.frame }

  /// Steps animations, runs the hooks that come before, updates ranges and encodes the chart.
  ///
  /// - Throws: As `Chart.frame`, but for what drawing throws. Then the chart is as it was.
  package convenience init(
    of chart: Chart,
    at time: Double,
    pixelRatio: Double,
    isExact: Bool,
    renderer: (any Renderer)?,
    keptShapes: Int
  ) throws(KeisenError) {
    let start = Stopwatch()
    try chart.enter()
    do throws(KeisenError) {
      var ranges = FrameRanges()
      let steps = try Chart.step(chart.state.withLock { $0 }, to: time, &ranges)
      do throws(KeisenError) {
        try self.init(
          chart,
          start,
          steps,
          at: time,
          pixelRatio,
          isExact,
          ranges,
          renderer,
          keptShapes
        )
      } catch {
        for step in steps.reversed() { step.rollBack() }
        throw error
      }
    } catch {
      chart.leave()
      throw error
    }
  }

  /// Does all of a frame between animations and drawing.
  private init(
    _ chart: Chart,
    _ start: Stopwatch,
    _ steps: [AnimatorStep],
    at time: Double,
    _ pixelRatio: Double,
    _ isExact: Bool,
    _ ranges: FrameRanges,
    _ renderer: (any Renderer)?,
    _ keptShapes: Int
  ) throws(KeisenError) {
    let picture = DisplayList(size: chart.size, pixelRatio: pixelRatio)
    var hooks = try FrameHooks(chart, in: picture, at: time)
    try hooks.willUpdate(by: renderer)
    begin = Change.now()
    var state = chart.state.withLock { $0 }
    // One for the whole frame, whatever is read anew meanwhile.
    state.ownTheme = state.theme
    _ = try Chart.validate(DisplayList(size: state.size, pixelRatio: pixelRatio), time: time)

    encoded = try PinnedRows.reading { () throws(KeisenError) in
      let (frame, layout) = try chart.beginUpdating(
        state,
        pixelRatio: pixelRatio,
        ranges: ranges,
        renderer: renderer,
        time: time
      )
      return try Chart.encode(state, frame, layout, isExact: isExact, keptShapes: keptShapes)
    }
    try hooks.willRender(encoded)
    (self.chart, self.start, self.steps, self.hooks) = (chart, start, steps, hooks)
    encodeMilliseconds = start.milliseconds
  }

  /// Stores what the frame decided and did, then tells who asked to be told.
  ///
  /// - Parameter renderMilliseconds: What drawing took; nil for all since it was encoded.
  /// - Throws: `KeisenError` with code `.callback` when a hook fails. Then the chart is as it was.
  package func close(renderMilliseconds: Double? = nil) throws(KeisenError) {
    encoded.record.frame = chart.nextFrame
    encoded.record.encodeMilliseconds = encodeMilliseconds
    encoded.record.renderMilliseconds =
      renderMilliseconds ?? start.milliseconds - encodeMilliseconds
    do throws(KeisenError) {
      try hooks.didRender(encoded)
    } catch {
      abandon()
      throw error
    }
    let span = FrameSpan(begin: begin, end: Change.now())
    let (changed, isAlone) = encoded.frame.ranges.store(span)
    chart.commit(encoded, span, isAlone: isAlone)
    chart.leave()
    // Last, as it is somebody else's code, which may draw the chart again.
    for projection in changed { projection.notify() }
    for end in steps.flatMap({ $0.commit() }) { end() }
  }

  /// Ends a frame that could not be drawn: the chart is as it was.
  package func abandon() {
    for step in steps.reversed() { step.rollBack() }
    chart.leave()
  }
}
