import KeisenPrimitives

/// Values below which given shares of all values lie.
package struct Quantiles: Hashable, Sendable {
  /// One value for each probability, in their order; NaN where there are no values.
  package let values: [Double]
  /// Values that count: all that are not NaN, infinities too.
  package let count: Int
  /// Rows left out, because they are NaN.
  package let gaps: Int

  /// Finds quantiles of values in any order, as `numpy.quantile` does.
  ///
  /// Between two neighbours it goes straight, from the nearer one; a neighbour alone counts where
  /// the other has no share, and equal ones, infinite too, give themselves. Half-way from -∞ to ∞
  /// is NaN.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a probability is not from 0 to 1,
  ///   `.outOfMemory`.
  /// - Complexity: O(n), for any number of probabilities much less than n.
  package init(
    of values: UnsafeBufferPointer<Double>,
    at probabilities: [Double],
    method: QuantileMethod = .linear
  ) throws(KeisenError) {
    let selection = try RankSelection(values)
    self.values = try Self.values(from: selection, at: probabilities, method: method)
    count = selection.count
    gaps = values.count - selection.count
  }

  /// Returns quantiles of the values that a selection counted.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a probability is not from 0 to 1,
  ///   `.outOfMemory`.
  static func values(
    from selection: RankSelection,
    at probabilities: [Double],
    method: QuantileMethod
  ) throws(KeisenError) -> [Double] {
    for probability in probabilities where !(probability >= 0 && probability <= 1) {
      throw .invalidArgument("probability must be from 0 to 1, got \(probability)")
    }
    guard selection.count > 0 else { return probabilities.map { _ in .nan } }
    let places = probabilities.map { method.place(of: $0, among: selection.count) }
    let ranks = Set(places.flatMap { [$0.lower, $0.upper] }).sorted()
    let found = Dictionary(
      uniqueKeysWithValues: zip(ranks, try selection.values(at: ranks))
    )
    return places.map { place in
      interpolate(
        found[place.lower] ?? .nan,
        found[place.upper] ?? .nan,
        place.fraction
      )
    }
  }

  private static func interpolate(_ low: Double, _ high: Double, _ fraction: Double) -> Double {
    if low == high || fraction == 0 { return low }
    if fraction == 1 { return high }
    let length = high - low
    if !length.isFinite { return low * (1 - fraction) + high * fraction }
    return fraction < 0.5 ? low + length * fraction : high - length * (1 - fraction)
  }
}
