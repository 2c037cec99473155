import Glibc
import KeisenPrimitives

extension GestureInterpreter {
  /// Lets `body` be told of every change of state, box, plot and motion, after it.
  ///
  /// Called without a lock, on the thread that made the change. What it changes in the interpreter
  /// itself is told in another round, of which there are at most 16. What goes by itself is told by
  /// `advance`.
  ///
  /// - Parameter body: Gets the state of the latest time that is known.
  /// - Returns: What `removeObserver` takes.
  public func observe(_ body: @escaping @Sendable (GestureState) -> Void) -> UInt64 {
    state.withLock { $0.observers.add(body) }
  }

  /// Ends an observation; it may be told of a change that another thread is making.
  ///
  /// - Returns: Whether there was one of this number.
  @discardableResult
  public func removeObserver(_ number: UInt64) -> Bool {
    // What dies with it may be the caller's: outside of the lock.
    let old = state.withLock { $0.observers.remove(number) }
    return old != nil
  }

  /// Lets time pass, for hosts that draw no frames: tells the state of a time, where it moved by
  /// itself.
  ///
  /// - Parameter time: In seconds; one before the latest that is known counts as that.
  /// - Returns: Whether it moved.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the time is not finite; whatever the
  ///   update of a connected range throws.
  @discardableResult
  public func advance(to time: Double) throws(KeisenError) -> Bool {
    try requireFinite(time, "time")
    let hasMoved = state.withLock { state in
      let before = state.core.state(at: state.clock)
      state.advanced = max(state.advanced, time)
      state.looked = max(state.looked, state.clock)
      return state.core.state(at: state.clock) != before
    }
    if hasMoved { try report() }
    return hasMoved
  }

  /// Tells observers and connections of the state.
  ///
  /// - Throws: What the first connection that fails throws, when all were told.
  func report() throws(KeisenError) {
    let thread = pthread_self()
    var failure: KeisenError?
    dropDeadConnections()
    for _ in 0..<16 {
      let numbers = state.withLock { $0.observers.begin(on: thread) }
      guard let numbers else { break }
      for number in numbers {
        // One that another one took out meanwhile is told no more.
        guard let body = state.withLock({ $0.observers[number] }) else { continue }
        body(state())
      }
      for connection in state.withLock({ $0.connections }) {
        do throws(KeisenError) { try connection.update() } catch { failure = failure ?? error }
      }
      guard state.withLock({ $0.observers.end(on: thread) }) else { break }
    }
    if let failure { throw failure }
  }
}
