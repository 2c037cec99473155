import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension FrameContext {
  /// Returns a colour of the series that is drawn, nil for the next one of the theme's cycle.
  package func seriesColor(_ color: Color?) -> Color { color ?? theme.cycleColor(seriesIndex) }

  /// Returns a colour scale's colours over the range that its projection has in this frame.
  package func lookup(of scale: ColorScale, alpha: Double = 1) -> ColorLookup {
    ColorLookup(scale.style, in: range(of: scale.projection), alpha: alpha)
  }
}
