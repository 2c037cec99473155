import KeisenPrimitives

extension Column {
  /// Returns the least and the greatest finite value.
  ///
  /// The answer is kept until values change; appended rows are looked at alone. That of a large
  /// column comes from the bounds of its blocks, which drawing needs too.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  public func extent() -> Extent {
    if isLarge, let bounds = try? bounds() { return bounds.extent }
    return known(\.extent) { snapshot, rows in snapshot.extent(of: rows) }
  }

  /// Returns the same as `extent()`, but makes no bounds of blocks: for values that are drawn
  /// without them.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package func extentWithoutBounds() -> Extent {
    if case .source = kind { return extent() }
    return known(\.extent) { snapshot, rows in snapshot.extent(of: rows) }
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
    if case .source = kind {
      do throws(KeisenError) {
        return try positiveBounds().extent
      } catch {
        // Whoever asked hears of it.
        ReadFailures.note(error) { () throws(KeisenError) in throw error }
        return Extent.empty.of(type)
      }
    }
    if isLarge, let bounds = try? positiveBounds() { return bounds.extent }
    return known(\.positiveExtent) { snapshot, rows in snapshot.positiveExtent(of: rows) }
  }

  /// Whether bounds of blocks are worth their memory; of a ring always, as its first rows leave,
  /// and of a source, as it has them.
  private var isLarge: Bool {
    if case .growing(let growth) = kind, growth.capacity < .max { return true }
    if case .source = kind { return true }
    return count > 1 << 14
  }

  private func known(
    _ path: WritableKeyPath<State, KnownExtent> & Sendable,
    find: (ColumnSnapshot, Range<Int>) -> Extent
  ) -> Extent {
    let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0[keyPath: path]) }
    let rows = snapshot.rows
    // What was found of rows that a ring has dropped since is of no use.
    guard rows.lowerBound == 0 else { return find(snapshot, rows) }
    // A frame may be made of fewer rows than were looked at.
    guard known.end <= rows.upperBound else { return find(snapshot, rows) }
    guard known.end < rows.upperBound else { return known.extent.of(type) }
    let extent = known.extent.union(find(snapshot, known.end..<rows.upperBound)).of(type)
    state.withLock { state in
      // Someone may have declared a change, or looked at more rows, meanwhile.
      guard state.version == snapshot.version, state[keyPath: path].end < rows.upperBound else {
        return
      }
      state[keyPath: path] = KnownExtent(extent: extent, end: rows.upperBound)
    }
    return extent
  }
}
