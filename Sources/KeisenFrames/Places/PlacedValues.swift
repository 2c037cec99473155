import KeisenPrimitives
import KeisenRanges

/// A point of the picture, and the values that stand there.
package struct PlacedValues: Sendable {
  /// In points; NaN where the values stand nowhere.
  package var point: Point
  /// The horizontal value; NaN where none stands at the point.
  package var x: DataValue
  /// The vertical value; NaN where none stands at the point.
  package var y: DataValue
  /// Whether the plot shows it.
  package var isInside: Bool

  /// Returns the values, where both are numbers, and where the plot shows them if that is asked
  /// for.
  package func values(isClipped: Bool) -> (x: DataValue, y: DataValue)? {
    guard x.offset.isFinite, y.offset.isFinite, !isClipped || isInside else { return nil }
    return (x, y)
  }

  /// Returns the point, where there is one, and where the plot shows it if that is asked for.
  package func position(isClipped: Bool) -> Point? {
    point.x.isFinite && (!isClipped || isInside) ? point : nil
  }
}
