import KeisenPrimitives

/// Makes a range that is too short longer, and one that is too long shorter, about one of its
/// values.
///
/// Lengths are differences of values, on every scale. An empty range stays empty; so does one as it
/// was whose kept value is infinite, or that would overflow or have no place on the scale.
public final class SpanRestriction: Restriction {
  /// The least length; nil for any.
  public let min: DataValue?
  /// The greatest length; nil for any.
  public let max: DataValue?
  /// Which value keeps its place: -1 the least, 0 the middle, 1 the greatest.
  public let anchor: Double

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a length is NaN, infinite or
  ///   negative, `min` is above `max`, or the anchor is not from -1 to 1.
  public init(
    min: DataValue? = nil,
    max: DataValue? = nil,
    anchor: Double = 0
  ) throws(KeisenError) {
    try min?.validateLength("min")
    try max?.validateLength("max")
    try DataValue.requireOrder(min, max, ("min", "max"))
    try ProposedRange.requireAnchor(anchor)
    self.min = min
    self.max = max
    self.anchor = anchor
  }

  /// As C calls it.
  public static var typeName: String { "span" }

  /// Rewrites a range, as the type says.
  ///
  /// - Throws: As `RangeContext.length`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    guard !range.isEmpty else { return }
    let minimum = try min.map(context.length) ?? 0
    let maximum = try max.map(context.length) ?? .infinity
    let length = range.length
    if length < minimum {
      range = context.choose(range.resized(to: minimum, anchor: anchor), else: range)
    } else if length > maximum {
      range = context.choose(range.resized(to: maximum, anchor: anchor), else: range)
    }
  }
}
