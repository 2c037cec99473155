import Glibc
import KeisenData
import KeisenPrimitives
import KeisenScales

/// One dimension: a range and a scale, which together turn data into positions.
///
/// A projection never changes itself. It may be shared by any number of spaces and charts, which
/// links their axes, and be used from several threads. One that was never given a range is unset: the
/// first frame or read that needs it fits it, once.
public final class Projection: Sendable {
  struct State {
    /// Nil while unset.
    var range: ProjectionRange?
    /// Where the caller put the origin; nil lets a fit choose.
    var givenOrigin: Int64?
    /// What the caller chose; nil leaves it to the data.
    var givenScale: Scale?
    /// What the data has decided, where the caller left it something.
    var decidedScale: Scale?
    /// Counts the changes, so that a frame sees whether somebody else was there meanwhile.
    var generation: UInt64 = 0
    /// The animator that made the last change, by its number; 0 for anybody else.
    var author: UInt64 = 0
    /// The series that belong to a chart, and how often.
    var series: [ObjectIdentifier: Entry] = [:]
    /// How many series were added, in order to tell which came first.
    var added = 0
    /// What rewrites a range before it is stored.
    var willUpdate: RangeHook?
    /// What is told of changes.
    var observers = Observers<ProjectionRange?>()
    /// The threads that are in the hook.
    var callers = Callers()
    /// When the range, the scale, what decides about them or the series changed last.
    var latestChange = Change.now()
  }

  struct Entry: Sendable {
    weak var series: (any Series)?
    var count = 1
    let number: Int
  }

  let state: Locked<State>

  /// Makes a projection with a range.
  ///
  /// - Parameters:
  ///   - min: Value at the left or at the bottom, in data units.
  ///   - max: Value at the right or at the top. Less than `min` reverses the direction.
  ///   - scale: How data becomes distance.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, `max - min`
  ///   overflows, or the scale is not allowed or has no place for a bound.
  public init(min: Double, max: Double, scale: Scale? = .linear) throws(KeisenError) {
    try scale?.validate()
    let range = try ProjectionRange(min: min, max: max, scale: scale ?? .linear)
    try range.checkScale()
    state = Locked(State(range: range, givenScale: scale))
  }

  /// Makes an unset projection whose scale follows from the data: time where all of it is timestamps,
  /// else linear.
  public init() {
    state = Locked(State(range: nil, givenScale: nil))
  }

  /// Makes an unset projection.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the scale is not allowed.
  public init(scale: Scale?) throws(KeisenError) {
    try scale?.validate()
    state = Locked(State(range: nil, givenScale: scale))
  }

  /// How data becomes distance: as given, else as the data has decided, else nil.
  ///
  /// Names that series bring decide at once, all other data at a fit.
  public var scale: Scale? {
    let state = state.withLock { $0 }
    guard state.takesNames else { return state.scale }
    return categories(of: state.attached).map(Scale.category) ?? state.scale
  }

  /// Whether there is a range.
  public var isSet: Bool { state.withLock { $0.range != nil } }

  /// Returns the range; an unset projection is fitted first.
  ///
  /// - Throws: As `fit()`.
  public func range() throws(KeisenError) -> ProjectionRange {
    let proposal = try proposedRange()
    return changing { state in
      if state.generation == proposal.generation {
        state.commit(proposal)
      } else if let range = state.range {
        return range
      }
      return proposal.range
    }
  }

  /// How often it has changed, and which animator was the last to do so, by its number; 0 for anybody else.
  var lastChange: (generation: UInt64, author: UInt64) {
    state.withLock { ($0.generation, $0.author) }
  }

  /// A range to work with, and what of it is not stored yet.
  struct Proposal {
    var range: ProjectionRange
    /// The generation of the projection for which it was made.
    let generation: UInt64
    /// Whether the range was fitted.
    let isFitted: Bool
    /// Whether the data had a say in the scale.
    let isDecided: Bool
    /// Whether an updater or an animation has decided the range.
    var isUpdated = false
    /// What restrictions remember of it.
    var whenStored: [@Sendable () -> Void] = []
    /// The animator that had a say in it, by its number; 0 for none.
    var author: UInt64 = 0
    /// Whether the range is one of counts, which each frame finds for itself: it is never stored.
    var followsView = false
  }

