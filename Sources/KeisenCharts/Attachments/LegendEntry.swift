import KeisenDrawing
import KeisenPrimitives

/// A series in a legend: its name, and how to draw a sample of it.
public struct LegendEntry: Sendable {
  /// The name.
  public var label: String
  /// Draws the sample into a rectangle, in points.
  public var swatch: @Sendable (Rect, inout DisplayList) throws(KeisenError) -> Void

  /// Makes an entry.
  public init(
    label: String,
    swatch: @escaping @Sendable (Rect, inout DisplayList) throws(KeisenError) -> Void
  ) {
    self.label = label
    self.swatch = swatch
  }
}
