import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales

/// Draws data through one space.
///
/// May be part of several charts and be used from several threads.
public protocol Series: AnyObject, Sendable {
  /// The space it draws in, for good.
  var space: Space { get }

  /// What people call charts of its kind, and one series.
  var kindNames: SeriesNames { get }

  /// Its name for people, in legends and descriptions; empty for none.
  var label: String { get }

  /// Whether code runs in it that must be on the thread that draws, as that of a custom part's
  /// caller: a figure then prepares its chart there, not beside others. Default false.
  var callsBack: Bool { get }

  /// When its data or its look changed last; what it shows of other parts of a chart is theirs to
  /// tell.
  var latestChange: Change { get }

  /// Returns the exact extents of its data in one dimension.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func extent(in dimension: Dimension) throws(KeisenError) -> Extent

  /// Returns the extents of its data above 0, for scales that show no other.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent

  /// Returns the exact extents in one dimension of the rows that stand within a range of the other
  /// one.
  ///
  /// What has a length there, a bar or a cell, counts where it shares a position with the range. A
  /// range that is reversed is as one that is not.
  ///
  /// - Parameters:
  ///   - dimension: Whose extents.
  ///   - range: Relative to its own origin, on its own scale.
  ///   - other: The dimension of the range.
  ///   - onlyPositive: Whether values that are not above 0 do not count.
  /// - Returns: The exact extents in one dimension of the rows.
  /// - Throws: `KeisenError` when the data can't be read.
  func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent

  /// Returns the unit of its data in one dimension where it is timestamps, else nil.
  func timeUnit(in dimension: Dimension) -> TimeUnit?

  /// Whether its rows stand at values of a dimension, and so on its axis.
  func hasValues(in dimension: Dimension) -> Bool

  /// The scale that gives its values colours, for good; nil where it has none.
  var colorScale: ColorScale? { get }

  /// Returns the exact extents of the values that its colour scale turns into colours.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func colorExtent() throws(KeisenError) -> Extent

  /// Returns the extents of those values above 0.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func positiveColorExtent() throws(KeisenError) -> Extent

  /// The unit of those values where they are timestamps, else nil.
  var colorTimeUnit: TimeUnit? { get }

  /// What the alpha of the colours that the scale gives is multiplied by.
  var colorAlpha: Double { get }

  /// Returns the names of its rows in one dimension, of which a scale is made that nobody chose;
  /// nil for none.
  func categories(in dimension: Dimension) -> CategoryScale?

  /// Returns what a fit adds to its extents in one dimension.
  ///
  /// On a category scale, a fit to all names of which leaves half a band at either end, `low` and
  /// `high` count from the outermost names' middles.
  ///
  /// - Throws: `KeisenError` when the data can't be read.
  func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin

  /// Whether a grid's lines at the ticks of one dimension help to read it.
  func showsGrid(in dimension: Dimension) -> Bool

  /// Whether an axis of one dimension helps to read it.
  ///
  /// Where a series of a chart says no, axes and grids that no series uses, and the fill of the
  /// plot if none does, are not drawn.
  func showsAxis(in dimension: Dimension) -> Bool

  /// Draws itself into a list that is clipped to the plot already.
  ///
  /// - Returns: What was done, for the frame record.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError)
    -> SeriesRecord

  /// Returns its line in a legend, or nil where it wants none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func legendEntry(_ frame: FrameContext) throws(KeisenError) -> LegendEntry?

  /// Returns its lines in a legend, where it may want several.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry]

  /// Returns positions along what it draws, in points, for a legend to keep clear of.
  ///
  /// Successive ones are connected; one of NaN interrupts. About `count` are enough, in one or two
  /// steps per position however many rows there are.
  func outline(_ frame: FrameContext, count: Int) -> [Point]

  /// Returns what it shows nearest to a point of the plot, or nil where that is farther than the
  /// query's reach.
  ///
  /// The distance is 0 on what is drawn, and counts along x alone where the query's mode is `.x`.
  /// What the plot does not show counts no more than what is not there. Changes nothing.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(_ query: HitQuery, in frame: FrameContext) throws(KeisenError) -> Hit?

  /// Returns the rows whose drawn marks lie in a part of the plot: as a rule those whose middle
  /// does.
  ///
  /// What it is not drawn with is in none. Changes nothing.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func rows(in region: PlotRegion, _ frame: FrameContext) throws(KeisenError) -> RowSet

  /// The rows that are drawn as ever where others are dimmed; nil dims none.
  var selection: Selection? { get }

  /// Chooses a selection of its rows, outside of which rows are dimmed from the next frame on; nil
  /// for none.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` where its rows have no shapes of their own.
  func setSelection(_ selection: Selection?) throws(KeisenError)
}

extension Series {
  /// Runs on any thread.
  public var callsBack: Bool { false }

  /// May have changed at any moment.
  public var latestChange: Change { .always }

  /// Tells the extents of all rows.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try onlyPositive ? positiveExtent(in: dimension) : extent(in: dimension)
  }

  /// Has values in both.
  public func hasValues(in dimension: Dimension) -> Bool { true }

  /// Has none.
  public var colorScale: ColorScale? { nil }

  /// Has no values.
  public func colorExtent() throws(KeisenError) -> Extent { .empty }

  /// Has no values.
  public func positiveColorExtent() throws(KeisenError) -> Extent { .empty }

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

  /// Wants both, but in a polar space.
  public func showsAxis(in dimension: Dimension) -> Bool { space.polar == nil }

  /// Is in no legend.
  public func legendEntry(_ frame: FrameContext) throws(KeisenError) -> LegendEntry? { nil }

  /// Has the one line of `legendEntry`, or none.
  public func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry] {
    try legendEntry(frame).map { [$0] } ?? []
  }

  /// Draws nothing that is to be kept clear.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] { [] }

  /// Is never hit.
  public func hit(_ query: HitQuery, in frame: FrameContext) throws(KeisenError) -> Hit? { nil }

  /// Has none.
  public func rows(in region: PlotRegion, _ frame: FrameContext) throws(KeisenError) -> RowSet {
    RowSet()
  }

  /// Has none.
  public var selection: Selection? { nil }

  /// Can't have any.
  public func setSelection(_ selection: Selection?) throws(KeisenError) {
    guard selection != nil else { return }
    throw KeisenError(.unsupported, "rows of this series have no shapes of their own to be dimmed")
  }
}
