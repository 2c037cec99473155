import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension DensitySeries {
  /// Returns the label and the colours of the scale, or of categories the names and their colours.
  public func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry] {
    let (columns, style, label) = current
    if let names = columns.names {
      return names.enumerated().map { category, name in
        let color = frame.theme.cycleColor(frame.seriesIndex + category)
        return LegendEntry(label: name) { (rect, list) throws(KeisenError) in
          let fill = Fill.color(color.opacity(Float(style.alpha)))
          list.draw(.rectangle(Rectangle(rect: frame.snapped(rect), fill: fill)))
        }
      }
    }
    guard !label.isEmpty, let map = colorScale?.style.map else { return [] }
    return [LegendEntry(label: label, map, alpha: style.alpha, frame)]
  }

  /// Returns the positions of some rows, equally far from each other, none connected to the next.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] {
    let columns = columns
    let rows = LineRows(x: columns.x?.snapshot(), y: columns.y.snapshot(), in: space, frame)
    return rows.scattered(count)
  }
}
