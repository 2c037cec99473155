import KeisenData
import KeisenPrimitives
import KeisenScales

/// Data that stands in a space and that ranges follow: those of a series.
///
/// May be used from several threads.
public protocol FollowedData: AnyObject, Sendable {
  /// The space it draws in, for good.
  var space: Space { get }

  /// What people call charts of its kind, and one series.
  var kindNames: SeriesNames { get }

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

  /// Whether the values that its colour scale turns into colours are known when a frame has counted
  /// its rows, and not before.
  var colorsFollowView: Bool { get }

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
}

extension FollowedData {
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

  /// Knows them.
  public var colorsFollowView: Bool { false }

  /// Brings no names.
  public func categories(in dimension: Dimension) -> CategoryScale? { nil }

  /// Is fitted exactly.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin { .none }
}
