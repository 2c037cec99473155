/// Decides how long a window is.
public protocol WindowLength: RangePolicy {
  /// Returns the length, in values; finite and not negative.
  ///
  /// - Parameters:
  ///   - viewport: How long the plot is, in points; positive and finite.
  ///   - range: What the window is cut out of; finite, relative to the origin of the context.
  ///   - context: What the range is for.
  /// - Returns: The length.
  /// - Throws: Anything; then the target keeps its range.
  func length(viewport: Double, range: ProposedRange, in context: RangeContext) throws -> Double
}
