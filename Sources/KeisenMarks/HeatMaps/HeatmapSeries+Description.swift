import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension HeatmapSeries {
  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Its rows, field by field.
  public var describedRows: DescribedSeries? {
    let (columns, rows) = (columns, rows)
    let isByRow = order == .rows
    var x = DescribedSeries.Field(
      name: "x",
      values: .cells(x, step: isByRow ? 1 : max(1, rows), count: columns)
    )
    var y = DescribedSeries.Field(
      name: "y",
      values: .cells(y, step: isByRow ? max(1, columns) : 1, count: rows)
    )
    var value = DescribedSeries.Field("value", values, in: space, nil)
    value.projection = colorScale?.projection
    (x.projection, x.dimension, x.names) = (space.x, .x, space.x.names)
    (y.projection, y.dimension, y.names) = (space.y, .y, space.y.names)
    return DescribedSeries(
      self,
      .cells(columns: columns, rows: rows),
      [x, y, value],
      value: "value"
    )
  }
}
