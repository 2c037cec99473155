/// Where gestures may take a state: the scales and the translations that are allowed.
///
/// A soft limit may be crossed while a finger is down; at rest a state is always within its restrictions.
public protocol StateRestriction: AnyObject, Sendable {
  /// Returns the scales that are allowed along a dimension.
  func scales(along dimension: Dimension) -> ClosedRange<Double>

  /// Returns the translations that are allowed along a dimension.
  ///
  /// - Parameters:
  ///   - dimension: The dimension.
  ///   - scale: The scale there.
  /// - Returns: The translations.
  func translations(along dimension: Dimension, at scale: Double) -> ClosedRange<Double>
}
