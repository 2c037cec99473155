import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension LineSeries {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public var describedRows: DescribedSeries? {
    let (x, y) = columns
    var fields = [
      DescribedSeries.Field("x", x, in: space, .x), DescribedSeries.Field("y", y, in: space, .y),
    ]
    if let values = variant.values {
      fields.append(DescribedSeries.Field("color", values, in: space, nil))
    }
    return DescribedSeries(
      self,
      .sequence,
      fields,
      position: "x",
      value: "y"
    )
  }
}
