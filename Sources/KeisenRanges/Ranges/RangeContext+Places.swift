import KeisenScales

extension RangeContext {
  /// Whether a value is finite and has a place on the scale, which has none for what is not
  /// positive if it is a log one.
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

  /// Returns the values that stand some lengths of a range below and above it, on the scale.
  ///
  /// - Parameters:
  ///   - low: How many lengths below, not negative.
  ///   - range: One that could be stored, and has a length.
  ///   - high: How many lengths above, not negative.
  /// - Returns: The values.
  func values(
    _ low: Double,
    below range: ProposedRange,
    above high: Double
  ) -> (min: Double, max: Double) {
    let map = map(over: range)
    guard case .time = map else { return (map.value(at: -low), map.value(at: 1 + high)) }
    // A map knows no cuts outside of its range, so this takes one of a range that is long enough.
    var reach = Swift.max(low, high) * range.length
    for _ in 0..<10 {
      let wide = ProposedRange(min: range.min - reach, max: range.max + reach)
      guard shows(wide) else { break }
      let map = self.map(over: wide)
      let (first, last) = (map.position(of: range.min), map.position(of: range.max))
      let (start, end) = (first - low * (last - first), last + high * (last - first))
      if start >= 0, end <= 1 { return (map.value(at: start), map.value(at: end)) }
      reach *= 2
    }
    return (map.value(at: -low), map.value(at: 1 + high))
  }

  /// Returns the double nearest to an absolute value.
  func absolute(_ value: Double) -> Double { ProjectionRange.sum(value, Int128(origin)) }

  /// Returns where the absolute value nearest to a double stands relative to the origin.
  func relative(absolute value: Double) -> Double { ProjectionRange.sum(value, -Int128(origin)) }
}
