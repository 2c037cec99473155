import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Figure: Picture {
  /// The title without markup; empty for none.
  public var plainTitle: String { outer.plainText(.title) }

  /// Encodes one frame of all charts, hands their display list to `draw`, and commits when that
  /// returns.
  ///
  /// Ranges that charts share are decided once. Charts are encoded on several threads, but for
  /// those with parts of the caller's own - series, attachments and marks that are not ours, tick
  /// locators, formatters, label hooks, writers of tooltips -, which are on this one, as all hooks
  /// are: those of the outer chart, then those of the others. Functions of scales run on any. When
  /// anything fails, `draw` included, the figure, its charts and their projections are as they
  /// were. Else the frame counts as the last one of each chart too, with positions relative to the
  /// chart's place.
  ///
  /// - Parameters:
  ///   - time: Time of the frame, in seconds.
  ///   - pixelRatio: Device pixels per point.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view.
  ///   - renderer: What counts the rows of densities, before there is a list, and may keep columns;
  ///     nil for the CPU, which keeps none.
  ///   - keptShapes: Shapes of one series up to which they stay shapes.
  ///   - draw: Turns the list into pixels or anything else.
  /// - Returns: What `draw` returned.
  /// - Throws: `KeisenError` as `Chart.frame`; `.invalidState` when this thread is in a frame of
  ///   the figure, of one of its charts or of the outer one already.
  public func frame<Result>(
    at time: Double,
    pixelRatio: Double,
    isExact: Bool,
    renderer: (any Renderer)?,
    keptShapes: Int,
    draw: (DisplayList, _ words: () -> String) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    let start = Stopwatch()
    let (result, changed, steps) = try Chart.entered([outer] + charts) { () throws(KeisenError) in
      var moved = FrameRanges()
      let steps = try FigureScene(self).step(to: time, &moved)
      do throws(KeisenError) {
        let (result, changed) = try drawn(
          start,
          at: time,
          pixelRatio,
          isExact,
          moved,
          renderer,
          keptShapes,
          draw
        )
        return (result, changed, steps)
      } catch {
        for step in steps.reversed() { step.rollBack() }
        throw error
      }
    }
    // Last, as it is somebody else's code, which may draw the charts again.
    for projection in changed { projection.notify() }
    for end in steps.flatMap({ $0.commit() }) { end() }
    return result
  }

  /// Does all of a frame but for animations, and returns the projections whose observers are to be
  /// told too.
  private func drawn<Result>(
    _ start: Stopwatch,
    at time: Double,
    _ pixelRatio: Double,
    _ isExact: Bool,
    _ moved: FrameRanges,
    _ renderer: (any Renderer)?,
    _ keptShapes: Int,
    _ draw: (DisplayList, _ words: () -> String) throws(KeisenError) -> Result
  ) throws(KeisenError) -> (Result, [Projection]) {
    let picture = DisplayList(size: size, pixelRatio: pixelRatio)
    _ = try Chart.validate(picture, time: time)
    let charts = [outer] + charts
    var hooks: [FrameHooks] = []
    for chart in charts { hooks.append(try FrameHooks(chart, in: picture, at: time)) }
    for hooks in hooks { try hooks.willUpdate(by: renderer) }
    let begin = Change.now()
    let scene = FigureScene(self)
    _ = try Chart.validate(
      DisplayList(size: scene.outer.state.size, pixelRatio: pixelRatio),
      time: time
    )
    let (ranges, encoding) = try PinnedRows.reading { () throws(KeisenError) in
      let (layout, ranges) = try scene.layOut(
        moved,
        at: time,
        pixelRatio: pixelRatio,
        renderer: renderer
      )
      let encoding = try FigureEncoding(scene, layout, isExact: isExact, keptShapes: keptShapes)
      return (ranges, encoding)
    }
    var encoded = encoding
    // Where a hook has changed which charts there are, those that stayed are told.
    let parts = scene.parts.indices.compactMap { part in
      charts.firstIndex { $0 === scene.parts[part].chart }.map { (part: part, hooks: $0) }
    }
    try hooks[0].willRender(encoded.outer)
    for (part, number) in parts { try hooks[number].willRender(encoded.parts[part]) }
    let encodeMilliseconds = start.milliseconds

    let result = try draw(encoded.outer.list) { words(of: encoded, scene) }
    encoded.outer.record.frame = outer.nextFrame
    encoded.outer.record.encodeMilliseconds = encodeMilliseconds
    encoded.outer.record.renderMilliseconds = start.milliseconds - encodeMilliseconds
    for part in scene.parts.indices {
      encoded.parts[part].record.frame = scene.parts[part].chart.nextFrame
    }
    try hooks[0].didRender(encoded.outer)
    for (part, number) in parts { try hooks[number].didRender(encoded.parts[part]) }
    let span = FrameSpan(begin: begin, end: Change.now())
    let (changed, isAlone) = ranges.store(span)
    for (part, encoded) in zip(scene.parts, encoded.parts) {
      part.chart.commit(encoded, span, isAlone: isAlone)
    }
    outer.commit(encoded.outer, span, isAlone: isAlone)
    return (result, changed)
  }

  /// Returns the first time at or after `time` at which a frame would show something else: when a
  /// host is to draw next.
  ///
  /// The earliest of all charts, as `Chart.nextFrameTime(after:)` has it; `time` itself where the
  /// figure was changed.
  ///
  /// - Parameter time: In seconds; NaN gives nil.
  /// - Returns: The first time at or after `time` at which a frame would show something else.
  public func nextFrameTime(after time: Double) -> Double? {
    guard !time.isNaN else { return nil }
    let charts = charts + [outer]
    let (drawn, last) = outer.state.withLock { ($0.drawn, $0.record?.time ?? time) }
    guard let drawn, !drawn.misses(state.latestChange),
      !charts.contains(where: { $0.hasChanged(since: drawn) })
    else { return time }
    return charts.compactMap { $0.nextTime(after: time, drawn: last) }.min()
  }

  /// Returns columns and rows of the picture at a pixel ratio.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the ratio is not positive and finite
  ///   or the picture would be too large.
  public func pixelSize(
    pixelRatio: Double
  ) throws(KeisenError) -> (width: Int, height: Int) {
    try outer.pixelSize(pixelRatio: pixelRatio)
  }

  /// Fits every projection under the charts' series, once, as `Projection.fit(margins:)` does.
  ///
  /// - Throws: As `Projection.fit(margins:)`. Projections before the failing one stay fitted.
  public func fit(margins: Bool = true) throws(KeisenError) {
    var done: Set<ObjectIdentifier> = []
    for chart in charts {
      for projection in chart.series.flatMap(\.projections)
      where done.insert(ObjectIdentifier(projection)).inserted {
        try projection.fit(margins: margins)
      }
    }
  }
}
