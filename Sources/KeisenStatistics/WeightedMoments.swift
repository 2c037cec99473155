import KeisenPrimitives

/// Mean and spread of finite values, each with a weight.
struct WeightedMoments {
  /// Rows with a value and a weight above 0.
  private(set) var count = 0
  /// The least value with a weight; ∞ where there is none.
  private(set) var low = Double.infinity
  /// The greatest value with a weight; -∞ where there is none.
  private(set) var high = -Double.infinity
  /// The sum of the weights.
  let weight: Double
  /// As many equal weights as would tell as much, after Kish: the square of their sum divided by
  /// the sum of their squares.
  let effectiveCount: Double
  /// The root of the unbiased variance, as `numpy.cov` with `aweights`; 0 where all values are
  /// equal.
  let standardDeviation: Double

  /// Reads as many values and weights; rows where either is NaN, the value is infinite or the
  /// weight 0 are left out.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the numbers of rows differ, or a
  ///   weight is infinite or negative.
  init(
    of values: UnsafeBufferPointer<Double>,
    weights: UnsafeBufferPointer<Double>
  ) throws(KeisenError) {
    try Weights.check(weights, for: values.count)
    var heaviest = 0.0
    for (value, weight) in zip(values, weights) where value.isFinite && weight > 0 {
      count += 1
      (low, high) = (min(low, value), max(high, value))
      heaviest = max(heaviest, weight)
    }
    guard count > 0 else {
      (weight, effectiveCount, standardDeviation) = (0, 0, 0)
      return
    }
    let factor = max(abs(low), abs(high)).factorToOne
    let share = heaviest.factorToOne
    var (total, squares, products) = (BlockSum(), BlockSum(), BlockSum())
    for (value, weight) in zip(values, weights) where value.isFinite && weight > 0 {
      let weight = weight * share
      total.add(weight)
      squares.add(weight * weight)
      products.add(weight * (value * factor))
    }
    let center = products.value / total.value
    var (rest, spread) = (BlockSum(), BlockSum())
    for (value, weight) in zip(values, weights) where value.isFinite && weight > 0 {
      let distance = value * factor - center
      rest.add(weight * share * distance)
      spread.add(weight * share * distance * distance)
    }
    let shift = rest.value / total.value
    let free = total.value - squares.value / total.value
    let variance = max(0, spread.value - shift * shift * total.value) / free
    weight = total.value / share
    effectiveCount = total.value * total.value / squares.value
    standardDeviation = low == high ? 0 : variance.squareRoot() / factor
  }
}
