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

  /// Begins a frame, in which nothing that this thread runs may draw the chart: until `leave()`, by
  /// this thread.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when this thread is in a frame of the chart
  ///   already.
  func enter() throws(KeisenError) {
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(.invalidState, "chart must not be drawn by what its own frame calls")
    }
  }

  /// Ends a frame that this thread began.
  func leave() { state.withLock { $0.callers.leave() } }

  /// Runs a frame of several charts, in which nothing that this thread runs may draw one of them.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when this thread is in a frame of one
  ///   already; what `body` throws.
  static func entered<Result>(
    _ charts: [Chart],
    _ body: () throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    var count = 0
    defer {
      for chart in charts.prefix(count) { chart.leave() }
    }
    for chart in charts {
      try chart.enter()
      count += 1
    }
    return try body()
  }
}
