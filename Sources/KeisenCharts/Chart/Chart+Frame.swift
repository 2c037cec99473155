import KeisenAxes
import KeisenDrawing
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges

extension Chart: Picture {
  /// The title without markup; empty for none.
  public var plainTitle: String { plainText(.title) }

  /// Encodes one frame, hands its display list to `draw`, and commits when that returns, as
  /// `Picture` has it.
  public func frame<Result>(
    at time: Double,
    pixelRatio: Double,
    isExact: Bool,
    renderer: (any Renderer)?,
    keptShapes: Int,
    draw: (DisplayList, _ words: () -> String) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    let frame = try ChartFrame(
      of: self,
      at: time,
      pixelRatio: pixelRatio,
      isExact: isExact,
      renderer: renderer,
      keptShapes: keptShapes
    )
    let result: Result
    do throws(KeisenError) {
      result = try draw(frame.list) { alt(in: frame.context) }
    } catch {
      frame.abandon()
      throw error
    }
    try frame.close()
    return result
  }

  /// A chart of a frame that nothing was stored of yet.
  struct Encoded: Sendable {
    /// What to draw.
    var list: DisplayList
    /// What it was laid out with.
    let frame: FrameContext
    /// What was done.
    var record: FrameRecord

    /// Takes what was drawn of a chart with its layout, and what was done of its series.
    init(_ list: DisplayList, _ frame: FrameContext, _ state: State, _ series: [SeriesRecord]) {
      (self.list, self.frame) = (list, frame)
      record = FrameRecord(
        frame: 0,
        time: frame.time,
        plot: frame.plot,
        missingGlyphs: list.missingGlyphs,
        omittedParts: list.omittedParts,
        shortenedTexts: list.shortenedTexts,
        isSettled: frame.isSettled,
        heldEnds: frame.ranges.heldEnds,
        unseenAnnotations: frame.ranges.unseenAnnotations(of: state.below + state.above),
        repeatedColors: frame.cycleUse.repeated(in: frame.theme.cycle),
        labels: list.labels,
        encodeMilliseconds: 0,
        renderMilliseconds: 0,
        series: series
      )
    }
  }

  /// Encodes a chart that was laid out.
  ///
  /// - Throws: Whatever an attachment or a series throws.
  static func encode(
    _ state: State,
    _ frame: FrameContext,
    _ layout: FrameLayout,
    isExact: Bool,
    keptShapes: Int
  ) throws(KeisenError) -> Encoded {
    var frame = frame
    var list = DisplayList(
      size: frame.size,
      pixelRatio: frame.pixelRatio,
      background: state.background ?? state.theme.background
    )
    try frame.countDensities()
    frame.directRows = isExact ? .max : state.directRows
    frame.keptShapes = keptShapes
    frame.keepsColumns = frame.renderer?.keepsColumns ?? false
    let area = state.below.lazy.compactMap { $0 as? PlotArea }.first
    frame.plotClip = area?.clip(frame.plot) ?? Clip(rect: frame.plot)
    frame.plotFill = area?.fill(frame)
    try layout.prepare(state.below + state.above, in: &frame)

    try layout.encode(state.below, in: frame, into: &list)
    let records = try encodeSeries(state, in: frame, into: &list)
    try layout.encode(state.above, in: frame, into: &list)
    try frame.ranges.throwFailures()
    return Encoded(list, frame, state, records)
  }

  /// Begins a frame: takes the ranges, lets updaters decide theirs, and lays the picture out.
  ///
  /// What a colour bar shows of a density hangs on the plot, and the plot on the room that it
  /// takes: after a first layout rows are counted there, and the second one has what was found. On
  /// its plot they are counted again if it is another.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the extents of an unset projection
  ///   overflow, `.callback` when a function of a scale fails; whatever an attachment throws.
  package static func begin(
    _ state: State,
    pixelRatio: Double,
    ranges: FrameRanges = FrameRanges(),
    renderer: (any Renderer)? = nil,
    time: Double = 0,
    deciding decide: (inout FrameRanges) throws(KeisenError) -> Void = { _ in }
  ) throws(KeisenError) -> (FrameContext, FrameLayout) {
    var ranges = ranges
    try take(&ranges, of: state)
    try decide(&ranges)
    try ranges.check([state])
    var frame = FrameContext(state, pixelRatio: pixelRatio, ranges: ranges)
    frame.time = time
    frame.renderer = renderer
    let layout = try layOut(state, in: &frame)
    try frame.ranges.throwFailures()
    return (frame, layout)
  }

