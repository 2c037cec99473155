import KeisenPrimitives

extension Chart {
  /// The hooks that run in every frame, in the order of being added.
  public var hooks: [any Hook] { state.withLock { $0.hooks } }

  /// Lets a hook run in every frame, unless it does already.
  public func add(_ hook: any Hook) {
    state.change { state in
      guard !state.hooks.contains(where: { $0 === hook }) else { return }
      state.hooks.append(hook)
    }
  }

  /// Lets a hook run no more in frames, if it does; one that runs goes on to the end of its frame.
  public func remove(_ hook: any Hook) {
    let old = state.change { state in
      let old = state.hooks
      state.hooks.removeAll { $0 === hook }
      return old
    }
    // What dies with it may be the caller's: outside of the lock.
    withExtendedLifetime(old) {}
  }

  /// Runs a frame, in which nothing that this thread runs may draw the chart.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when this thread is in a frame of the chart already; what `body` throws.
  func entered<Result>(_ body: () throws(KeisenError) -> Result) throws(KeisenError) -> Result {
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(.invalidState, "chart must not be drawn by what its own frame calls")
    }
    defer { state.withLock { $0.callers.leave() } }
    return try body()
  }
}

extension [any Hook] {
  /// Lets each do its part of a frame.
  ///
  /// - Throws: `KeisenError` with code `.callback` when one fails; those behind it don't run.
  func call(
    _ name: StaticString,
    _ body: (any Hook) throws -> Void
  ) throws(KeisenError) {
    for hook in self { try KeisenError.calling("hook \(name)") { try body(hook) } }
  }
}
