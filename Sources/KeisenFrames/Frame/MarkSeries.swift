import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// A series of one kind of mark, whose columns, look and label can be exchanged, each in one step.
public final class MarkSeries<Kind: Mark>: Series {
  private struct State {
    var mark: Kind
    var label: String
  }

  /// The space it draws in, for good.
  public let space: Space
  /// What people call its kind of mark.
  public var kindNames: SeriesNames { mark.kindNames }
  /// Whether its kind of mark does.
  public var callsBack: Bool { Kind.callsBack }
  /// What turns values into colours, for good; nil where the mark had none.
  public let colorScale: ColorScale?
  private let state: Watched<State>
  private let brush = RowBrush()
  /// What the last frame has left; one that is drawn at the same time finds nothing.
  private let kept = Locked<Kind.Kept?>(nil)

  /// Makes a series.
  ///
  /// - Parameters:
  ///   - mark: What it shows.
  ///   - space: The space to draw in.
  ///   - label: Its name for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when columns differ in length, or an
  ///   option is not allowed, `.unsupported` when the mark is not drawn in such a space.
  public init(_ mark: Kind, in space: Space, label: String = "") throws(KeisenError) {
    switch Kind.spaces {
    case .plots: try space.requireCartesian(for: Kind.kindName)
    case .discs: try space.requirePolar(for: Kind.kindName)
    case .both: break
    }
    try mark.validateColumns()
    try mark.validate()
    self.space = space
    colorScale = mark.colorScale
    state = Watched(State(mark: mark, label: label))
  }

  /// When its columns, what they hold, its style, its label or the colours changed last.
  public var latestChange: Change {
    let mark = mark
    let columns =
      (mark.columns + mark.gridColumns).lazy.compactMap { $0.column?.latestChange }.max() ?? .none
    return max(
      max(state.latestChange, brush.latestChange),
      max(columns, colorScale?.latestChange ?? .none)
    )
  }

  /// The rows that are drawn as ever where others are dimmed; nil dims none.
  public var selection: Selection? { brush.selection }

  /// Chooses a selection of its rows, outside of which rows are dimmed from the next frame on; nil
  /// for none.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` where its rows have no shapes of their own.
  public func setSelection(_ selection: Selection?) throws(KeisenError) {
    if selection != nil, let reason = Kind.undimmed {
      throw KeisenError(.unsupported, "\(Kind.kindName) can't dim rows: \(reason)")
    }
    brush.choose(selection)
  }

  /// What it shows, as it is at one moment.
  public var mark: Kind { state.withLock { $0.mark } }

  /// How it looks.
  public var style: Kind.Style { state.withLock { $0.mark.style } }

