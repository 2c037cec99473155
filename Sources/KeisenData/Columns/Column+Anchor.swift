import KeisenPrimitives

extension Column {
  /// How much farther from the anchor than they are apart values may be.
  private static let maxLengths = 32.0

  /// Returns an integer near the finite values, 0 where there is none: what is kept relative to it
  /// keeps their digits.
  ///
  /// It is 0 where that serves: where no value is farther away than 32 times the length of their
  /// extent. It stays the same while values are appended and a ring drops them, as long as it
  /// serves.
  ///
  /// - Parameter unit: What timestamps are converted to; nil leaves them as they are.
  /// - Returns: The anchor in `unit`, or else in the column's own.
  /// - Complexity: As `extent()`.
  package func anchor(in unit: TimeUnit? = nil) -> Int64 {
    let extent = extent()
    guard let bounds = extent.bounds else { return 0 }
    let anchor = state.withLock { state in
      if let known = state.anchor, Self.serves(known, extent) { return known }
      let anchor = Self.serves(0, extent) ? 0 : bounds.middle
      state.anchor = anchor
      return anchor
    }
    return TimeConversion(from: type.timeUnit, to: unit)?.integer(anchor) ?? anchor
  }

  private static func serves(_ anchor: Int64, _ extent: Extent) -> Bool {
    guard let (low, high) = extent.relative(to: anchor) else { return true }
    return max(abs(low), abs(high)) <= maxLengths * (high - low)
  }
}
