import KeisenPrimitives

extension RangeUpdater {
  /// The restrictions, in the order in which they run.
  public var restrictions: [any Restriction] { state.withLock { $0.restrictions } }

  /// Adds a restriction behind the others.
  ///
  /// One may be in a list several times, and in several lists.
  public func append(_ restriction: any Restriction) {
    state.change { $0.restrictions.append(restriction) }
  }

  /// Adds a restriction before another one.
  ///
  /// - Parameters:
  ///   - restriction: Any; it may be in the list already.
  ///   - index: Its place then, from 0 to the number of restrictions.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such place.
  public func insert(_ restriction: any Restriction, at index: Int) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      try Self.require(index, upTo: state.restrictions.count)
      state.restrictions.insert(restriction, at: index)
    }
  }

  /// Moves a restriction to another place.
  ///
  /// - Parameters:
  ///   - index: Its place.
  ///   - target: Its place then.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such place.
  public func move(from index: Int, to target: Int) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      try Self.require(index, upTo: state.restrictions.count - 1)
      try Self.require(target, upTo: state.restrictions.count - 1)
      state.restrictions.insert(state.restrictions.remove(at: index), at: target)
    }
  }

  /// Puts a restriction in the place of another one.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such place.
  public func replace(at index: Int, with restriction: any Restriction) throws(KeisenError) {
    let old = try state.change { (state) throws(KeisenError) in
      try Self.require(index, upTo: state.restrictions.count - 1)
      defer { state.restrictions[index] = restriction }
      return state.restrictions[index]
    }
    // What dies with it may be the caller's: outside of the lock.
    withExtendedLifetime(old) {}
  }

  /// Takes a restriction out.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such place.
  @discardableResult
  public func remove(at index: Int) throws(KeisenError) -> any Restriction {
    try state.change { (state) throws(KeisenError) in
      try Self.require(index, upTo: state.restrictions.count - 1)
      return state.restrictions.remove(at: index)
    }
  }

  /// Takes all restrictions out.
  public func removeRestrictions() {
    let old = state.change { state in
      defer { state.restrictions = [] }
      return state.restrictions
    }
    withExtendedLifetime(old) {}
  }

  private static func require(_ index: Int, upTo last: Int) throws(KeisenError) {
    guard index >= 0, index <= last else {
      throw .invalidArgument(
        last < 0
          ? "there is no restriction \(index), the list is empty"
          : "index must be from 0 to \(last), got \(index)"
      )
    }
  }

  /// Extends the data to a value; NaN and infinities count for nothing.
  ///
  /// Values add up with the series that are attached. They never leave again but by `clearValues`.
  ///
  /// - Returns: Whether the extremes of the values are others now.
  @discardableResult
  public func addValue(_ value: DataValue) -> Bool {
    state.change { $0.source.add(value) }
  }

  /// Forgets the values that were added; series stay.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  public func clearValues() -> Bool {
    state.change { $0.source.clearValues() }
  }

  /// The series whose data it follows, and the projection within whose range rows count; nil for
  /// all rows.
  package var followed: [(data: any FollowedData, within: Projection?)] {
    state.withLock { $0.source.series.map { ($0.series, $0.within) } }
  }

  /// Follows the data of a series as it grows, shrinks and is replaced.
  ///
  /// A series that is attached already takes the new `within`.
  ///
  /// - Parameters:
  ///   - series: One that draws through the target.
  ///   - projection: Another one that it draws through: only rows inside of its range count; nil
  ///     for all rows.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the series does not draw through one
  ///   of them, or `within` is the target.
  public func attach(
    _ series: any FollowedData,
    within projection: Projection? = nil
  ) throws(KeisenError) {
    guard series.projections.contains(where: { $0 === target }) else {
      throw .invalidArgument("series does not draw through the target of the updater")
    }
    if let projection {
      guard projection !== target else {
        throw .invalidArgument("rows within the range of the target itself can't decide it")
      }
      guard projection === series.space.x || projection === series.space.y else {
        throw .invalidArgument("series does not draw through the projection to look within")
      }
    }
    let followed = UpdaterSource.Followed(series: series, within: projection)
    state.change { state in
      if let index = state.source.series.firstIndex(where: { $0.series === series }) {
        state.source.series[index] = followed
      } else {
        state.source.series.append(followed)
      }
    }
  }

  /// Follows a series no more, if it does.
  public func detach(_ series: any FollowedData) {
    let old = state.change { state in
      let old = state.source.series
      state.source.series.removeAll { $0.series === series }
      return old
    }
    withExtendedLifetime(old) {}
  }
}
