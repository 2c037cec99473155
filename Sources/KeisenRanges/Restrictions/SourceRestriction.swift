import KeisenPrimitives

/// Begins with the extremes of the data, and with values of its own where the data has none or
/// less.
///
/// What came before does not count, whether it is empty, reversed or infinite. An end of its own
/// that has no place on the scale counts for nothing; without data the range then stays.
public final class SourceRestriction: Restriction {
  /// The least value where there is no data.
  public let min: DataValue
  /// The greatest value where there is no data.
  public let max: DataValue
  /// Whether the range goes down to `min` where the data does not.
  public let expandMin: Bool
  /// Whether the range goes up to `max` where the data does not.
  public let expandMax: Bool

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is NaN or infinite, or `min`
  ///   is above `max`.
  public init(
    min: DataValue,
    max: DataValue,
    expandMin: Bool = true,
    expandMax: Bool = true
  ) throws(KeisenError) {
    try min.validate("min")
    try max.validate("max")
    try DataValue.requireOrder(min, max, ("min", "max"))
    (self.min, self.max, self.expandMin, self.expandMax) = (min, max, expandMin, expandMax)
  }

  /// Returns one whose range holds both values, and all data.
  ///
  /// - Throws: As `init`.
  public static func expand(
    min: DataValue,
    max: DataValue
  ) throws(KeisenError) -> SourceRestriction {
    try SourceRestriction(min: min, max: max)
  }

  /// Returns one whose range is that of the data, and goes between both values only where there is
  /// none.
  ///
  /// - Throws: As `init`.
  public static func ifNull(
    min: DataValue,
    max: DataValue
  ) throws(KeisenError) -> SourceRestriction {
    try SourceRestriction(min: min, max: max, expandMin: false, expandMax: false)
  }

  /// As C calls it.
  public static var typeName: String { "source" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    let own = ProposedRange(min: context.relative(min), max: context.relative(max))
    let source = context.source
    guard !source.isEmpty else {
      range = context.choose(own.ordered, else: range)
      return
    }
    let expandsMin = expandMin && context.shows(own.min) && own.min < source.min
    let expandsMax = expandMax && context.shows(own.max) && own.max > source.max
    range = ProposedRange(
      min: expandsMin ? own.min : source.min,
      max: expandsMax ? own.max : source.max
    )
  }
}
