import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PointMark {
  /// Returns the row whose marker is nearest to a point.
  ///
  /// The distance is that of the marker's outline, whatever its shape and size, and 0 inside it,
  /// also in a ring. Of markers that are equally near, as all are that cover the point, it is the
  /// one on top: the last row. In mode `.x` it is the row that stands nearest along x, of these the
  /// nearest along y, of these the last. Markers that do not reach into the plot, and those that
  /// have no size or no opacity, are not found.
  ///
  /// - Complexity: O(log *n*) where x goes one way, and the rows that stand as near along x as what
  ///   is found is, as far as the bounds of y do not leave them out. Else what the bounds of x, y
  ///   and the sizes leave: O(*n*) at worst, as of rows in random order, unless a marker covers the
  ///   point. What is not known of the columns yet is found out once, in O(*n*).
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    if let places = frame.polar(space) { return try hit(query, on: places, in: space, frame) }
    guard isVisible else { return nil }
    let points = PointRows(data, colorScale, style, in: space, frame)
    var search = try PointSearch(points, of: data, query, in: frame)
    search.search(search.rows)
    return search.found.map { row, place in
      var hit = MarkHit(row: row, of: points.rows, at: place, distance: search.best.distance)
      hit.value = points.value(at: row)
      return hit
    }
  }

  /// Returns the rows of which the middle of the marker is in a part of the plot, where that has a
  /// size and is seen.
  ///
  /// - Complexity: O(log *n*) where x goes one way, and the rows that stand between the sides of
  ///   the box around the part. Else what the bounds of x and y leave: O(*n*) at worst. What is not
  ///   known of the columns yet is found out once, in O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    if let places = frame.polar(space) {
      return try rows(in: region, on: places, of: space, frame)
    }
    guard isVisible else { return RowSet() }
    let points = PointRows(data, colorScale, style, in: space, frame)
    let placed = try points.rows.rows(in: region, x: data.x, y: data.y)
    let found = placed.positive(in: points.sizes).positive(in: points.alphas)
    guard data.color != nil else {
      return found.runs.first.map { points.isVisible($0.lowerBound) } ?? false ? found : RowSet()
    }
    var seen = RowSet()
    for run in found.runs {
      for row in run where points.isVisible(row) { seen.append(row) }
    }
    return seen
  }
}
