import KeisenData
import KeisenPrimitives

/// A mark each of whose rows has a shape of its own, which a gap in one of the columns takes away.
package protocol RowMark: StyledMark {
  /// The column whose gaps take shapes away.
  static var gapColumn: WritableKeyPath<Self, Column> { get }
}

extension RowMark {
  /// Dims each shape.
  public static var undimmed: String? { nil }

  /// Returns the shapes of some rows, in their opacity.
  public func showing(_ rows: BrushedRows) throws(KeisenError) -> Self {
    var mark = self
    mark[keyPath: Self.gapColumn] = try rows.only(self[keyPath: Self.gapColumn])
    mark.style.alpha *= rows.opacity
    return mark
  }
}
