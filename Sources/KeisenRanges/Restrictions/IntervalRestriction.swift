import Glibc
import KeisenPrimitives

/// Snaps both ends to whole steps from an anchor, outwards or inwards.
///
/// An end that is on a step, but for a few roundings, stays, and so does every end where the steps
/// are finer than the doubles. Infinite ends and an empty range stay; so does an end whose step
/// would overflow or have no place on the scale. Where both ends shrink and no step is between
/// them, the range stays. Steps are differences of values, on every scale.
public final class IntervalRestriction: Restriction {
  /// From one step to the next.
  public let step: DataValue
  /// A value that is on a step.
  public let anchor: DataValue
  /// Whether the lower end moves up.
  public let shrinkMin: Bool
  /// Whether the upper end moves down.
  public let shrinkMax: Bool

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the step is NaN, infinite or not
  ///   positive, or the anchor is NaN or infinite.
  public init(
    step: DataValue,
    anchor: DataValue = 0,
    shrinkMin: Bool = false,
    shrinkMax: Bool = false
  ) throws(KeisenError) {
    try step.validateLength("step", allowsZero: false)
    try anchor.validate("anchor")
    (self.step, self.anchor, self.shrinkMin, self.shrinkMax) = (step, anchor, shrinkMin, shrinkMax)
  }

  /// As C calls it.
  public static var typeName: String { "interval" }

  /// Rewrites a range, as the type says.
  ///
  /// - Throws: As `RangeContext.length`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    guard !range.isEmpty else { return }
    let step = try context.length(step)
    guard step.isFinite, step > 0 else { return }
    let start = phase(step, in: context)
    func snapped(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
      guard value.isFinite else { return value }
      let count = (value - start) / step
      let slack = 4 * (count.ulp + Swift.max(value.ulp, start.ulp) / step)
      guard abs(count - count.rounded()) > slack else { return value }
      let result = start + count.rounded(rule) * step
      return context.shows(result) ? result : value
    }
    let result = ProposedRange(
      min: snapped(range.min, shrinkMin ? .up : .down),
      max: snapped(range.max, shrinkMax ? .down : .up)
    )
    guard result.min <= result.max else { return }
    range = result
  }

  /// Returns where a step is relative to the origin, near it, exact but for one rounding.
  private func phase(_ step: Double, in context: RangeContext) -> Double {
    let (integer, rest) = context.exactRelative(anchor)
    // Remainders of doubles are exact, and two doubles hold the integer.
    let high = Double(integer)
    let low = Double(integer - Int128(high))
    return fmod(fmod(high, step) + fmod(low, step) + fmod(rest, step), step)
  }
}
