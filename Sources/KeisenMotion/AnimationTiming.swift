import KeisenPrimitives

/// When an animation begins, how long it takes, and how it goes.
public struct AnimationTiming: Hashable, Sendable {
  /// The time of a frame at which the delay begins, in seconds; nil for that of the first frame that sees the animation.
  ///
  /// Within a group or sequence it must be nil: these tell when their parts begin.
  public var start: Double?
  /// Seconds from there to the beginning, not negative.
  public var delay: Double
  /// Seconds from the beginning to the end, not negative; 0 jumps.
  ///
  /// A spring has its own.
  public var duration: Double
  /// How it goes from rest.
  ///
  /// One that takes over from another goes on by the cubic with value and velocity, or as a spring.
  public var easing: Easing

  /// Makes a timing.
  public init(
    start: Double? = nil,
    delay: Double = 0,
    duration: Double = 0.3,
    easing: Easing = .cubic(.inOut)
  ) {
    self.start = start
    self.delay = delay
    self.duration = duration
    self.easing = easing
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    if let start, !start.isFinite {
      throw .invalidArgument("start must be finite, got \(start)")
    }
    guard delay.isFinite, delay >= 0 else {
      throw .invalidArgument("delay must be finite and not negative, got \(delay)")
    }
    guard duration.isFinite, duration >= 0 else {
      throw .invalidArgument("duration must be finite and not negative, got \(duration)")
    }
  }

  /// The way that it goes.
  package var curve: MotionCurve { MotionCurve(easing, duration: duration) }
}
