import Glibc
import KeisenData
import KeisenPrimitives
import KeisenScales

/// One dimension: a range and a scale, which together turn data into positions.
///
/// A projection never changes itself. It may be shared by any number of spaces and charts, which
/// links their axes, and be used from several threads.
///
/// Until somebody decides its range it follows the data: every frame, hit and read computes the
/// range from all series on it in all charts, with margins, and stores nothing. A range is decided
/// when it is set, fitted, animated, or written by an updater; reading it, and changing scale, zone
/// or origin decide nothing. One end alone may be decided too.
public final class Projection: Sendable {
  package struct State {
    /// What somebody decided; nil while an end follows the data.
    package var range: ProjectionRange?
    /// The end that somebody decided while the other one follows the data; nil where both or none
    /// are decided.
    ///
    /// Gestures that begin from such a range keep it for their reset.
    var fixedEnd: FixedEnd?
    /// Whether a range that follows the data is drawn from its greater value to its lesser one.
    var isReversed = false
    /// The following range that the last frame showed, which is all that observers know of it.
    var shown: ProjectionRange?
    /// Where the caller put the origin; nil lets a fit choose.
    package var givenOrigin: Int64?
    /// What the caller chose; nil leaves it to the data.
    package var givenScale: Scale?
    /// What instants of a range that was set have decided, where the caller left it something.
    package var decidedScale: Scale?
    /// Counts the changes, so that a frame sees whether somebody else was there meanwhile.
    var generation: UInt64 = 0
    /// The animator that made the last change, by its number; 0 for anybody else.
    var author: UInt64 = 0
    /// The series that belong to a chart, and how often.
    var series: [ObjectIdentifier: Entry] = [:]
    /// The annotations that stand at values of it in a chart, and how often.
    package var annotations: [ObjectIdentifier: AnnotationEntry] = [:]
    /// How many series were added, in order to tell which came first.
    var added = 0
    /// What rewrites a range before it is stored.
    package var willUpdate: RangeHook?
    /// What is told of changes.
    package var observers = Observers<ProjectionRange?>()
    /// The threads that are in the hook.
    var callers = Callers()
    /// When the range, the scale, what decides about them or the series changed last.
    package var latestChange = Change.now()
  }

  struct Entry: Sendable {
    weak var series: (any FollowedData)?
    var count = 1
    let number: Int
  }

  package struct AnnotationEntry: Sendable {
    package weak var annotation: (any RangeAnchor)?
    var count = 1
  }

  package let state: Locked<State>

  /// Makes a projection with a range.
  ///
  /// - Parameters:
  ///   - min: Value at the left or at the bottom, in data units.
  ///   - max: Value at the right or at the top. Less than `min` reverses the direction.
  ///   - scale: How data becomes distance.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, `max -
  ///   min` overflows, or the scale is not allowed or has no place for a bound.
  public init(min: Double, max: Double, scale: Scale? = .linear) throws(KeisenError) {
    try scale?.validate()
    let range = try ProjectionRange(min: min, max: max, scale: scale ?? .linear)
    try range.checkScale()
    state = Locked(State(range: range, isReversed: max < min, givenScale: scale))
  }

  /// Makes a projection that follows its data, in its scale too: time where all of it is
  /// timestamps, names where it has some, else linear.
  public init() {
    state = Locked(State(range: nil, givenScale: nil))
  }

  /// Makes a projection that follows its data on a scale.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the scale is not allowed.
  public init(scale: Scale?) throws(KeisenError) {
    try scale?.validate()
    state = Locked(State(range: nil, givenScale: scale))
  }

  /// How data becomes distance: as given, else as the data wants it now, else nil.
  public var scale: Scale? {
    let state = state.withLock { $0 }
    return chosenScale(of: state, state.uses(of: self)) ?? state.scale
  }

  /// Whether an end of the range follows the data.
  ///
  /// Setting it to true is `unset()`; setting it to false fits the range.
  public var follows: Bool { state.withLock { $0.range == nil } }

  /// Lets the range follow the data, or decides it as it is now.
  ///
  /// - Throws: As `fit()`.
  public func setFollows(_ follows: Bool) throws(KeisenError) {
    guard follows != self.follows else { return }
    if follows { unset() } else { try fit() }
  }

