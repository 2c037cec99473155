import KeisenRanges
import KeisenScales

extension FrameContext {
  /// Returns a colour scale's colours over the range that its projection has in this frame.
  package func lookup(of scale: ColorScale, alpha: Double = 1) -> ColorLookup {
    ColorLookup(scale.style, in: range(of: scale.projection), alpha: alpha)
  }
}
