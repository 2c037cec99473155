/// Decides where a window is.
public protocol WindowPosition: RangePolicy {
  /// Returns the position, from 0, with the range's least value, to 1, with its greatest.
  ///
  /// - Parameters:
  ///   - range: What the window is cut out of; finite, relative to the origin of the context.
  ///   - length: How long the window is, in values; it may be longer than the range.
  ///   - context: What the range is for.
  /// - Returns: The position.
  /// - Throws: Anything; then the target keeps its range.
  func position(in range: ProposedRange, length: Double, in context: RangeContext) throws -> Double
}
