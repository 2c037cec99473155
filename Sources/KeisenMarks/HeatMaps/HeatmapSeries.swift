import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// The values of a matrix as coloured cells.
///
/// Row 0 is at the low end of y, as row numbers on an axis are; edges that descend put it at the
/// high end. A pixel that holds several cells has the colour of the mean of their values, so that
/// it can be read off the colour bar; of the cells without a value in it, it takes the colour of
/// what is missing, by their area.
public final class HeatmapSeries: Series {
  /// How the values of a matrix follow each other.
  public enum Order: Int32, Hashable, Sendable {
    /// Row by row.
    case rows = 0
    /// Column by column.
    case columns = 1
  }

  private struct State {
    var values: Column
    var style: HeatmapStyle
    var label: String
  }

  /// The space it draws in, for good.
  public let space: Space
  /// What people call charts of its kind, and one series.
  public var kindNames: SeriesNames {
    SeriesNames("Heat map", "Heat map", japanese: "ヒートマップ", "ヒートマップ")
  }
  /// Number of rows.
  public let rows: Int
  /// Number of columns.
  public let columns: Int
  /// How the values follow each other.
  public let order: Order
  /// Where columns begin and end.
  public let x: CellEdges
  /// Where rows begin and end.
  public let y: CellEdges
  private let scale: ColorScale
  /// The most rows or columns.
  private static let maximum = 1 << 24
  private let state: Watched<State>

  /// Makes a heat map.
  ///
  /// - Parameters:
  ///   - values: The matrix: `rows` times `columns` values.
  ///   - columns: Number of columns; 0 only of a matrix without values.
  ///   - order: Whether the values follow each other row by row or column by column.
  ///   - x: Where columns begin and end.
  ///   - y: Where rows begin and end.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns values into colours.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the values are no whole number of
  ///   rows, there are more than 2^24 rows or columns, edges are not finite, not in order or not
  ///   one more than cells, or the style is not allowed.
  public init(
    values: Column,
    columns: Int,
    order: Order = .rows,
    x: CellEdges = .integers,
    y: CellEdges = .integers,
    in space: Space,
    colorScale: ColorScale = ColorScale(),
    style: HeatmapStyle = HeatmapStyle(),
    label: String = ""
  ) throws(KeisenError) {
    let count = values.count
    guard columns >= 0, columns > 0 ? count % columns == 0 : count == 0 else {
      throw .invalidArgument("\(count) values are no whole number of rows of \(columns)")
    }
    try style.validate()
    let rows = columns > 0 ? count / columns : 0
    guard columns <= Self.maximum, rows <= Self.maximum else {
      throw .invalidArgument(
        "rows and columns must be at most \(Self.maximum), got \(rows) x \(columns)"
      )
    }
    try x.validate(columns, "x")
    try y.validate(rows, "y")
    (self.rows, self.columns, self.order, self.x, self.y) = (rows, columns, order, x, y)
    try space.requireCartesian(for: "a heat map")
    self.space = space
    scale = colorScale
    state = Watched(State(values: values, style: style, label: label))
  }

  /// When its values, its style, its label or the colours changed last.
  public var latestChange: Change {
    let edges = [x.column, y.column].lazy.compactMap { $0?.latestChange }.max()
    return max(state.latestChange, values.latestChange, edges ?? .none, scale.latestChange)
  }

  /// The scale that gives its values colours.
  public var colorScale: ColorScale? { scale }

  /// The matrix.
  public var values: Column { state.withLock { $0.values } }

  /// How it looks.
  public var style: HeatmapStyle { state.withLock { $0.style } }

