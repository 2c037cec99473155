import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension HeatmapMark {
  /// Returns the cell at a point.
  ///
  /// Beside the heat map it is the cell that is nearest. The distance is that of the heat map's
  /// rectangle, 0 inside; in mode `.x` along x alone. Cells without a value count as any others,
  /// with the value NaN. `Hit.row` and `Hit.column` are those of the matrix, however it is stored
  /// and drawn; `Hit.x` and `Hit.y` are the middle of the cell between the values of its edges, and
  /// `Hit.value` is its value.
  ///
  /// - Complexity: O(log *n*) in rows and columns.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    if let arranged = try ArrangedHeatmap(self, in: space, frame) {
      return try arranged.mark.hit(query, in: space, frame).flatMap(arranged.own)
    }
    let snapshot = values.snapshot()
    let (xRange, yRange) = (frame.range(of: space.x), frame.range(of: space.y))
    let (xMap, yMap) = (frame.map(.x, of: space), frame.map(.y, of: space))
    let (plot, point) = (frame.plot, query.point)
    guard style.alpha > 0, snapshot.count >= rowCount * columnCount,
      let across = CellSearch(x, columnCount, xRange, xMap),
      let down = CellSearch(y, rowCount, yRange, yMap)
    else { return nil }
    let ((left, right), (top, bottom)) = (across.ends, down.ends)
    // What has no width, or is beside the plot, is not drawn.
    guard left < min(right, plot.maxX), right > plot.minX, top < min(bottom, plot.maxY),
      bottom > plot.minY
    else { return nil }
    let nearest = Point(x: max(left, min(right, point.x)), y: max(top, min(bottom, point.y)))
    let (column, row) = (across.cell(at: nearest.x), down.cell(at: nearest.y))
    let delta = Point(x: abs(point.x - nearest.x), y: abs(point.y - nearest.y))
    let distance =
      query.mode == .x ? delta.x : (delta.x * delta.x + delta.y * delta.y).squareRoot()
    guard distance <= query.reach else { return nil }
    let xMiddle = x.middle(column, of: columnCount, in: xRange)
    let yMiddle = y.middle(row, of: rowCount, in: yRange)
    let index = index(row: row, column: column)
    return MarkHit(
      row: row,
      column: column,
      x: xMiddle,
      y: yMiddle,
      value: DataValue(
        snapshot.value(at: snapshot.rows.lowerBound + index),
        unit: snapshot.type.timeUnit
      ),
      position: Point(
        x: across.middle(of: column, in: (plot.minX, plot.maxX)),
        y: down.middle(of: row, in: (plot.minY, plot.maxY))
      ),
      distance: distance
    )
  }

  /// Returns the cells whose middle, as a hit tells it, is in a part of the plot, each by the place
  /// of its value among all.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    if let arranged = try ArrangedHeatmap(self, in: space, frame) {
      return arranged.own(try arranged.mark.rows(in: region, of: space, frame))
    }
    guard style.alpha > 0, values.snapshot().count >= rowCount * columnCount else {
      return RowSet()
    }
    func middles(_ dimension: Dimension, _ edges: CellEdges, _ cells: Int) -> [Double] {
      let range = frame.range(of: space.projection(dimension))
      let search = CellSearch(edges, cells, range, frame.map(dimension, of: space))
      let (low, high) = frame.plot.ends(dimension)
      return (0..<cells).map { search?.middle(of: $0, in: (low, high)) ?? .nan }
    }
    return region.cells(middles(.x, x, columnCount), middles(.y, y, rowCount)) { column, row in
      index(row: row, column: column)
    }
  }
}
