import KeisenPrimitives

/// What weights of rows must be.
enum Weights {
  /// Checks that there is one for each of `count` rows, and that each is finite and not negative,
  /// or NaN: a gap.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  static func check(
    _ weights: UnsafeBufferPointer<Double>,
    for count: Int
  ) throws(KeisenError) {
    try checkCount(weights, for: count)
    for (row, weight) in weights.enumerated() where weight < 0 || weight == .infinity {
      throw .invalidArgument("weights must be finite and not negative, got \(weight) in row \(row)")
    }
  }

  /// Checks that there is one for each of `count` rows.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  static func checkCount(
    _ weights: UnsafeBufferPointer<Double>,
    for count: Int
  ) throws(KeisenError) {
    guard weights.count == count else {
      throw .invalidArgument(
        "there must be a weight for each of \(count) rows, got \(weights.count)"
      )
    }
  }
}
