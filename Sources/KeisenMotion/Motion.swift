/// The motion of one value to another one, in closed form.
public struct Motion<Value: Animatable> {
  /// Where it begins.
  public let from: Value
  /// Where it goes, and ends, exactly, at rest, unless it goes back.
  public let to: Value
  /// How fast it begins, in a second.
  public let velocity: Value.AnimatableData
  private let curve: MotionCurve

  /// Makes a motion from rest.
  ///
  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it ends.
  ///   - easing: How.
  ///   - duration: In seconds, not negative, 0 to be there at once; a spring has its own.
  public init(from: Value, to: Value, easing: Easing, duration: Double) {
    self.init(from: from, to: to, velocity: .zero, MotionCurve(easing, duration: max(0, duration)))
  }

  /// Makes a motion that goes on from a velocity: by the cubic that ends at rest, or by the spring
  /// with that velocity.
  public init(
    from: Value,
    to: Value,
    velocity: Value.AnimatableData,
    easing: Easing,
    duration: Double
  ) {
    let curve = MotionCurve(easing, duration: max(0, duration))
    self.init(from: from, to: to, velocity: velocity, curve.retargeted)
  }

  package init(
    from: Value,
    to: Value,
    velocity: Value.AnimatableData,
    _ curve: MotionCurve
  ) {
    (self.from, self.to, self.velocity, self.curve) = (from, to, velocity, curve)
  }

  /// Seconds to the end.
  public var duration: Double { curve.duration }

  /// Returns the value some seconds after the beginning: before it the first one, from the end on
  /// the last one, exactly.
  public func value(at elapsed: Double) -> Value {
    if elapsed >= duration { return curve.endsAtBeginning ? from : to }
    guard elapsed > 0 else { return from }
    let weights = curve.weights(at: elapsed)
    var value = Value.interpolate(from, to, 1 - weights.distance)
    if weights.velocity != 0 {
      var pushed = velocity
      pushed.scale(by: weights.velocity)
      value.animatableData += pushed
    }
    return value
  }

  /// Returns how fast it moves then, in a second: not at all before the beginning and from the end
  /// on.
  public func velocity(at elapsed: Double) -> Value.AnimatableData {
    let rates = curve.rates(at: elapsed)
    var velocity = from.animatableData - to.animatableData
    velocity.scale(by: rates.distance)
    var pushed = self.velocity
    pushed.scale(by: rates.velocity)
    return velocity + pushed
  }
}

extension Motion: Sendable where Value: Sendable, Value.AnimatableData: Sendable {}
