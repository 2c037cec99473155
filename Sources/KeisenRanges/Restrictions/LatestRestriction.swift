import KeisenPrimitives

/// Shows the newest data: a range that ends at the greatest value of the data.
///
/// Without data it ends where the range does, which may be infinite below; one that is empty or
/// infinite above stays. So does one that would overflow or have no place on the scale. Lengths are
/// differences of values, on every scale.
public final class LatestRestriction: Restriction {
  /// How long the range is.
  public let length: DataValue
  /// How far it goes beyond the data; less than 0 ends it before.
  public let lead: DataValue

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the length is NaN, infinite or
  ///   negative, or the lead is NaN or infinite.
  public init(length: DataValue, lead: DataValue = 0) throws(KeisenError) {
    try length.validateLength("length")
    try lead.validate("lead")
    self.length = length
    self.lead = lead
  }

  /// As C calls it.
  public static var typeName: String { "latest" }

  /// Rewrites a range, as the type says.
  ///
  /// - Throws: As `RangeContext.length`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    let known = context.source.isEmpty ? range : context.source
    guard !known.isEmpty else { return }
    let end = known.max + (try context.length(lead))
    let latest = ProposedRange(min: end - (try context.length(length)), max: end)
    range = context.choose(latest, else: range)
  }
}
