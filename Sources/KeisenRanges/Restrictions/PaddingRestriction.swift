import KeisenPrimitives

/// Lets the range reach some way beyond the extremes of the data.
///
/// Each end is for itself. It is moved outwards to the data's extreme and the padding; one that is
/// farther out stays, unless it may shrink. Without data only what applies to the current range
/// does anything, and an empty range stays empty. An infinite end stays, unless it may shrink. A
/// padding that would overflow or have no place on the scale is left out. Paddings are differences
/// of values, on every scale.
public final class PaddingRestriction: Restriction {
  /// What is added below.
  public let low: DataValue
  /// What is added above.
  public let high: DataValue
  /// Whether the lower end may move up.
  public let shrinkMin: Bool
  /// Whether the upper end may move down.
  public let shrinkMax: Bool
  /// Whether the range that comes in gets the paddings too, before both are compared.
  public let appliesToCurrent: Bool

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a padding is NaN, infinite or
  ///   negative.
  public init(
    low: DataValue,
    high: DataValue,
    shrinkMin: Bool = false,
    shrinkMax: Bool = false,
    appliesToCurrent: Bool = false
  ) throws(KeisenError) {
    try low.validateLength("low")
    try high.validateLength("high")
    (self.low, self.high, self.shrinkMin, self.shrinkMax) = (low, high, shrinkMin, shrinkMax)
    self.appliesToCurrent = appliesToCurrent
  }

  /// As C calls it.
  public static var typeName: String { "padding" }

  /// Rewrites a range, as the type says.
  ///
  /// - Throws: As `RangeContext.length`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    let current = appliesToCurrent && !range.isEmpty ? try padded(range, in: context) : range
    guard !context.source.isEmpty else {
      range = current
      return
    }
    let source = try padded(context.source, in: context)
    range = ProposedRange(
      min: shrinkMin ? source.min : Swift.min(source.min, current.min),
      max: shrinkMax ? source.max : Swift.max(source.max, current.max)
    )
  }

  private func padded(
    _ range: ProposedRange,
    in context: RangeContext
  ) throws(KeisenError) -> ProposedRange {
    let min = range.min - (try context.length(low))
    let max = range.max + (try context.length(high))
    return ProposedRange(
      min: context.shows(min) ? min : range.min,
      max: context.shows(max) ? max : range.max
    )
  }
}
