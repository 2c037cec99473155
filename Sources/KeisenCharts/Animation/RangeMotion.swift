import KeisenMotion
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The motion of a range to another one: straight in values, or in what the scale is straight in.
///
/// In values the origin moves along, in integers, so that a range keeps its length to the last
/// digit wherever it is.
struct RangeMotion {
  /// The velocities of both ends.
  struct Velocity: Hashable, Sendable {
    var min = 0.0
    var max = 0.0
  }

  private let from: ProjectionRange
  private let to: ProjectionRange
  /// In values a second.
  private let velocity: Velocity
  private let curve: MotionCurve
  private let isOnScale: Bool

  /// Makes a motion; both ranges are on one scale.
  init(
    from: ProjectionRange,
    to: ProjectionRange,
    velocity: Velocity,
    _ curve: MotionCurve,
    isOnScale: Bool
  ) {
    (self.from, self.to, self.velocity, self.curve) = (from, to, velocity, curve)
    self.isOnScale = isOnScale
  }

  var duration: Double { curve.duration }

  /// Returns the range some seconds after the beginning: before it the first one, from the end on
  /// the last one, exactly.
  ///
  /// Where a swing leaves what the scale or doubles can show, it is the last one.
  func range(at elapsed: Double) -> ProjectionRange {
    if elapsed >= duration { return curve.endsAtBeginning ? from : to }
    guard elapsed > 0 else { return from }
    let weights = curve.weights(at: elapsed)
    if let coordinate {
      return shown(
        origin: to.origin,
        min: coordinate.value(\.min, self, weights),
        max: coordinate.value(\.max, self, weights)
      )
    }
    let way = Double(Int128(from.origin) - Int128(to.origin))
    let moved = (way * weights.distance).rounded()
    // What the integers leave, without the rounding of the product.
    let rest = (-moved).addingProduct(way, weights.distance)
    guard let shift = Int128(exactly: moved),
      let origin = Int64(exactly: Int128(to.origin) + shift)
    else { return to }
    return shown(
      origin: origin,
      min: to.min + (from.min - to.min) * weights.distance + velocity.min * weights.velocity + rest,
      max: to.max + (from.max - to.max) * weights.distance + velocity.max * weights.velocity + rest
    )
  }

  /// Returns how fast the ends move then, in values a second.
  func velocity(at elapsed: Double) -> Velocity {
    let rates = curve.rates(at: elapsed)
    if let coordinate {
      let range = range(at: elapsed)
      return Velocity(
        min: coordinate.velocity(\.min, \.min, self, rates, at: range),
        max: coordinate.velocity(\.max, \.max, self, rates, at: range)
      )
    }
    let way = Double(Int128(from.origin) - Int128(to.origin))
    return Velocity(
      min: (from.min - to.min + way) * rates.distance + velocity.min * rates.velocity,
      max: (from.max - to.max + way) * rates.distance + velocity.max * rates.velocity
    )
  }

  private func shown(origin: Int64, min: Double, max: Double) -> ProjectionRange {
    (try? ProjectionRange(origin: origin, min: min, max: max, scale: to.scale)) ?? to
  }

  /// What it moves straight in, where that is not the values.
  private var coordinate: Coordinate? {
    guard isOnScale else { return nil }
    return to.scale.transformFunction.map { function in
      Coordinate(
        function: function,
        from: ScaleTransform(function, origin: from.origin),
        to: ScaleTransform(function, origin: to.origin)
      )
    }
  }

  /// What a scale with a transform is straight in.
  private struct Coordinate {
    let function: ScaleTransform.Function
    let from: ScaleTransform
    let to: ScaleTransform

    func value(
      _ end: KeyPath<ProjectionRange, Double>,
      _ motion: RangeMotion,
      _ weights: MotionCurve.Weights
    ) -> Double {
      let last = to.transformed(motion.to[keyPath: end])
      let way = from.transformed(motion.from[keyPath: end]) - last
      let speed = end == \.min ? motion.velocity.min : motion.velocity.max
      let pushed = speed == 0 ? 0 : slowed(speed, from, motion.from[keyPath: end])
      return to.value(of: last + way * weights.distance + pushed * weights.velocity)
    }

    func velocity(
      _ end: KeyPath<ProjectionRange, Double>,
      _ part: KeyPath<Velocity, Double>,
      _ motion: RangeMotion,
      _ rates: MotionCurve.Weights,
      at range: ProjectionRange
    ) -> Double {
      let way =
        from.transformed(motion.from[keyPath: end]) - to.transformed(motion.to[keyPath: end])
      let pushed = slowed(motion.velocity[keyPath: part], from, motion.from[keyPath: end])
      let speed = way * rates.distance + pushed * rates.velocity
      let result = speed * function.slope(at: Double(range.origin) + range[keyPath: end])
      return result.isFinite ? result : 0
    }

    /// Returns a velocity of the coordinate that is one of values; none where the scale is upright.
    private func slowed(_ speed: Double, _ transform: ScaleTransform, _ value: Double) -> Double {
      let result = speed / function.slope(at: transform.origin + value)
      return result.isFinite ? result : 0
    }
  }
}
