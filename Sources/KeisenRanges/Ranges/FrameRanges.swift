import KeisenPrimitives
import KeisenScales

/// The ranges of one frame: a copy per projection, taken when the frame begins.
package struct FrameRanges: Sendable {
  private struct Entry {
    var proposal: Projection.Proposal
    /// The range in this frame where it is not the proposed one.
    var range: ProjectionRange?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The projections, in the order of being taken.
  private var projections: [Projection] = []
  /// The scales of the caller's that are looked at, and how often each had failed before.
  private var watched: [(scale: CustomScale, failures: Int)] = []

  /// Knows no range yet.
  package init() {}

  /// Takes the range of a projection: what is decided, or what the data gives it in this frame.
  package mutating func take(_ projection: Projection) throws(KeisenError) {
    guard entries[ObjectIdentifier(projection)] == nil else { return }
    entries[ObjectIdentifier(projection)] = Entry(proposal: try projection.proposedRange())
    projections.append(projection)
  }

  /// Whether a projection was taken.
  package func has(_ projection: Projection) -> Bool {
    entries[ObjectIdentifier(projection)] != nil
  }

  /// The range of a projection that was taken; the unit range for any other.
  package subscript(_ projection: Projection) -> ProjectionRange {
    guard let entry = entries[ObjectIdentifier(projection)] else { return .unit }
    return entry.range ?? entry.proposal.range
  }

  /// Returns the range of any projection: the frame's, where it was taken, else what the projection
  /// has.
  ///
  /// - Throws: As `Projection.range()`.
  func range(of projection: Projection) throws(KeisenError) -> ProjectionRange {
    guard let entry = entries[ObjectIdentifier(projection)] else {
      return try projection.proposedRange().range
    }
    return entry.range ?? entry.proposal.range
  }

  /// Returns what an updater begins with: what another one has decided in this frame, else what
  /// suits its data.
  ///
  /// - Throws: As `Projection.range()`.
  func proposal(
    of projection: Projection,
    for source: UpdaterSource
  ) throws(KeisenError) -> Projection.Proposal {
    if let entry = entries[ObjectIdentifier(projection)], entry.proposal.isDecided {
      return entry.proposal
    }
    return try projection.proposedRange(with: source)
  }

  /// Whether the range of a projection that was taken follows from what is in view.
  package func followsView(_ projection: Projection) -> Bool {
    entries[ObjectIdentifier(projection)]?.proposal.followsView ?? false
  }

  /// Returns a range that follows what is in view, with the end and the direction that somebody
  /// decided.
  package func decided(_ range: ProjectionRange, of projection: Projection) -> ProjectionRange {
    guard let entry = entries[ObjectIdentifier(projection)], entry.proposal.followsView else {
      return range
    }
    return entry.proposal.decided(range)
  }

  /// Whether the range of a projection that was taken follows the data.
  package func follows(_ projection: Projection) -> Bool {
    entries[ObjectIdentifier(projection)]?.proposal.isFollowed ?? false
  }

  /// How many ranges have an end that stands beside a decided one, as all data lies beyond that.
  package var heldEnds: Int { entries.values.lazy.filter(\.proposal.isHeld).count }

  /// Gives a projection that was taken another range, for this frame alone.
  package mutating func set(_ range: ProjectionRange, of projection: Projection) {
    entries[ObjectIdentifier(projection)]?.range = range
  }

  /// Gives a projection what an updater has decided, which the commit stores.
  mutating func update(_ projection: Projection, to proposal: Projection.Proposal) {
    if entries[ObjectIdentifier(projection)] == nil { projections.append(projection) }
    entries[ObjectIdentifier(projection)] = Entry(proposal: proposal)
  }

  /// Gives a projection that was taken what an animator, told by its number, has decided, which the
  /// commit stores.
  package mutating func animate(
    _ projection: Projection,
    to range: ProjectionRange,
    by author: UInt64
  ) {
    guard var proposal = entries[ObjectIdentifier(projection)]?.proposal else { return }
    proposal.range = range
    proposal.isDecided = true
    proposal.isFollowed = false
    proposal.followsView = false
    proposal.author = author
    entries[ObjectIdentifier(projection)]?.proposal = proposal
  }

  /// Checks the ranges on scales of the caller's, and looks at these scales from now on.
  ///
  /// - Throws: As `ProjectionRange.checkScale`.
  package mutating func checkScales() throws(KeisenError) {
    for projection in projections {
      let range = self[projection]
      guard case .custom(let own) = range.scale else { continue }
      if !watched.contains(where: { $0.scale === own }) { watched.append((own, own.failures)) }
      try range.checkScale()
    }
  }

  /// Tells of functions of scales that have failed since they were checked: what they were asked
  /// for has no place in the frame.
  ///
  /// - Throws: `KeisenError` with code `.callback`.
  package func throwFailures() throws(KeisenError) {
    for (scale, failures) in watched { try scale.throwFailures(since: failures) }
  }

  /// Stores what was decided, where nobody else changed the projection meanwhile, and notes which
  /// following ranges were shown.
  ///
  /// - Parameter span: The frame's, whose own changes these are.
  /// - Returns: The projections whose observers are to be told, and whether nobody else changed
  ///   any.
  package func store(_ span: FrameSpan) -> (changed: [Projection], isAlone: Bool) {
    var isAlone = true
    let changed = projections.filter { projection in
      guard let entry = entries[ObjectIdentifier(projection)] else { return false }
      let proposal = entry.proposal
      let isChanged: Bool? = projection.state.withLock { state in
        guard state.generation == proposal.generation else { return nil }
        guard proposal.isDecided else {
          return proposal.isFollowed && state.show(entry.range ?? proposal.range)
        }
        guard !proposal.unsets || state.range != nil || state.isReversed != proposal.isReversed
        else { return state.show(proposal.range) }
        guard proposal.unsets || state.range != proposal.range else { return false }
        return state.changing(by: span) { $0.commit(proposal) }.isChanged
      }
      guard let isChanged else {
        isAlone = false
        return false
      }
      for body in proposal.whenStored { body() }
      return isChanged
    }
    return (changed, isAlone)
  }
}
