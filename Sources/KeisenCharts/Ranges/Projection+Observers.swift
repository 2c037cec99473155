import Glibc
import KeisenPrimitives

/// Rewrites a range that is about to be stored, relative to the origin that it will have.
///
/// It may leave it reversed. One that throws, or leaves an end that is NaN or infinite, lets the old range stay.
public typealias RangeHook = @Sendable (inout ProposedRange, Projection) throws -> Void

extension Projection {
  /// What rewrites every range before it is stored, or nil: those that are set, fitted, updated and animated.
  ///
  /// Called without a lock, on the thread that changes the range, also for a fit that is not stored yet. It must not change the
  /// projection itself, nor read the range of one that is unset.
  public var willUpdate: RangeHook? {
    get { state.withLock { $0.willUpdate } }
    set {
      let old = state.withLock { state in
        defer {
          state.willUpdate = newValue
          state.latestChange = Change.now()
        }
        return state.willUpdate
      }
      // What dies with the old one may be the caller's: outside of the lock.
      withExtendedLifetime(old) {}
    }
  }

  /// Lets `body` be told of every change of the range or its scale, after it.
  ///
  /// Called without a lock, on the thread that made the change: for a frame's, at its end. What it changes in the
  /// projection itself is told in another round, of which there are at most 16.
  ///
  /// - Parameter body: Gets the range as it is then; nil for none.
  /// - Returns: What `removeObserver` takes.
  public func observe(_ body: @escaping @Sendable (ProjectionRange?) -> Void) -> UInt64 {
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

  /// Changes the state, then tells the observers.
  ///
  /// - Parameters:
  ///   - span: The frame whose commit it is; nil for anybody else.
  ///   - body: Counts its changes by the generation.
  func changing<Result, Failure: Error>(
    by span: FrameSpan? = nil,
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (result, isChanged) = try state.withLock { (state) throws(Failure) in
      let generation = state.generation
      let result = try body(&state)
      guard state.generation != generation else { return (result, false) }
      // What somebody else has changed since the frame began is still to be seen.
      state.latestChange =
        if let span, state.latestChange <= span.begin { span.end } else { Change.now() }
      return (result, !state.observers.isEmpty)
    }
    if isChanged { notify() }
    return result
  }

  private func notify() {
    let thread = pthread_self()
    for _ in 0..<16 {
      let round = state.withLock { state in state.observers.begin(on: thread) }
      guard let round else { return }
      for body in round { body(state.withLock { $0.range }) }
      guard state.withLock({ $0.observers.end(on: thread) }) else { return }
    }
  }

  /// Returns what the hook makes of a range.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it fails, `.invalidState` when it changes what it is the hook
  ///   of, `.invalidArgument` when the range is not allowed.
  func hooked(_ range: ProjectionRange, _ place: State) throws(KeisenError) -> ProjectionRange {
    guard let hook = place.willUpdate else { return range }
    let thread = pthread_self()
    guard state.withLock({ $0.callers.enter(thread) }) else {
      throw KeisenError(.invalidState, "hook of a projection must not change its range")
    }
    defer { state.withLock { $0.callers.leave(thread) } }
    var proposed = ProposedRange(min: range.min, max: range.max)
    do {
      try hook(&proposed, self)
    } catch let error as KeisenError where error.code == .callback {
      throw error
    } catch {
      throw KeisenError(.callback, "hook of a projection failed: \(error)")
    }
    return try ProjectionRange(
      origin: range.origin,
      min: proposed.min,
      max: proposed.max,
      scale: range.scale
    )
  }
}
