import KeisenPrimitives

/// Extends the range to the ticks that its ends fall between, as the scale chooses them.
///
/// On names it grows to the edges of their bands. A range that is empty, has no length or an
/// infinite end stays, and so does an end whose tick would overflow.
public final class NiceRestriction: Restriction {
  /// The wanted number of ticks; a hint.
  public let count: Int

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the count is not positive.
  public init(count: Int = 5) throws(KeisenError) {
    guard count > 0 else {
      throw .invalidArgument("count of ticks must be positive, got \(count)")
    }
    self.count = count
  }

  /// As C calls it.
  public static var typeName: String { "nice" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    guard context.shows(range) else { return }
    let ends = context.scale.nice(
      origin: context.origin,
      min: range.min,
      max: range.max,
      count: count
    )
    range = context.choose(ProposedRange(min: ends.min, max: ends.max), else: range)
  }
}
