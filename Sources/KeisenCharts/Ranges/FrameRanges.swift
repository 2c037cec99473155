import KeisenPrimitives

/// The ranges of one frame: a copy per projection, taken when the frame begins.
struct FrameRanges: Sendable {
  private struct Entry {
    let projection: Projection
    var proposal: Projection.Proposal
    /// The range in this frame where it is not the proposed one.
    var range: ProjectionRange?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Takes the range of a projection; an unset one is fitted, for this frame alone until `commit`.
  mutating func take(_ projection: Projection) throws(KeisenError) {
    guard entries[ObjectIdentifier(projection)] == nil else { return }
    let entry = Entry(projection: projection, proposal: try projection.proposedRange())
    entries[ObjectIdentifier(projection)] = entry
  }

  /// Whether a projection was taken.
  func has(_ projection: Projection) -> Bool { entries[ObjectIdentifier(projection)] != nil }

  /// The range of a projection that was taken; the unit range for any other.
  subscript(_ projection: Projection) -> ProjectionRange {
    guard let entry = entries[ObjectIdentifier(projection)] else { return .unit }
    return entry.range ?? entry.proposal.range
  }

  /// Returns the range of any projection: the frame's, where it was taken, else what the projection has.
  ///
  /// - Throws: As `Projection.range()`.
  func range(of projection: Projection) throws(KeisenError) -> ProjectionRange {
    guard let entry = entries[ObjectIdentifier(projection)] else {
      return try projection.proposedRange().range
    }
    return entry.range ?? entry.proposal.range
  }

  /// Returns what was taken of a projection.
  ///
  /// - Throws: As `Projection.range()`.
  func proposal(of projection: Projection) throws(KeisenError) -> Projection.Proposal {
    if let entry = entries[ObjectIdentifier(projection)] { return entry.proposal }
    return try projection.proposedRange()
  }

  /// Whether the range of a projection that was taken follows from what is in view.
  func followsView(_ projection: Projection) -> Bool {
    entries[ObjectIdentifier(projection)]?.proposal.followsView ?? false
  }

  /// Gives a projection that was taken another range, for this frame alone.
  mutating func set(_ range: ProjectionRange, of projection: Projection) {
    entries[ObjectIdentifier(projection)]?.range = range
  }

  /// Gives a projection that was taken a range which the commit stores.
  mutating func update(_ projection: Projection, to range: ProjectionRange) {
    entries[ObjectIdentifier(projection)]?.proposal.range = range
    entries[ObjectIdentifier(projection)]?.proposal.isUpdated = true
  }

  /// Does so on behalf of an animator, told by its number.
  mutating func animate(_ projection: Projection, to range: ProjectionRange, by author: UInt64) {
    update(projection, to: range)
    entries[ObjectIdentifier(projection)]?.proposal.author = author
  }

  /// Stores what was fitted, decided or updated, where nobody else changed the projection meanwhile.
  ///
  /// - Parameter span: The frame's, whose own changes these are; nil where there is no picture.
  /// - Returns: Whether nobody did.
  @discardableResult
  func commit(_ span: FrameSpan? = nil) -> Bool {
    var isAlone = true
    for entry in entries.values {
      entry.projection.changing(by: span) { state in
        let proposal = entry.proposal
        guard state.generation == proposal.generation else {
          isAlone = false
          return
        }
        if state.range != proposal.range || proposal.isDecided { state.commit(proposal) }
      }
    }
    return isAlone
  }
}
