import KeisenData
import KeisenPrimitives
import KeisenScales

extension Projection {
  /// Returns the range that `fit()` would set, before the hook.
  ///
  /// - Parameters:
  ///   - state: The projection as it is.
  ///   - source: Data of an updater, which may be in no chart and has a say in scale and origin. The range is then
  ///     for the updater to decide: any.
  /// - Returns: The range, and what of it is not stored yet.
  /// - Throws: As `fit()`.
  func fitted(
    _ state: State,
    with source: UpdaterSource? = nil
  ) throws(KeisenError) -> Proposal {
    var parts: [Part] = []
    let onlyPositive = state.givenScale?.takesOnlyPositive ?? false
    let uses = state.uses(of: self) + (source?.uses(of: self) ?? [])
    for extent in source?.extents ?? [] {
      parts.append(Part(extent: extent, margin: .none, followsView: false))
    }
    for use in uses {
      let extent = try use.extent(onlyPositive: onlyPositive)
      guard !extent.isEmpty || extent.unit != nil else { continue }
      let margin = try use.fitMargin()
      parts.append(Part(extent: extent, margin: margin, followsView: use.followsView))
    }

    var open = state
    open.decidedScale = nil
    var decided: Scale?
    if open.takesNames, let names = categories(of: state.attached + (source?.attached ?? [])) {
      decided = .category(names)
    } else if open.isUndecided {
      decided = Self.decide(state.givenScale, by: parts.map(\.extent.unit))
    }
    let scale = decided ?? open.effectiveScale
    let followsView = uses.contains(where: \.followsView)
    let place = Self.place(for: parts.map(\.extent), on: scale, origin: state.givenOrigin)
    return Proposal(
      range: source == nil ? try Self.range(around: parts, in: place) : place,
      generation: state.generation,
      isFitted: !followsView,
      isDecided: decided != nil && !followsView,
      followsView: followsView
    )
  }

  /// Returns a range whose ends are those of the data where a fit would put them: without the room around marks.
  ///
  /// - Complexity: That of `fit()`.
  func withoutRoom(_ range: ProjectionRange) -> ProjectionRange {
    let state = state.withLock { $0 }
    if case .category = range.scale { return range }
    guard range.min < range.max, let fit = try? fitted(state), !fit.followsView,
      fit.range.origin == range.origin
    else {
      return range
    }
    let onlyPositive = range.scale.takesOnlyPositive
    let ends = state.uses(of: self).compactMap { use in
      (try? use.extent(onlyPositive: onlyPositive))?
        .relative(to: range.origin, in: range.timeUnit)
        .flatMap { range.scale.part($0, origin: range.origin) }
    }
    guard let low = ends.lazy.map({ $0.min }).min(), let high = ends.lazy.map({ $0.max }).max()
    else {
      return range
    }
    var told = range
    if range.min == fit.range.min, low <= range.max { told.min = low }
    if range.max == fit.range.max, high >= range.min { told.max = high }
    return told
  }

  /// What a series wants of a range.
  private struct Part {
    let extent: Extent
    let margin: FitMargin
    /// Whether the extent tells only near what the values are that a frame will find.
    let followsView: Bool

    /// Returns the ends of what has a place, relative to the origin of a range; nil for nothing.
    func ends(in place: ProjectionRange) -> (min: Double, max: Double)? {
      extent.relative(to: place.origin, in: place.timeUnit)
        .flatMap { place.scale.part($0, origin: place.origin) }
    }
  }

  /// Returns any range on a scale, with the origin that suits some extents where the caller gave none.
  private static func place(
    for extents: [Extent],
    on scale: Scale,
    origin: Int64?
  ) -> ProjectionRange {
    var place = ProjectionRange.unit
    place.scale = scale
    switch scale {
    case .linear, .time: place.origin = origin ?? preferredOrigin(of: extents, in: place.timeUnit)
    case .category, .log, .symlog, .squareRoot, .custom: place.origin = origin ?? 0
    }
    return place
  }

  private static func range(
    around parts: [Part],
    in place: ProjectionRange
  ) throws(KeisenError) -> ProjectionRange {
    let (origin, scale) = (place.origin, place.scale)
    if case .category(let category) = scale {
      let low = parts.reduce(0.5) { Swift.max($0, $1.margin.low) }
      let high = parts.reduce(0.5) { Swift.max($0, $1.margin.high) }
      let last = Double(Swift.max(0, category.names.count - 1))
      let base = Double(origin)
      return try ProjectionRange(
        origin: origin,
        min: -low - base,
        max: last + high - base,
        scale: scale
      )
    }
    let ranges = parts.lazy.filter { !$0.followsView }.compactMap { part in
      part.ends(in: place).map {
        part.margin.around($0.min, $0.max, on: scale, origin: origin)
      }
    }
    if let min = ranges.map(\.min).min(), let max = ranges.map(\.max).max() {
      let own = (min: min, max: max)
      let ends = parts.count > 1 ? widened(own, for: parts, in: place) : own
      return try ProjectionRange(origin: origin, min: ends.min, max: ends.max, scale: scale)
    }
    if case .custom(let own) = scale {
      let (range, base) = (own.emptyRange, Double(origin))
      return try ProjectionRange(
        origin: origin,
        min: range.min - base,
        max: range.max - base,
        scale: scale
      )
    }
    guard case .log = scale else {
      return try ProjectionRange(origin: origin, min: 0, max: 1, scale: scale)
    }
    let decade = ProposedRange.decade(from: 1, origin: origin)
    return try ProjectionRange(origin: origin, min: decade.min, max: decade.max, scale: scale)
  }

  /// Rounds in which a range grows, each by less than a fifth of what the one before lacked.
  private static let mostRounds = 12

  /// Returns a range in which each of some parts has its share of the whole length free, not only of its own.
  private static func widened(
    _ ends: (min: Double, max: Double),
    for parts: [Part],
    in place: ProjectionRange
  ) -> (min: Double, max: Double) {
    let (origin, scale) = (place.origin, place.scale)
    var ends = ends
    for _ in 0..<mostRounds where ends.min < ends.max {
      let map = scale.map(origin: origin, min: ends.min, max: ends.max, to: 0, 1)
      var (low, high) = (0.0, 0.0)
      for part in parts where !part.followsView {
        guard let own = part.ends(in: place) else { continue }
        let margin = part.margin
        let first = map.position(of: own.min - margin.low)
        let last = map.position(of: own.max + margin.high)
        // Of what has no place neither holds.
        low = Swift.max(low, margin.lowPart(on: scale) - first)
        high = Swift.max(high, margin.highPart + last - 1)
      }
      guard low > 1e-9 || high > 1e-9 else { break }
      let next = (
        min: low > 0 ? map.value(at: -low) : ends.min,
        max: high > 0 ? map.value(at: 1 + high) : ends.max
      )
      guard (next.max - next.min).isFinite,
        scale.shows(origin: origin, min: next.min, max: next.max)
      else { break }
      ends = next
    }
    return ends
  }

  /// Returns the least integer of extents that doubles do not tell from its neighbours, else 0.
  private static func preferredOrigin(of extents: [Extent], in unit: TimeUnit?) -> Int64 {
    let exact = Int64(1) << 53
    var least: Int64?
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
        least = Swift.min(least ?? integer, integer)
        isLarge = isLarge || integer > exact || integer < -exact
      }
    }
    return isLarge ? least ?? 0 : 0
  }
}
