/// Lets nothing move: scale 1, translation 0, in one dimension or both.
public final class FixedStateRestriction: StateRestriction {
  /// The dimension that is fixed; nil for both.
  public let dimension: Dimension?

  /// Makes a restriction.
  public init(_ dimension: Dimension? = nil) {
    self.dimension = dimension
  }

  /// 1, or any scale along the other dimension.
  public func scales(along dimension: Dimension) -> ClosedRange<Double> {
    isFixed(dimension) ? 1...1 : .all
  }

  /// 0, or any translation along the other dimension.
  public func translations(along dimension: Dimension, at scale: Double) -> ClosedRange<Double> {
    isFixed(dimension) ? 0...0 : .all
  }

  private func isFixed(_ dimension: Dimension) -> Bool {
    self.dimension == nil || self.dimension == dimension
  }
}