  /// Returns the range, and stores nothing.
  ///
  /// Of an unset projection it is the fitted one; a scale that is undecided is the one that the data
  /// wants.
  ///
  /// - Parameter source: Data of an updater that has a say where nothing is decided yet. A fit is then what the
  ///   updater begins with: the hook gets what comes of it instead.
  /// - Returns: The range, and what of it is not stored yet.
  /// - Throws: As `fit()`, and as `hooked`.
  func proposedRange(with source: UpdaterSource? = nil) throws(KeisenError) -> Proposal {
    let state = state.withLock { $0 }
    guard let range = state.range else {
      var proposal = try fitted(state, with: source)
      if source == nil, !proposal.followsView {
        proposal.range = try hooked(proposal.range, state)
      }
      return proposal
    }
    var proposal = Proposal(
      range: range,
      generation: state.generation,
      isFitted: false,
      isDecided: false
    )
    guard state.isUndecided || state.takesNames else { return proposal }
    var scale: Scale?
    if state.takesNames, let names = categories(of: state.attached + (source?.attached ?? [])) {
      // Names follow the data, so that none stands below another one's bar.
      scale = .category(names)
    } else if state.isUndecided {
      let units = state.uses(of: self).map(\.timeUnit) + (source?.units(of: self) ?? [])
      scale = Self.decide(state.givenScale, by: units)
    }
    if let scale, scale != state.decidedScale {
      var decided = range
      decided.scale = scale
      proposal = Proposal(
        range: decided,
        generation: state.generation,
        isFitted: false,
        isDecided: true
      )
    }
    return proposal
  }

  /// Returns the scale where the caller left something of it to the units of the data; nil for none.
  static func decide(_ given: Scale?, by units: [TimeUnit?]) -> Scale? {
    let finest = units.compactMap(\.self).max { $0.perSecond < $1.perSecond }
    switch given {
    case .time(var scale):
      guard let finest else { return nil }
      scale.unit = finest
      return .time(scale)
    case .none:
      guard let finest else { return units.isEmpty ? nil : .linear }
      return units.contains(nil) ? .linear : .time(TimeScale(unit: finest))
    case .some(let other): return other
    }
  }

  /// Changes how data becomes distance; nil leaves it to the data.
  ///
  /// The range stays, and so do its numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the scale is not allowed, or the range has
  ///   no place on it; `.callback` when a function of the scale fails, `.invalidState` when it changes the projection. Then
  ///   nothing changes.
  public func setScale(_ scale: Scale?) throws(KeisenError) {
    try scale?.validate()
    for _ in 0..<Self.mostTries {
      let place = state.withLock { $0 }
      var changed = place
      try changed.setScale(given: scale, decided: nil)
      try changed.range?.checkScale()
      let isStored = try changing { (state) throws(KeisenError) in
        guard state.generation == place.generation else { return false }
        try state.setScale(given: scale, decided: nil)
        return true
      }
      // What dies with the old scale may be the caller's: outside of the lock.
      withExtendedLifetime(place) {}
      if isStored { return }
      sched_yield()
    }
    throw KeisenError(.invalidState, "functions of a scale must not change a projection")
  }

  /// Sets the range, relative to the origin, which stays: the one last given or chosen by a fit, else 0.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, `max - min`
  ///   overflows, or the scale has no place for a bound. Then the old range stays.
  public func setRange(min: Double, max: Double) throws(KeisenError) {
    try setHooked { (state) throws(KeisenError) in
      try ProjectionRange(origin: state.origin, min: min, max: max, scale: state.effectiveScale)
    }
  }

  /// Sets origin and range together: for times, and for any large integers.
  ///
  /// - Throws: As `setRange(min:max:)`.
  public func setRange(origin: Int64, min: Double, max: Double) throws(KeisenError) {
    try setHooked { (state) throws(KeisenError) in
      state.givenOrigin = origin
      return try ProjectionRange(origin: origin, min: min, max: max, scale: state.effectiveScale)
    }
  }

  /// Moves the origin and leaves the range where it is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range overflows there.
  public func rebase(to origin: Int64) throws(KeisenError) {
    try changing { (state) throws(KeisenError) in
      if let range = state.range { state.store(try range.rebased(to: origin)) }
      state.givenOrigin = origin
      state.generation &+= 1
    }
  }

