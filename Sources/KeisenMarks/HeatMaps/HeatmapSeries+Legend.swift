import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension HeatmapSeries {
  /// Returns the label and the colours of the scale, or nil where there is no label.
  public func legendEntry(_ frame: FrameContext) throws(KeisenError) -> LegendEntry? {
    let (style, label) = appearances
    guard !label.isEmpty, let map = colorScale?.style.map else { return nil }
    return LegendEntry(label: label, map, alpha: style.alpha, frame)
  }

  /// Returns lines across all cells.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] {
    func ends(_ dimension: Dimension) -> (Double, Double) {
      let range = frame.range(of: space.projection(dimension))
      let (edges, cells) = dimension == .x ? (x, columns) : (y, rows)
      let map = frame.map(dimension, of: space)
      return (
        map.position(of: edges.value(0, of: cells, in: range)),
        map.position(of: edges.value(cells, of: cells, in: range))
      )
    }
    guard columns > 0, rows > 0 else { return [] }
    var lines = Hatching(in: frame.plot, count: count)
    lines.add(Rect(around: ends(.x), ends(.y)))
    return lines.points
  }
}
