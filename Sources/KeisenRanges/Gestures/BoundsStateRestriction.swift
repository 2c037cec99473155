import KeisenPrimitives

/// Keeps the scale and the translation along one dimension within bounds.
public final class BoundsStateRestriction: StateRestriction {
  /// The dimension.
  public let dimension: Dimension
  /// The scales that are allowed.
  public let scales: ClosedRange<Double>
  /// The translations that are allowed.
  public let translations: ClosedRange<Double>

  /// Makes a restriction; infinite bounds are none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN, a least one is above
  ///   its greatest one, or no scale that is allowed is positive.
  public init(
    _ dimension: Dimension,
    minScale: Double = 0,
    maxScale: Double = .infinity,
    minTranslation: Double = -.infinity,
    maxTranslation: Double = .infinity
  ) throws(KeisenError) {
    guard minScale <= maxScale, maxScale > 0 else {
      throw .invalidArgument("scales must be ordered and positive, got \(minScale) to \(maxScale)")
    }
    guard minTranslation <= maxTranslation else {
      throw .invalidArgument(
        "translations must be ordered, got \(minTranslation) to \(maxTranslation)"
      )
    }
    self.dimension = dimension
    scales = minScale...maxScale
    translations = minTranslation...maxTranslation
  }

  /// Those that are allowed, or any scale along the other dimension.
  public func scales(along dimension: Dimension) -> ClosedRange<Double> {
    dimension == self.dimension ? scales : .all
  }

  /// Those that are allowed, or any translation along the other dimension.
  public func translations(along dimension: Dimension, at scale: Double) -> ClosedRange<Double> {
    dimension == self.dimension ? translations : .all
  }
}
