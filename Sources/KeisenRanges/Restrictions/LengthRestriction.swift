import KeisenPrimitives

/// Gives the range a length, and keeps one of its values in its place.
///
/// Lengths are differences of values, on every scale. An empty range stays empty; so does one as it
/// was whose kept value is infinite, or that would overflow or have no place on the scale.
public final class LengthRestriction: Restriction {
  /// How long the range becomes.
  public let length: DataValue
  /// Which value keeps its place: -1 the least, 0 the middle, 1 the greatest.
  public let anchor: Double
  /// What the range is moved by then, to greater values where positive.
  public let offset: DataValue

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the length is NaN, infinite or
  ///   negative, the anchor is not from -1 to 1, or the offset is NaN or infinite.
  public init(
    length: DataValue,
    anchor: Double = 0,
    offset: DataValue = 0
  ) throws(KeisenError) {
    try length.validateLength("length")
    try ProposedRange.requireAnchor(anchor)
    try offset.validate("offset")
    self.length = length
    self.anchor = anchor
    self.offset = offset
  }

  /// As C calls it.
  public static var typeName: String { "length" }

  /// Rewrites a range, as the type says.
  ///
  /// - Throws: As `RangeContext.length`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    guard !range.isEmpty else { return }
    let (length, shift) = try (context.length(length), context.length(offset))
    guard var resized = range.resized(to: length, anchor: anchor) else { return }
    resized.min += shift
    resized.max += shift
    range = context.choose(resized, else: range)
  }
}
