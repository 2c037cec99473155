import KeisenData
import KeisenPrimitives
import KeisenScales

extension Projection {
  /// Returns the range that follows the data, before the hook.
  ///
  /// - Parameters:
  ///   - state: The projection as it is.
  ///   - source: Data of an updater, which may be in no chart and has a say in scale and origin.
  ///     The range is then for the updater to decide: any.
  ///   - margins: Whether there is room around the data.
  /// - Returns: The range, and what a frame does with it.
  /// - Throws: As `range()`.
  func followed(
    _ state: State,
    with source: UpdaterSource? = nil,
    margins: Bool = true
  ) throws(KeisenError) -> Proposal {
    let own = state.uses(of: self)
    try checkKinds(of: own, state)
    if let source { try checkKinds(of: source, own, state) }
    var parts: [Part] = []
    let onlyPositive = state.givenScale?.takesOnlyPositive ?? false
    let uses = own + (source?.uses(of: self) ?? [])
    for extent in source?.extents ?? [] {
      parts.append(Part(extent: extent, margin: .none, followsView: false))
    }
    for use in uses {
      let extent = try use.extent(onlyPositive: onlyPositive)
      guard !extent.isEmpty || extent.unit != nil else { continue }
      let margin = margins ? try use.fitMargin() : .none
      parts.append(Part(extent: extent, margin: margin, followsView: use.followsView))
    }
    let scale = chosenScale(of: state, own, with: source) ?? state.effectiveScale
    let place = Self.place(for: parts.map(\.extent), on: scale, origin: state.givenOrigin)
    var proposal = Proposal(range: place, generation: state.generation, isFollowed: true)
    proposal.followsView = uses.contains(where: \.followsView)
    (proposal.fixedEnd, proposal.isReversed) = (state.fixedEnd, state.isReversed)
    guard source == nil else { return proposal }
    let rooms = parts.compactMap { $0.room(in: place) } + annotationRooms(state, margins, in: place)
    let ends = Self.ends(around: rooms, in: place, state.fixedEnd)
    proposal.isHeld = ends.isHeld
    let (first, last) = state.isReversed ? (ends.max, ends.min) : (ends.min, ends.max)
    proposal.range = try ProjectionRange(origin: place.origin, min: first, max: last, scale: scale)
    return proposal
  }

  /// What values are relative to: the origin of the range, or that which it has while it follows
  /// the data.
  var followedOrigin: Int64 {
    let state = state.withLock { $0 }
    if let origin = state.origin { return origin }
    let uses = state.uses(of: self)
    let scale = chosenScale(of: state, uses) ?? state.effectiveScale
    guard scale.takesLargeOrigin else { return 0 }
    let extents = uses.compactMap { try? $0.extent(onlyPositive: false) }
    return Self.preferredOrigin(of: extents, in: scale.timeUnit)
  }

  /// Returns the range that follows the data, ordered and relative to the origin of another one,
  /// whatever is decided.
  func followed(at place: ProjectionRange) throws(KeisenError) -> ProposedRange {
    var state = state.withLock { $0 }
    (state.range, state.isReversed) = (nil, false)
    let range = try followed(state).range.rebased(to: place.origin)
    return ProposedRange(min: range.min, max: range.max)
  }

  /// Returns a range whose ends are those of data and annotations where a fit would put them:
  /// without the room around marks.
  ///
  /// - Complexity: That of `range()`.
  package func withoutRoom(_ range: ProjectionRange) -> ProjectionRange {
    let state = state.withLock { $0 }
    if case .category = range.scale { return range }
    guard range.min < range.max, let fit = try? followed(state), !fit.followsView,
      fit.range.origin == range.origin
    else {
      return range
    }
    let onlyPositive = range.scale.takesOnlyPositive
    var ends = state.uses(of: self).compactMap { use in
      (try? use.extent(onlyPositive: onlyPositive))?
        .relative(to: range.origin, in: range.timeUnit)
        .flatMap { range.scale.part($0, origin: range.origin) }
    }
    ends += annotationEnds(state, in: range).map { ($0.end, $0.end) }
    guard let low = ends.lazy.map({ $0.min }).min(), let high = ends.lazy.map({ $0.max }).max()
    else {
      return range
    }
    var reported = range
    // An end that is decided is what it is.
    let fixed = state.fixedEnd
    if fixed?.isMin != true, range.min == fit.range.min, low <= range.max { reported.min = low }
    if fixed?.isMin != false, range.max == fit.range.max, high >= range.min { reported.max = high }
    return (reported.max - reported.min).isFinite ? reported : range
  }

