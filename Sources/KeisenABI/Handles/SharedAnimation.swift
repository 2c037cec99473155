import KeisenCharts
import KeisenPrimitives

/// An animation that a handle stands for; adding one to an animator takes it as it is then.
final class SharedAnimation: Sendable {
  private let state: Locked<Animation>

  init(_ animation: Animation) { state = Locked(animation) }

  /// The animation.
  var animation: Animation {
    get { state.withLock { $0 } }
    set {
      let old = state.withLock { state in
        defer { state = newValue }
        return state
      }
      // What dies with it may be the caller's: outside of the lock.
      withExtendedLifetime(old) {}
    }
  }
}
