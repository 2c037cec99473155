import KeisenPrimitives

extension CustomScale {
  /// Points at which a range is looked at, its ends among them.
  private static let maxSamples = 257
  /// How far from where a value stands the one that `inverse` finds there may stand, as a part of
  /// the range's length.
  private static let tolerance = 1e-6
  /// Values that are nearer to each other than this part of theirs are not told apart.
  private static let resolution = 1e-10

  /// Checks that the scale is one between two absolute values: `forward` is finite at 257 points at
  /// equal distances, the ends among them, and rises or falls from each to the next, and what
  /// `inverse` makes of it stands within 10⁻⁶ of the range's length of where it should, or is the
  /// value but for 10⁻¹⁰ of it.
  ///
  /// Of ranges shorter than 2.6·10⁻⁸ of their values there are fewer points, at distances of 10⁻¹⁰
  /// of them, as functions of doubles may tell no more apart. A range that has been checked lately
  /// is not checked again.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that tells where it is not so,
  ///   `.callback` when a function fails.
  package func check(_ first: Double, _ last: Double) throws(KeisenError) {
    let (low, high) = (min(first, last), max(first, last))
    guard !state.withLock({ $0.checked.contains { $0.low == low && $0.high == high } }) else {
      return
    }
    let length = high / 2 - low / 2
    let steps = length > 0 ? length / (max(abs(low), abs(high)) / 2 * Self.resolution) : 0
    let count = steps >= Double(Self.maxSamples) ? Self.maxSamples - 1 : max(1, Int(steps))
    var values = (0...count).map { low + (high - low) * (Double($0) / Double(count)) }
    values[count] = high
    let places = try call(true, values)
    for (value, place) in zip(values, places) where !place.isFinite {
      throw .invalidArgument(
        "forward of the \(label) scale must be finite in (\(low), \(high)), got \(place) at \(value)"
      )
    }
    let isFalling = places[1] < places[0]
    for index in 0..<count where steps >= 1 {
      guard isFalling ? places[index + 1] < places[index] : places[index + 1] > places[index]
      else {
        throw .invalidArgument(
          "forward of the \(label) scale must rise or fall throughout (\(low), \(high)), got "
            + "\(places[index]) at \(values[index]) and \(places[index + 1]) at \(values[index + 1])"
        )
      }
    }
    if length > 0 { try checkInverse(values, places) }
    state.withLock { state in
      state.checked.append((low, high, isFalling))
      if state.checked.count > 8 { state.checked.removeFirst() }
    }
  }

  /// Checks that the inverse of places stands where the values do.
  private func checkInverse(_ values: [Double], _ places: [Double]) throws(KeisenError) {
    let found = try call(false, places)
    // NaN stays what it is.
    let taken = found.map { $0.isNaN ? $0 : clamped($0, domain.lowerBound, domain.upperBound) }
    let again = try taken.allSatisfy(\.isFinite) ? call(true, taken) : taken
    let allowed = abs(places[places.count - 1] - places[0]) * Self.tolerance
    for (index, value) in values.enumerated() where !(abs(again[index] - places[index]) <= allowed)
    {
      guard !(abs(taken[index] - value) <= abs(value) * Self.resolution) else { continue }
      throw .invalidArgument(
        "inverse of the \(label) scale must undo forward, got \(found[index]) for \(places[index]), "
          + "which is forward of \(value)"
      )
    }
  }

  /// Whether the function falls between two absolute values.
  func isFalling(_ first: Double, _ last: Double) -> Bool {
    let (low, high) = (min(first, last), max(first, last))
    let known = state.withLock { $0.checked.last { $0.low == low && $0.high == high } }
    return known?.isFalling ?? (forward(high) < forward(low))
  }
}
