import KeisenPrimitives
import KeisenScales

/// Extends the range until a value is in its middle.
///
/// The middle is that on the scale: on a log one both ends are the same factor away. An empty
/// range, one with an infinite end, and one whose other end would overflow, stays as it was; so
/// does any range where the value has no place on the scale.
public final class SymmetricRestriction: Restriction {
  /// The value in the middle.
  public let center: DataValue

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the value is NaN or infinite.
  public init(around center: DataValue) throws(KeisenError) {
    try center.validate("center")
    self.center = center
  }

  /// As C calls it.
  public static var typeName: String { "symmetric" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    let center = context.relative(center)
    guard context.shows(range), context.shows(center) else { return }
    let farthest = Swift.max(center - range.min, range.max - center)
    var known = range
    known.include(center)
    let map = context.map(over: known)
    if case .linear = map {
      let even = ProposedRange(min: center - farthest, max: center + farthest)
      range = context.choose(even, else: range)
      return
    }
    let position = map.position(of: center)
    let even =
      position < 0.5
      ? ProposedRange(
        min: context.values(1 - 2 * position, below: known, above: 0).min,
        max: known.max
      )
      : ProposedRange(
        min: known.min,
        max: context.values(0, below: known, above: 2 * position - 1).max
      )
    range = context.choose(even, else: range)
  }
}
