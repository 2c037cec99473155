import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenStatistics

extension Chart {
  /// Makes stacked areas in the chart's own space and adds them.
  ///
  /// - Parameters:
  ///   - series: Name and numbers of each, the first at the bottom, all equally long.
  ///   - x: As many values of the horizontal dimension; nil for row numbers from 0.
  ///   - baseline: Where the stack begins, and how it is measured: `.wiggle` makes a stream.
  ///   - styles: How they look, over and over; a baseline in them does not count.
  /// - Returns: The areas, in the order of the series.
  /// - Throws: As `AreaStack.init` and `MarkSeries.init`; then none is added.
  @discardableResult
  public func addStack(
    _ series: [(label: String, values: Column)],
    x: Column?,
    baseline: StackBaseline = .zero,
    styles: [AreaStyle] = [AreaStyle(alpha: 1)]
  ) throws(KeisenError) -> [AreaSeries] {
    let stack = try AreaStack(series.map(\.values), baseline: baseline)
    var areas: [AreaSeries] = []
    for (mark, (label, _)) in zip(stack.areas(x: x, styles: styles), series) {
      areas.append(try AreaSeries(mark, in: space, label: label))
    }
    for area in areas { add(area) }
    return areas
  }
}
