import KeisenPrimitives

extension Column {
  /// The bounds of the blocks of the first rows, but of those that have changed since.
  struct KnownBounds: Sendable {
    var pyramid: ColumnPyramid?
    /// The rows that have changed.
    var changed = ChangedRows()

    /// Takes what is known, until it is given back: nobody else holds the nodes then, so that they
    /// may be written.
    mutating func take() -> KnownBounds {
      defer { self = KnownBounds() }
      return self
    }

    /// Finds the bounds of the blocks that hold changed rows anew; where these are most rows all
    /// are forgotten.
    ///
    /// - Throws: `KeisenError` with code `.outOfMemory`.
    /// - Complexity: O(*m* + log *n*) in the rows that have changed; O(*n*) where somebody else
    ///   holds the bounds.
    mutating func renew(_ snapshot: ColumnSnapshot) throws(KeisenError) {
      let runs = changed.runs
      let isMajority = changed.isMajority(of: snapshot.rows)
      changed = ChangedRows()
      if isMajority { pyramid = nil }
      for run in runs {
        let rows = run.clamped(to: snapshot.rows)
        if !rows.isEmpty { try pyramid?.renew(rows, of: snapshot) }
      }
    }
  }
}
