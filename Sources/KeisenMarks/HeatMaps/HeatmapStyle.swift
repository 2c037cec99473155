import KeisenFrames
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

  package func validate() throws(KeisenError) {
    try requireFraction(alpha, "alpha")
  }
}

extension HeatmapStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha)]
  }
}
