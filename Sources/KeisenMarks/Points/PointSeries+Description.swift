import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension PointSeries {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public var describedRows: DescribedSeries? {
    let columns = columns
    var fields = [
      DescribedSeries.Field("x", columns.x, in: space, .x),
      DescribedSeries.Field("y", columns.y, in: space, .y),
    ]
    for (name, column) in [("size", columns.size), ("color", columns.color)] {
      if let column { fields.append(DescribedSeries.Field(name, column, in: space, nil)) }
    }
    return DescribedSeries(
      self,
      .cloud,
      fields,
      position: "x",
      value: "y"
    )
  }
}
