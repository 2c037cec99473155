import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The colours of the rules of one mark: one, or those that a scale gives the values of rows.
///
/// Rules of one colour are one shape; those of low values are drawn first.
struct RulePaint {
  private let color: Color
  private let alpha: Float
  private let lookup: ColorLookup?

  /// Takes the colours of a frame.
  ///
  /// - Parameters:
  ///   - color: That of a mark without values; nil takes the next one of the chart's colour cycle.
  ///   - alpha: What the alpha of all is multiplied by.
  ///   - scale: What turns values into colours; nil where there are none.
  ///   - frame: The theme, and the range of the scale.
  init(_ color: Color?, alpha: Double, _ scale: ColorScale?, _ frame: FrameContext) {
    self.alpha = Float(alpha)
    let own = scale == nil ? frame.seriesColor(color) : color ?? .clear
    self.color = own.opacity(self.alpha)
    lookup = scale.map { frame.lookup(of: $0) }
  }

  /// How many colours there are.
  var count: Int { lookup == nil ? 1 : ColorLookup.count }

  /// Returns which of them that of a value, relative to the origin of the scale's range, is.
  func step(of value: Double) -> Int {
    lookup.map { ColorLookup.step(at: $0.position(of: value)) } ?? 0
  }

  /// Returns one of them.
  func color(ofStep step: Int) -> Color {
    lookup.map { Color(bytes: $0.bytes(ofStep: step)).opacity(alpha) } ?? color
  }
}
