import KeisenPrimitives

extension Figure {
  /// How wide a column is, or how high a row.
  public enum Track: Hashable, Sendable {
    /// Its part of what the others leave; of plots that are aligned, of what is left for these.
    /// Positive.
    case weight(Double)
    /// So many points, axes and margins of its charts included. Positive.
    case points(Double)

    func validate() throws(KeisenError) {
      switch self {
      case .weight(let weight):
        try requirePositive(weight, "weight")
      case .points(let points):
        try requirePositive(points, "points")
      }
    }
  }

  /// How high the rows are, from the top.
  public var rows: [Track] { state.withLock { $0.rows } }

  /// How wide the columns are, from the left.
  public var columns: [Track] { state.withLock { $0.columns } }

  /// Changes how high a row is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such row, or the number
  ///   is not positive and finite.
  public func setRow(_ row: Int, _ track: Track) throws(KeisenError) {
    try track.validate()
    try state.change { (state) throws(KeisenError) in
      try Self.require(row, in: state.rows.count, "row")
      state.rows[row] = track
    }
  }

  /// Changes how wide a column is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such column, or the
  ///   number is not positive and finite.
  public func setColumn(_ column: Int, _ track: Track) throws(KeisenError) {
    try track.validate()
    try state.change { (state) throws(KeisenError) in
      try Self.require(column, in: state.columns.count, "column")
      state.columns[column] = track
    }
  }

  /// Checks a number of a row or a column.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is none.
  static func require(_ index: Int, in count: Int, _ name: String) throws(KeisenError) {
    guard index >= 0, index < count else {
      throw .invalidArgument("\(name) must be in 0...\(count - 1), got \(index)")
    }
  }
}
