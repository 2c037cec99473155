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
public final class CategoryBarSeries: Series {
  package struct State {
    package var names: CategoryScale
    package var values: Column
    package var style: CategoryBarStyle
    package var label: String

    /// Number of bars: as many as there are names and values.
    var count: Int { min(names.names.count, values.count) }
  }

  /// The space it draws in, for good.
  public let space: Space
  /// What people call charts of its kind, and one series.
  public var kindNames: SeriesNames {
    SeriesNames("Bar chart", "Bars", japanese: "棒グラフ", "棒")
  }
  private let state: Watched<State>
  private let brush = RowBrush()

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
  public init(
    names: [String],
    values: Column,
    in space: Space,
    style: CategoryBarStyle = CategoryBarStyle(),
    label: String = ""
  ) throws(KeisenError) {
    try Self.validate(names, values)
    try style.validate()
    try space.requireCartesian(for: "category bars")
    self.space = space
    state = Watched(
      State(names: CategoryScale(names), values: values, style: style, label: label)
    )
  }

  /// When its names, its values, its style or label changed last.
  public var latestChange: Change {
    max(state.latestChange, values.latestChange, brush.latestChange)
  }

  /// The bars that are drawn as ever where others are dimmed, by their numbers; nil dims none.
  public var selection: Selection? { brush.selection }

  /// Chooses a selection of its bars, outside of which they are dimmed from the next frame on; nil
  /// for none.
  ///
  /// The values at their tips are not.
  public func setSelection(_ selection: Selection?) { brush.choose(selection) }

  /// How the bars look.
  public var style: CategoryBarStyle { state.withLock { $0.style } }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout CategoryBarStyle) -> Bool) -> Bool {
    state.change { body(&$0.style) }
  }

  /// What they are, for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// The names.
  public var names: [String] { state.withLock { $0.names.names } }

  /// The values.
  public var values: Column { state.withLock { $0.values } }

  /// All of it, as it is at one moment.
  package var current: State { state.withLock { $0 } }

  /// Changes how the bars look.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: CategoryBarStyle) throws(KeisenError) {
    try style.validate()
    state.change { $0.style = style }
  }

  /// Changes how the bars look and what they are called, in one step.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then both stay.
  public func set(style: CategoryBarStyle, label: String) throws(KeisenError) {
    try style.validate()
    state.change { state in
      state.style = style
      state.label = label
    }
  }

  /// Replaces names and values.
  ///
  /// The ranges stay; names that made the scale of x are replaced there too, in the next frame.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are not as many names as
  ///   values; then the old ones stay.
  public func setData(names: [String], values: Column) throws(KeisenError) {
    try Self.validate(names, values)
    // The old values end outside of the lock: borrowed ones call their owner then.
    let old = state.change { state in
      let old = state.values
      state.names = CategoryScale(names)
      state.values = values
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Replaces names and values where they are still what is expected; returns whether they were.
  ///
  /// Whoever calls it keeps the old ones until no lock is held.
  package func exchangeData(_ expected: BarData, _ new: BarData) -> Bool {
    let names = new.names == expected.names ? nil : CategoryScale(new.names)
    return state.change { state in
      guard state.values === expected.values.column, state.names.names == expected.names else {
        return false
      }
      if let names { state.names = names }
      state.values = new.values.column
      return true
    }
  }

  package static func validate(_ names: [String], _ values: Column) throws(KeisenError) {
    guard names.count != values.count else { return }
    throw .invalidArgument(
      "there must be as many names as values, got \(names.count) and \(values.count)"
    )
  }

  /// Draws bars, the line along the baseline, and the values.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard !frame.plot.isEmpty else { return SeriesRecord(rows: 0, gaps: 0) }
    let state = current
    let layout = try CategoryBarLayout(CategoryBarGeometry(state, in: space, frame))
    if let (outside, inside) = brush.brushed() {
      for rows in [outside, inside] {
        try CategoryBarLayout(CategoryBarGeometry(state, showing: rows, in: space, frame))
          .encodeBars(into: &list)
      }
    } else {
      layout.encodeBars(into: &list)
    }
    layout.encodeBaseline(into: &list)
    CategoryBarLabels(layout)?.encode(into: &list)
    return layout.record
  }
}

extension CategoryBarSeries: StyledObject, Styled {
  package static var kindName: String { "category bars" }

  package func check(_ style: CategoryBarStyle) throws(KeisenError) { try style.validate() }
}
