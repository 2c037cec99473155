extension Column {
  /// How a column keeps its values.
  package enum Storage: Hashable, Sendable {
    /// It copied them.
    case copied
    /// They are in the caller's memory.
    case borrowed
    /// It keeps what is appended.
    case growing
    /// It keeps the last values of what is appended.
    case ring(capacity: Int)
    /// They are read when they are needed.
    case source
  }

  /// How the column keeps its values.
  package var storage: Storage {
    switch kind {
    case .copied: .copied
    case .borrowed: .borrowed
    case .growing(let growth):
      growth.capacity < .max ? .ring(capacity: growth.capacity) : .growing
    case .source: .source
    }
  }
}
