import KeisenPrimitives

extension Column {
  /// Pins the values that the column has now, with the bounds of their blocks.
  ///
  /// They are kept until values change; for appended rows they are added.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package func bounds() throws(KeisenError) -> ColumnBounds {
    let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0.bounds) }
    if known.changed.isEmpty, let pyramid = known.pyramid, pyramid.covers(snapshot) {
      return ColumnBounds(snapshot: snapshot, pyramid: pyramid)
    }
    return try survey(building: true).bounds
  }

  /// As `bounds()`, with the way that the values go, at least those of these rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: As of `bounds()`.
  package func orderedBounds() throws(KeisenError) -> (bounds: ColumnBounds, order: ColumnOrder) {
    let (snapshot, order, known) = state.withLock { (self.snapshot(of: $0), $0.order, $0.bounds) }
    let rows = snapshot.rows
    if known.changed.isEmpty, let pyramid = known.pyramid, pyramid.covers(snapshot),
      order.end >= rows.upperBound, order.isSettled(from: rows.lowerBound)
    {
      return (ColumnBounds(snapshot: snapshot, pyramid: pyramid), order.order)
    }
    return try survey(building: true)
  }

  /// As `bounds()`, but values that are not above 0 are gaps: what a logarithm has no place for.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`; `.unsupported` where all rows would have to
  ///   be read of a source whose summary was given.
  /// - Complexity: As of `bounds()`; there is nothing to do where all values are of one sign.
  package func positiveBounds() throws(KeisenError) -> ColumnBounds {
    let all = try bounds()
    if all.isPositive { return all }
    if source != nil { return try positiveBoundsOfSource(all.snapshot) }
    return try building.withLock { (_) throws(KeisenError) in
      var (snapshot, newest, known) = state.withLock { state in
        (self.snapshot(of: state), newestSnapshot(of: state), state.positiveBounds.take())
      }
      try known.renew(newest)
      let start = known.pyramid ?? ColumnPyramid(of: type, isPositive: true)
      let pyramid = start.covers(newest) ? start : try start.grown(to: newest)
      state.withLock { $0.positiveBounds.pyramid = pyramid }
      return ColumnBounds(snapshot: snapshot, pyramid: pyramid)
    }
  }

  /// Finds those of a source, without a lock: reading may be somebody else's code.
  private func positiveBoundsOfSource(
    _ snapshot: ColumnSnapshot
  ) throws(KeisenError) -> ColumnBounds {
    let (known, summary) = state.withLock { ($0.positiveBounds.pyramid, $0.summary) }
    if let known { return ColumnBounds(snapshot: snapshot, pyramid: known) }
    if summary?.status.origin == .given {
      throw KeisenError(
        .unsupported,
        "a logarithm of values that are not all above 0 would read all \(snapshot.count) rows of the source; "
          + "take a symmetric logarithm, or rows above 0"
      )
    }
    let pyramid = try ReadFailures.collect { () throws(KeisenError) in
      try ColumnPyramid(of: type, isPositive: true).grown(to: snapshot)
    }
    state.withLock { $0.positiveBounds.pyramid = pyramid }
    return ColumnBounds(snapshot: snapshot, pyramid: pyramid)
  }

  /// Finds out what is not known yet of the order and, with `building`, of the bounds of the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func survey(building isBuilding: Bool) throws(KeisenError) -> (
    bounds: ColumnBounds, order: ColumnOrder
  ) {
    try building.withLock { (_) throws(KeisenError) in
      // Someone may have looked meanwhile, or values may have changed.
      var (snapshot, newest, order, known) = state.withLock { state in
        defer { state.order = KnownOrder() }
        return (
          self.snapshot(of: state), newestSnapshot(of: state), state.order, state.bounds.take()
        )
      }
      order = order.renewed(known.changed, newest)
      try known.renew(newest)
      var pyramid = known.pyramid ?? ColumnPyramid(of: type)
      let first = newest.rows.lowerBound
      if order.end < newest.rows.upperBound || !order.isSettled(from: first) {
        (order, pyramid) = try pyramid.surveyed(newest, order)
      }
      if isBuilding, !pyramid.covers(newest) { pyramid = try pyramid.grown(to: newest) }
      // What has changed meanwhile is noted, and is renewed when somebody asks again.
      state.withLock { ($0.order, $0.bounds.pyramid) = (order, pyramid) }
      return (ColumnBounds(snapshot: snapshot, pyramid: pyramid), order.order)
    }
  }
}
