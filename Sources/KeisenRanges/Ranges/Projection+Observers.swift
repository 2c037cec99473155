import Glibc
import KeisenPrimitives

/// Rewrites a range that is about to be stored, relative to the origin that it will have.
///
/// It may leave it reversed. One that throws, or leaves an end that is NaN or infinite, lets the
/// old range stay.
public typealias RangeHook = @Sendable (inout ProposedRange, Projection) throws -> Void

extension Projection {
  /// What rewrites every range, or nil: one that is set, fitted, updated or animated before it is
  /// stored, and one that follows the data whenever it is computed.
  ///
  /// Called without a lock, on the thread that changes or asks for the range. It must give the same
  /// for the same range, must not change the projection itself, nor read the range of one that
  /// follows its data.
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

  /// Lets `body` be told of every change of the range, its origin or its scale, after it.
  ///
  /// Called without a lock, on the thread that made the change: for a frame's, at its end, when all
  /// its ranges are stored. One that follows the data is told when a frame has shown another one
  /// than the frame before; reading tells nobody. A range that is set anew as it was is no change,
  /// so projections may set each other. What it changes in the projection itself is told in another
  /// round, of which there are at most 16.
  ///
  /// - Parameter body: Gets the range as it is then; nil for none.
  /// - Returns: What `removeObserver` takes.
  public func observe(_ body: @escaping @Sendable (ProjectionRange?) -> Void) -> UInt64 {
    state.withLock { $0.observers.add(body) }
  }

  /// Ends an observation: it is told nothing more, save of a change that another thread is
  /// informative it right then.
  ///
  /// - Returns: Whether there was one of this number.
  @discardableResult
  public func removeObserver(_ number: UInt64) -> Bool {
    // What dies with it may be the caller's: outside of the lock.
    let old = state.withLock { $0.observers.remove(number) }
    return old != nil
  }

  /// Changes the state, then tells the observers if range or scale are others.
  func changing<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (result, isChanged) = try state.withLock { (state) throws(Failure) in
      try state.changing(body)
    }
    if isChanged { notify() }
    return result
  }

  /// Stores what was proposed for the state as it still is; anew, where somebody has changed that
  /// meanwhile.
  ///
  /// - Parameter propose: Called without a lock; nil stores nothing.
  /// - Returns: Whether the range is another one than before.
  /// - Throws: What `propose` throws or could not read, and `KeisenError` with code `.invalidState`
  ///   when the projection was changed each of 1,000 times.
  @discardableResult
  func store(_ propose: () throws(KeisenError) -> Proposal?) throws(KeisenError) -> Bool {
    for _ in 0..<Self.maxTries {
      guard let proposal = try ReadFailures.collect(propose) else { return false }
      let (isStored, isChanged): (Bool?, Bool) = state.withLock { state in
        state.changing { state in
          guard state.generation == proposal.generation else { return nil }
          let before = state.range
          state.commit(proposal)
          return state.range != before
        }
      }
      guard let isStored else {
        sched_yield()
        continue
      }
      for body in proposal.whenStored { body() }
      if isChanged { notify() }
      return isStored
    }
    throw KeisenError(
      .invalidState,
      "range of a projection can't be decided while something changes it each time"
    )
  }

  /// Sets a range when the hook has seen it.
  ///
  /// - Parameter take: Returns the range, or nil for none to store, and takes what else changes; it
  ///   may be called several times.
  /// - Throws: What `take` throws; as `hooked` and `store`.
  func setHooked(
    _ take: (inout State) throws(KeisenError) -> ProjectionRange?
  ) throws(KeisenError) {
    for _ in 0..<Self.maxTries {
      let place = state.withLock { $0 }
      var changed = place
      let range = try (try take(&changed)).map { (range) throws(KeisenError) in
        try hooked(range, place)
      }
      let isStored = try changing { (state) throws(KeisenError) in
        guard state.generation == place.generation else { return false }
        _ = try take(&state)
        if let range { state.store(range) }
        return true
      }
      if isStored { return }
      sched_yield()
    }
    throw KeisenError(.invalidState, "hook of a projection must not change it")
  }

  /// How often a change is tried while others come in between: other threads do so a few times in a
  /// row at most, and what it calls itself may do so for ever.
  static let maxTries = 1_000

  /// Tells the observers of a change; what they change themselves in further rounds.
  package func notify() {
    let thread = pthread_self()
    for _ in 0..<16 {
      let round = state.withLock { state in state.observers.begin(on: thread) }
      guard let round else { return }
      for number in round {
        // One that was removed meanwhile is told nothing more.
        let (body, range) = state.withLock { ($0.observers[number], $0.range ?? $0.shown) }
        body?(range)
      }
      guard state.withLock({ $0.observers.end(on: thread) }) else { return }
    }
  }

  /// Returns what the hook makes of a range, which is checked on a scale of the caller's.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it fails, `.invalidState` when it changes
  ///   what it is the hook of, `.invalidArgument` when the range is not allowed; as
  ///   `ProjectionRange.checkScale`.
  package func hooked(_ range: ProjectionRange, _ place: State) throws(KeisenError)
    -> ProjectionRange
  {
    guard let hook = place.willUpdate else {
      try range.checkScale()
      return range
    }
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(.invalidState, "hook of a projection must not change its range")
    }
    defer { state.withLock { $0.callers.leave() } }
    var proposed = ProposedRange(min: range.min, max: range.max)
    try KeisenError.calling("hook of a projection") { try hook(&proposed, self) }
    let rewritten: ProjectionRange
    do throws(KeisenError) {
      rewritten = try ProjectionRange(
        origin: range.origin,
        min: proposed.min,
        max: proposed.max,
        scale: range.scale
      )
    } catch {
      throw KeisenError(error.code, "hook of a projection: \(error.message)")
    }
    try rewritten.checkScale()
    return rewritten
  }
}

extension Projection.State {
  /// Changes itself; returns also whether observers are to be told.
  ///
  /// - Parameters:
  ///   - span: The frame whose commit it is; nil for anybody else.
  ///   - body: Counts its changes by the generation.
  /// - Returns: What `body` returned, and whether observers are to be told.
  /// - Throws: What `body` throws.
  mutating func changing<Result, Failure: Error>(
    by span: FrameSpan? = nil,
    _ body: (inout Self) throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, isChanged: Bool) {
    let before = (range, scale)
    let count = generation
    let result = try body(&self)
    guard generation != count else { return (result, false) }
    // What somebody else has changed since the frame began is still to be seen.
    latestChange = if let span, latestChange <= span.begin { span.end } else { Change.now() }
    return (result, !observers.isEmpty && (range, scale) != before)
  }
}
