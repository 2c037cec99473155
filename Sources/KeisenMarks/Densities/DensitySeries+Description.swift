import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension DensitySeries {
  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Counts are known when a frame has them.
  public var colorsFollowView: Bool { true }

  /// Its rows, field by field.
  public var describedRows: DescribedSeries? {
    let columns = current.columns
    var fields = [
      DescribedSeries.Field("x", columns.x, in: space, .x),
      DescribedSeries.Field("y", columns.y, in: space, .y),
    ]
    if let values = columns.values {
      var field = DescribedSeries.Field("values", values, in: space, nil)
      field.names = columns.names
      fields.append(field)
    }
    return DescribedSeries(self, .places, fields, position: "x")
  }
}
