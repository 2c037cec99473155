import KeisenData
import KeisenPrimitives
import KeisenScales

/// What an updater's range begins with: values, and series that are followed.
struct UpdaterSource: Sendable {
  /// A series, and the projection within whose range its rows count; nil for all rows.
  struct Followed: Sendable {
    let series: any Series
    let within: Projection?
  }

  /// The extremes of the values that were added, one for each unit.
  private(set) var values: [TimeUnit?: (min: DataValue, max: DataValue)] = [:]
  /// The series, in the order of being attached.
  var series: [Followed] = []

  /// Extends the extremes to a value; returns whether they are others now. NaN and infinities do not count.
  mutating func add(_ value: DataValue) -> Bool {
    guard value.offset.isFinite else { return false }
    guard var ends = values[value.unit] else {
      values[value.unit] = (value, value)
      return true
    }
    let isLess = value.isLess(than: ends.min)
    let isGreater = ends.max.isLess(than: value)
    if isLess { ends.min = value }
    if isGreater { ends.max = value }
    values[value.unit] = ends
    return isLess || isGreater
  }

  /// Forgets the values; returns whether there were any.
  mutating func clearValues() -> Bool {
    defer { values = [:] }
    return !values.isEmpty
  }

  /// The projections whose ranges decide which rows count.
  var reads: [Projection] { series.compactMap(\.within) }

  /// What a projection is to the series.
  func uses(of projection: Projection) -> [SeriesUse] {
    series.flatMap { $0.series.uses.filter { $0.projection === projection } }
  }

  /// Returns the extremes, relative to a place's origin; empty where there is nothing.
  func extremes(
    of target: Projection,
    in place: ProjectionRange,
    reading ranges: (Projection) throws(KeisenError) -> ProjectionRange
  ) throws(KeisenError) -> ProposedRange {
    var extremes = ProposedRange.empty
    var isLog = false
    if case .log = place.scale { isLog = true }
    for ends in values.values {
      let ends = [place.relative(ends.min), place.relative(ends.max)]
      for end in ends where end.isFinite { extremes.include(end) }
    }
    for followed in series {
      var range: (of: Projection, copy: ProjectionRange)?
      if let within = followed.within { range = (within, try ranges(within)) }
      for use in followed.series.uses where use.projection === target {
        let extent: Extent
        if let range {
          extent = try use.extent(within: range.copy, of: range.of, onlyPositive: isLog)
        } else {
          extent = try use.extent(onlyPositive: isLog)
        }
        guard let ends = extent.relative(to: place.origin, in: place.timeUnit) else { continue }
        extremes.include(ProposedRange(min: ends.min, max: ends.max))
      }
    }
    return extremes
  }
}

extension DataValue {
  /// Whether it is less than another one of its unit.
  fileprivate func isLess(than other: DataValue) -> Bool {
    ProjectionRange.sum(offset, Int128(origin) - Int128(other.origin)) < other.offset
  }
}
