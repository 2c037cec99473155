import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// The updaters that run in every frame, in the order of being added.
  public var updaters: [RangeUpdater] { state.withLock { $0.updaters } }

  /// Lets an updater run in every frame, before it is laid out, unless it does already.
  ///
  /// Updaters run in the order of being added, save that one that reads the range of another one's
  /// target runs after that.
  public func add(_ updater: RangeUpdater) {
    state.change { state in
      guard !state.updaters.contains(where: { $0 === updater }) else { return }
      state.updaters.append(updater)
    }
  }

  /// Lets an updater run no more in frames, if it does.
  public func remove(_ updater: RangeUpdater) {
    let old = state.change { state in
      let old = state.updaters
      state.updaters.removeAll { $0 === updater }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Runs the updaters on the ranges of a frame.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when some wait for each other; as
  ///   `RangeUpdater.update`.
  static func update(
    _ ranges: inout FrameRanges,
    by updaters: [RangeUpdater],
    at time: Double,
    in plots: FramePlots
  ) throws(KeisenError) {
    var waiting = updaters.map { (updater: $0, reads: $0.reads) }
    while !waiting.isEmpty {
      let next = waiting.firstIndex { one in
        !one.reads.contains { read in
          waiting.contains { $0.updater !== one.updater && $0.updater.target === read }
        }
      }
      guard let next else {
        throw KeisenError(
          .invalidState,
          "\(waiting.count) updaters wait for each other: each reads the range of another one's target"
        )
      }
      try waiting.remove(at: next).updater.update(&ranges, at: time, in: plots)
    }
  }
}