  /// Begins a frame in which the updaters run, again and again while a range was decided for
  /// another plot than it makes.
  ///
  /// - Throws: As `begin(_:)`; as `RangeUpdater.update(at:)`.
  func beginUpdating(
    _ state: State,
    pixelRatio: Double,
    ranges: FrameRanges,
    renderer: (any Renderer)?,
    time: Double
  ) throws(KeisenError) -> (FrameContext, FrameLayout) {
    let plots = FramePlots([(self, state.size)])
    while true {
      var (frame, layout) = try Self.begin(
        state,
        pixelRatio: pixelRatio,
        ranges: ranges,
        renderer: renderer,
        time: time
      ) { (ranges) throws(KeisenError) in
        try Self.update(&ranges, by: state.updaters, at: time, in: plots)
      }
      if let isSettled = plots.settle([(self, frame.plot)]) {
        frame.isSettled = isSettled
        return (frame, layout)
      }
    }
  }

  /// Takes the ranges that a chart needs, and pins the rows of its columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the extents of an unset projection
  ///   overflow.
  static func take(_ ranges: inout FrameRanges, of state: State) throws(KeisenError) {
    // Who asks when a series has changed asks all of its columns.
    for series in state.series { _ = series.latestChange }
    for series in state.series {
      for projection in series.projections { try ranges.take(projection) }
    }
    for attachment in state.below + state.above {
      for projection in attachment.projections { try ranges.take(projection) }
    }
  }

  /// Lays a chart out on the whole picture of its frame.
  ///
  /// - Throws: Whatever an attachment throws.
  static func layOut(
    _ state: State,
    in frame: inout FrameContext
  ) throws(KeisenError) -> FrameLayout {
    let whole = frame.plot
    let layout = try FrameLayout(state, in: &frame)
    guard frame.dependOnDensities(state.below + state.above), !frame.plot.isEmpty else {
      return layout
    }
    try frame.countDensities()
    frame.plot = whole
    return try FrameLayout(state, in: &frame)
  }

  /// Returns columns and rows of the picture at a pixel ratio.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the ratio is not positive and finite
  ///   or the picture would be too large.
  public func pixelSize(
    pixelRatio: Double
  ) throws(KeisenError) -> (width: Int, height: Int) {
    try Self.validate(DisplayList(size: size, pixelRatio: pixelRatio), time: 0)
  }

  package static func validate(
    _ list: DisplayList,
    time: Double
  ) throws(KeisenError) -> (width: Int, height: Int) {
    guard list.pixelRatio.isFinite, list.pixelRatio > 0 else {
      throw .invalidArgument("pixel ratio must be positive and finite, got \(list.pixelRatio)")
    }
    try requireFinite(time, "time")
    guard let (width, height) = list.pixelSize, list.size.width < maxPoints,
      list.size.height < maxPoints
    else {
      throw .invalidArgument(
        "picture of \(list.size.width) x \(list.size.height) points at pixel ratio "
          + "\(list.pixelRatio) is too large"
      )
    }
    guard width.multipliedReportingOverflow(by: height).partialValue <= maxPixels else {
      throw .invalidArgument("picture of \(width) x \(height) pixels is too large")
    }
    return (width, height)
  }

  /// Points of a side: with more, positions would not fit in floats however few the pixels are.
  private static let maxPoints = 0x1p29

  /// Pixels of a picture: with more, its bytes would not fit in 2^40.
  private static let maxPixels = 1 << 38