  /// Its name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// Style and label, as they are at one moment.
  package var appearances: (style: HeatmapStyle, label: String) {
    state.withLock { ($0.style, $0.label) }
  }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout HeatmapStyle) -> Bool) -> Bool {
    state.change { body(&$0.style) }
  }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: HeatmapStyle) throws(KeisenError) {
    try style.validate()
    state.change { $0.style = style }
  }

  /// Changes how it looks and what it is called, in one step.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then both stay.
  public func set(style: HeatmapStyle, label: String) throws(KeisenError) {
    try style.validate()
    state.change { state in
      state.style = style
      state.label = label
    }
  }

  /// Replaces the values by as many others.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when their number is another one; then
  ///   the old ones stay.
  public func setValues(_ values: Column) throws(KeisenError) {
    guard values.count == rows * columns else {
      throw .invalidArgument("values must be \(rows * columns), got \(values.count)")
    }
    // The old ones end outside of the lock: borrowed ones call their owner then.
    let old = state.change { state in
      defer { state.values = values }
      return state.values
    }
    withExtendedLifetime(old) {}
  }

  /// Replaces the values where they are still what is expected and the new ones are as many;
  /// returns whether they were.
  ///
  /// Whoever calls it keeps the old ones until no lock is held.
  func exchangeValues(_ expected: Column, _ new: Column) -> Bool {
    let count = new.count
    return state.change { state in
      guard state.values === expected, count == rows * columns else { return false }
      state.values = new
      return true
    }
  }

  /// Returns the extent of the edges.
  public func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    extent(in: dimension, onlyPositive: false)
  }

  private func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    let (edges, cells) = dimension == .x ? (x, columns) : (y, rows)
    if case .integers = edges, case .category = space.projection(dimension).scale {
      return cells > 0 ? Extent(min: .real(-0.5), max: .real(Double(cells) - 0.5)) : .empty
    }
    return edges.extent(cells, onlyPositive: onlyPositive)
  }

  /// Returns the extent of the edges above 0.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    extent(in: dimension, onlyPositive: true)
  }

  /// Returns the extent of the edges in one dimension, where any cells share a position with a
  /// range of the other one.
  ///
  /// - Complexity: As of `extent(in:)`: each row has cells in all columns.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let (edges, cells) = other == .x ? (x, columns) : (y, rows)
    guard cells > 0 else { return .empty }
    let ends = (edges.value(0, of: cells, in: range), edges.value(cells, of: cells, in: range))
    guard min(ends.0, ends.1) <= max(range.min, range.max),
      min(range.min, range.max) <= max(ends.0, ends.1)
    else { return .empty }
    return try onlyPositive ? positiveExtent(in: dimension) : extent(in: dimension)
  }

  /// Returns room on a log scale below the first edge that has a place, for cells from an edge that
  /// has none.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    dimension == .x ? x.fitMargin(columns) : y.fitMargin(rows)
  }

  /// Returns the unit of the edges where they are timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    dimension == .x ? x.timeUnit : y.timeUnit
  }

  /// Returns the exact extent of the values.
  public func colorExtent() throws(KeisenError) -> Extent { values.extentWithoutBounds() }

  /// Returns the exact extent of the values above 0.
  public func positiveColorExtent() throws(KeisenError) -> Extent { values.positiveExtent() }

  /// The unit of the values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { values.type.timeUnit }

  /// The style's alpha.
  public var colorAlpha: Double { style.alpha }

  /// Draws the cells in view.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let state = state.withLock { $0 }
    let snapshot = state.values.snapshot()
    guard !frame.plot.isEmpty, rows > 0, columns > 0, state.style.alpha > 0,
      snapshot.count >= rows * columns
    else { return SeriesRecord(rows: 0, gaps: 0) }
    let (across, openColumns) = axis(.x, state.style, frame)
    let (down, openRows) = axis(.y, state.style, frame)
    guard across.count > 0, down.count > 0 else { return SeriesRecord(rows: 0, gaps: 0) }
    let isByRows = order == .rows
    let range = frame.range(of: scale.projection)
    let sampler = HeatmapSampler(
      values: snapshot,
      lineCount: isByRows ? columns : rows,
      lines: isByRows ? down : across,
      inner: isByRows ? across : down,
      lineStride: isByRows ? across.count : 1,
      innerStride: isByRows ? 1 : across.count,
      lookup: ColorLookup(scale.style, in: range, alpha: state.style.alpha),
      range: range,
      isLinear: state.style.interpolation == .linear
    )
    let (colors, missing) = try sampler.colors()
    list.draw(.cells(Cells(columnEdges: across.edges, rowEdges: down.edges, colors: colors)))
    var record = SeriesRecord(
      rows: across.source.count * down.source.count,
      gaps: missing.gaps,
      dropped: missing.dropped
    )
    let wholeColumns = across.source.count - openColumns.count(where: across.source.contains)
    let wholeRows = down.source.count - openRows.count(where: down.source.contains)
    record.openEnded = record.rows - wholeColumns * wholeRows
    return record
  }

  /// Returns the cells along a dimension, and those of which one edge has no place.

  private func axis(
    _ dimension: Dimension,
    _ style: HeatmapStyle,
    _ frame: FrameContext
  ) -> (cells: CellAxis, open: [Int]) {
    let range = frame.range(of: space.projection(dimension))
    let edges = dimension == .x ? x.values(columns, in: range) : y.values(rows, in: range)
    let map = frame.map(dimension, of: space)
    let plot = frame.plot
    let (low, high) = plot.ends(dimension)
    let (places, open) = BoxSide(map, range).edges(edges, in: low...high)
    let cells = CellAxis(
      places,
      from: low,
      to: high,
      pixelRatio: frame.pixelRatio,
      isLinear: style.interpolation == .linear
    )
    return (cells, open)
  }
}

extension HeatmapSeries: StyledObject, Styled {
  package static var kindName: String { "a heat map" }

  package func check(_ style: HeatmapStyle) throws(KeisenError) { try style.validate() }
}

extension HeatmapSeries: MovingValues {
  /// The matrix.
  package var movingColumns: [MovingColumn] {
    [MovingColumn(name: "values", read: { self.values }, exchange: exchangeValues)]
  }
}
