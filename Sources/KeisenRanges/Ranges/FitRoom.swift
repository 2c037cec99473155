import KeisenScales

/// The extents of one series in a range that follows the data, and the room that it wants around
/// them.
struct FitRoom {
  /// The extents, with what is added in values, relative to an origin.
  private let min: Double
  private let max: Double
  /// The extents among names, with half a band beside what has room.
  private let bandMin: Double
  private let bandMax: Double
  private let margin: FitMargin
  private let lowPart: Double
  private let highPart: Double

  /// Makes room around extents.
  ///
  /// - Parameters:
  ///   - ends: The extents, relative to the origin of `place`.
  ///   - margin: What is added.
  ///   - place: The origin and the scale.
  init(_ ends: (min: Double, max: Double), _ margin: FitMargin, in place: ProjectionRange) {
    let grown = (min: ends.min - margin.low, max: ends.max + margin.high)
    (min, max) = place.allows(grown) ? grown : ends
    lowPart = margin.lowPart(on: place.scale)
    highPart = margin.highPart
    bandMin = ends.min - Swift.max(lowPart > 0 ? 0.5 : 0, margin.low)
    bandMax = ends.max + Swift.max(highPart > 0 ? 0.5 : 0, margin.high)
    self.margin = margin
  }

  /// Returns the ends of a range of names: half a band beside the outermost ones, and beside
  /// numbers that are places of none.
  static func ends(
    around rooms: [FitRoom],
    andNames count: Int,
    in place: ProjectionRange
  ) -> (min: Double, max: Double) {
    let base = Double(place.origin)
    let last = Double(Swift.max(0, count - 1))
    let names = (
      min: -rooms.lazy.map(\.margin.low).reduce(0.5, Swift.max) - base,
      max: last + rooms.lazy.map(\.margin.high).reduce(0.5, Swift.max) - base
    )
    let wide = (
      min: rooms.lazy.map(\.bandMin).reduce(names.min, Swift.min),
      max: rooms.lazy.map(\.bandMax).reduce(names.max, Swift.max)
    )
    return place.allows(wide) ? wide : names
  }

  /// Returns the ends of a range in which all series have their room.
  ///
  /// Parts are of the length from the least extent to the greatest, measured on the scale. Where
  /// what ends there wants none - a baseline, a heat map - nothing else gets any beyond it. A
  /// length of 0 has no part: with room on both sides, or on a log scale, the range stays empty, so
  /// that its value is in the middle; else the end with room moves on by 1. What would overflow is
  /// not added.
  ///
  /// - Parameters:
  ///   - rooms: Those of all series, at least one.
  ///   - fixed: An end that is decided: the length is counted from there, and no room is beyond it.
  ///   - place: The origin and the scale.
  /// - Returns: Both ends, ordered.
  static func ends(
    around rooms: [FitRoom],
    fixed: FixedEnd?,
    in place: ProjectionRange
  ) -> (min: Double, max: Double) {
    var low = rooms.lazy.map(\.min).min() ?? 0
    var high = rooms.lazy.map(\.max).max() ?? 0
    let end = fixed?.end(in: place)
    switch fixed {
    case .min: if let end { low = Swift.min(end, high) }
    case .max: if let end { high = Swift.max(end, low) }
    case nil: break
    }
    guard low < high else {
      let isLog = place.isLog
      let (below, above) = (
        rooms.contains { $0.lowPart > 0 }, rooms.contains { $0.highPart > 0 }
      )
      guard !isLog, below != above else { return (low, high) }
      let moved = (min: below ? low - 1 : low, max: above ? high + 1 : high)
      return place.allows(moved) ? moved : (low, high)
    }
    let map = place.scale.map(origin: place.origin, min: low, max: high, to: 0, 1)
    var (first, last) = (0.0, 1.0)
    let isLowOpen = end == nil || fixed?.isMin == false
    let isHighOpen = end == nil || fixed?.isMin == true
    if isLowOpen, !rooms.contains(where: { $0.min == low && $0.lowPart == 0 }) {
      for room in rooms { first = Swift.min(first, map.position(of: room.min) - room.lowPart) }
    }
    if isHighOpen, !rooms.contains(where: { $0.max == high && $0.highPart == 0 }) {
      for room in rooms { last = Swift.max(last, map.position(of: room.max) + room.highPart) }
    }
    let wide = (
      min: first < 0 ? map.value(at: first) : low,
      max: last > 1 ? map.value(at: last) : high
    )
    // A function of the caller's may be no scale: then its check tells so.
    guard wide.min <= low, wide.max >= high else { return (low, high) }
    if place.allows(wide) { return wide }
    if place.allows((wide.min, high)) { return (wide.min, high) }
    return place.allows((low, wide.max)) ? (low, wide.max) : (low, high)
  }
}

extension ProjectionRange {
  /// Whether the scale is logarithmic.
  var isLog: Bool {
    if case .log = scale { true } else { false }
  }

  /// Whether a range could go between two values.
  fileprivate func allows(_ ends: (min: Double, max: Double)) -> Bool {
    (ends.max - ends.min).isFinite && ends.min.isFinite && ends.max.isFinite
      && scale.shows(origin: origin, min: ends.min, max: ends.max)
  }
}
