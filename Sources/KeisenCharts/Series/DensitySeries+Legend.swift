import KeisenDrawing
import KeisenPrimitives

extension DensitySeries {
  /// Returns the label and the colours of the scale, or of categories the names and their colours.
  public func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry] {
    let (columns, style, label) = current
    if let names = columns.names {
      return names.enumerated().map { category, name in
        let color = frame.theme.cycleColor(frame.seriesIndex + category)
        return LegendEntry(label: name) { (rect, list) throws(KeisenError) in
          let rect = Self.swatch(rect, frame)
          let fill = Fill.color(color.opacity(Float(style.alpha)))
          list.draw(.rectangle(Rectangle(rect: rect, fill: fill)))
        }
      }
    }
    guard !label.isEmpty, let map = colorScale?.style.map else { return [] }
    return [
      LegendEntry(label: label) { (rect, list) throws(KeisenError) in
        let colors = GrowingBuffer<UInt32>()
        for color in map.table {
          try colors.append(Color(bytes: color).opacity(Float(style.alpha)).bytes)
        }
        let rect = Self.swatch(rect, frame)
        if let cells = Cells(rect, columns: ColorMap.count, rows: 1, colors: colors) {
          list.draw(.cells(cells))
        }
      }
    ]
  }

  /// Returns the part of a sample's room that is filled, on whole device pixels.
  private static func swatch(_ rect: Rect, _ frame: FrameContext) -> Rect {
    Rect(
      left: frame.snapped(rect.minX),
      top: frame.snapped(rect.minY),
      right: frame.snapped(rect.maxX),
      bottom: frame.snapped(rect.maxY)
    )
  }

  /// Returns the positions of some rows, equally far from each other, none connected to the next.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] {
    let columns = columns
    let rows = LineRows(x: columns.x?.snapshot(), y: columns.y.snapshot(), in: space, frame)
    return rows.scattered(count)
  }
}
