import KeisenPrimitives
import KeisenScales

/// Decides the range of a projection: the extremes of its data, through restrictions in list order.
///
/// It runs only when asked, by `update(at:)` or, in a chart that it was added to, in every frame.
/// With neither data nor restriction the range stays; with data alone it becomes the extremes; with
/// restrictions alone these begin with an empty range, or with that of the data on the target where
/// the first of them is for gestures. One that is empty at the end is not stored.
///
/// It keeps its target and its series alive, and may be part of several charts and be used from
/// several threads.
public final class RangeUpdater: Sendable {
  package struct State {
    package var source = UpdaterSource()
    package var restrictions: [any Restriction] = []
    package var isReversed = false
    /// The threads that are in a restriction.
    var callers = Callers()
  }

  /// What it decides about, for good.
  public let target: Projection
  package let state = Watched(State())

  /// Makes an updater without data and restrictions.
  public init(target: Projection) {
    self.target = target
  }

  /// Whether ranges are stored turned round, for axes that go from right to left or from top to
  /// bottom; no, unless changed.
  public var isReversed: Bool {
    get { state.withLock { $0.isReversed } }
    set { state.change { $0.isReversed = newValue } }
  }

  /// Decides the range now.
  ///
  /// A restriction that asks for the length of a chart's plot is asked again with the plot that its
  /// range gives, up to 8 times.
  ///
  /// - Parameter time: In seconds, for restrictions that move by themselves; nil lets each take the
  ///   latest that it knows.
  /// - Returns: Whether the range is another one than before.
  /// - Throws: `KeisenError` with code `.callback` when a restriction fails, `.invalidArgument`
  ///   when the range in the end is not allowed on the scale or not finite, `.invalidState` when a
  ///   restriction updates what it is part of, or something changes the target each time that it is
  ///   decided; as `Projection.range()`. Then the range stays.
  /// - Complexity: O(1) per series whose extents are known, and what the restrictions cost.
  @discardableResult
  public func update(at time: Double? = nil) throws(KeisenError) -> Bool {
    if let time, !time.isFinite {
      throw .invalidArgument("time must be finite, got \(time)")
    }
    return try target.store { () throws(KeisenError) in
      let plots = FramePlots()
      var proposal: Projection.Proposal?
      while true {
        proposal = try decide(
          from: { (source) throws(KeisenError) in try target.proposedRange(with: source) },
          at: time,
          in: plots,
          reading: { (projection) throws(KeisenError) in try projection.proposedRange().range }
        )
        guard let proposal else { break }
        var ranges = FrameRanges()
        ranges.update(target, to: proposal)
        var laidOut: [(any PlotSource, Rect)] = []
        for chart in plots.readCharts {
          laidOut.append((chart, try chart.plot(with: ranges, pixelRatio: nil)))
        }
        if plots.settle(laidOut) != nil { break }
      }
      return proposal
    }
  }

  /// Decides the range in a frame, of which it changes the copy alone.
  ///
  /// - Throws: As `update(at:)`.
  package func update(
    _ ranges: inout FrameRanges,
    at time: Double,
    in plots: FramePlots
  ) throws(KeisenError) {
    let copies = ranges
    let decided = try decide(
      from: { (source) throws(KeisenError) in try copies.proposal(of: target, for: source) },
      at: time,
      in: plots,
      reading: { (projection) throws(KeisenError) in try copies.range(of: projection) }
    )
    if let decided { ranges.update(target, to: decided) }
  }

  /// The projections whose ranges it reads.
  package var reads: [Projection] {
    let state = state.withLock { $0 }
    return state.source.reads + state.restrictions.flatMap(\.projections)
  }

  /// When its parts, its series or what its restrictions give changed last; ranges that it reads
  /// are theirs to tell.
  package var latestChange: Change {
    let parts = state.withLock { ($0.source.series, $0.restrictions) }
    return max(
      state.latestChange,
      parts.0.lazy.map(\.series.latestChange).max() ?? .none,
      parts.1.lazy.map(\.latestChange).max() ?? .none
    )
  }

  /// Returns the first time at or after `time` at which it would decide something else by itself;
  /// nil for never.
  public func nextTime(after time: Double) -> Double? {
    restrictions.compactMap { $0.nextTime(after: time) }.min()
  }

  /// Returns what the restrictions make of the data's extremes; nil where the range is to stay.
  ///
  /// - Parameters:
  ///   - start: Returns what the target has, with the scale and the origin that suit the data where
  ///     it is unset.
  ///   - time: In seconds; nil for none.
  ///   - plots: How long plots are.
  ///   - ranges: Returns the ranges of others.
  /// - Returns: The range, to be stored where the target is still what it was.
  /// - Throws: As `update(at:)`.
  private func decide(
    from start: (UpdaterSource) throws(KeisenError) -> Projection.Proposal,
    at time: Double?,
    in plots: FramePlots,
    reading ranges: @escaping RangeContext.Reader
  ) throws(KeisenError) -> Projection.Proposal? {
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(.invalidState, "restriction of an updater must not run this updater")
    }
    defer { state.withLock { $0.callers.leave() } }
    let (state, target) = (state.withLock { $0 }, target)
    var proposal = try start(state.source)
    let place = proposal.range
    let source = try state.source.extremes(of: target, in: place, reading: ranges)
    guard !source.isEmpty || !state.restrictions.isEmpty else { return nil }
    let isFollowing = source.isEmpty && state.restrictions.first?.keepsDirection == true
    let isReversed = state.isReversed || (isFollowing && target.isReversed)
    let whenStored = Locked<[@Sendable () -> Void]>([])
    let home = Locked<ProposedRange?>(nil)
    let context = RangeContext(
      projection: target,
      place: place,
      source: source,
      time: time,
      isReversed: isReversed,
      positive: { () throws(KeisenError) in
        try state.source.extremes(of: target, in: place, onlyPositive: true, reading: ranges)
      },
      ranges: ranges,
      plots: plots,
      whenStored: whenStored,
      following: { () throws(KeisenError) in
        let range = try target.followed(at: place)
        home.withLock { $0 = range }
        return range
      }
    )
    var range = source
    for (index, restriction) in state.restrictions.enumerated() {
      try apply(restriction, index, to: &range, in: context)
    }
    guard !range.isEmpty else { return nil }
    let (first, last) = isReversed ? (range.max, range.min) : (range.min, range.max)
    let decided = try ProjectionRange(
      origin: place.origin,
      min: first,
      max: last,
      scale: place.scale
    )
    proposal.range = try target.hooked(decided, target.state.withLock { $0 })
    proposal.isDecided = true
    let following = home.withLock { $0 }
    proposal.beginsFollowing = following != nil
    proposal.unsets = following == range
    proposal.isReversed = isReversed
    proposal.isFollowed = false
    proposal.isHeld = false
    proposal.followsView = false
    proposal.whenStored = whenStored.withLock { $0 }
    return proposal
  }

  private func apply(
    _ restriction: any Restriction,
    _ index: Int,
    to range: inout ProposedRange,
    in context: RangeContext
  ) throws(KeisenError) {
    let before = range
    do {
      try restriction.restrict(&range, in: context)
    } catch {
      let known = error as? KeisenError
      throw KeisenError(
        known?.code ?? .callback,
        "restriction \(index) (\(restriction.name)) failed: \(known?.message ?? String(describing: error))"
      )
    }
    guard !range.isNaN else {
      throw KeisenError(
        .callback,
        "restriction \(index) (\(restriction.name)) made (\(range.min), \(range.max)) of "
          + "(\(before.min), \(before.max))"
      )
    }
    range = range.ordered
  }
}
