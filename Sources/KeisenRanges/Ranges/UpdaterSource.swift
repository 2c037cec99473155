import KeisenData
import KeisenPrimitives
import KeisenScales

/// What an updater's range begins with: values, and series that are followed.
package struct UpdaterSource: Sendable {
  /// A series, and the projection within whose range its rows count; nil for all rows.
  package struct Followed: Sendable {
    package let series: any FollowedData
    package let within: Projection?
  }

  /// The least and the greatest of some values of one unit.
  private struct Ends: Sendable {
    var min: DataValue
    var max: DataValue

    /// Extends them to a value of their unit; returns whether they are others now.
    mutating func include(_ value: DataValue) -> Bool {
      let isLess = value.isLess(than: min) == true
      let isGreater = max.isLess(than: value) == true
      if isLess { min = value }
      if isGreater { max = value }
      return isLess || isGreater
    }
  }

  /// The extremes of the values that were added, one for each unit.
  private var values: [TimeUnit?: Ends] = [:]
  /// Those of the values above 0.
  private var positiveValues: [TimeUnit?: Ends] = [:]
  /// The series, in the order of being attached.
  package var series: [Followed] = []

  /// Extends the extremes to a value; returns whether they are others now.
  ///
  /// NaN and infinities do not count.
  mutating func add(_ value: DataValue) -> Bool {
    guard value.offset.isFinite else { return false }
    let isOther = values[value.unit]?.include(value) ?? true
    if isOther, values[value.unit] == nil { values[value.unit] = Ends(min: value, max: value) }
    let zero = DataValue(0, unit: value.unit)
    guard zero.isLess(than: value) == true else { return isOther }
    let isOtherPositive = positiveValues[value.unit]?.include(value) ?? true
    if isOtherPositive, positiveValues[value.unit] == nil {
      positiveValues[value.unit] = Ends(min: value, max: value)
    }
    return isOther || isOtherPositive
  }

  /// Forgets the values; returns whether there were any.
  mutating func clearValues() -> Bool {
    defer { (values, positiveValues) = ([:], [:]) }
    return !values.isEmpty
  }

  /// The projections whose ranges decide which rows count.
  var reads: [Projection] { series.compactMap(\.within) }

  /// The least and the greatest value of each unit, plain numbers first.
  package var ends: [(unit: TimeUnit?, min: DataValue, max: DataValue)] {
    ([nil] + TimeUnit.allCases.map(Optional.some)).compactMap { unit in
      values[unit].map { (unit, $0.min, $0.max) }
    }
  }

  /// The series alone.
  var attached: [any FollowedData] { series.map(\.series) }

  /// The ends of the values as extents of columns, from which a fit finds scale and origin; rounded
  /// down.
  var extents: [Extent] {
    values.map { unit, ends in
      let isInteger = unit != nil || ends.min.origin != 0 || ends.max.origin != 0
      return Extent(
        min: isInteger ? .integer(ends.min.floor) : .real(ends.min.offset),
        max: isInteger ? .integer(ends.max.floor) : .real(ends.max.offset),
        unit: unit
      )
    }
  }

  /// The units of the data on a projection, nil for numbers.
  func units(of projection: Projection) -> [TimeUnit?] {
    Array(values.keys) + uses(of: projection).map(\.timeUnit)
  }

  /// What a projection is to the series.
  func uses(of projection: Projection) -> [DataUse] {
    series.flatMap { $0.series.uses.filter { $0.projection === projection } }
  }

  /// Returns the extremes, relative to a place's origin; empty where there is nothing.
  ///
  /// What has no place on the scale never counts.
  func extremes(
    of target: Projection,
    in place: ProjectionRange,
    onlyPositive: Bool = false,
    reading ranges: (Projection) throws(KeisenError) -> ProjectionRange
  ) throws(KeisenError) -> ProposedRange {
    var extremes = ProposedRange.empty
    let onlyPositive = onlyPositive || place.scale.takesOnlyPositive
    for ends in (onlyPositive ? positiveValues : values).values {
      let ends = [place.relative(ends.min), place.relative(ends.max)]
      for end in ends where end.isFinite { extremes.include(end) }
    }
    for followed in series {
      var range: (of: Projection, copy: ProjectionRange)?
      if let within = followed.within { range = (within, try ranges(within)) }
      for use in followed.series.uses where use.projection === target {
        let extent: Extent
        if let range {
          extent = try use.extent(within: range.copy, of: range.of, onlyPositive: onlyPositive)
        } else {
          extent = try use.extent(onlyPositive: onlyPositive)
        }
        guard let ends = extent.relative(to: place.origin, in: place.timeUnit) else { continue }
        extremes.include(ProposedRange(min: ends.min, max: ends.max))
      }
    }
    guard !extremes.isEmpty,
      let part = place.scale.part((extremes.min, extremes.max), origin: place.origin)
    else { return .empty }
    return ProposedRange(min: part.min, max: part.max)
  }
}

extension DataValue {
  /// The integer at or below it, or the nearest one to that.
  fileprivate var floor: Int64 {
    let rest = offset.rounded(.down)
    guard abs(rest) < 0x1p64 else { return rest < 0 ? .min : .max }
    return Int64(clamping: Int128(rest) + Int128(origin))
  }
}
