import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// The animators that step with every frame, in the order of being added.
  public var animators: [Animator] { state.withLock { $0.animators } }

  /// Lets an animator step with every frame, before the updaters run, unless it does already.
  public func add(_ animator: Animator) {
    state.withLock { state in
      guard !state.animators.contains(where: { $0 === animator }) else { return }
      state.animators.append(animator)
    }
  }

  /// Lets an animator step no more with frames, if it does; what it moves stays where it is.
  public func remove(_ animator: Animator) {
    let old = state.withLock { state in
      let old = state.animators
      state.animators.removeAll { $0 === animator }
      return old
    }
    // What dies with it may be the caller's: outside of the lock.
    withExtendedLifetime(old) {}
  }

  /// Returns the first time at or after `time` at which a frame would show something else: when a
  /// host is to draw next.
  ///
  /// It is `time` itself before the first frame, where a part was changed since the last one, and
  /// while something moves, else the end of the first delay, or when a message is gone; nil where
  /// nothing changes by itself.
  ///
  /// - Parameter time: In seconds; NaN gives nil.
  /// - Returns: The first time at or after `time` at which a frame would show something else.
  public func nextFrameTime(after time: Double) -> Double? {
    guard !time.isNaN else { return nil }
    if hasChanged { return time }
    return nextTime(after: time, drawn: frameRecord?.time ?? time)
  }

  /// Returns the first time at or after `time` at which a frame shows something else than at
  /// `drawn` by itself; nil for never.
  func nextTime(after time: Double, drawn: Double) -> Double? {
    let state = state.withLock { $0 }
    var times = state.animators.compactMap { $0.nextTime(after: time) }
    times += state.updaters.compactMap { $0.nextTime(after: time) }
    times += (state.below + state.above).compactMap { $0.nextTime(after: time, drawn: drawn) }
    return times.min()
  }

  /// Steps the animators to the time of a frame.
  ///
  /// - Parameters:
  ///   - state: The chart's.
  ///   - time: That of the frame, in seconds.
  ///   - ranges: Takes the ranges that move; it may have those of other charts.
  /// - Returns: What to commit or take back.
  /// - Throws: As `AnimatorStep`. Then everything is as it was.
  static func step(
    _ state: State,
    to time: Double,
    _ ranges: inout FrameRanges
  ) throws(KeisenError) -> [AnimatorStep] {
    guard !state.animators.isEmpty else { return [] }
    try requireFinite(time, "time")
    var scene = AnimationScene(state.theme, state.series)
    scene.ranges = ranges
    var steps: [AnimatorStep] = []
    do throws(KeisenError) {
      for animator in state.animators {
        steps.append(try AnimatorStep(animator, to: time, &scene))
      }
    } catch {
      for step in steps.reversed() { step.rollBack() }
      throw error
    }
    ranges = scene.ranges
    return steps
  }
}