  /// Takes the range away, so that the next frame or read fits it.
  public func unset() {
    changing { state in
      state.range = nil
      state.decidedScale = nil
      state.generation &+= 1
      state.author = 0
    }
  }

  /// Fits the range, now and once, to the exact extents of all series on it in all charts.
  ///
  /// NaN, infinities and gaps do not count; without data the range becomes (0, 1). A log scale fits the
  /// positive values and without any becomes (1, 10); one of names shows them all. A scale that was
  /// not given becomes time where all data is timestamps, in the finest of their units, else linear.
  ///
  /// An origin that the caller gave stays; else it is 0 or, for integers and timestamps beyond 2^53 on
  /// linear and time scales, their least value.
  ///
  /// The colour scale of a density has no extents before a frame: it becomes unset.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the extents overflow. Then nothing
  ///   changes.
  /// - Complexity: O(*n*) in rows whose extents are not known yet, else in the number of series.
  public func fit() throws(KeisenError) {
    var followsView = false
    try store { () throws(KeisenError) in
      let place = state.withLock { $0 }
      var fitted = try fitted(place)
      followsView = fitted.followsView
      guard !followsView else { return nil }
      fitted.range = try hooked(fitted.range, place)
      return fitted
    }
    if followsView { unset() }
  }

  /// Counts a series that was added to a chart.
  func attach(_ series: any Series) {
    state.withLock { state in
      let key = ObjectIdentifier(series)
      // The object of an entry that has ended may have had the same address.
      if let entry = state.series[key], entry.series != nil {
        state.series[key]?.count = entry.count + 1
      } else {
        state.series[key] = Entry(series: series, number: state.added)
        state.added += 1
      }
      state.latestChange = Change.now()
    }
  }

  /// Counts a series that was removed from a chart.
  func detach(_ series: any Series) {
    state.withLock { state in
      let key = ObjectIdentifier(series)
      guard let entry = state.series[key] else { return }
      if entry.count > 1 {
        state.series[key]?.count = entry.count - 1
      } else {
        state.series[key] = nil
      }
      state.latestChange = Change.now()
    }
  }
}

extension Projection.State {
  /// As given, else as the data has decided.
  var scale: Scale? { decidedScale ?? givenScale }

  /// What a range is relative to.
  var origin: Int64 { range?.origin ?? givenOrigin ?? 0 }

  /// The scale that a range is drawn on while nothing has decided.
  var effectiveScale: Scale { scale ?? .linear }

  /// The series that are in charts now, the first added first.
  var attached: [any Series] {
    if series.count == 1 { return series.values.compactMap(\.series) }
    return series.values.sorted { $0.number < $1.number }.compactMap(\.series)
  }

  /// Whether the names that series bring make the scale.
  var takesNames: Bool {
    guard givenScale == nil else { return false }
    switch decidedScale {
    case .none, .category: return true
    default: return false
    }
  }

  /// Whether the data still has a say.
  var isUndecided: Bool {
    guard decidedScale == nil else { return false }
    switch givenScale {
    case .none: return true
    case .time(let scale): return scale.givenUnit == nil
    default: return false
    }
  }

  /// Takes scales, and the range onto them.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range has no place there. Then nothing
  ///   changes.
  mutating func setScale(given: Scale?, decided: Scale?) throws(KeisenError) {
    var changed = self
    changed.givenScale = given
    changed.decidedScale = decided
    changed.range = try range.map { (range) throws(KeisenError) in
      try ProjectionRange(
        origin: range.origin,
        min: range.min,
        max: range.max,
        scale: changed.effectiveScale
      )
    }
    changed.generation &+= 1
    changed.author = 0
    self = changed
  }

  /// Takes a range and counts the change.
  mutating func store(_ range: ProjectionRange) {
    self.range = range
    generation &+= 1
    author = 0
  }

  /// Takes what a proposal has found.
  mutating func commit(_ proposal: Projection.Proposal) {
    let isOther = proposal.isUpdated && proposal.range != range
    guard proposal.isFitted || proposal.isDecided || isOther else { return }
    if proposal.isFitted { decidedScale = nil }
    if proposal.isDecided { decidedScale = proposal.range.scale }
    store(proposal.range)
    author = proposal.author
  }
}
