import KeisenMotion
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Moves the range of a projection, on the copies of a frame.
struct RangeDriver: AnimationDriver {
  /// Where it ends.
  enum Target: Sendable {
    /// Relative to the origin that the projection has at the beginning.
    case relative(min: Double, max: Double)
    /// Two values, exact.
    case values(DataValue, DataValue)
  }

  private let projection: Projection
  private let target: Target
  private let isOnScale: Bool
  private let curve: MotionCurve
  private var motion: RangeMotion?
  /// The generation of the projection at the beginning.
  private var generation: UInt64 = 0

  init(_ projection: Projection, to target: Target, isOnScale: Bool, _ curve: MotionCurve) {
    (self.projection, self.target, self.curve) = (projection, target, curve)
    self.isOnScale = isOnScale
  }

  var key: AnimationKey { AnimationKey(projection, "range") }
  var duration: Double { curve.duration }
  var described: DescribedMembers {
    DescribedMembers([
      "object": DescribedLink(projection), "property": "range", "to": target,
      "isOnScale": isOnScale, "curve": curve,
    ])
  }

  func prepare(_ scene: inout AnimationScene) throws(KeisenError) {
    try scene.ranges.take(projection)
  }

  mutating func begin(
    after previous: (any AnimationDriver)?,
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool {
    guard scene.ranges.has(projection) else { return false }
    var from = scene.ranges[projection]
    // What the scale has no place for by now is the caller's doing, not a reason to draw nothing.
    guard let to = try? target.range(of: projection, from: from) else { return false }
    let last = projection.lastChange
    generation = last.generation
    var velocity = RangeMotion.Velocity()
    var curve = curve
    if let previous = previous as? RangeDriver, let motion = previous.motion,
      previous.isUndisturbed(last, by: scene.author)
    {
      var place = motion.range(at: elapsed)
      place.scale = from.scale
      from = place
      if elapsed < motion.duration {
        velocity = motion.velocity(at: elapsed)
        curve = curve.retargeted
      }
    }
    motion = RangeMotion(from: from, to: to, velocity: velocity, curve, isOnScale: isOnScale)
    return true
  }

  mutating func apply(
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool {
    guard let motion, scene.ranges.has(projection),
      isUndisturbed(projection.lastChange, by: scene.author)
    else { return false }
    scene.decided.append((projection, motion.range(at: elapsed)))
    return true
  }

  /// Whether nobody but an animator has changed the range since the beginning.
  private func isUndisturbed(
    _ last: (generation: UInt64, author: UInt64),
    by author: UInt64
  ) -> Bool {
    last.generation == generation || last.author == author
  }
}

extension RangeDriver.Target {
  /// Returns the range of a projection on the scale of another one.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is of another kind than the
  ///   scale shows, and as `Projection.setRange(_:_:)`.
  func range(
    of projection: Projection,
    from place: ProjectionRange
  ) throws(KeisenError) -> ProjectionRange {
    switch self {
    case .relative(let min, let max):
      return try ProjectionRange(origin: place.origin, min: min, max: max, scale: place.scale)
    case .values(let min, let max):
      for value in [min, max] where !projection.takes(value, on: place.scale) {
        throw .invalidArgument(
          "an animated range ends at \(value.kindName), where values are \(place.scale.kindName)"
        )
      }
      var target = place
      if min.origin != 0 || max.origin != 0 {
        target.origin = try place.scale.integer(of: min)
      }
      return try ProjectionRange(
        origin: target.origin,
        min: target.relative(min),
        max: target.relative(max),
        scale: place.scale
      )
    }
  }
}

extension Animation {
  /// Makes an animation of a projection's range, relative to the origin that it has when it begins.
  ///
  /// Of an unset projection it begins with what the data gives it. The ranges on the way pass the
  /// projection's hook; an updater of the same projection in the same chart has the last word in
  /// every frame. A change by anyone else - a range that is set, a fit, another animator - ends it.
  /// The range may end reversed.
  ///
  /// - Parameters:
  ///   - projection: Whose range.
  ///   - min: Value at the left or at the bottom.
  ///   - max: Value at the right or at the top.
  ///   - isOnScale: Whether it moves straight in what the scale is straight in, on a log scale by
  ///     equal factors, rather than in values.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range is not allowed on the
  ///   scale of now, or the timing.
  public static func range(
    of projection: Projection,
    min: Double,
    max: Double,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try range(of: projection, to: .relative(min: min, max: max), isOnScale, timing)
  }

  /// Makes an animation of a projection's range to two values, exact: absolute numbers, or instants
  /// in any units.
  ///
  /// The origin moves along, to the integer of `min` unless both integers are 0. Else as
  /// `range(of:min:max:)`.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range is not allowed on the
  ///   scale of now, or the timing.
  public static func range(
    of projection: Projection,
    _ min: DataValue,
    _ max: DataValue,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try range(of: projection, to: .values(min, max), isOnScale, timing)
  }

  private static func range(
    of projection: Projection,
    to target: RangeDriver.Target,
    _ isOnScale: Bool,
    _ timing: AnimationTiming
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    _ = try target.range(of: projection, from: try projection.proposedRange().range)
    return Animation(
      RangeDriver(projection, to: target, isOnScale: isOnScale, timing.curve),
      timing
    )
  }
}
