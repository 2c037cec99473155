import KeisenMotion
import KeisenPrimitives

/// A property of an object: how it is read and set, and what moves of it.
struct AnimatedProperty<Raw: Equatable & Sendable, Value: Animatable & Sendable>: Sendable
where Value.AnimatableData: Sendable {
  /// Which property.
  let key: AnimationKey
  /// Returns what it is; nil where the object is gone.
  let read: @Sendable () -> Raw?
  /// Sets it where it is still what is expected; returns whether it was.
  let exchange: @Sendable (_ expected: Raw, _ new: Raw) -> Bool
  /// What moves of it.
  let value: @Sendable (Raw, AnimationScene) -> Value
  /// Returns what has that value, taken into what is allowed.
  let raw: @Sendable (Value) throws(KeisenError) -> Raw
  /// Collects what `value` needs of a frame; no lock is held.
  var prepare: @Sendable (inout AnimationScene) throws(KeisenError) -> Void = { _ in }
  /// Makes beginning, end and first velocity fit each other.
  var align: @Sendable (inout Value, inout Value, inout Value.AnimatableData) -> Void = { _, _, _ in
  }
}

/// Moves a property that belongs to an object of ours.
struct PropertyDriver<Raw: Equatable & Sendable, Value: Animatable & Sendable>: AnimationDriver
where Value.AnimatableData: Sendable {
  private let property: AnimatedProperty<Raw, Value>
  private let given: Value?
  private let target: Raw
  private let curve: MotionCurve
  private var motion: Motion<Value>?
  /// What it is at the beginning, exactly.
  private var first: Raw?
  /// What it was before the last step, and what it was set to.
  private var change: (before: Raw, after: Raw)?
  /// What it is unless somebody else changes it.
  private var expected: Raw?

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - property: What to move.
  ///   - from: Where it begins; nil for where the property is then.
  ///   - target: Where it ends.
  ///   - curve: How it goes.
  init(
    _ property: AnimatedProperty<Raw, Value>,
    from: Value?,
    to target: Raw,
    _ curve: MotionCurve
  ) {
    self.property = property
    given = from
    self.target = target
    self.curve = curve
  }

  var key: AnimationKey { property.key }
  var duration: Double { curve.duration }
  var described: DescribedMembers {
    DescribedMembers([
      "object": DescribedLink(key.object), "property": DescribedName.snake(key.name),
      "from": given, "to": target, "curve": curve,
    ])
  }
  /// What it is in the end, exactly.
  private var last: Raw { curve.endsAtBeginning ? first ?? target : target }

  func prepare(_ scene: inout AnimationScene) throws(KeisenError) {
    try property.prepare(&scene)
  }

  mutating func begin(
    after previous: (any AnimationDriver)?,
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool {
    guard let current = property.read() else { return false }
    var from = given ?? property.value(current, scene)
    var to = property.value(target, scene)
    var velocity = Value.AnimatableData.zero
    var curve = curve
    first = try given.map { (given) throws(KeisenError) in try property.raw(given) } ?? current
    if given == nil, let previous = previous as? PropertyDriver, let motion = previous.motion,
      previous.expected == current, previous.property.read() != nil
    {
      from = motion.value(at: elapsed)
      if elapsed < motion.duration {
        velocity = motion.velocity(at: elapsed)
        curve = curve.retargeted
        first = try property.raw(from)
      } else {
        first = previous.last
      }
    }
    property.align(&from, &to, &velocity)
    motion = Motion(from: from, to: to, velocity: velocity, curve)
    expected = current
    return true
  }

  mutating func apply(
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool {
    guard let motion, let first, let expected else { return false }
    var next = last
    if elapsed <= 0, duration > 0 {
      next = first
    } else if elapsed < duration {
      next = try property.raw(motion.value(at: elapsed))
    }
    change = nil
    guard property.exchange(expected, next) else { return false }
    change = (expected, next)
    self.expected = next
    return true
  }

  func undo() {
    guard let change else { return }
    _ = property.exchange(change.after, change.before)
  }
}
