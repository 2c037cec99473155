import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension PointSeries {
  /// Returns the label and a marker, or nil where there is no label.
  public func legendEntry(_ frame: FrameContext) throws(KeisenError) -> LegendEntry? {
    let (style, label) = appearances
    guard !label.isEmpty else { return nil }
    // Of many colours that of the middle.
    let middle = columns.color == nil ? nil : colorScale?.style.map.color(at: 0.5)
    let color = middle ?? style.color ?? frame.theme.cycleColor(frame.seriesIndex)
    let theme = frame.theme
    return LegendEntry(label: label) { (rect, list) throws(KeisenError) in
      try style.drawSwatch(in: rect, color: color, theme, into: &list)
    }
  }

  /// Returns the positions of some rows, equally far from each other, none connected to the next.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] {
    if let places = frame.polar(space) { return outline(on: places, frame, count: count) }
    let columns = columns
    let rows = LineRows(x: columns.x?.snapshot(), y: columns.y.snapshot(), in: space, frame)
    return rows.scattered(count)
  }
}
