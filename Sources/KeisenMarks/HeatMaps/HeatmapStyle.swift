import KeisenFrames
import KeisenMotion
import KeisenPrimitives

/// How a heat map looks.
public struct HeatmapStyle: Hashable, Sendable {
  /// What is between the middles of cells.
  public var interpolation: CellInterpolation
  /// Opacity of all cells, in 0...1.
  public var alpha: Double

  /// Makes a style.
  public init(interpolation: CellInterpolation = .nearest, alpha: Double = 1) {
    self.interpolation = interpolation
    self.alpha = alpha
  }

  func validate() throws(KeisenError) {
    guard alpha >= 0, alpha <= 1 else {
      throw .invalidArgument("alpha must be in 0...1, got \(alpha)")
    }
  }
}

extension HeatmapStyle: StyleParts, Animatable {
  package static func number(_ number: AnimatedNumber) -> StyleNumber<HeatmapStyle>? {
    number == .alpha ? StyleNumber(\.alpha, 0...1) : nil
  }

  package static func color(_ color: AnimatedColor) -> StyleColor<HeatmapStyle>? { nil }

  /// The opacity.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}
