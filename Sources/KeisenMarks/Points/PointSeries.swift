import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Points: a marker for each row of two columns, in the order of the rows.
///
/// Size, colour and alpha are those of the style, or each marker's own, by columns. A row of which
/// any value is NaN, missing or infinite has no marker, save that a colour that is missing has the
/// colour scale's colour for that.
public final class PointSeries: Series {
  private struct State {
    var columns: PointColumns
    var style: PointStyle
    var label: String

    /// Returns the points of some rows, in their opacity.
    func showing(_ rows: BrushedRows) throws(KeisenError) -> State {
      var state = self
      state.columns.y = try rows.only(columns.y)
      state.style.alpha *= rows.opacity
      return state
    }
  }

  /// The space it draws in, for good.
  public let space: Space
  /// What people call charts of its kind, and one series.
  public var kindNames: SeriesNames {
    SeriesNames("Scatter chart", "Points", japanese: "散布図", "点")
  }
  /// What turns the values of the colour column into colours, for good; nil where there was no such
  /// column.
  public let colorScale: ColorScale?
  private let state: Watched<State>
  private let brush = RowBrush()
  /// What was counted for the frame before.
  private let tallies = Locked<PointTallies?>(nil)

  /// Makes points.
  ///
  /// - Parameters:
  ///   - columns: What to draw.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns the values of the colour column into colours; nil makes one where
  ///     there is such a column.
  ///   - style: How the markers look.
  ///   - label: Their name for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length or the
  ///   style is not allowed.
  public init(
    _ columns: PointColumns,
    in space: Space,
    colorScale: ColorScale? = nil,
    style: PointStyle = PointStyle(),
    label: String = ""
  ) throws(KeisenError) {
    try columns.validate()
    try style.validate()
    self.space = space
    self.colorScale = colorScale ?? (columns.color == nil ? nil : ColorScale())
    state = Watched(State(columns: columns, style: style, label: label))
  }

  /// When its columns, what they hold, its style, its label or the colours changed last.
  public var latestChange: Change {
    max(
      max(state.latestChange, brush.latestChange),
      max(columns.latestChange, colorScale?.latestChange ?? .none)
    )
  }

  /// The rows that are drawn as ever where others are dimmed; nil dims none.
  public var selection: Selection? { brush.selection }

  /// Chooses a selection of its rows, outside of which markers are dimmed from the next frame on;
  /// nil for none.
  public func setSelection(_ selection: Selection?) { brush.choose(selection) }

  /// How the markers look.
  public var style: PointStyle { state.withLock { $0.style } }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout PointStyle) -> Bool) -> Bool {
    state.change { body(&$0.style) }
  }

  /// Their name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// What is drawn.
  public var columns: PointColumns { state.withLock { $0.columns } }

  /// Style and label, as they are at one moment.
  package var appearances: (style: PointStyle, label: String) {
    state.withLock { ($0.style, $0.label) }
  }

  /// Changes how the markers look.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: PointStyle) throws(KeisenError) {
    try style.validate()
    state.change { $0.style = style }
  }

  /// Changes how the markers look and what they are called, in one step.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then both stay.
  public func set(style: PointStyle, label: String) throws(KeisenError) {
    try style.validate()
    state.change { state in
      state.style = style
      state.label = label
    }
  }

  /// Replaces all columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they differ in length, or there is a
  ///   colour column and the points were made without a colour scale; then the old ones stay.
  public func setColumns(_ columns: PointColumns) throws(KeisenError) {
    try columns.validate()
    guard columns.color == nil || colorScale != nil else {
      throw .invalidArgument("points that were made without colour values have no colour scale")
    }
    // The old ones end outside of the lock: borrowed ones call their owner then.
    let old = state.change { state in
      let old = state.columns
      state.columns = columns
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Replaces y where it is still what is expected and the new one fits; returns whether it was.
  ///
  /// Whoever calls it keeps the old one until no lock is held.
  func exchangeY(_ expected: Column, _ new: Column) -> Bool {
    let count = new.count
    return state.change { state in
      guard state.columns.y === expected, (state.columns.x ?? expected).count == count else {
        return false
      }
      state.columns.y = new
      return true
    }
  }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  public func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    columns.extent(in: dimension)
  }

  /// Returns the exact extents of x or y above 0; of row numbers where there is no x.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    columns.positiveExtent(in: dimension)
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
    try columns.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns the unit of x or y where it is timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    columns.column(dimension)?.type.timeUnit
  }

  /// Returns the exact extents of the values that the colour scale turns into colours.
  public func colorExtent() throws(KeisenError) -> Extent { columns.color?.extent() ?? .empty }

  /// Returns the exact extents of those above 0.
  public func positiveColorExtent() throws(KeisenError) -> Extent {
    columns.color?.positiveExtent() ?? .empty
  }

  /// The unit of those values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { columns.color?.type.timeUnit }

  /// The style's alpha.
  public var colorAlpha: Double { style.alpha }

  /// Returns room at both ends, for half of the largest marker at least, but on discs.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    guard space.polar == nil else { return .none }
    let (columns, style) = state.withLock { ($0.columns, $0.style) }
    let size = columns.size.flatMap { $0.extent().relative(to: 0)?.max } ?? style.size
    return .around(strokes: size * style.breadth)
  }

  /// Draws every marker that reaches into the plot, however many there are.
  ///
  /// A renderer that keeps columns gets these instead of positions, where rows are many, two floats
  /// tell them apart and their shape is none of the caller's own.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if let places = frame.polar(space) { return try encode(on: places, frame, into: &list) }
    let state = state.withLock { $0 }
    guard let (outside, inside) = brush.brushed() else {
      return try encode(state, frame, into: &list)
    }
    return SeriesRecord(
      outside: try encode(state.showing(outside), frame, into: &list),
      inside: try encode(state.showing(inside), frame, into: &list),
      makesGaps: true
    )
  }

  private func encode(
    _ state: State,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard !frame.plot.isEmpty, state.style.alpha > 0,
      state.style.size > 0 || state.columns.size != nil
    else { return SeriesRecord(rows: 0, gaps: 0) }
    if frame.keepsColumns, state.style.customMarker == nil,
      let kept = KeptPoints(state.columns, of: self, colorScale, state.style, in: space, frame)
    {
      var tallies = tallies.withLock { $0 }
      let tally = kept.count(&tallies)
      self.tallies.withLock { $0 = tallies }
      list.draw(.keptMarkers(kept.markers))
      return SeriesRecord(rows: kept.markers.count, gaps: tally.gaps, dropped: tally.dropped)
    }
    let rows = PointRows(state.columns, colorScale, state.style, in: space, frame)
    let (markers, gaps, dropped) = try rows.markers()
    var record = SeriesRecord(rows: rows.count, gaps: gaps, dropped: dropped)
    if let markers, try state.style.draw(markers, in: frame, into: &list) {
      (record.tier, record.boundChannel) = (.coverage, ShapeCells.boundChannel)
    }
    return record
  }
}

extension PointSeries: StyledObject, Styled {
  package static var kindName: String { "points" }

  package func check(_ style: PointStyle) throws(KeisenError) { try style.validate() }
}

extension PointSeries: MovingValues {
  /// The column of y.
  package var movingColumns: [MovingColumn] {
    [MovingColumn(name: "y", read: { self.columns.y }, exchange: exchangeY)]
  }
}
