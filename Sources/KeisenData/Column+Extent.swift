extension Column {
  /// Returns the least and the greatest finite value.
  ///
  /// The answer is kept until values change; appended rows are looked at alone.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  public func extent() -> Extent {
    let (snapshot, known, knownCount) = state.withLock { state in
      (
        ColumnSnapshot(
          type: type,
          rows: 0..<state.count,
          version: state.version,
          chunks: state.chunks
        ), state.extent, state.extentCount
      )
    }
    guard knownCount < snapshot.count else { return known }
    let extent = known.union(snapshot.extent(of: knownCount..<snapshot.count))
    state.withLock { state in
      // Someone may have declared a change, or looked at more rows, meanwhile.
      guard state.version == snapshot.version, state.extentCount < snapshot.count else { return }
      state.extent = extent
      state.extentCount = snapshot.count
    }
    return extent
  }
}
