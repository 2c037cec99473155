import KeisenPrimitives

/// The ranges of one frame: a copy per projection, taken when the frame begins.
struct FrameRanges: Sendable {
  private struct Entry {
    let projection: Projection
    let range: ProjectionRange
    /// Generation of the projection when it was unset and this frame fitted it.
    let fittedAt: UInt64?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Takes the range of a projection; an unset one is fitted, for this frame alone until `commit`.
  mutating func take(_ projection: Projection) throws(KeisenError) {
    guard entries[ObjectIdentifier(projection)] == nil else { return }
    let (range, generation) = projection.state.withLock { ($0.range, $0.generation) }
    let entry: Entry
    if let range {
      entry = Entry(projection: projection, range: range, fittedAt: nil)
    } else {
      let fitted = try projection.fittedRange()
      entry = Entry(projection: projection, range: fitted, fittedAt: generation)
    }
    entries[ObjectIdentifier(projection)] = entry
  }

  /// The range of a projection that was taken; the unit range for any other.
  subscript(_ projection: Projection) -> ProjectionRange {
    if let entry = entries[ObjectIdentifier(projection)] { return entry.range }
    return .unit
  }

  /// Stores the fitted ranges, where nobody else changed the projection meanwhile.
  func commit() {
    for entry in entries.values {
      guard let generation = entry.fittedAt else { continue }
      entry.projection.state.withLock { state in
        if state.generation == generation { state.store(entry.range) }
      }
    }
  }
}
