import KeisenDrawing
import KeisenPrimitives

extension HeatmapSeries {
  /// Returns the label and the colours of the scale, or nil where there is no label.
  public func legendEntry(_ frame: FrameContext) throws(KeisenError) -> LegendEntry? {
    let (style, label) = looks
    guard !label.isEmpty, let map = colorScale?.style.map else { return nil }
    return LegendEntry(label: label, map, alpha: style.alpha, frame)
  }
}
