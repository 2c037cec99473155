import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenScales
import KeisenStatistics

extension Chart {
  /// Makes sets of bars on one another in the chart's own space and adds them.
  ///
  /// Positive values are added up from the baseline, and negative ones apart from these, downwards.
  /// A value that is NaN or infinite has no bar, and counts as 0 for the others.
  ///
  /// - Parameters:
  ///   - sets: Name and values of each, all equally long, the first at the baseline.
  ///   - position: Where the stacks stand; nil for names, or row numbers from 0.
  ///   - names: As many names; not with `position`.
  ///   - total: What the magnitudes at each position are made to add up to: 1, or 100 for percent;
  ///     nil leaves values as they are.
  ///   - orientation: Which way the bars go.
  ///   - colors: A colour for each set, over and over; none for those of the chart's colour cycle.
  ///   - style: How they look else; its baseline is where the stacks begin.
  /// - Returns: The bars, in the order of the sets.
  /// - Throws: As `BarMark.stacked` and `MarkSeries.init`; then none is added.
  @discardableResult
  public func addBarStack(
    _ sets: [(label: String, values: [Double])],
    position: Column? = nil,
    names: [String]? = nil,
    total: Double? = nil,
    orientation: BarMark.Orientation = .vertical,
    colors: [Color] = [],
    style: BarStyle = BarStyle()
  ) throws(KeisenError) -> [BarSeries] {
    let model = try Self.model(position, names, orientation, style)
    let marks = try BarMark.stacked(sets.map(\.values), like: model, total: total)
    return try add(marks, sets.map(\.label), colors)
  }

  /// Makes sets of bars side by side in the chart's own space and adds them.
  ///
  /// - Parameters:
  ///   - sets: Name and values of each, all equally long, from lesser positions to greater ones.
  ///   - position: Where the groups stand; nil for names, or row numbers from 0.
  ///   - names: As many names; not with `position`.
  ///   - gap: The part of each bar's place that stays free, at least 0 and less than 1.
  ///   - orientation: Which way the bars go.
  ///   - colors: A colour for each set, over and over; none for those of the chart's colour cycle.
  ///   - style: How they look else; its width is that of all sets together.
  /// - Returns: The bars, in the order of the sets.
  /// - Throws: As `BarMark.grouped` and `MarkSeries.init`; then none is added.
  @discardableResult
  public func addBarGroups(
    _ sets: [(label: String, values: [Double])],
    position: Column? = nil,
    names: [String]? = nil,
    gap: Double = 0,
    orientation: BarMark.Orientation = .vertical,
    colors: [Color] = [],
    style: BarStyle = BarStyle()
  ) throws(KeisenError) -> [BarSeries] {
    let model = try Self.model(position, names, orientation, style)
    let marks = try BarMark.grouped(sets.map(\.values), like: model, gap: gap)
    return try add(marks, sets.map(\.label), colors)
  }

  /// Makes the bars of a waterfall in the chart's own space and adds them.
  ///
  /// Each goes from the running total to this with its change, a total from the baseline.
  ///
  /// - Parameters:
  ///   - changes: What is added to the running total; at totals it counts for nothing, but at row
  ///     0. One that is NaN or infinite has no bar and leaves the running total as it is.
  ///   - totals: Rows, from 0, at which the running total itself stands.
  ///   - names: As many names, or nil for row numbers.
  ///   - orientation: Which way the bars go.
  ///   - colors: Colours of the three kinds of bars.
  ///   - style: How they look else; its baseline is where the running total begins.
  ///   - label: What they are, for people.
  /// - Returns: The bars.
  /// - Throws: As `BarMark.init(changes:)` and `MarkSeries.init`; then none is added.
  @discardableResult
  public func addWaterfall(
    _ changes: [Double],
    totals: [Int] = [],
    names: [String]? = nil,
    orientation: BarMark.Orientation = .vertical,
    colors: BarMark.WaterfallColors = BarMark.WaterfallColors(),
    style: BarStyle = BarStyle(connectorWidth: 1),
    label: String = ""
  ) throws(KeisenError) -> BarSeries {
    let mark = try BarMark(
      changes: changes,
      totals: totals,
      names: names,
      orientation: orientation,
      colors: colors,
      style: style
    )
    return try add(mark, label: label)
  }

  /// Makes the bars of a histogram in the chart's own space and adds them.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - weights: As many weights; nil for 1 each.
  ///   - rule: How bins are chosen.
  ///   - range: Where the first bin begins and the last one ends; nil takes all finite values.
  ///   - statistic: What heights tell.
  ///   - direction: From which end heights are summed up; nil leaves them apart.
  ///   - orientation: Which way the bars go.
  ///   - style: How they look; its width counts for nothing.
  ///   - label: What they are, for people.
  /// - Returns: The bars.
  /// - Throws: As `HistogramBins.init` and `MarkSeries.init`; then none is added.
  @discardableResult
  public func addHistogram(
    of values: Column,
    weights: Column? = nil,
    rule: BinRule = .auto,
    range: ClosedRange<Double>? = nil,
    statistic: HistogramStatistic = .count,
    cumulative direction: CumulativeDirection? = nil,
    orientation: BarMark.Orientation = .vertical,
    style: BarStyle = BarStyle(),
    label: String = ""
  ) throws(KeisenError) -> BarSeries {
    let bins = try HistogramBins(
      of: values,
      weights: weights,
      rule: rule,
      range: range,
      statistic: statistic,
      cumulative: direction
    )
    return try add(BarMark(bins, orientation: orientation, style: style), label: label)
  }

  /// Returns what sets of bars have in common.
  private static func model(
    _ position: Column?,
    _ names: [String]?,
    _ orientation: BarMark.Orientation,
    _ style: BarStyle
  ) throws(KeisenError) -> BarMark {
    BarMark(
      position: position,
      value: try Column([Double]()),
      names: names.map { CategoryScale($0) },
      orientation: orientation,
      style: style
    )
  }

  /// Adds a series for each mark, or none.
  private func add(
    _ marks: [BarMark],
    _ labels: [String],
    _ colors: [Color]
  ) throws(KeisenError) -> [BarSeries] {
    var made: [BarSeries] = []
    for (index, (mark, label)) in zip(marks, labels).enumerated() {
      var mark = mark
      if !colors.isEmpty { mark.style.color = colors[index % colors.count] }
      made.append(try BarSeries(mark, in: space, label: label))
    }
    for bars in made { add(bars) }
    return made
  }
}
