import KeisenPrimitives

/// Two finite numbers, the first not above the second, and what lies between them.
package struct ClosedInterval: Hashable, Sendable {
  /// The lower end.
  package let low: Double
  /// The upper end.
  package let high: Double

  /// From 0 to 1.
  package static let unit = ClosedInterval(unchecked: 0, 1)

  /// Makes an interval; both ends may be equal.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when an end is not finite or they are
  ///   reversed.
  package init(_ low: Double, _ high: Double) throws(KeisenError) {
    guard low.isFinite, high.isFinite, low <= high else {
      throw .invalidArgument("range must be finite and ordered, got (\(low), \(high))")
    }
    self.init(unchecked: low, high)
  }

  init(unchecked low: Double, _ high: Double) {
    (self.low, self.high) = (low, high)
  }

  /// The same where it has a length; else half a unit more on either side, or 4 steps of its
  /// doubles if that is more.
  var widened: ClosedInterval {
    guard low == high else { return self }
    let half = max(0.5, 4 * low.ulp)
    let maximum = Double.greatestFiniteMagnitude
    return ClosedInterval(unchecked: max(-maximum, low - half), min(maximum, high + half))
  }
}
