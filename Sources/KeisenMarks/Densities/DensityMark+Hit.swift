import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension DensityMark {
  /// Finds the cell at the point, of several that meet there the right and the lower one, or the
  /// nearest one with rows, of those that are equally near the upper one, then the left one.
  ///
  /// Row and column of the cell count from the plot's top left corner, x and y are its middle. The
  /// value is what is made of its rows: their number, their mean, or the code of the category that
  /// most of them have, of several the first. A cell without rows shows what is below it, and is
  /// not found. Cells are those of the last frame where nothing has changed; else the rows are
  /// counted.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard style.alpha > 0 else { return nil }
    let grid = try grid(in: space, frame)
    guard let cell = FilledCells(grid).nearest(query) else { return nil }
    let middle = grid.shape.rect(column: cell.column, row: cell.row).middle
    func value(_ dimension: Dimension, at position: Double) -> DataValue {
      let range = frame.range(of: space.projection(dimension))
      let relative = frame.map(dimension, of: space).value(at: position)
      return DataValue(relative, origin: range.origin, unit: range.timeUnit)
    }
    return MarkHit(
      row: cell.row,
      column: cell.column,
      x: value(.x, at: middle.x),
      y: value(.y, at: middle.y),
      value: grid.value(of: cell.row * grid.shape.columns + cell.column),
      position: middle,
      distance: cell.distance
    )
  }

  /// Returns the rows that stand in a part of the plot, in whatever cells these are counted.
  ///
  /// - Complexity: As of points.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard style.alpha > 0 else { return RowSet() }
    let rows = LineRows(x: data.x?.snapshot(), y: data.y.snapshot(), in: space, frame)
    return try rows.rows(in: region, x: data.x, y: data.y)
  }
}

extension DensityGrid {
  /// What is made of the rows of a cell.
  fileprivate func value(of cell: Int) -> DataValue {
    defer { withExtendedLifetime((means, totals, counts)) {} }
    if let means {
      return DataValue(means.elements[cell], origin: anchor.origin, unit: anchor.unit)
    }
    guard !categories.isEmpty else { return DataValue(0, origin: Int64(totals.elements[cell])) }
    let first = cell * categories.count
    var maximum = 0
    for category in categories
    where counts.elements[first + category] > counts.elements[first + maximum] {
      maximum = category
    }
    return DataValue(0, origin: Int64(maximum))
  }
}

extension Rect {
  fileprivate var middle: Point { Point(x: minX / 2 + maxX / 2, y: minY / 2 + maxY / 2) }
}
