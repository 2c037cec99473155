import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A line through the rows of two columns.
///
/// NaN, gaps and infinite values in either column interrupt the line. A lone row between two gaps
/// is a dot as wide as the line, and so are rows that all stand in one place.
public final class LineSeries: Series {
  /// What of a line can be changed.
  public struct Content: Sendable {
    /// Values of the horizontal dimension; nil for row numbers from 0.
    public var x: Column?
    /// As many values of the vertical dimension.
    public var y: Column
    /// How it looks.
    public var style: LineStyle
    /// Its name for people.
    public var label: String
    /// How it goes from row to row, and what else sets it apart.
    public var variant: LineVariant { didSet { isPlain = variant.isPlain } }
    /// Kept, so that a plain line need not ask for each of its parts.
    fileprivate var isPlain: Bool
  }

  /// The space it draws in, for good.
  public let space: Space
  /// What people call charts of its kind, and one series.
  public var kindNames: SeriesNames {
    SeriesNames("Line chart", "Line", japanese: "折れ線グラフ", "折れ線")
  }
  /// What turns values into colours, for good; nil where the line was made without.
  public let colorScale: ColorScale?
  private let state: Watched<Content>
  /// What the last envelope was made of.
  ///
  /// A frame takes it out and puts back its own; where several charts share the line one may find
  /// none, or that of another, and is slow.
  private let lastEnvelope = Locked<LineEnvelope.Kept?>(nil)

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil takes row numbers from 0.
  ///   - y: Values of the vertical dimension.
  ///   - space: The space to draw in.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  ///   - variant: How it goes from row to row, and what else sets it apart.
  ///   - colorScale: What turns the variant's values into colours; nil makes one where there are
  ///     such.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length or the
  ///   style or the variant is not allowed.
  public init(
    x: Column?,
    y: Column,
    in space: Space,
    style: LineStyle = LineStyle(),
    label: String = "",
    variant: LineVariant = LineVariant(),
    colorScale: ColorScale? = nil
  ) throws(KeisenError) {
    try Self.validate(x, y)
    try style.validate()
    try variant.validate(y: y, style: style)
    self.space = space
    self.colorScale = colorScale ?? (variant.values == nil ? nil : ColorScale())
    state = Watched(
      Content(
        x: x,
        y: y,
        style: style,
        label: label,
        variant: variant,
        isPlain: variant.isPlain
      )
    )
  }

  /// When its columns, what they hold, its style or label changed last.
  public var latestChange: Change {
    let state = state.withLock { $0 }
    let columns = max(state.x?.latestChange ?? .none, state.y.latestChange)
    guard !state.isPlain else { return max(self.state.latestChange, columns) }
    let colors = colorScale?.latestChange ?? .none
    return max(self.state.latestChange, columns, state.variant.latestChange, colors)
  }

