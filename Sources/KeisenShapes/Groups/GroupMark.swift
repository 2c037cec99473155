import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// A mark of groups of rows, each of which stands at one place of a dimension and tells of its
/// values in the other one.
public protocol GroupMark: Mark where Style: GroupStyle {
  /// Makes a mark.
  init(_ groups: GroupColumns, style: Style)

  /// What is shown.
  var groups: GroupColumns { get set }
}

/// How groups of rows look.
public protocol GroupStyle {
  /// The dimension of the values; groups stand side by side in the other one.
  var valueDimension: Dimension { get }
  /// How wide a group is, as a part of the least way from a group to the next, above 0.
  ///
  /// On a scale of names, and for one group, that way is 1.
  var width: Double { get set }
}

extension GroupMark {
  /// Its columns.
  public var columns: [MarkColumn] { groups.columns(valuesIn: style.valueDimension) }

  /// What turns the values of the colour column into colours.
  public var colorScale: ColorScale? { groups.colorScale }

  /// Returns the exact extent of the values of colours.
  public func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    (onlyPositive ? groups.color?.positiveExtent() : groups.color?.extent()) ?? .empty
  }

  /// The unit of those values.
  public var colorTimeUnit: TimeUnit? { groups.color?.type.timeUnit }

  /// Returns the exact extent of the values or of the positions, which is 0 where there is but one
  /// group.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    groupExtent(in: dimension, onlyPositive: onlyPositive)
  }

  /// Returns the same of the rows that stand within a range of the other dimension; a lone group at
  /// 0 counts always.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    guard groups.positions != nil, dimension != other else {
      return try extent(in: dimension, onlyPositive: onlyPositive)
    }
    return try columns.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  func groupExtent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    guard dimension != style.valueDimension, groups.positions == nil else {
      return columns.extent(in: dimension, onlyPositive: onlyPositive)
    }
    guard !onlyPositive, groups.values.count > 0 else { return .empty }
    return Extent(min: .integer(0), max: .integer(0))
  }

  /// Returns half the way from group to group for positions, and a twentieth of the length for
  /// values.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    guard dimension != style.valueDimension else { return .around(strokes: 0) }
    let half = groups.step() / 2
    return FitMargin(low: half, high: half)
  }

  /// Wants no lines through the middles of its groups.
  public func showsGrid(in dimension: Dimension) -> Bool { dimension == style.valueDimension }
}

extension GroupStyle {
  /// Checks the width.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validateWidth() throws(KeisenError) {
    try requirePositive(width, "width")
  }
}

extension GroupMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let ordered =
      groups.positions == nil ? fields : [fields[1], fields[0]] + fields.dropFirst(2)
    var rows = DescribedSeries(series, .groups, ordered, position: "positions", value: "values")
    rows.groups = groups
    return rows
  }
}
