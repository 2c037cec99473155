import KeisenPrimitives
import KeisenScales

/// Gives the range the length at which data units are as long on the screen as another
/// projection's, or a multiple of that.
///
/// Lengths are measured where the scales are straight: in values on linear, time and category
/// scales, those of instants converted to each other's unit; in logarithms on log scales, so that
/// decades are equally long. On one with cuts they are measured in values. The range stays where it
/// is empty or has an infinite end, where its length or the other's is 0 on a scale that is not
/// straight in values, where a viewport is 0, and where the result would overflow or have no place.
public final class AspectRestriction: Restriction {
  /// The projection whose range decides.
  public let other: Projection
  /// How many units of this one are as long as one of the other.
  public let ratio: Double
  /// How long the plot is along this one.
  public let viewport: Viewport
  /// How long the plot is along the other one.
  public let otherViewport: Viewport
  /// Which value keeps its place: -1 the least, 0 the middle, 1 the greatest, on the scale.
  public let anchor: Double

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the ratio is NaN, infinite or not
  ///   positive, or the anchor is not from -1 to 1.
  public init(
    other: Projection,
    ratio: Double = 1,
    viewport: Viewport,
    otherViewport: Viewport,
    anchor: Double = 0
  ) throws(KeisenError) {
    try DataValue(ratio).validateLength("ratio", allowsZero: false)
    try ProposedRange.requireAnchor(anchor)
    (self.other, self.ratio, self.viewport) = (other, ratio, viewport)
    (self.otherViewport, self.anchor) = (otherViewport, anchor)
  }

  /// As C calls it.
  public static var typeName: String { "aspect" }

  /// The projections whose ranges it reads.
  public var projections: [Projection] { [other] }

  /// Rewrites the range.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when the other projection is the target; as
  ///   `Viewport.length()` and `Projection.range()`.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    guard other !== context.projection else {
      throw KeisenError(.invalidState, "a projection can't be locked to its own range")
    }
    let (own, others) = try (context.length(of: viewport), context.length(of: otherViewport))
    guard own > 0, others > 0, context.shows(range) else { return }
    let read = try context.range(of: other)
    let measured = abs(Self.length(of: read.map(to: 0, 1), from: read.min, to: read.max))
    let target =
      ratio * (own / others) * context.steps(of: DataValue(measured, unit: read.timeUnit))
    guard target.isFinite else { return }

    let map = context.map(over: range)
    guard case .transformed = map else {
      range = context.choose(range.resized(to: target, anchor: anchor), else: range)
      return
    }
    let factor = target / Self.length(of: map, from: range.min, to: range.max)
    guard factor > 0, factor.isFinite else { return }
    let kept = (anchor + 1) / 2
    let resized = ProposedRange(
      min: map.value(at: kept - kept * factor),
      max: map.value(at: kept + (1 - kept) * factor)
    )
    range = context.choose(resized, else: range)
  }

  /// Returns the length of a range in what its map is straight in.
  private static func length(of map: ScaleMap, from min: Double, to max: Double) -> Double {
    if case .transformed(_, let straight) = map { return straight.max - straight.min }
    return max - min
  }
}
