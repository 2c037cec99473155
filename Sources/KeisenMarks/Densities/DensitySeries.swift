import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// How many rows of two columns are in each cell of a fine grid over the plot, or what they are in
/// the mean, as colours.
///
/// Every row counts, however many there are, and one in a crowd does not hide others. A row between
/// two cells is in the right one or the lower one, and on the plot's right and bottom sides in the
/// last. A cell without rows shows what is below it. Rows of which a value is NaN, missing or
/// infinite are not counted.
///
/// Cells larger than a device pixel stand in the data: at whole multiples of their width, counted
/// from 0 in the coordinate in which the scale is straight. So each keeps its rows, and its colour,
/// while a range moves; the sides of the plot cut it, and then all of its rows count. On a scale
/// with cuts they stand on the plot, as cells of one pixel do.
///
/// Counts hang on the view, and so does the range of its colour scale while that is unset: it is
/// found anew in each frame, from 0 (on a log scale from 1) to the greatest count, or from the
/// least mean to the greatest, and never stored. Outside of frames that scale reads 0 to 1, from
/// its origin. A range that is set stays.
///
/// What was counted is kept, for at most 16 M cells, categories counted each: a frame or a hit for
/// which neither the columns nor the view have changed counts nothing.
public final class DensitySeries: Series {
  private struct State {
    var columns: DensityColumns
    var style: DensityStyle
    var label: String
  }

  /// The space it draws in, for good.
  public let space: Space
  /// What people call charts of its kind, and one series.
  public var kindNames: SeriesNames {
    SeriesNames("Density chart", "Density", japanese: "密度図", "密度")
  }
  private let scale: ColorScale
  private let state: Watched<State>
  private let counted = CountedDensities()

  /// Makes a density.
  ///
  /// - Parameters:
  ///   - columns: What to count.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns counts or means into colours. Of categories a cell has the mean of
  ///     the colours of its rows, and the opacity of the scale's colour for their number. Nil makes
  ///     one: viridis, or one that gets opaque.
  ///   - style: How it looks.
  ///   - label: Its name for people; categories have names of their own.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length, there
  ///   are no categories, more than 256, or two of one name, or the style is not allowed.
  public init(
    _ columns: DensityColumns,
    in space: Space,
    colorScale: ColorScale? = nil,
    style: DensityStyle = DensityStyle(),
    label: String = ""
  ) throws(KeisenError) {
    try columns.validate()
    try style.validate()
    try space.requireCartesian(for: "a density")
    self.space = space
    if let colorScale {
      scale = colorScale
    } else {
      let map = columns.names == nil ? ColorMap.viridis : try ColorMap(Self.opacities)
      scale = ColorScale(style: .init(map: map))
    }
    state = Watched(State(columns: columns, style: style, label: label))
  }

  /// When its columns, what they hold, its style, its label or the colours changed last.
  public var latestChange: Change {
    let columns = columns
    let values = columns.values?.latestChange ?? .none
    return max(state.latestChange, columns.places.latestChange, values, scale.latestChange)
  }

  /// A grey that gets opaque: with less a single row would not be seen.
  private static let opacities = [
    Color(rgb: 0x808080, alpha: 0.2), Color(rgb: 0x808080, alpha: 1),
  ]

  /// The scale that gives counts or means colours.
  public var colorScale: ColorScale? { scale }

  /// How it looks.
  public var style: DensityStyle { state.withLock { $0.style } }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout DensityStyle) -> Bool) -> Bool {
    state.change { body(&$0.style) }
  }

  /// Its name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// What is counted.
  public var columns: DensityColumns { state.withLock { $0.columns } }

  /// Columns, style and label, as they are at one moment.
  var current: (columns: DensityColumns, style: DensityStyle, label: String) {
    state.withLock { ($0.columns, $0.style, $0.label) }
  }

  /// Changes how it looks and what it is called, in one step.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then both stay.
  public func set(style: DensityStyle, label: String) throws(KeisenError) {
    try style.validate()
    state.change { state in
      state.style = style
      state.label = label
    }
  }

  /// Replaces all columns; what is made of rows may be another thing then.
  ///
  /// - Throws: As `init`; then the old ones stay.
  public func setColumns(_ columns: DensityColumns) throws(KeisenError) {
    try columns.validate()
    // The old ones end outside of the lock: borrowed ones call their owner then.
    let old = state.change { state in
      let old = state.columns
      state.columns = columns
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  public func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    columns.places.extent(in: dimension)
  }

  /// Returns the exact extents of x or y above 0; of row numbers where there is no x.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    columns.places.positiveExtent(in: dimension)
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
    try columns.places.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns the unit of x or y where it is timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    columns.places.column(dimension)?.type.timeUnit
  }

  /// Returns what is in the cells of a frame's plot: what was counted last, where nothing has
  /// changed since.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`.
  func grid(in frame: FrameContext) throws(KeisenError) -> DensityGrid {
    let (columns, style, _) = current
    let shape = DensityShape(
      frame.plot,
      pixelRatio: frame.pixelRatio,
      cellSize: style.cellSize,
      x: frame.range(of: space.x),
      y: frame.range(of: space.y)
    )
    let rows = DensityRows(columns, in: space, shape, frame)
    return try counted.grid(rows.key) { () throws(KeisenError) in
      let (cells, missing) = try rows.counts(by: frame.renderer)
      return try DensityGrid(
        shape,
        cells,
        categories: columns.names?.count ?? 0,
        amounts: rows.amounts,
        anchor: rows.anchor,
        rows: rows.count,
        missing: missing
      )
    }
  }

  /// Returns the exact extent of the values of which means are shown, which no mean is beyond;
  /// counts have none.
  public func colorExtent() throws(KeisenError) -> Extent { columns.averaged?.extent() ?? .empty }

  /// Returns the exact extent of those values above 0.
  public func positiveColorExtent() throws(KeisenError) -> Extent {
    columns.averaged?.positiveExtent() ?? .empty
  }

  /// The unit of those values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { columns.averaged?.type.timeUnit }

  /// The style's alpha.
  public var colorAlpha: Double { style.alpha }

  /// Draws the cells in view.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let state = current
    var record = SeriesRecord(tier: .density, rows: 0, gaps: 0)
    guard !frame.plot.isEmpty, state.style.alpha > 0 else { return record }
    guard let grid = frame.densities.grid(of: self) else { return record }
    (record.rows, record.gaps, record.dropped) = (grid.rows, grid.gaps, grid.dropped)
    guard !grid.isEmpty else { return record }
    let range = frame.range(of: scale.projection)
    let lookup = ColorLookup(scale.style, in: range, alpha: state.style.alpha)
    let colors = DensityColors(grid, lookup, in: range)
    let categories = grid.categories.map { category in
      frame.theme.cycleColor(frame.seriesIndex + category)
    }
    list.draw(.cells(grid.shape.cells(try colors.bytes(categories))))
    return record
  }
}

extension DensitySeries: StyledObject, Styled {
  package static var kindName: String { "a density" }

  package func check(_ style: DensityStyle) throws(KeisenError) { try style.validate() }
}