  /// Its name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// Replaces all that it shows.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when columns differ in length, an option
  ///   is not allowed or the colour scale is another one; then the old mark stays.
  public func setMark(_ mark: Kind) throws(KeisenError) { try change { $0 = mark } }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: Kind.Style) throws(KeisenError) { try change { $0.style = style } }

  /// Changes what it shows and, where one is given, what it is called, in one step.
  ///
  /// - Parameters:
  ///   - label: Its name for people; nil leaves it as it is.
  ///   - body: Changes the mark; nobody else's code may run in it.
  /// - Throws: As `setMark`, or what `body` throws; then all stays.
  public func change(
    label: String? = nil,
    _ body: (inout Kind) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    // The old columns end outside of the lock: borrowed ones call their owner then.
    let old = try state.change { (state) throws(KeisenError) in
      var mark = state.mark
      try body(&mark)
      if !mark.hasColumns(of: state.mark) { try mark.validateColumns() }
      try mark.validate()
      guard mark.colorScale === colorScale else {
        throw .invalidArgument(
          colorScale == nil
            ? "\(Kind.kindName) that were made without colour values have no colour scale"
            : "color_scale is another than that of the \(Kind.kindName)"
        )
      }
      swap(&state.mark, &mark)
      if let label { state.label = label }
      return mark
    }
    if !mark.keepsFrame(of: old) { kept.withLock { $0 = nil } }
    withExtendedLifetime(old) {}
  }

  /// Checks a style with all else as it is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func check(_ style: Kind.Style) throws(KeisenError) {
    var mark = mark
    mark.style = style
    try mark.validate()
  }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout Kind.Style) -> Bool) -> Bool {
    state.change { body(&$0.mark.style) }
  }

  /// Replaces a column where it is still what is expected and the new one is as long; returns
  /// whether it was.
  ///
  /// Whoever calls it keeps the old one until no lock is held.
  func exchange(_ column: MovableColumn<Kind>, _ expected: Column, _ new: Column) -> Bool {
    let count = new.count
    return exchange { mark in
      guard column.read(mark) === expected, expected.count == count else { return false }
      column.replace(&mark, new)
      return true
    }
  }

  /// Changes the mark in one step, where that is to be; whoever does has checked what it becomes.
  package func exchange(_ body: (inout Kind) -> Bool) -> Bool {
    state.change { body(&$0.mark) }
  }

  /// Returns the mark's exact extents.
  public func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    try mark.extent(in: dimension, on: space.projection(dimension), onlyPositive: false)
  }

  /// Returns the mark's exact extents above 0.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    try mark.extent(in: dimension, on: space.projection(dimension), onlyPositive: true)
  }

  /// Returns the mark's exact extents in one dimension within a range of the other one.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try mark.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns the unit of the mark's columns in one dimension where they are timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    let mark = mark
    return (mark.columns + mark.gridColumns).lazy.filter { $0.dimension == dimension }
      .compactMap { $0.column?.type.timeUnit }.first
  }

  /// Returns the exact extents of the values that have colours.
  public func colorExtent() throws(KeisenError) -> Extent {
    try mark.colorExtent(onlyPositive: false)
  }

  /// Returns the extents of those above 0.
  public func positiveColorExtent() throws(KeisenError) -> Extent {
    try mark.colorExtent(onlyPositive: true)
  }

  /// The unit of those values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { mark.colorTimeUnit }

  /// What the alpha of the scale's colours is multiplied by.
  public var colorAlpha: Double { mark.colorAlpha }

  /// Whether the mark has a column of a dimension.
  public func hasValues(in dimension: Dimension) -> Bool {
    let mark = mark
    return (mark.columns + mark.gridColumns).contains { $0.dimension == dimension }
  }

  /// Returns the names of the mark's rows.
  public func categories(in dimension: Dimension) -> CategoryScale? {
    mark.categories(in: dimension)
  }

  /// Returns what the mark wants of a fit.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    space.polar == nil ? try mark.fitMargin(in: dimension) : .none
  }

  /// Whether a grid helps to read the mark.
  public func showsGrid(in dimension: Dimension) -> Bool { mark.showsGrid(in: dimension) }

  /// Whether an axis helps to read the mark: on a disc none does.
  public func showsAxis(in dimension: Dimension) -> Bool {
    space.polar == nil && mark.showsAxis(in: dimension)
  }

  /// Draws the mark.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let mark = mark
    guard !frame.plot.isEmpty else { return SeriesRecord(rows: 0, gaps: 0) }
    if let (outside, inside) = brush.brushed() {
      // What is kept is of the whole mark.
      var none: (outside: Kind.Kept?, inside: Kind.Kept?)
      return SeriesRecord(
        outside: try mark.showing(outside)
          .encode(in: space, frame, keeping: &none.outside, into: &list),
        inside: try mark.showing(inside)
          .encode(in: space, frame, keeping: &none.inside, into: &list),
        makesGaps: inside.makesGaps
      )
    }
    var kept = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    let record = try mark.encode(in: space, frame, keeping: &kept, into: &list)
    self.kept.withLock { $0 = kept }
    return record
  }

  /// Returns the mark's lines in a legend.
  public func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry] {
    let (mark, label) = state.withLock { ($0.mark, $0.label) }
    return try mark.legendEntries(label: label, frame)
  }

  /// Returns positions along the mark.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] {
    mark.outline(in: space, frame, count: count)
  }

  /// Returns what the mark shows nearest to a point.
  public func hit(_ query: HitQuery, in frame: FrameContext) throws(KeisenError) -> Hit? {
    guard !frame.plot.isEmpty, let hit = try mark.hit(query, in: space, frame) else { return nil }
    return Hit(hit, of: self)
  }
}

extension Hit {
  /// Makes a hit of a series.
  package init(_ hit: MarkHit, of series: any Series) {
    self.init(
      series: series,
      row: hit.row,
      column: hit.column,
      x: hit.x,
      y: hit.y,
      value: hit.value,
      position: hit.position,
      distance: hit.distance
    )
  }
}

extension MarkSeries {
  /// Returns the rows of the mark in a part of the plot.
  public func rows(
    in region: PlotRegion,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    try mark.rows(in: region.on(frame.polar(space)), of: space, frame)
  }
}

extension Mark {
  /// Whether it has the very columns of another one.
  fileprivate func hasColumns(of other: Self) -> Bool {
    columns.map { $0.column.map(ObjectIdentifier.init) }
      == other.columns.map { $0.column.map(ObjectIdentifier.init) }
  }
}

extension MarkSeries: StyledObject, NamedKind {
  package static var kindName: String { Kind.kindName }
}

extension MarkSeries: Styled where Kind.Style: StyleParts {}

extension MarkSeries: MovingValues {
  /// The columns that the mark says.
  package var movingColumns: [MovingColumn] {
    Kind.movingColumns.map { column in
      MovingColumn(
        name: column.name,
        read: { column.read(self.mark) },
        exchange: { self.exchange(column, $0, $1) }
      )
    }
  }
}
