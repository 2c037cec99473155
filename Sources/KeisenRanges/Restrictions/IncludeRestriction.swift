import KeisenPrimitives

/// Extends the range to a value.
///
/// An empty range becomes this value alone. A value without a place on the scale counts for
/// nothing; what is infinite stays.
public final class IncludeRestriction: Restriction {
  /// The value.
  public let value: DataValue

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the value is NaN or infinite.
  public init(value: DataValue) throws(KeisenError) {
    try value.validate("value")
    self.value = value
  }

  /// As C calls it.
  public static var typeName: String { "include" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    let value = context.relative(value)
    if context.shows(value) { range.include(value) }
  }
}
