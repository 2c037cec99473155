import KeisenPrimitives

extension Column {
  /// Pins the values that the column has now, with the bounds of their blocks.
  ///
  /// They are kept until values change; for appended rows they are added.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package func bounds() throws(KeisenError) -> ColumnBounds {
    let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0.pyramid) }
    if let known, known.covers(snapshot) {
      return ColumnBounds(snapshot: snapshot, pyramid: known)
    }
    return try survey(building: true).bounds
  }

  /// As `bounds()`, but values that are not above 0 are gaps: what a logarithm has no place for.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: As of `bounds()`; there is nothing to do where all values are of one sign.
  package func positiveBounds() throws(KeisenError) -> ColumnBounds {
    let all = try bounds()
    if all.isPositive { return all }
    return try building.withLock { (_) throws(KeisenError) in
      let known = state.withLock { $0.version == all.snapshot.version ? $0.positivePyramid : nil }
      let start = known ?? ColumnPyramid(of: type, isPositive: true)
      // Others may have looked at more rows meanwhile.
      let pyramid = start.covers(all.snapshot) ? start : try start.grown(to: all.snapshot)
      state.withLock { state in
        if state.version == all.snapshot.version { state.positivePyramid = pyramid }
      }
      return ColumnBounds(snapshot: all.snapshot, pyramid: pyramid)
    }
  }

  /// Finds out what is not known yet of the order and, with `building`, of the bounds of the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func survey(building isBuilding: Bool) throws(KeisenError) -> (
    bounds: ColumnBounds, order: ColumnOrder
  ) {
    try building.withLock { (_) throws(KeisenError) in
      // Someone may have looked meanwhile, or values may have changed.
      let (snapshot, knownOrder, known) = state.withLock {
        (self.snapshot(of: $0), $0.order, $0.pyramid)
      }
      var order = knownOrder
      var pyramid = known ?? ColumnPyramid(of: type)
      let first = snapshot.rows.lowerBound
      if order.end < snapshot.rows.upperBound || !order.isSettled(from: first) {
        (order, pyramid) = try pyramid.surveyed(snapshot, order)
      }
      if isBuilding, !pyramid.covers(snapshot) { pyramid = try pyramid.grown(to: snapshot) }
      state.withLock { state in
        guard state.version == snapshot.version else { return }
        state.order = order
        state.pyramid = pyramid
      }
      return (ColumnBounds(snapshot: snapshot, pyramid: pyramid), order.order)
    }
  }
}
