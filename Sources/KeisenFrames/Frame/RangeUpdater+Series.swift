import KeisenPrimitives
import KeisenRanges

extension RangeUpdater {
  /// The series whose data it follows, and the projection within whose range rows count; nil for
  /// all rows.
  public var attached: [(series: any Series, within: Projection?)] {
    followed.compactMap { data, within in
      (data as? any Series).map { ($0, within) }
    }
  }
}