  /// Whether the range goes from its greater value to its lesser one: from right to left, or from
  /// top to bottom.
  ///
  /// A decided range is turned round when this changes; one that follows the data goes on following
  /// it.
  public var isReversed: Bool { state.withLock { $0.isReversed } }

  /// Changes the direction of the range, and decides nothing.
  ///
  /// - Throws: `KeisenError` as `setRange(min:max:)`, where the range hook changes a decided range.
  public func setReversed(_ isReversed: Bool) throws(KeisenError) {
    let isDecided = state.withLock { state in
      if state.range == nil, state.isReversed != isReversed {
        state.isReversed = isReversed
        state.generation &+= 1
        state.latestChange = Change.now()
      }
      return state.range != nil
    }
    guard isDecided else { return }
    try setHooked { (state) throws(KeisenError) in
      guard var range = state.range else { return nil }
      if range.min != range.max, (range.min > range.max) != isReversed {
        (range.min, range.max) = (range.max, range.min)
      }
      state.isReversed = isReversed
      return range
    }
  }

  /// Returns the range: what was decided, else what the data gives it now.
  ///
  /// Stores nothing. Without data it is (0, 1), on a log scale (1, 10).
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the extents of the data overflow,
  ///   `.callback` when the hook or a function of the scale fails, `.io` when rows can't be read.
  /// - Complexity: O(1) per series whose extents are known.
  public func range() throws(KeisenError) -> ProjectionRange {
    try PinnedRows.reading { () throws(KeisenError) in try proposedRange().range }
  }

  /// How often it has changed, and which animator was the last to do so, by its number; 0 for
  /// anybody else.
  package var lastChange: (generation: UInt64, author: UInt64) {
    state.withLock { ($0.generation, $0.author) }
  }

  /// A range to work with, and what becomes of it when a frame is stored.
  package struct Proposal {
    package var range: ProjectionRange
    /// The generation of the projection for which it was made.
    let generation: UInt64
    /// Whether it follows the data: then no more is stored than that it was shown.
    var isFollowed = false
    /// Whether an updater or an animation has decided the range, or a fit.
    var isDecided = false
    /// Whether what was decided is to follow the data again, as it does now.
    var unsets = false
    /// Whether it began from the range that follows the data, whose decided end and direction are
    /// kept for when it follows again.
    var beginsFollowing = false
    /// What restrictions remember of it.
    var whenStored: [@Sendable () -> Void] = []
    /// The animator that had a say in it, by its number; 0 for none.
    var author: UInt64 = 0
    /// Whether the range is one of counts, which each frame finds for itself.
    var followsView = false
    /// The end that somebody decided while the other one follows the data.
    var fixedEnd: FixedEnd?
    /// Whether a range that follows the data is turned round.
    var isReversed = false
    /// Whether an end that follows the data stands beside the decided one, as all data lies beyond
    /// that.
    var isHeld = false

    /// Returns an ordered range with the end and the direction that somebody decided.
    func decided(_ range: ProjectionRange) -> ProjectionRange {
      let free = (min: range.min, max: range.max)
      let ends = fixedEnd?.ends(beside: free, in: range)
      let (min, max) = (ends?.min ?? free.min, ends?.max ?? free.max)
      var decided = range
      (decided.min, decided.max) = isReversed ? (max, min) : (min, max)
      return decided
    }
  }

  /// Returns the range, and stores nothing.
  ///
  /// - Parameter source: Data of an updater that has a say where nothing is decided yet. The range
  ///   is then what the updater begins with: the hook gets what comes of it instead.
  /// - Returns: The range, and what of it is not stored yet.
  /// - Throws: As `range()`.
  package func proposedRange(with source: UpdaterSource? = nil) throws(KeisenError) -> Proposal {
    let state = state.withLock { $0 }
    guard var range = state.range else {
      var proposal = try followed(state, with: source)
      if source == nil, !proposal.followsView {
        proposal.range = try hooked(proposal.range, state)
      }
      return proposal
    }
    let uses = state.uses(of: self)
    try checkKinds(of: uses, state)
    if let source { try checkKinds(of: source, uses, state) }
    if let scale = chosenScale(of: state, uses, with: source) { range.scale = scale }
    return Proposal(range: range, generation: state.generation)
  }

