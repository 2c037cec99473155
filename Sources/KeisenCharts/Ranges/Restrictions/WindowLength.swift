import KeisenPrimitives

/// Decides how long a window is.
public protocol WindowLength: AnyObject, Sendable {
  /// When what it gives changed last by itself.
  var latestChange: Change { get }

  /// Returns the length, in values; finite and not negative.
  ///
  /// - Parameters:
  ///   - viewport: How long the plot is, in points; positive and finite.
  ///   - range: What the window is cut out of; finite, relative to the origin of the context.
  ///   - context: What the range is for.
  /// - Throws: Anything; then the target keeps its range.
  func length(viewport: Double, range: ProposedRange, in context: RangeContext) throws -> Double
}

extension WindowLength {
  /// Never changes.
  public var latestChange: Change { .none }
}
