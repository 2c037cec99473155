import KeisenMotion
import KeisenPrimitives

/// Tells a moving value to code of the caller's.
struct CustomDriver<Value: Animatable & Sendable>: AnimationDriver
where Value.AnimatableData: Sendable {
  let key: AnimationKey
  private let from: Value
  private let to: Value
  private let curve: MotionCurve
  private let body: @Sendable (Value) throws -> Void
  private var motion: Motion<Value>?
  /// What was told last.
  private var last: Value?

  init(
    _ key: AnimationKey,
    from: Value,
    to: Value,
    _ curve: MotionCurve,
    _ body: @escaping @Sendable (Value) throws -> Void
  ) {
    (self.key, self.from, self.to, self.curve, self.body) = (key, from, to, curve, body)
  }

  var duration: Double { curve.duration }
  /// Values of the caller's own types are not told, nor the key, which may be a number of this
  /// process.
  var described: DescribedMembers {
    DescribedMembers([
      "object": DescribedLink(key.object), "property": "custom", "curve": curve,
      "function": "callback",
    ])
  }

  mutating func begin(
    after previous: (any AnimationDriver)?,
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool {
    motion = Motion(from: from, to: to, velocity: .zero, curve)
    if let previous = previous as? CustomDriver, let other = previous.motion {
      last = previous.last
      if elapsed < other.duration {
        motion = Motion(
          from: other.value(at: elapsed),
          to: to,
          velocity: other.velocity(at: elapsed),
          curve.retargeted
        )
      }
    }
    return true
  }

  mutating func apply(
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool {
    guard let motion else { return false }
    let (value, before, body) = (motion.value(at: elapsed), last ?? motion.from, body)
    // What a failing frame takes back is not worth a second error.
    scene.calls.append(
      AnimationScene.Call(run: { try body(value) }, undo: { try? body(before) })
    )
    last = value
    return true
  }
}

extension Animation {
  /// Makes an animation of anything: a value is told to `body` in each frame, before anything is
  /// laid out.
  ///
  /// - Parameters:
  ///   - key: What it moves: one with the same key that is under way, of the same type, is taken
  ///     over from, and `from` does not count; nil for something of its own.
  ///   - from: Where it begins.
  ///   - to: Where it ends, exactly.
  ///   - timing: When and how.
  ///   - body: Called without a lock, on the thread of the frame; it must not draw the chart. Where
  ///     it throws, the frame fails, and so does any frame that can't be drawn: then it is told the
  ///     value of before.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the timing is not allowed.
  public static func custom<Value: Animatable & Sendable>(
    _ key: AnimationKey? = nil,
    from: Value,
    to: Value,
    _ timing: AnimationTiming = AnimationTiming(),
    body: @escaping @Sendable (Value) throws -> Void
  ) throws(KeisenError) -> Animation where Value.AnimatableData: Sendable {
    try timing.validate()
    let key = key ?? AnimationKey("\(CustomNumbers.next())")
    return Animation(CustomDriver(key, from: from, to: to, timing.curve, body), timing)
  }
}

/// Numbers that nothing else has, for what has no key.
enum CustomNumbers {
  private static let last = Locked<UInt64>(0)

  /// Returns the next one, from 1 on.
  static func next() -> UInt64 {
    last.withLock { last in
      last &+= 1
      return last
    }
  }
}
