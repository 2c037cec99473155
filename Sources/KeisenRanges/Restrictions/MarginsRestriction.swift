import KeisenPrimitives

/// Leaves room on both sides, as parts of the length.
///
/// Lengths are those on the scale: on a log one, of decades. A range that is empty, has no length,
/// or has an infinite end, stays, and so does an end that would overflow.
public final class MarginsRestriction: Restriction {
  /// The part of the length that is added below.
  public let low: Double
  /// The part of the length that is added above.
  public let high: Double

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a part is NaN, infinite or negative.
  public init(low: Double = 0.05, high: Double = 0.05) throws(KeisenError) {
    try requireLength(low, "low")
    try requireLength(high, "high")
    self.low = low
    self.high = high
  }

  /// As C calls it.
  public static var typeName: String { "margins" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    guard context.shows(range), range.min < range.max else { return }
    let (min, max) = context.values(low, below: range, above: high)
    // Not even a rounding moves an end inwards.
    let wider = ProposedRange(
      min: low > 0 && min < range.min && context.shows(min) ? min : range.min,
      max: high > 0 && max > range.max && context.shows(max) ? max : range.max
    )
    range = context.choose(wider, else: range)
  }
}
