import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension FrameContext {
  /// Whether the lines have more rows in view together than are drawn row by row.
  var areLinesMany: Bool { rowsOfLines > directRows }

  /// Rows in view up to which a line is drawn row by row: where the lines have too many together,
  /// no more than twice the pixels that stand side by side on the plot: an envelope costs about as
  /// much.
  var maxDirectRows: Int {
    guard areLinesMany else { return directRows }
    return min(directRows, max(1, Int(2 * plot.width * pixelRatio)))
  }
}

extension LineMark {
  /// Returns how many rows of some series' lines are in view together.
  ///
  /// Returns 0 without looking where all rows that there are, are no more than the frame's
  /// `directRows`, and the number of all where x goes no way.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package static func rowsInView(
    of series: [any Series],
    in frame: FrameContext
  ) throws(KeisenError) -> Int {
    guard series.count > 1, rowCount(of: series[...]) > frame.directRows else { return 0 }
    let lines = series.compactMap { $0 as? LineSeries }.filter { $0.space.polar == nil }
    guard lines.count > 1 else { return 0 }
    var rows = 0
    for line in lines { rows &+= try line.mark.rowsInView(in: line.space, frame) }
    return rows
  }

  /// Returns how many rows the lines among some series have.
  package static func rowCount(of series: ArraySlice<any Series>) -> Int {
    series.reduce(0) { $0 &+ (($1 as? LineSeries)?.mark.y.count ?? 0) }
  }

  private func rowsInView(in space: Space, _ frame: FrameContext) throws(KeisenError) -> Int {
    let order = x?.order() ?? .ascending
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    guard order.isAscending || order.isDescending else { return rows.rows.count }
    let count = try LineEnvelope.rowsInView(
      x: x,
      y: y,
      rows,
      order,
      reach: frame.plot,
      pixelRatio: frame.pixelRatio
    )
    return count ?? rows.rows.count
  }
}
