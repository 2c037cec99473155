/// Where gestures may take a state: the scales and the translations that are allowed.
///
/// A soft limit may be crossed while a finger is down; at rest a state is always within its
/// restrictions. Both are asked on the thread that changes the interpreter, without a lock, maybe
/// on several at once and several times an event. They may read the interpreter; what changes it
/// throws there. One that throws fails what asked: the state stays as it was.
public protocol StateRestriction: AnyObject, Sendable {
  /// Returns the scales that are allowed along a dimension.
  func scales(along dimension: Dimension) throws -> ClosedRange<Double>

  /// Returns the translations that are allowed along a dimension.
  ///
  /// - Parameters:
  ///   - dimension: The dimension.
  ///   - scale: The scale there.
  /// - Returns: The translations.
  /// - Throws: Anything; then the state stays as it was.
  func translations(along dimension: Dimension, at scale: Double) throws -> ClosedRange<Double>
}
