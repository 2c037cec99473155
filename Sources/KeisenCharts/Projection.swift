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
    var scale: Scale
    /// Counts the changes, so that a frame sees whether somebody else was there meanwhile.
    var generation: UInt64 = 0
    /// The series that belong to a chart, and how often.
    var series: [ObjectIdentifier: (series: WeakSeries, count: Int)] = [:]
  }

  struct WeakSeries: Sendable {
    weak var value: (any Series)?
  }

  let state: Locked<State>

  /// Makes a projection with a range.
  ///
  /// - Parameters:
  ///   - min: Value at the left or at the bottom, in data units.
  ///   - max: Value at the right or at the top. Less than `min` reverses the direction.
  ///   - scale: How data becomes distance.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, or
  ///   `max - min` overflows.
  public init(min: Double, max: Double, scale: Scale = .linear) throws(KeisenError) {
    let range = try ProjectionRange(min: min, max: max, scale: scale)
    state = Locked(State(range: range, scale: scale))
  }

  /// Makes an unset projection.
  public init(scale: Scale = .linear) {
    state = Locked(State(range: nil, scale: scale))
  }

  /// How data becomes distance.
  public var scale: Scale { state.withLock { $0.scale } }

  /// Whether there is a range.
  public var isSet: Bool { state.withLock { $0.range != nil } }

  /// Returns the range; an unset projection is fitted first.
  ///
  /// - Throws: As `fit()`.
  public func range() throws(KeisenError) -> ProjectionRange {
    let (range, generation) = state.withLock { ($0.range, $0.generation) }
    if let range { return range }
    let fitted = try fittedRange()
    return state.withLock { state in
      if let range = state.range { return range }
      if state.generation == generation { state.store(fitted) }
      return fitted
    }
  }

  /// Sets the range, relative to the origin, which stays: the one last given or chosen by a fit, else 0.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, or
  ///   `max - min` overflows. Then the old range stays.
  public func setRange(min: Double, max: Double) throws(KeisenError) {
    try state.withLock { (state) throws(KeisenError) in
      let origin = state.range?.origin ?? state.givenOrigin ?? 0
      state.store(
        try ProjectionRange(origin: origin, min: min, max: max, scale: state.scale)
      )
    }
  }

  /// Sets origin and range together: for times, and for any large integers.
  ///
  /// - Throws: As `setRange(min:max:)`.
  public func setRange(origin: Int64, min: Double, max: Double) throws(KeisenError) {
    try state.withLock { (state) throws(KeisenError) in
      state.store(
        try ProjectionRange(origin: origin, min: min, max: max, scale: state.scale)
      )
      state.givenOrigin = origin
    }
  }

  /// Moves the origin and leaves the range where it is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range overflows there.
  public func rebase(to origin: Int64) throws(KeisenError) {
    try state.withLock { (state) throws(KeisenError) in
      if let range = state.range { state.store(try range.rebased(to: origin)) }
      state.givenOrigin = origin
      state.generation &+= 1
    }
  }

  /// Takes the range away, so that the next frame or read fits it.
  public func unset() {
    state.withLock { state in
      state.range = nil
      state.generation &+= 1
    }
  }

  /// Fits the range, now and once, to the exact extents of all series on it in all charts.
  ///
  /// NaN, infinities and gaps do not count; without data the range becomes (0, 1). An origin that the
  /// caller gave stays; else it is 0 or, for integers and timestamps beyond 2^53, their least value.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the extents overflow. Then nothing
  ///   changes.
  /// - Complexity: O(*n*) in rows whose extents are not known yet, else in the number of series.
  public func fit() throws(KeisenError) {
    let fitted = try fittedRange()
    state.withLock { $0.store(fitted) }
  }

  /// Returns the range that `fit()` would set.
  func fittedRange() throws(KeisenError) -> ProjectionRange {
    let (series, givenOrigin, scale) = state.withLock { state in
      (state.series.values.compactMap(\.series.value), state.givenOrigin, state.scale)
    }
    var extents: [Extent] = []
    for one in series {
      let space = one.space
      if space.x === self { extents.append(try one.extent(in: .x)) }
      if space.y === self { extents.append(try one.extent(in: .y)) }
    }
    let origin = givenOrigin ?? Self.preferredOrigin(of: extents)
    let ranges = extents.compactMap { $0.relative(to: origin) }
    guard let min = ranges.map(\.min).min(), let max = ranges.map(\.max).max() else {
      return try ProjectionRange(origin: origin, min: 0, max: 1, scale: scale)
    }
    return try ProjectionRange(origin: origin, min: min, max: max, scale: scale)
  }

  /// Returns the least integer of extents that doubles do not tell from its neighbours, else 0.
  private static func preferredOrigin(of extents: [Extent]) -> Int64 {
    let exact = Int64(1) << 53
    var least: Int64?
    var isLarge = false
    for bounds in extents.lazy.compactMap(\.bounds) {
      for value in [bounds.min, bounds.max] {
        let integer: Int64
        switch value {
        case .integer(let signed): integer = signed
        case .unsigned(let unsigned): integer = Int64(clamping: unsigned)
        case .real: continue
        }
        least = Swift.min(least ?? integer, integer)
        isLarge = isLarge || integer > exact || integer < -exact
      }
    }
    return isLarge ? least ?? 0 : 0
  }

  /// Counts a series that was added to a chart.
  func attach(_ series: any Series) {
    state.withLock { state in
      let key = ObjectIdentifier(series)
      let count = state.series[key]?.count ?? 0
      state.series[key] = (WeakSeries(value: series), count + 1)
    }
  }

  /// Counts a series that was removed from a chart.
  func detach(_ series: any Series) {
    state.withLock { state in
      let key = ObjectIdentifier(series)
      guard let entry = state.series[key] else { return }
      state.series[key] = entry.count > 1 ? (entry.series, entry.count - 1) : nil
    }
  }
}

extension Projection.State {
  /// Takes a range and counts the change.
  mutating func store(_ range: ProjectionRange) {
    self.range = range
    generation &+= 1
  }
}
