import KeisenScales

extension RangeContext {
  /// Whether a value is finite and has a place on the scale, which has none for what is not positive if it is a log one.
  func shows(_ value: Double) -> Bool {
    value.isFinite && scale.shows(origin: origin, min: value, max: value)
  }

  /// Whether a range could be stored: ordered, finite, as its length is, with a place on the scale.
  func shows(_ range: ProposedRange) -> Bool {
    range.min <= range.max && range.length.isFinite && shows(range.min) && shows(range.max)
  }

  /// Returns the first range if it could be stored, else the second one.
  func choose(_ range: ProposedRange?, else other: ProposedRange) -> ProposedRange {
    guard let range, shows(range) else { return other }
    return range
  }

  /// Returns the double nearest to an absolute value.
  func absolute(_ value: Double) -> Double { ProjectionRange.sum(value, Int128(origin)) }

  /// Returns where the absolute value nearest to a double stands relative to the origin.
  func relative(absolute value: Double) -> Double { ProjectionRange.sum(value, -Int128(origin)) }
}
