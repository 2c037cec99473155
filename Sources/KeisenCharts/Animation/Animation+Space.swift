import KeisenMotion
import KeisenPrimitives
import KeisenRanges

extension Animation {
  /// Makes an animation of both ranges of a space together: a group of two, each as
  /// `range(of:_:_:)`.
  ///
  /// - Parameters:
  ///   - space: Whose ranges.
  ///   - x: Values at the left and at the right; nil leaves the range alone.
  ///   - y: Values at the bottom and at the top; nil leaves the range alone.
  ///   - isOnScale: Whether they move straight in what their scales are straight in, rather than in
  ///     values.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a range is not allowed on its scale
  ///   of now, or the timing.
  public static func ranges(
    of space: Space,
    x: (DataValue, DataValue)? = nil,
    y: (DataValue, DataValue)? = nil,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    var own = timing
    (own.start, own.delay) = (nil, 0)
    var parts: [Animation] = []
    for (projection, ends) in [(space.x, x), (space.y, y)] {
      guard let ends else { continue }
      parts.append(try range(of: projection, ends.0, ends.1, isOnScale: isOnScale, own))
    }
    try timing.validate()
    return try group(parts, start: timing.start, delay: timing.delay)
  }

  /// Makes an animation of both ranges of a space to ranges of the same scales, such as
  /// `Space.ranges` gave before.
  ///
  /// Else as `ranges(of:x:y:)`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a range is not allowed on its scale
  ///   of now, or the timing.
  public static func ranges(
    of space: Space,
    to target: SpaceRanges,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try ranges(of: space, x: target.x.ends, y: target.y.ends, isOnScale: isOnScale, timing)
  }
}

extension ProjectionRange {
  /// Both ends, exact.
  fileprivate var ends: (DataValue, DataValue) {
    let unit = timeUnit
    return (DataValue(min, origin: origin, unit: unit), DataValue(max, origin: origin, unit: unit))
  }
}
