import KeisenPrimitives

/// When an animation begins, how long it takes, and how it goes.
public struct AnimationTiming: Hashable, Sendable {
  /// The time of a frame at which the delay begins, in seconds; nil for that of the first frame
  /// that sees the animation.
  ///
  /// Within a group or sequence it must be nil: these tell when their parts begin.
  public var start: Double?
  /// Seconds from there to the beginning, not negative.
  public var delay: Double
  /// Seconds of one run, not negative; 0 jumps.
  ///
  /// A spring has its own.
  public var duration: Double
  /// How it goes from rest.
  ///
  /// One that takes over from another goes on by the cubic with value and velocity, or as a spring.
  public var easing: Easing
  /// How often it runs, at least once; nil for without end.
  ///
  /// Each way counts: 2 with `autoreverses` is there and back. Only what takes time can run more
  /// than once. Delay and `start` count once; one that takes over has the velocity of then in its
  /// first run alone.
  public var repeatCount: Int?
  /// Whether every second run goes back, with the same easing backwards; else each begins where the
  /// first one did.
  public var autoreverses: Bool

  /// Makes a timing.
  public init(
    start: Double? = nil,
    delay: Double = 0,
    duration: Double = 0.3,
    easing: Easing = .cubic(.inOut),
    repeatCount: Int? = 1,
    autoreverses: Bool = false
  ) {
    (self.start, self.delay, self.duration, self.easing) = (start, delay, duration, easing)
    (self.repeatCount, self.autoreverses) = (repeatCount, autoreverses)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    if let start, !start.isFinite {
      throw .invalidArgument("start must be finite, got \(start)")
    }
    try requireLength(delay, "delay")
    try requireLength(duration, "duration")
    if let repeatCount {
      guard repeatCount >= 1 else {
        throw .invalidArgument("repeat count must be at least 1, got \(repeatCount)")
      }
    }
    guard repeatCount == 1 || MotionCurve(easing, duration: duration).duration > 0 else {
      throw .invalidArgument(
        "duration of what runs more than once must be positive, got \(duration)"
      )
    }
  }

  /// The way that it goes.
  package var curve: MotionCurve {
    MotionCurve(
      easing,
      duration: duration,
      repeatCount: repeatCount,
      autoreverses: autoreverses
    )
  }
}