  static func encodeSeries(
    _ state: State,
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> [SeriesRecord] {
    var frame = frame
    frame.snapsToPixels = !frame.isDocument
    frame.rowsOfLines = try LineMark.rowsInView(of: state.series, in: frame)
    var records: [SeriesRecord] = []
    while records.count < state.series.count {
      list.clip(to: frame.plotClip)
      let lines = state.series[records.count...]
        .prefix { $0 is LineSeries && $0.space.polar == nil }
      if lines.count > 1, LineMark.rowCount(of: lines) > fewRows {
        records += try encodeLines(lines, in: frame, into: &list)
        continue
      }
      for series in state.series[records.count...].prefix(max(1, lines.count)) {
        frame.seriesIndex = records.count
        if series.space.polar != nil { list.clip(to: frame.clip(of: series.space)) }
        records.append(try encode(series, in: frame, into: &list))
        list.clip(to: frame.plotClip)
      }
    }
    try encodeLabels(state.series, in: frame, &records, into: &list)
    list.clip(to: nil)
    return records
  }

  /// Draws the values of shapes over all series.
  private static func encodeLabels(
    _ series: [any Series],
    in frame: FrameContext,
    _ records: inout [SeriesRecord],
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard series.contains(where: { ($0 as? any LabelledSeries)?.showsValueLabels ?? false }) else {
      return
    }
    var frame = frame
    var labels: [ValueLabels] = []
    var places: [Int] = []
    for (index, each) in series.enumerated() {
      frame.seriesIndex = index
      guard let each = each as? any LabelledSeries, let own = try each.valueLabels(frame) else {
        continue
      }
      labels.append(own)
      places.append(index)
    }
    let layout = ValueLabelLayout(labels, in: frame.plot)
    layout.encode(frame, into: &list)
    for (index, omitted) in zip(places, layout.omitted) where omitted > 0 {
      records[index].omittedLabels += omitted
      for _ in 0..<omitted { list.omitPart() }
    }
  }

  /// Rows of lines up to which one thread encodes them as soon as several.
  private static let fewRows = 1 << 14

  private static func encode(
    _ series: any Series,
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let start = Stopwatch()
    var record = try series.encode(frame, into: &list)
    record.milliseconds = start.milliseconds
    return record
  }

  /// Encodes lines that follow each other on several threads, each into a list of its own.
  ///
  /// - Throws: What the first of them throws.
  private static func encodeLines(
    _ lines: ArraySlice<any Series>,
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> [SeriesRecord] {
    let empty = DisplayList(size: list.size, pixelRatio: list.pixelRatio)
    let parts = Locked(
      [Result<(DisplayList, SeriesRecord), KeisenError>?](repeating: nil, count: lines.count)
    )
    WorkerPool.shared.run(lines.count) { number in
      let index = lines.startIndex + number
      var frame = frame
      frame.seriesIndex = index
      let part = Result { () throws(KeisenError) in
        var part = empty
        let record = try encode(lines[index], in: frame, into: &part)
        return (part, record)
      }
      parts.withLock { $0[number] = part }
    }
    var records: [SeriesRecord] = []
    for part in parts.withLock({ $0 }) {
      guard let (part, record) = try part?.get() else { continue }
      for command in part.commands { list.draw(command.primitive) }
      records.append(record)
    }
    return records
  }

  /// Number of the frame that is drawn now, from 1, if no other thread stores one before.
  var nextFrame: UInt64 { (state.withLock { $0.record?.frame } ?? 0) + 1 }

  /// Stores what a frame did, drawn alone or in a figure, under the number after that of the last
  /// one that was stored.
  func commit(_ encoded: Encoded, _ span: FrameSpan, isAlone: Bool) {
    var record = encoded.record
    state.withLock { state in
      record.frame = (state.record?.frame ?? 0) + 1
      state.record = record
      state.pixelRatio = encoded.frame.pixelRatio
      state.drawn = isAlone ? span : nil
    }
  }
}

extension FrameRanges {
  /// Checks what ranges show of charts, whoever decided them.
  ///
  /// - Throws: As `ProjectionRange.checkScale` and `checkAnchors`.
  mutating func check(_ states: [Chart.State]) throws(KeisenError) {
    try checkScales()
    for state in states {
      try checkAnchors(of: (state.below + state.above).compactMap { $0 as? any Anchored })
    }
  }
}

extension FrameContext {
  /// Begins the frame of a chart, the whole picture its plot.
  init(_ state: Chart.State, pixelRatio: Double, ranges: FrameRanges) {
    self.init(size: state.size, pixelRatio: pixelRatio, theme: state.theme, ranges: ranges)
    series = state.series
    attachments = state.below + state.above
    language = state.language
    hasMarkup = state.hasMarkup
    furniture = PlotFurniture(state.series)
  }
}
