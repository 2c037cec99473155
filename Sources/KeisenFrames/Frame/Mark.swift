import KeisenData
import KeisenDrawing
import KeisenMotion
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// What a `MarkSeries` shows: its columns and its look as one value, and how these become a
/// picture.
///
/// A mark knows nothing of locks, labels and charts. What its columns tell alone - extents, units,
/// lengths, changes - needs no code; whoever draws from more than them says so.
public protocol Mark: Sendable {
  /// How it looks.
  associatedtype Style: Animatable & Hashable & Sendable
  /// What one frame leaves to the next, so that this costs less.
  associatedtype Kept: Sendable = Never

  /// What messages call it: `area`, `error bars`.
  static var kindName: String { get }

  /// What C calls it in its names: `area`, `error_bars`.
  static var typeName: String { get }

  /// What people call charts of it, and one series.
  static var kindNames: SeriesNames { get }

  /// The same, of one as it looks.
  var kindNames: SeriesNames { get }

  /// The columns that animations may move, first the one that those of values do.
  static var movingColumns: [MovableColumn<Self>] { get }

  /// The spaces that it is drawn in.
  static var spaces: MarkSpaces { get }

  /// Whether code runs in it that must be on the thread that draws: a figure then prepares its
  /// chart there, not beside others. Default false.
  static var callsBack: Bool { get }

  /// Whether the values that its colour scale turns into colours are known when a frame has counted
  /// its rows, and not before. Default false.
  static var colorsFollowView: Bool { get }

  /// How it looks.
  var style: Style { get set }

  /// The columns, each with a row for a row of all others; what it can be without and is without is
  /// not there.
  var columns: [MarkColumn] { get }

  /// Columns beside these that have lengths of their own: where the lines of a grid stand.
  var gridColumns: [MarkColumn] { get }

  /// What turns values into colours, for good; nil where it has none.
  var colorScale: ColorScale? { get }

  /// Checks style and options, whenever one of them or a column is another one.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError)

  /// Checks the columns, when one of them is another one: those that are there may grow apart for a
  /// while. Default: that all are equally long.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validateColumns() throws(KeisenError)

  /// Whether what the last frame of another mark has left is of use to this one. Default false.
  func keepsFrame(of old: Self) -> Bool

  /// Returns the exact extents of what it shows in one dimension, or of what of it is above 0.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent

  /// Returns the same on a projection, of marks that take another room on a scale of names.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func extent(
    in dimension: Dimension,
    on projection: Projection,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent

  /// Returns the exact extents in one dimension of the rows that stand within a range of the other
  /// one.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent

  /// Returns the exact extents of the values that the colour scale turns into colours, or of those
  /// above 0.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent

  /// The unit of those values where they are timestamps.
  var colorTimeUnit: TimeUnit? { get }

  /// What the alpha of the colours that the scale gives is multiplied by.
  var colorAlpha: Double { get }

  /// Returns the borders of bands of values that have one colour each, ascending; none where
  /// colours change steadily.
  func colorLevels() -> [Double]

  /// Returns the names of its rows in one dimension; nil for none.
  func categories(in dimension: Dimension) -> CategoryScale?

  /// Returns what a fit adds to its extents in one dimension.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin

  /// Whether a grid's lines at the ticks of one dimension help to read it.
  func showsGrid(in dimension: Dimension) -> Bool

  /// Whether an axis of one dimension helps to read it: of a pie it says nothing.
  func showsAxis(in dimension: Dimension) -> Bool

  /// Returns what alternative text tells of it beside the ranges under its axes; nil for nothing.
  func words(in language: Language) -> String?

  /// Returns its rows, as descriptions, tables and sounds tell of them.
  ///
  /// - Parameters:
  ///   - series: The series that shows the mark.
  ///   - fields: Its `columns`, one for each.
  /// - Returns: The rows.
  func describedRows(_ series: any Series, _ fields: [DescribedSeries.Field]) -> DescribedSeries

  /// Draws itself into a list that is clipped to the plot already.
  ///
  /// - Parameters:
  ///   - space: The space it draws in.
  ///   - frame: Where the plot is, and the ranges.
  ///   - kept: What the frame before has left, and what is left to the next.
  ///   - list: What to draw into.
  /// - Returns: What was done, for the frame record.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Kept?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord

  /// Returns what draws the sample of it in a legend; nil for no line there.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch?

  /// Returns its lines in a legend, of the series' label. Default: one with the swatch, where there
  /// is a label.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func legendEntries(label: String, _ frame: FrameContext) throws(KeisenError) -> [LegendEntry]

