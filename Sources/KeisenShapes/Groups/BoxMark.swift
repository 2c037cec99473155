import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenStatistics

/// A series of boxes.
public typealias BoxSeries = MarkSeries<BoxMark>

/// A box plot: of each group of rows the quartiles as a box, the median as a line, how far values
/// reach as whiskers, and what is beyond these as markers.
///
/// The numbers are those of `matplotlib.cbook.boxplot_stats`: quartiles by the linear definition,
/// whiskers to the farthest values within 1.5 interquartile ranges of the box unless the style says
/// otherwise, or are given.
///
/// A group of one row, or of equal ones, is a line at its median. A number that a scale has no
/// place for stands at the low end. Values are read when columns change, not in each frame.
public struct BoxMark: BodyMark {
  /// What is told about.
  public var groups: GroupColumns
  /// How they look.
  public var style: BoxStyle
  private let kept = KeptResult<GroupKey<BoxGroup.Choice>, [BoxGroup]>()

  /// Makes boxes.
  public init(_ groups: GroupColumns, style: BoxStyle = BoxStyle()) {
    (self.groups, self.style) = (groups, style)
  }

  /// What messages call it.
  public static var kindName: String { "boxes" }
  /// As C calls it.
  public static var typeName: String { "boxes" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Box plot", "Boxes", japanese: "箱ひげ図", "箱ひげ")
  }

  /// Checks the style, and that there are no sizes.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  public func validate() throws(KeisenError) {
    try validateGroups()
    try style.validate()
  }

  /// Returns the extent of positions, or of the values, without outliers where these are not shown.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    guard dimension == style.valueDimension, !style.showsOutliers else {
      return groupExtent(in: dimension, onlyPositive: onlyPositive)
    }
    let base = ownBase
    let ends = try boxes(base, NumberBase()).flatMap { [$0.low, $0.high] }
    return .around(ends, base, onlyPositive: onlyPositive)
  }

  /// Returns the boxes, by position.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func boxes(
    _ values: NumberBase,
    _ positions: NumberBase
  ) throws(KeisenError) -> [BoxGroup] {
    let choice = BoxGroup.Choice(style)
    return try kept.value(of: GroupKey(groups, values, positions, choice)) {
      () throws(KeisenError) in
      let rows = try RowGroups(groups, values, positions, keepsMissing: choice.isGiven)
      return try BoxGroup.all(rows, choice)
    }
  }
}

/// What a box tells of one group.
struct BoxGroup: PlacedGroup, Sendable {
  /// What a box hangs on beside its values.
  struct Choice: Hashable, Sendable {
    let whiskers: BoxWhiskers
    let isGiven: Bool

    init(_ style: BoxStyle) { (whiskers, isGiven) = (style.whiskers, style.isGiven) }
  }

  /// A row beyond the whiskers.
  struct Outlier: Sendable {
    let row: Int
    let value: Double
  }

  /// Where it stands, relative to the base of positions.
  let position: Double
  /// The first of its rows.
  let row: Int
  /// Number of its rows.
  let count: Int
  /// The least way from group to group.
  let step: Double
  /// The lower whisker, the lower quartile, the median, the upper quartile and the upper whisker.
  let numbers: [Double]
  /// The confidence interval of the median.
  let notch: (low: Double, high: Double)
  /// The mean.
  let mean: Double
  /// In the order of their rows.
  let outliers: [Outlier]

  /// The end of the lower whisker.
  var low: Double { numbers[0] }
  /// The end of the upper whisker.
  var high: Double { numbers[4] }

  /// Values that a given box has before its outliers.
  private static let givenCount = 8

  /// Takes the numbers that a group has as its values; nil where these are too few, or one of the
  /// first five is missing.
  private init?(given group: RowGroups.Group, of groups: RowGroups) {
    guard group.places.count >= Self.givenCount else { return nil }
    let first = group.places.lowerBound
    (position, row, count) = (group.position, groups.rows[first], group.places.count)
    step = groups.step
    numbers = (0..<5).map { groups.values[first + $0] }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    mean = groups.values[first + 5]
    notch = (groups.values[first + 6], groups.values[first + 7])
    outliers = group.places.dropFirst(Self.givenCount)
      .map { Outlier(row: groups.rows[$0], value: groups.values[$0]) }
      .filter(\.value.isFinite)
  }

  private init(
    _ group: RowGroups.Group,
    of groups: RowGroups,
    _ whiskers: BoxWhiskers
  ) throws(KeisenError) {
    let found = try groups.withValues(of: group) { (values) throws(KeisenError) in
      try BoxStatistics(of: values, whiskers: whiskers)
    }
    let first = group.places.lowerBound
    (position, row, count) = (group.position, groups.rows[first], group.places.count)
    step = groups.step
    numbers = found.fiveNumbers
    notch = (found.lowerNotch, found.upperNotch)
    mean = found.mean
    outliers = found.fliers.withValues { fliers in
      fliers.map { Outlier(row: groups.rows[first + $0], value: groups.values[first + $0]) }
    }
  }

  /// Returns what is told of each group.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  fileprivate static func all(
    _ groups: RowGroups,
    _ choice: Choice
  ) throws(KeisenError) -> [BoxGroup] {
    guard !choice.isGiven else {
      return groups.groups.compactMap { BoxGroup(given: $0, of: groups) }
    }
    return try groups.map { (group) throws(KeisenError) in
      try BoxGroup(group, of: groups, choice.whiskers)
    }
  }
}

extension Extent {
  /// Returns the extent of numbers relative to a base; those that are not positive count only where
  /// they may.
  static func around(_ numbers: [Double], _ base: NumberBase, onlyPositive: Bool) -> Extent {
    let origin = Double(base.origin)
    let all = numbers.filter { $0.isFinite && (!onlyPositive || $0 + origin > 0) }
    guard let low = all.min(), let high = all.max() else { return .empty }
    guard base.unit != nil || base.origin != 0 else {
      return Extent(min: .real(low), max: .real(high))
    }
    func integer(_ number: Double) -> Int64 {
      let offset = Int64(exactly: number) ?? (number < 0 ? .min : .max)
      let (sum, overflows) = base.origin.addingReportingOverflow(offset)
      return overflows ? (offset < 0 ? .min : .max) : sum
    }
    return Extent(
      min: .integer(integer(low.rounded(.down))),
      max: .integer(integer(high.rounded(.up))),
      unit: base.unit
    )
  }
}
