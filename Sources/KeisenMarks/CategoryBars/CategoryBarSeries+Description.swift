import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension CategoryBarSeries {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public var describedRows: DescribedSeries? {
    let state = current
    var names = DescribedSeries.Field(name: "name", values: .texts(state.names.names))
    names.projection = space.x
    names.dimension = .x
    let fields = [names, DescribedSeries.Field("value", state.values, in: space, .y)]
    let rows = state.rows(of: state.values.snapshot())
    return DescribedSeries(
      self,
      .names,
      fields,
      count: rows,
      position: "name",
      value: "value"
    )
  }
}
