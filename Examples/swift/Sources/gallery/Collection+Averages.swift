extension Collection<Double> {
  /// The mean; NaN where there is nothing.
  var mean: Double { reduce(0, +) / Double(count) }

  /// The number in the middle, or half way between the two there; NaN where there is nothing.
  var median: Double {
    guard !isEmpty else { return .nan }
    let ranked = sorted()
    return (ranked[(count - 1) / 2] + ranked[count / 2]) / 2
  }

  /// How far numbers are from their mean: the standard deviation of a sample.
  var deviation: Double {
    let mean = mean
    return (reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count - 1)).squareRoot()
  }
}
