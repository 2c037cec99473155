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

  /// Makes an entry whose sample has the colours of a map from its low end to its high one, on
  /// whole device pixels.
  package init(label: String, _ map: ColorMap, alpha: Double, _ frame: FrameContext) {
    self.init(label: label) { (rect, list) throws(KeisenError) in
      let colors = GrowingBuffer<UInt32>()
      for color in map.table {
        try colors.append(Color(bytes: color).opacity(Float(alpha)).bytes)
      }
      if let cells = Cells(frame.snapped(rect), columns: ColorMap.count, rows: 1, colors: colors) {
        list.draw(.cells(cells))
      }
    }
  }
}

extension FrameContext {
  /// Returns a rectangle whose sides are at the nearest places between device pixels.
  package func snapped(_ rect: Rect) -> Rect {
    Rect(
      left: snapped(rect.minX),
      top: snapped(rect.minY),
      right: snapped(rect.maxX),
      bottom: snapped(rect.maxY)
    )
  }
}