  /// What a series wants of a range.
  private struct Part {
    let extent: Extent
    let margin: FitMargin
    /// Whether the extent tells only near what the values are that a frame will find.
    let followsView: Bool

    /// Returns what has a place and the room around it, relative to the origin of a range; nil for
    /// nothing.
    func room(in place: ProjectionRange) -> FitRoom? {
      guard !followsView else { return nil }
      return extent.relative(to: place.origin, in: place.timeUnit)
        .flatMap { place.scale.part($0, origin: place.origin) }
        .map { FitRoom($0, margin, in: place) }
    }
  }

  /// Returns where annotations stand that the range goes to, relative to an origin.
  private func annotationEnds(
    _ state: State,
    in place: ProjectionRange
  ) -> [(end: Double, annotation: any RangeAnchor)] {
    state.anchors(on: self).compactMap { value, annotation in
      let end = place.relative(value)
      guard end.isFinite, takes(value, on: place.scale),
        place.scale.shows(origin: place.origin, min: end, max: end)
      else { return nil }
      return (end, annotation)
    }
  }

  /// Returns the same with the room around them.
  private func annotationRooms(
    _ state: State,
    _ margins: Bool,
    in place: ProjectionRange
  ) -> [FitRoom] {
    annotationEnds(state, in: place).map { end, annotation in
      let margin: FitMargin = margins ? .around(strokes: annotation.strokeWidth) : .none
      return FitRoom((end, end), margin, in: place)
    }
  }

  /// Returns any range on a scale, with the origin that suits some extents where the caller gave
  /// none.
  private static func place(
    for extents: [Extent],
    on scale: Scale,
    origin: Int64?
  ) -> ProjectionRange {
    var place = ProjectionRange.unit
    place.scale = scale
    place.origin =
      origin ?? (scale.takesLargeOrigin ? preferredOrigin(of: extents, in: scale.timeUnit) : 0)
    return place
  }

  /// Returns the ends of a range around what is drawn, of which one may be decided.
  private static func ends(
    around rooms: [FitRoom],
    in place: ProjectionRange,
    _ fixed: FixedEnd?
  ) -> (min: Double, max: Double, isHeld: Bool) {
    var hasData = !rooms.isEmpty
    let free: (min: Double, max: Double)
    if case .category(let category) = place.scale {
      hasData = hasData || !category.names.isEmpty
      free = FitRoom.ends(around: rooms, andNames: category.names.count, in: place)
    } else {
      free = hasData ? FitRoom.ends(around: rooms, fixed: fixed, in: place) : emptyEnds(in: place)
    }
    guard let fixed else { return (free.min, free.max, false) }
    let held = fixed.ends(beside: free, in: place)
    return (held.min, held.max, held.isHeld && hasData)
  }

  /// Returns the ends of the range without data.
  private static func emptyEnds(in place: ProjectionRange) -> (min: Double, max: Double) {
    switch place.scale {
    case .custom(let own):
      let (range, base) = (own.emptyRange, Double(place.origin))
      return (range.min - base, range.max - base)
    case .log:
      let decade = ProposedRange.decade(from: 1, origin: place.origin)
      return (decade.min, decade.max)
    default: return (0, 1)
    }
  }

  /// Returns the least integer of extents that doubles do not tell from its neighbours, else 0.
  private static func preferredOrigin(of extents: [Extent], in unit: TimeUnit?) -> Int64 {
    let exact = Int64(1) << 53
    var minimum: Int64?
    var isLarge = false
    for extent in extents {
      guard let bounds = extent.bounds else { continue }
      let conversion = TimeConversion(from: extent.unit, to: unit)
      for value in [bounds.min, bounds.max] {
        let integer: Int64
        switch value {
        case .integer(let signed): integer = conversion?.integer(signed) ?? signed
        case .unsigned(let unsigned): integer = Int64(clamping: unsigned)
        case .real: continue
        }
        minimum = Swift.min(minimum ?? integer, integer)
        isLarge = isLarge || integer > exact || integer < -exact
      }
    }
    return isLarge ? minimum ?? 0 : 0
  }
}

extension Scale {
  /// Whether values are told relative to a large integer where doubles don't tell them apart.
  fileprivate var takesLargeOrigin: Bool {
    switch self {
    case .linear, .time: true
    case .category, .log, .symlog, .squareRoot, .custom: false
    }
  }

  /// What a step of one is worth on a time scale, else nil.
  var timeUnit: TimeUnit? {
    if case .time(let scale) = self { scale.unit } else { nil }
  }
}
