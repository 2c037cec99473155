import KeisenPrimitives

/// Lets no end beyond a bound, hard.
///
/// Ends are clipped, infinite ones too; a range that is outside altogether becomes the nearer bound
/// alone. One that keeps its length is moved inside instead, and only what is longer than there is
/// room, or would overflow, is clipped. An empty range stays empty. A bound without a place on the
/// scale counts for nothing.
public final class BoundsRestriction: Restriction {
  /// The lower bound; nil for none.
  public let min: DataValue?
  /// The upper bound; nil for none.
  public let max: DataValue?
  /// Whether the range is moved, not clipped, where it has room.
  public let keepsLength: Bool

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, or `min`
  ///   is above `max`.
  public init(
    min: DataValue? = nil,
    max: DataValue? = nil,
    keepsLength: Bool = false
  ) throws(KeisenError) {
    try min?.validate("min")
    try max?.validate("max")
    try DataValue.requireOrder(min, max, ("min", "max"))
    self.min = min
    self.max = max
    self.keepsLength = keepsLength
  }

  /// As C calls it.
  public static var typeName: String { "bounds" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    guard !range.isEmpty else { return }
    let low = min.map(context.relative).flatMap { context.shows($0) ? $0 : nil } ?? -.infinity
    let high = max.map(context.relative).flatMap { context.shows($0) ? $0 : nil } ?? .infinity
    // An instant and a number can't be compared before there is a scale.
    guard low <= high else { return }
    let length = range.length
    func clipped(_ value: Double) -> Double { Swift.min(Swift.max(value, low), high) }
    if keepsLength, range.min < low, (low + length).isFinite {
      range = ProposedRange(min: low, max: clipped(low + length))
    } else if keepsLength, range.max > high, (high - length).isFinite {
      range = ProposedRange(min: clipped(high - length), max: high)
    } else {
      range = ProposedRange(min: clipped(range.min), max: clipped(range.max))
    }
  }
}
