import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// Whether a frame that is drawn now could differ from the last one, at the same time and pixel
  /// ratio.
  var hasChanged: Bool { hasChanged(since: state.withLock { $0.drawn }) }

  /// Whether a frame that is drawn now could differ from one before, at the same time and pixel
  /// ratio.
  ///
  /// True where there was none, and where a part can't tell when it changes. What callbacks hang on
  /// besides what they are given is not known.
  ///
  /// - Complexity: O(1) for each series, attachment, updater, restriction, kernel, and series of
  ///   theirs.
  func hasChanged(since drawn: FrameSpan?) -> Bool {
    let state = state.withLock { $0 }
    guard let drawn, !drawn.misses(self.state.latestChange) else { return true }
    if state.ownTheme == nil, drawn.misses(UserPreferences.current.latestChange) { return true }
    func isNew(_ projections: [Projection]) -> Bool {
      projections.contains { $0.hasChanged(since: drawn) }
    }
    return state.series.contains { drawn.misses($0.latestChange) || isNew($0.projections) }
      || (state.below + state.above).contains {
        drawn.misses($0.latestChange) || isNew($0.projections)
      }
      || state.hooks.contains { ($0 as? ComputeHook)?.isStale ?? false }
      || state.updaters.contains {
        drawn.misses($0.latestChange) || isNew([$0.target]) || isNew($0.reads)
      }
  }
}

extension Projection {
  /// Whether its range, or what decides about it, is another one than in a frame.
  fileprivate func hasChanged(since frame: FrameSpan) -> Bool {
    let state = state.withLock { $0 }
    if frame.misses(state.latestChange) { return true }
    guard state.range == nil || state.isUndecided else { return false }
    // Names and units follow the data in all charts.
    return state.attached.contains { frame.misses($0.latestChange) }
      || state.annotations.values.contains { entry in
        entry.annotation.map { frame.misses($0.latestChange) } ?? false
      }
  }
}