  /// How the line looks.
  public var style: LineStyle { state.withLock { $0.style } }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout LineStyle) -> Bool) -> Bool {
    state.change { body(&$0.style) }
  }

  /// Its name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// Returns room at both ends, for half of the stroke or of a marker at least, but on discs.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    guard space.polar == nil else { return .none }
    let (style, variant) = state.withLock { ($0.style, $0.isPlain ? nil : $0.variant) }
    let marker = variant?.marker.map { $0.size * $0.breadth } ?? 0
    return .around(strokes: max(style.width, marker))
  }

  /// Style and label, as they are at one moment.
  package var appearances: (style: LineStyle, label: String) {
    state.withLock { ($0.style, $0.label) }
  }

  /// Its columns; x is nil for row numbers.
  public var columns: (x: Column?, y: Column) { state.withLock { ($0.x, $0.y) } }

  /// How it goes from row to row, and what else sets it apart.
  public var variant: LineVariant { state.withLock { $0.variant } }

  /// Its variant where it has one.
  var variantOfNoPlainLine: LineVariant? { state.withLock { $0.isPlain ? nil : $0.variant } }

  /// Changes how it goes from row to row, and what else sets it apart.
  ///
  /// - Throws: As `change(_:)`.
  public func setVariant(_ variant: LineVariant) throws(KeisenError) {
    try change { $0.variant = variant }
  }

  /// Changes columns, look, name and variant in one step.
  ///
  /// - Parameter body: Changes them; nobody else's code may run in it.
  /// - Throws: `KeisenError` with code `.invalidArgument` when columns differ in length, something
  ///   is not allowed, or the variant has values and the line was made without a colour scale; or
  ///   what `body` throws. Then all stays.
  public func change(
    _ body: (inout Content) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    // The old columns end outside of the lock: borrowed ones call their owner then.
    let old = try state.change { (state) throws(KeisenError) in
      var content = state
      try body(&content)
      // Columns that are there may grow apart for a while.
      if content.x !== state.x || content.y !== state.y {
        try Self.validate(content.x, content.y)
      }
      try content.style.validate()
      try content.variant.validate(y: content.y, style: content.style)
      guard content.variant.values == nil || colorScale != nil else {
        throw .invalidArgument("a line that was made without color values has no color scale")
      }
      swap(&state, &content)
      return content
    }
    let (x, y) = columns
    if old.x !== x || old.y !== y { lastEnvelope.withLock { $0 = nil } }
    withExtendedLifetime(old) {}
  }

  /// Checks a style with all else as it is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func check(_ style: LineStyle) throws(KeisenError) {
    let (y, variant) = state.withLock { ($0.y, $0.variant) }
    try style.validate()
    try variant.validate(y: y, style: style)
  }

  /// Changes how the line looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: LineStyle) throws(KeisenError) {
    try check(style)
    state.change { $0.style = style }
  }

  /// Changes how the line looks and what it is called, in one step.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then both stay.
  public func set(style: LineStyle, label: String) throws(KeisenError) {
    try check(style)
    state.change { state in
      state.style = style
      state.label = label
    }
  }

  /// Replaces the columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they differ in length, or from the
  ///   columns of the variant; then the old ones stay.
  public func setColumns(x: Column?, y: Column) throws(KeisenError) {
    try change { ($0.x, $0.y) = (x, y) }
  }

  /// Replaces y where it is still what is expected and the new one fits; returns whether it was.
  ///
  /// Whoever calls it keeps the old one until no lock is held.
  func exchangeY(_ expected: Column, _ new: Column) -> Bool {
    let count = new.count
    return state.change { state in
      guard state.y === expected, (state.x ?? expected).count == count else { return false }
      state.y = new
      return true
    }
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
    case (.x, .none): return Self.extent(ofRows: y.snapshot().rows)
    }
  }

  /// Returns the exact extents of x or y above 0; of row numbers where there is no x.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    let (x, y) = columns
    switch (dimension, x) {
    case (.y, _): return y.positiveExtent()
    case (.x, .some(let x)): return x.positiveExtent()
    case (.x, .none):
      let rows = y.snapshot().rows
      return Self.extent(ofRows: min(max(rows.lowerBound, 1), rows.upperBound)..<rows.upperBound)
    }
  }

  private static func extent(ofRows rows: Range<Int>) -> Extent {
    guard let first = rows.first, let last = rows.last else { return .empty }
    return Extent(min: .integer(Int64(first)), max: .integer(Int64(last)))
  }

  /// Returns the exact extents in one dimension of the rows that stand within a range of the other
  /// one.
  ///
  /// - Complexity: O(log *n*) where x goes one way or is row numbers; else it costs more the fewer
  ///   rows are within.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let (x, y) = columns
    return try PointColumns(x: x, y: y)
      .extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns the exact extents of the variant's values.
  public func colorExtent() throws(KeisenError) -> Extent { variant.values?.extent() ?? .empty }

  /// Returns the exact extents of those above 0.
  public func positiveColorExtent() throws(KeisenError) -> Extent {
    variant.values?.positiveExtent() ?? .empty
  }

  /// The unit of those values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { variant.values?.type.timeUnit }

  /// Returns the unit of x or y where it is timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    let (x, y) = columns
    return (dimension == .x ? x : y)?.type.timeUnit
  }

  /// Draws the line row by row, or, where more than the frame's `maxDirectRows` are in view, as its
  /// envelope, or as what it covers of the pixels where x goes no way.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if let places = frame.polar(space) { return try encode(on: places, frame, into: &list) }
    let state = state.withLock { $0 }
    let color = state.style.color(or: frame.theme.cycleColor(frame.seriesIndex))
    let x = state.x?.snapshot()
    let y = state.y.snapshot()
    guard !frame.plot.isEmpty, !state.isPlain || (state.style.width > 0 && color.alpha > 0) else {
      return SeriesRecord(rows: 0, gaps: 0)
    }
    var lineRows = LineRows(x: x, y: y, in: space, frame)
    if state.isPlain { return try encodePlain(state, &lineRows, color, frame, into: &list) }
    if color.alpha > 0,
      try isNearlyStraight(state.variant, state.style, x: state.x, y: state.y, lineRows.rows, frame)
    {
      var record = try encodePlain(state, &lineRows, color, frame, into: &list)
      record.boundPixels += LineCoverage.nearlyStraight
      record.boundChannel = min(
        255,
        record.boundChannel + (255 * LineCoverage.nearlyStraight).rounded(.up)
      )
      return record
    }
    return try encode(
      state.variant,
      state.style,
      color,
      x: state.x,
      y: state.y,
      frame,
      into: &list
    )
  }

  /// Draws a line that goes straight from row to row in one style.
  private func encodePlain(
    _ state: Content,
    _ lineRows: inout LineRows,
    _ color: Color,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let reduced = try encodeReduced(
      state.style,
      .linear,
      x: state.x,
      y: state.y,
      &lineRows,
      color,
      frame,
      into: &list
    )
    if let reduced { return reduced }
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

  /// Draws rows that are joined straight or by steps as their envelope or their coverage, where
  /// these are many; nil where they are to be drawn one by one, those in view alone where x tells
  /// which these are.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encodeReduced(
    _ style: LineStyle,
    _ interpolation: LineInterpolation,
    x: Column?,
    y: Column,
    _ rows: inout LineRows,
    _ color: Color,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord? {
    guard style.canBeReduced else { return nil }
    let record = try encodeEnvelope(
      style,
      interpolation,
      x: x,
      y: y,
      &rows,
      color,
      frame,
      into: &list
    )
    if let record { return record }
    guard rows.looked.count > frame.directRows else { return nil }
    let line = LineCoverage(
      rows,
      width: style.width,
      color: color,
      interpolation: interpolation,
      frame,
      in: list
    )
    return try line?.draw(into: &list)
  }

  /// Draws the line as an envelope where that is as good and costs less; else narrows the rows to
  /// those in view, where x tells which these are.
  private func encodeEnvelope(
    _ style: LineStyle,
    _ interpolation: LineInterpolation,
    x: Column?,
    y: Column,
    _ rows: inout LineRows,
    _ color: Color,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord? {
    guard rows.rows.count > frame.directRows || frame.areLinesMany else { return nil }
    let order = x?.order() ?? ColumnOrder.ascending
    guard order.isAscending || order.isDescending else {
      // Among rows that have no place at all there is nothing to look for.
      guard let x, try x.bounds().extent.isEmpty else { return nil }
      return SeriesRecord(rows: rows.rows.count, gaps: rows.rows.count)
    }
    let pen = min(style.width, LinePath.longestReach) + 2 / frame.pixelRatio
    let kept = lastEnvelope.withLock { kept in
      defer { kept = nil }
      return kept
    }
    let envelope = try LineEnvelope(
      x: x,
      y: y,
      rows,
      order,
      reach: frame.plot.inset(by: Insets(-pen)),
      pixelRatio: frame.pixelRatio,
      directRows: frame.maxDirectRows,
      interpolation: interpolation,
      kept
    )
    guard let envelope else { return nil }
    guard envelope.visible.count > frame.maxDirectRows else {
      // The columns may have grown meanwhile.
      rows.looked = envelope.visible.clamped(to: rows.rows)
      return nil
    }
    lastEnvelope.withLock { $0 = envelope.kept }
    return try envelope.draw(width: style.width, color: color, into: &list)
  }
}

extension LineSeries: StyledObject, Styled {
  package static var kindName: String { "a line" }
}

extension LineSeries: MovingValues {
  /// The column of y.
  package var movingColumns: [MovingColumn] {
    [MovingColumn(name: "y", read: { self.columns.y }, exchange: exchangeY)]
  }
}
