import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Upright bars, each with a name below the axis and its value at its tip.
///
/// Bar i stands at the value i of x. Where nobody chose the scale of x it becomes a category scale
/// of the names, which a bottom axis shows; on a category scale that somebody chose, and on one
/// that several series share, a bar stands at its name, the k-th bar of a name at the k-th place of
/// this name, and one without a place there is dropped. A fit leaves a gap as wide as those between
/// bars before the first and after the last one: *n* bars in a plot of width *W* are 2*W* / (3*n* +
/// 1) wide, half of that apart. It includes the baseline in the range of y, and leaves `headroom`
/// free.
///
/// A bar thinner than a device pixel covers all of the pixels' column that its middle is in;
/// several in one column cover it from the baseline to their farthest tips, and one that stands out
/// is on top.
///
/// Values that are NaN, missing or infinite have no bar. A bar of the value of the baseline has no
/// height; any other one is at least a device pixel high. A window of pages or of a pan is a range
/// of x: `-2.0/3 ... k - 1.0/3` shows the first *k* bars.
public struct CategoryBarMark: StyledMark {
  /// What messages call it.
  public static var kindName: String { "category bars" }
  /// As C calls it.
  public static var typeName: String { "category_bars" }
  /// What people call it.
  public static var kindNames: SeriesNames {
    SeriesNames("Bar chart", "Bars", japanese: "棒グラフ", "棒")
  }
  /// Each row has a bar of its own.
  public static var undimmed: String? { nil }

  /// A name for each bar.
  public var names: CategoryScale
  /// As many values.
  public var values: Column
  /// How the bars look.
  public var style: CategoryBarStyle
  /// The bars that are drawn; nil for all.
  var shown: BrushedRows?

  /// Makes bars.
  ///
  /// - Parameters:
  ///   - names: A name for each bar; they need not differ.
  ///   - values: As many values.
  ///   - style: How they look.
  public init(
    names: [String],
    values: Column,
    style: CategoryBarStyle = CategoryBarStyle()
  ) {
    (self.names, self.values, self.style) = (CategoryScale(names), values, style)
  }

  /// The values, and the names' places.
  public var columns: [MarkColumn] {
    [MarkColumn("value", values, .y), MarkColumn("name", nil, .x)]
  }

  /// Number of bars: as many as there are names and values.
  var count: Int { min(names.names.count, values.count) }

  /// Checks that there are as many names as values.
  public func validateColumns() throws(KeisenError) { try Self.validate(names.names, values) }

  package static func validate(_ names: [String], _ values: Column) throws(KeisenError) {
    guard names.count != values.count else { return }
    throw .invalidArgument(
      "there must be as many names as values, got \(names.count) and \(values.count)"
    )
  }

  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows: names and values.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let space = series.space
    var name = DescribedSeries.Field(name: "name", values: .texts(names.names))
    name.projection = space.x
    name.dimension = .x
    return DescribedSeries(
      series,
      .names,
      [name, DescribedSeries.Field("value", values, in: space, .y)],
      count: rows(of: values.snapshot()),
      position: "name",
      value: "value"
    )
  }

  /// Returns the bars of some rows, in their opacity; baseline and values are those of all.
  public func showing(_ rows: BrushedRows) -> CategoryBarMark {
    var mark = self
    mark.shown = rows
    return mark
  }

  /// Draws bars, the line along the baseline, and the values.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let layout = try CategoryBarLayout(CategoryBarGeometry(self, in: space, frame))
    guard let shown else {
      layout.encodeBars(into: &list)
      encodeRest(of: layout, into: &list)
      return layout.record
    }
    let some = try CategoryBarLayout(
      CategoryBarGeometry(self, showing: shown, in: space, frame)
    )
    some.encodeBars(into: &list)
    // Those in the selection come last.
    if shown.isInside { encodeRest(of: layout, into: &list) }
    return some.record
  }

  private func encodeRest(of layout: CategoryBarLayout, into list: inout DisplayList) {
    layout.encodeBaseline(into: &list)
    CategoryBarLabels(layout)?.encode(into: &list)
  }
}

/// Bars of a chart that have names.
public typealias CategoryBarSeries = MarkSeries<CategoryBarMark>

extension MarkSeries where Kind == CategoryBarMark {
  /// Makes bars.
  ///
  /// - Parameters:
  ///   - names: A name for each bar; they need not differ.
  ///   - values: As many values.
  ///   - space: The space to draw in.
  ///   - style: How they look.
  ///   - label: What they are, for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are not as many names as
  ///   values or the style is not allowed.
  public convenience init(
    names: [String],
    values: Column,
    in space: Space,
    style: CategoryBarStyle = CategoryBarStyle(),
    label: String = ""
  ) throws(KeisenError) {
    try self.init(
      CategoryBarMark(names: names, values: values, style: style),
      in: space,
      label: label
    )
  }

  /// The names.
  public var names: [String] { mark.names.names }

  /// The values.
  public var values: Column { mark.values }

  /// Replaces names and values.
  ///
  /// The ranges stay; names that made the scale of x are replaced there too, in the next frame.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are not as many names as
  ///   values; then the old ones stay.
  public func setData(names: [String], values: Column) throws(KeisenError) {
    try CategoryBarMark.validate(names, values)
    try change { ($0.names, $0.values) = (CategoryScale(names), values) }
  }

  /// Replaces names and values where they are still what is expected; returns whether they were.
  ///
  /// Whoever calls it keeps the old ones until no lock is held.
  package func exchangeData(_ expected: BarData, _ new: BarData) -> Bool {
    let names = new.names == expected.names ? nil : CategoryScale(new.names)
    return exchange { mark in
      guard mark.values === expected.values.column, mark.names.names == expected.names else {
        return false
      }
      if let names { mark.names = names }
      mark.values = new.values.column
      return true
    }
  }
}
