import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// Draws data through one space.
///
/// May be part of several charts and be used from several threads.
public protocol Series: FollowedData {
  /// Its name for people, in legends and descriptions; empty for none.
  var label: String { get }

  /// Whether code runs in it that must be on the thread that draws, as that of a custom part's
  /// caller: a figure then prepares its chart there, not beside others. Default false.
  var callsBack: Bool { get }

  /// What the alpha of the colours that the scale gives is multiplied by.
  var colorAlpha: Double { get }

  /// Whether a grid's lines at the ticks of one dimension help to read it.
  func showsGrid(in dimension: Dimension) -> Bool

  /// Whether an axis of one dimension helps to read it.
  ///
  /// Where a series of a chart says no, axes and grids that no series uses, and the fill of the
  /// plot if none does, are not drawn.
  func showsAxis(in dimension: Dimension) -> Bool

  /// Its rows, field by field, as descriptions, tables and sounds tell of them; nil where there is
  /// nothing to tell but its name.
  var describedRows: DescribedSeries? { get }

  /// Returns what alternative text tells of it beside the ranges under its axes; nil for nothing.
  func words(in language: Language) -> String?

  /// The borders of bands of values that have one colour each, ascending; none where colours change
  /// steadily.
  var colorLevels: [Double] { get }

  /// Draws itself into a list that is clipped to the plot already.
  ///
  /// - Returns: What was done, for the frame record.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError)
    -> SeriesRecord

  /// Returns its lines in a legend; none where it wants none.
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

  /// Returns what the values of a hit of a row tell: what a tooltip calls its place, and its value.
  func hitKind(ofRow row: Int) -> HitKind

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

  /// Leaves it to the ranges.
  public func words(in language: Language) -> String? { nil }

  /// Has no bands.
  public var colorLevels: [Double] { [] }

  /// Leaves colours as they are.
  public var colorAlpha: Double { 1 }

  /// Wants both.
  public func showsGrid(in dimension: Dimension) -> Bool { true }

  /// Wants both, but in a polar space.
  public func showsAxis(in dimension: Dimension) -> Bool { space.polar == nil }

  /// Is in no legend.
  public func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry] { [] }

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
