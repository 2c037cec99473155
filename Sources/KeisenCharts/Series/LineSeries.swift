import KeisenData
import KeisenDrawing
import KeisenPrimitives

/// A line through the rows of two columns.
///
/// NaN, gaps and infinite values in either column interrupt the line. A lone row between two gaps is
/// a dot as wide as the line, and so are rows that all stand in one place.
public final class LineSeries: Series {
  private struct State {
    var x: Column?
    var y: Column
    var style: LineStyle
    var label: String
  }

  /// The space it draws in, for good.
  public let space: Space
  private let state: Locked<State>

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil takes row numbers from 0.
  ///   - y: Values of the vertical dimension.
  ///   - space: The space to draw in.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length or the
  ///   style is not allowed.
  public init(
    x: Column?,
    y: Column,
    in space: Space,
    style: LineStyle = LineStyle(),
    label: String = ""
  ) throws(KeisenError) {
    try Self.validate(x, y)
    try style.validate()
    self.space = space
    state = Locked(State(x: x, y: y, style: style, label: label))
  }

  /// How the line looks.
  public var style: LineStyle { state.withLock { $0.style } }

  /// Its name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.withLock { $0.label = newValue } }
  }

  /// Style and label, as they are at one moment.
  var looks: (style: LineStyle, label: String) { state.withLock { ($0.style, $0.label) } }

  /// Its columns; x is nil for row numbers.
  public var columns: (x: Column?, y: Column) { state.withLock { ($0.x, $0.y) } }

  /// Changes how the line looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: LineStyle) throws(KeisenError) {
    try style.validate()
    state.withLock { $0.style = style }
  }

  /// Changes how the line looks and what it is called, in one step.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then both stay.
  public func set(style: LineStyle, label: String) throws(KeisenError) {
    try style.validate()
    state.withLock { state in
      state.style = style
      state.label = label
    }
  }

  /// Replaces the columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they differ in length; then the old
  ///   ones stay.
  public func setColumns(x: Column?, y: Column) throws(KeisenError) {
    try Self.validate(x, y)
    // The old ones end outside of the lock: borrowed ones call their owner then.
    let old = state.withLock { state in
      let old = (state.x, state.y)
      state.x = x
      state.y = y
      return old
    }
    withExtendedLifetime(old) {}
  }

  private static func validate(_ x: Column?, _ y: Column) throws(KeisenError) {
    guard let x, x.count != y.count else { return }
    throw .invalidArgument("x has \(x.count) values, y has \(y.count)")
  }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  public func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    let (x, y) = columns
    switch (dimension, x) {
    case (.y, _): return y.extent()
    case (.x, .some(let x)): return x.extent()
    case (.x, .none):
      let rows = y.count
      return rows > 0 ? Extent(min: .integer(0), max: .integer(Int64(rows - 1))) : .empty
    }
  }

  /// Returns the exact extents of x or y above 0; of row numbers where there is no x.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    let (x, y) = columns
    switch (dimension, x) {
    case (.y, _): return y.positiveExtent()
    case (.x, .some(let x)): return x.positiveExtent()
    case (.x, .none):
      let rows = y.count
      return rows > 1 ? Extent(min: .integer(1), max: .integer(Int64(rows - 1))) : .empty
    }
  }

  /// Returns the unit of x or y where it is timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    let (x, y) = columns
    return (dimension == .x ? x : y)?.type.timeUnit
  }

  /// Draws the line row by row, or as its envelope where more than the frame's `directRows` are in view.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let state = state.withLock { $0 }
    let color = state.style.color ?? frame.theme.cycleColor(frame.seriesIndex)
    let x = state.x?.snapshot()
    let y = state.y.snapshot()
    guard state.style.width > 0, color.alpha > 0, !frame.plot.isEmpty else {
      return SeriesRecord(rows: 0, gaps: 0)
    }
    var lineRows = LineRows(x: x, y: y, in: space, frame)
    if let envelope = try envelope(state, &lineRows, frame) {
      let (primitive, gaps, dropped) = try envelope.primitive(
        width: state.style.width,
        color: color
      )
      if let primitive { list.draw(.envelope(primitive)) }
      var record = SeriesRecord(
        tier: .envelope,
        rows: envelope.visible.count,
        gaps: gaps,
        dropped: dropped
      )
      record.boundPixels = LineEnvelope.boundPixels
      record.boundChannel = LineEnvelope.boundChannel
      return record
    }
    var record = SeriesRecord(rows: lineRows.looked.count, gaps: 0)
    var path = LinePath(style: state.style, plot: frame.plot, pixelRatio: frame.pixelRatio)
    (record.gaps, record.dropped) = try path.add(lineRows)
    if path.hasTooManyMarks {
      path = LinePath(
        style: state.style,
        plot: frame.plot,
        pixelRatio: frame.pixelRatio,
        isSolid: true
      )
      _ = try path.add(lineRows)
    }
    if let polyline = try path.finish(color: color) { list.draw(.polyline(polyline)) }
    return record
  }

  /// Returns the line as an envelope where that is as good and costs less; else narrows the rows to those in
  /// view, where x tells which these are.
  private func envelope(
    _ state: State,
    _ rows: inout LineRows,
    _ frame: FrameContext
  ) throws(KeisenError) -> LineEnvelope? {
    // Dashes count from the first row on, and the tips of other joins may reach far.
    let style = state.style
    guard rows.count > frame.directRows, DashPattern(style) == nil, style.join == .round,
      style.cap == .round
    else { return nil }
    let order = state.x?.order() ?? ColumnOrder.ascending
    guard order.isAscending || order.isDescending else { return nil }
    let pen = min(style.width, LinePath.longestReach) + 2 / frame.pixelRatio
    let envelope = LineEnvelope(
      rows,
      order,
      try state.y.bounds(),
      reach: frame.plot.inset(by: Insets(-pen)),
      pixelRatio: frame.pixelRatio
    )
    guard let envelope else { return nil }
    guard envelope.visible.count <= frame.directRows else { return envelope }
    rows.looked = envelope.visible
    return nil
  }
}
