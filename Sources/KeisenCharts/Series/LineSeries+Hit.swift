import KeisenData
import KeisenPrimitives

extension LineSeries {
  /// Returns the row whose part of the line is nearest to a point.
  ///
  /// A row's part are the two segments that end in it, or the dot of one between gaps, as far as they are in the
  /// plot. Their distance is that of the pen's edge, all joins and caps taken as round and dashes as closed. Where
  /// several rows are equally near - both ends of a segment are, and all rows whose ink covers the point - it is
  /// the one that stands nearest itself, of these the first. In mode `.x` it is the row in view that stands
  /// nearest along x, of these the nearest along y, of these the first.
  ///
  /// - Complexity: O(log *n*) where x goes one way, and the rows that stand as near along x as what is found is, as
  ///   far as the bounds of y do not leave them out. Else what the bounds of x and y leave: O(*n*) at worst, as where
  ///   all rows have one x. What is not known of the columns yet is found out once, in O(*n*).
  public func hit(_ query: HitQuery, in frame: FrameContext) throws(KeisenError) -> Hit? {
    let (style, (x, y)) = (style, columns)
    let color = style.color ?? frame.theme.cycleColor(frame.seriesIndex)
    guard style.width > 0, color.alpha > 0, !frame.plot.isEmpty else { return nil }
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    let boxes = try RowBoxes(rows, x: x, y: y, areConnected: true)
    var search = LineSearch(
      rows,
      boxes,
      query,
      width: min(style.width, LinePath.longestReach),
      in: frame.plot
    )
    search.search(boxes.known)
    return search.found.map { row, place in
      Hit(series: self, row: row, of: rows, at: place, distance: search.best.distance)
    }
  }
}
