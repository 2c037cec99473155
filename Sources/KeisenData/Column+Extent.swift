extension Column {
  /// Returns the least and the greatest finite value.
  ///
  /// The answer is kept until values change; appended rows are looked at alone.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  public func extent() -> Extent {
    known(\.extent) { snapshot, rows in snapshot.extent(of: rows) }
  }

  /// Returns the least and the greatest finite value above 0: what a logarithm can show.
  ///
  /// Kept as `extent()` is, from which it follows where all values are of one sign.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  public func positiveExtent() -> Extent {
    let all = extent()
    if let bounds = all.bounds, bounds.min.isPositive || !bounds.max.isPositive {
      return bounds.min.isPositive ? all : Extent.empty.of(type)
    }
    return known(\.positiveExtent) { snapshot, rows in snapshot.positiveExtent(of: rows) }
  }

  private func known(
    _ path: WritableKeyPath<State, KnownExtent> & Sendable,
    find: (ColumnSnapshot, Range<Int>) -> Extent
  ) -> Extent {
    let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0[keyPath: path]) }
    guard known.count < snapshot.count else { return known.extent.of(type) }
    let extent = known.extent.union(find(snapshot, known.count..<snapshot.count)).of(type)
    state.withLock { state in
      // Someone may have declared a change, or looked at more rows, meanwhile.
      guard state.version == snapshot.version, state[keyPath: path].count < snapshot.count else {
        return
      }
      state[keyPath: path] = KnownExtent(extent: extent, count: snapshot.count)
    }
    return extent
  }
}