  /// Returns positions along what it draws, in points, as `Series.outline`.
  func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point]

  /// Returns what it shows nearest to a point of the plot, as `Series.hit`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit?

  /// Returns what the values of a hit of a row tell, as `Series.hitKind(ofRow:)`.
  func hitKind(ofRow row: Int) -> HitKind

  /// Returns the rows whose drawn marks lie in a part of the plot, as `Series.rows(in:_:)`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet

  /// Why its rows can't be dimmed one by one, as the end of a message; nil where they can.
  static var undimmed: String? { get }

  /// Returns the mark with the shapes of some of its rows alone, all where they are, and in their
  /// opacity.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func showing(_ rows: BrushedRows) throws(KeisenError) -> Self
}

/// The spaces that a mark is drawn in.
public enum MarkSpaces: Hashable, Sendable {
  /// Those of plots: x to the right and y up.
  case plots
  /// Polar ones.
  case discs
  /// Any.
  case both
}

/// What a mark shows near a point: a `Hit` without its series.
public struct MarkHit: Sendable {
  /// The row; of a cell its row in the grid.
  public var row: Int
  /// The column of a cell in the grid; 0 for all else.
  public var column: Int
  /// The row's value of the horizontal dimension, exact.
  public var x: DataValue
  /// The row's value of the vertical dimension, exact.
  public var y: DataValue
  /// The value that gives the row its colour, exact; NaN where there is none.
  public var value = DataValue(.nan)
  /// Where the row stands, in points.
  public var position: Point
  /// How far the point is from what is drawn, in points; 0 on it.
  public var distance: Double

  /// Makes a hit.
  public init(
    row: Int,
    column: Int = 0,
    x: DataValue,
    y: DataValue,
    value: DataValue = DataValue(.nan),
    position: Point,
    distance: Double
  ) {
    (self.row, self.column, self.x, self.y, self.value) = (row, column, x, y, value)
    (self.position, self.distance) = (position, distance)
  }

  /// Makes the hit of a row of columns: of a dimension without one the value is the row's number,
  /// and without one of colours it has none.
  package init(
    _ row: Int,
    x: Column?,
    y: Column?,
    color: Column? = nil,
    at place: SIMD2<Double>,
    _ distance: Double
  ) {
    (self.row, column) = (row, 0)
    (self.x, self.y) = (DataValue(position: x, at: row), DataValue(position: y, at: row))
    (value, position, self.distance) = (DataValue(color, at: row), Point(place), distance)
  }
}

extension Mark {
  /// Is called as all of its kind are.
  public var kindNames: SeriesNames { Self.kindNames }

  /// Checks that all columns are equally long.
  public func validateColumns() throws(KeisenError) {
    let all = columns.compactMap { column in column.column.map { (column.name, $0.count) } }
    for (name, count) in all where count != all[0].1 {
      throw .invalidArgument("\(name) has \(count) values, \(all[0].0) has \(all[0].1)")
    }
  }

  /// Begins anew.
  public func keepsFrame(of old: Self) -> Bool { false }

  /// Has none.
  public var gridColumns: [MarkColumn] { [] }

  /// Has no bands.
  public func colorLevels() -> [Double] { [] }

  /// Wants both.
  public func showsAxis(in dimension: Dimension) -> Bool { true }

  /// Leaves it to the ranges.
  public func words(in language: Language) -> String? { nil }

  /// Runs on any thread.
  public static var callsBack: Bool { false }

  /// Knows them.
  public static var colorsFollowView: Bool { false }

  /// Is drawn in plots.
  public static var spaces: MarkSpaces { .plots }

  /// Has no values to animate.
  public static var movingColumns: [MovableColumn<Self>] { [] }

  /// Has none.
  public var colorScale: ColorScale? { nil }

  /// Tells the extent of all columns of the dimension.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    columns.extent(in: dimension, onlyPositive: onlyPositive)
  }

  /// Takes the same room on all scales.
  public func extent(
    in dimension: Dimension,
    on projection: Projection,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try extent(in: dimension, onlyPositive: onlyPositive)
  }

  /// Tells the extent of the rows of which any place in the other dimension is within the range.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try columns.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Has no values.
  public func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent { .empty }

  /// Has no values.
  public var colorTimeUnit: TimeUnit? { nil }

  /// Leaves colours as they are.
  public var colorAlpha: Double { 1 }

  /// Brings no names.
  public func categories(in dimension: Dimension) -> CategoryScale? { nil }

  /// Is fitted exactly.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin { .none }

  /// Wants both.
  public func showsGrid(in dimension: Dimension) -> Bool { true }

  /// Draws shapes that stand for many rows.
  public static var undimmed: String? { "its rows have no shapes of their own" }

  /// Shows all rows.
  public func showing(_ rows: BrushedRows) throws(KeisenError) -> Self { self }

  /// Returns the label and the swatch, or nothing where there is no label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    guard !label.isEmpty, let swatch = try swatch(frame) else { return [] }
    return [LegendEntry(label: label, swatch: swatch)]
  }

  /// Draws nothing that is to be kept clear.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] { [] }
}
