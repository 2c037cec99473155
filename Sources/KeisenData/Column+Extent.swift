import KeisenPrimitives

extension Column {
  /// Returns the least and the greatest finite value.
  ///
  /// The answer is kept until values change; appended rows are looked at alone.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  public func extent() -> Extent {
    known(\.extent) { snapshot, rows in
      Self.union(of: rows) { snapshot.extent(of: $0) }
    }
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
    return known(\.positiveExtent) { snapshot, rows in
      Self.union(of: rows) { snapshot.positiveExtent(of: $0) }
    }
  }

  /// Returns the extent of rows, parts of which several threads look at where there are many.
  private static func union(
    of rows: Range<Int>,
    _ find: @Sendable (Range<Int>) -> Extent
  ) -> Extent {
    let most = 1 << 18
    guard rows.count > most else { return find(rows) }
    // Few enough for a column of one value that is repeated without end.
    let parts = min(rows.count / most + 1, 64)
    let length = rows.count / parts
    // In the order of the rows, so that of zeros of either sign always the same one is told.
    let found = Locked([Extent](repeating: .empty, count: parts))
    WorkerPool.shared.run(parts) { part in
      let start = rows.lowerBound + part * length
      let extent = find(start..<(part < parts - 1 ? start + length : rows.upperBound))
      found.withLock { $0[part] = extent }
    }
    return found.withLock { $0 }.reduce(.empty) { $0.union($1) }
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
