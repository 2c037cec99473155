/// Keeps the state along one dimension within what closures say.
public final class BlockStateRestriction: StateRestriction {
  /// Returns the scales that are allowed.
  public typealias Scales = @Sendable () throws -> ClosedRange<Double>
  /// Returns the translations that are allowed at a scale.
  public typealias Translations = @Sendable (_ scale: Double) throws -> ClosedRange<Double>

  /// The dimension.
  public let dimension: Dimension
  package let scales: Scales?
  package let translations: Translations?

  /// Makes a restriction.
  ///
  /// - Parameters:
  ///   - dimension: The dimension.
  ///   - scales: Returns the scales that are allowed; nil for any.
  ///   - translations: Returns the translations that are allowed at a scale; nil for any.
  public init(
    _ dimension: Dimension,
    scales: Scales? = nil,
    translations: Translations? = nil
  ) {
    self.dimension = dimension
    self.scales = scales
    self.translations = translations
  }

  /// Those that the closure allows, or any scale along the other dimension.
  public func scales(along dimension: Dimension) throws -> ClosedRange<Double> {
    guard dimension == self.dimension, let scales else { return .all }
    return try scales()
  }

  /// Those that the closure allows, or any translation along the other dimension.
  public func translations(
    along dimension: Dimension,
    at scale: Double
  ) throws -> ClosedRange<Double> {
    guard dimension == self.dimension, let translations else { return .all }
    return try translations(scale)
  }
}