  /// Returns the scale that the data wants now, where the caller left it something; nil where it
  /// wants none.
  ///
  /// - Parameters:
  ///   - state: The projection as it is.
  ///   - uses: What it is to the series in charts.
  ///   - source: Data of an updater that has a say.
  /// - Returns: The scale.
  func chosenScale(
    of state: State,
    _ uses: [DataUse],
    with source: UpdaterSource? = nil
  ) -> Scale? {
    guard state.isUndecided else { return nil }
    let kinds = uses.map(\.kind)
    // Names follow the data, so that none stands below another one's bar.
    if state.givenScale == nil, source != nil || kinds.contains(.names),
      let names = categories(of: state.attached + (source?.attached ?? []))
    {
      return .category(names)
    }
    // Annotations alone are enough for an axis of times.
    let anchors = kinds.contains(.times) ? [] : state.anchors(on: self).compactMap(\.value.unit)
    let informative = uses.informative(besideTimes: !anchors.isEmpty)
    var units = informative.filter { $0.kind != nil }.map(\.timeUnit)
    units += source?.units(of: self) ?? []
    return Self.decide(state.givenScale, by: units.isEmpty ? anchors : units)
  }

  /// Returns the scale where the caller left something of it to the units of the data; nil for
  /// none.
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
  /// - Throws: `KeisenError` with code `.invalidArgument` when the scale is not allowed, or the
  ///   range has no place on it; `.callback` when a function of the scale fails, `.invalidState`
  ///   when it changes the projection. Then nothing changes.
  public func setScale(_ scale: Scale?) throws(KeisenError) {
    try scale?.validate()
    for _ in 0..<Self.maxTries {
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

  /// Sets the range, relative to the origin, which stays: the one last given or chosen by a fit,
  /// else that of the range that follows the data.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, `max -
  ///   min` overflows, or the scale has no place for a bound. Then the old range stays.
  public func setRange(min: Double, max: Double) throws(KeisenError) {
    let origin = followedOrigin
    try setHooked { (state) throws(KeisenError) in
      try ProjectionRange(
        origin: state.origin ?? origin,
        min: min,
        max: max,
        scale: state.effectiveScale
      )
    }
  }

  /// Returns the value, exact, of a number relative to the origin.
  ///
  /// - Throws: As `range()`.
  package func value(of relative: Double) throws(KeisenError) -> DataValue {
    let range = try range()
    return DataValue(relative, origin: range.origin, unit: range.timeUnit)
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

  /// Lets both ends of the range follow the data.
  public func unset() {
    changing { state in state.unset() }
  }

  /// Decides the range, now and once: what it shows while it follows the data.
  ///
  /// NaN, infinities and gaps do not count; without data the range becomes (0, 1). A log scale fits
  /// the positive values and without any becomes (1, 10); one of names shows them all. A decided
  /// end stays, unless margins are left out.
  ///
  /// An origin that the caller gave stays; else it is 0 or, for integers and timestamps beyond 2^53
  /// on linear and time scales, their least value.
  ///
  /// The colour scale of a density has no extents before a frame: it becomes unset.
  ///
  /// - Parameter margins: Whether there is room around the data, as each series wants it; else the
  ///   range is that of the exact extents.
  /// - Throws: As `range()`. Then nothing changes.
  /// - Complexity: O(*n*) in rows whose extents are not known yet, else in the number of series.
  public func fit(margins: Bool = true) throws(KeisenError) {
    var followsView = false
    try store { () throws(KeisenError) in
      var place = state.withLock { $0 }
      if !margins { place.fixedEnd = nil }
      var fitted = try followed(place, margins: margins)
      followsView = fitted.followsView
      guard !followsView else { return nil }
      fitted.range = try hooked(fitted.range, place)
      fitted.isFollowed = false
      fitted.isDecided = true
      return fitted
    }
    if followsView { unset() }
  }

  /// Counts a series that was added to a chart.
  func attach(_ series: any FollowedData) {
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

  /// Counts an annotation that was added to a chart.
  package func attach(_ annotation: any RangeAnchor) {
    state.withLock { state in
      let key = ObjectIdentifier(annotation)
      if let entry = state.annotations[key], entry.annotation != nil {
        state.annotations[key]?.count = entry.count + 1
      } else {
        state.annotations[key] = AnnotationEntry(annotation: annotation)
      }
      state.latestChange = Change.now()
    }
  }

  /// Counts an annotation that was removed from a chart.
  package func detach(_ annotation: any RangeAnchor) {
    state.withLock { state in
      let key = ObjectIdentifier(annotation)
      guard let entry = state.annotations[key] else { return }
      state.annotations[key]?.count = entry.count - 1
      if entry.count == 1 { state.annotations[key] = nil }
      state.latestChange = Change.now()
    }
  }

  /// Counts a series that was removed from a chart.
  func detach(_ series: any FollowedData) {
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
  /// As given, else as the data has decided, else as an updater has.
  var scale: Scale? {
    if let decidedScale { return decidedScale }
    guard isUndecided, let range else { return givenScale }
    if case .linear = range.scale { return givenScale }
    return range.scale
  }

  /// What a range is relative to; nil where the data chooses.
  var origin: Int64? { range?.origin ?? givenOrigin }

  /// The scale that a range is drawn on while nothing has decided.
  var effectiveScale: Scale { scale ?? .linear }

  /// The series that are in charts now, the first added first.
  package var attached: [any FollowedData] {
    if series.count == 1 { return series.values.compactMap(\.series) }
    return series.values.sorted { $0.number < $1.number }.compactMap(\.series)
  }

  /// The values at which annotations stand that a range which follows the data goes to.
  func anchors(on projection: Projection) -> [(value: DataValue, annotation: any RangeAnchor)] {
    guard !annotations.isEmpty else { return [] }
    let extending = annotations.values.compactMap(\.annotation).filter(\.extendsRange)
    return extending.flatMap { annotation in
      annotation.anchors.filter { $0.projection === projection }.map { ($0.value, annotation) }
    }
  }

  /// Whether the data still has a say.
  package var isUndecided: Bool { decidedScale == nil && leavesUnit }

  /// Whether the caller left the unit of times to the data, or the whole scale.
  var leavesUnit: Bool {
    switch givenScale {
    case .none: true
    case .time(let scale): scale.givenUnit == nil
    default: false
    }
  }

  /// Takes scales, and the range onto them.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range has no place there. Then
  ///   nothing changes.
  mutating func setScale(given: Scale?, decided: Scale?) throws(KeisenError) {
    var changed = self
    changed.givenScale = given
    changed.decidedScale = decided
    changed.range = try range.map { (range) throws(KeisenError) in
      try ProjectionRange(
        origin: range.origin,
        min: range.min,
        max: range.max,
        scale: decided ?? given ?? .linear
      )
    }
    if let unit = fixedEnd?.unit {
      switch given {
      case .time: break
      case .none: changed.decidedScale = decided ?? decidedScale ?? .time(TimeScale(unit: unit))
      default: throw .invalidArgument("an end of the range is a time, which needs a time scale")
      }
    }
    try fixedEnd?.validate(on: changed.effectiveScale)
    changed.generation &+= 1
    changed.author = 0
    self = changed
  }

  /// Takes a range that somebody decided, and counts the change.
  mutating func store(_ range: ProjectionRange) {
    self.range = range
    fixedEnd = nil
    shown = nil
    if range.min != range.max { isReversed = range.max < range.min }
    generation &+= 1
    author = 0
  }

  /// Notes the following range that a frame has shown; returns whether observers are to be told.
  mutating func show(_ range: ProjectionRange) -> Bool {
    guard shown != range else { return false }
    shown = range
    return !observers.isEmpty
  }

  /// Lets both ends follow the data.
  mutating func unset() {
    range = nil
    fixedEnd = nil
    decidedScale = nil
    generation &+= 1
    author = 0
  }

  /// Takes what a proposal has decided.
  mutating func commit(_ proposal: Projection.Proposal) {
    guard proposal.isDecided else { return }
    if proposal.unsets {
      guard range != nil || isReversed != proposal.isReversed else { return }
      let (end, scale) = (fixedEnd, decidedScale)
      unset()
      (fixedEnd, isReversed) = (end, proposal.isReversed)
      if end?.unit != nil { decidedScale = scale }
      return
    }
    guard proposal.range != range else { return }
    let end = fixedEnd
    store(proposal.range)
    if proposal.beginsFollowing { (fixedEnd, isReversed) = (end, proposal.isReversed) }
    author = proposal.author
  }
}
