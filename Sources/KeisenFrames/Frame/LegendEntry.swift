import KeisenDrawing
import KeisenPrimitives

/// A series in a legend: its name, and how to draw a sample of it.
public struct LegendEntry: Sendable {
  /// Draws a sample into a rectangle, in points.
  public typealias Swatch = @Sendable (Rect, inout DisplayList) throws(KeisenError) -> Void

  /// The name.
  public var label: String
  /// Draws the sample.
  public var swatch: Swatch

  /// Makes an entry.
  public init(label: String, swatch: @escaping Swatch) {
    self.label = label
    self.swatch = swatch
  }
}

extension FrameContext {
  /// Returns a sample in one colour, on whole device pixels.
  package func swatch(_ fill: Color) -> LegendEntry.Swatch {
    { (rect, list) throws(KeisenError) in
      list.draw(.rectangle(Rectangle(rect: snapped(rect), fill: .color(fill))))
    }
  }

  /// Returns a sample that is a square of one colour, on whole device pixels.
  package func squareSwatch(_ fill: Color) -> LegendEntry.Swatch {
    { (rect, list) throws(KeisenError) in
      let half = min(rect.width, rect.height) / 2
      let square = Rect(
        left: rect.midX - half,
        top: rect.midY - half,
        right: rect.midX + half,
        bottom: rect.midY + half
      )
      list.draw(.rectangle(Rectangle(rect: snapped(square), fill: .color(fill))))
    }
  }

  /// Returns a sample in the colours of a map from its low end to its high one, on whole device
  /// pixels.
  package func swatch(_ map: ColorMap, alpha: Double) -> LegendEntry.Swatch {
    { (rect, list) throws(KeisenError) in
      let colors = GrowingBuffer<UInt32>()
      for color in map.table {
        try colors.append(Color(bytes: color).opacity(Float(alpha)).bytes)
      }
      if let cells = Cells(snapped(rect), columns: ColorMap.count, rows: 1, colors: colors) {
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
