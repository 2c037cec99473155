import Glibc
import KeisenPrimitives

/// A smooth density of values: the mean of Gaussian bells about them, as
/// `scipy.stats.gaussian_kde`.
///
/// It holds what was found about the values, not the values: they are given again to be read.
package struct KernelDensity: Hashable, Sendable {
  /// Rows that count: finite, with a weight above 0 where there are weights.
  package let count: Int
  /// Rows left out.
  package let gaps: Int
  /// The standard deviation of a bell, in data units; 0 where all values are equal, NaN where there
  /// is none.
  package let bandwidth: Double
  /// The least value that counts; NaN where there is none.
  package let minimum: Double
  /// The greatest value that counts; NaN where there is none.
  package let maximum: Double
  /// The sum of all weights, or the number of rows.
  let weight: Double

  /// Finds the bandwidth for values.
  ///
  /// NaN and infinities do not count.
  ///
  /// - Parameters:
  ///   - values: Values in any order.
  ///   - weights: As many weights; rows without any do not count.
  ///   - rule: The rule for the bandwidth.
  ///   - adjust: What the bandwidth is multiplied by.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a weight is infinite or negative,
  ///   their number differs, or the rule's number or `adjust` is not positive and finite.
  /// - Complexity: O(n).
  package init(
    of values: UnsafeBufferPointer<Double>,
    weights: UnsafeBufferPointer<Double>? = nil,
    bandwidth rule: KernelBandwidth = .scott,
    adjust: Double = 1
  ) throws(KeisenError) {
    switch rule {
    case .factor(let number), .width(let number):
      try Self.check(number, "bandwidth")
    case .scott, .silverman: break
    }
    try Self.check(adjust, "adjustment of the bandwidth")
    let (low, high, effective, deviation): (Double, Double, Double, Double)
    if let weights {
      let moments = try WeightedMoments(of: values, weights: weights)
      (count, low, high, weight) = (moments.count, moments.low, moments.high, moments.weight)
      (effective, deviation) = (moments.effectiveCount, moments.standardDeviation)
    } else {
      let extremes = Extremes(of: values)
      let moments = Moments(of: values, extremes: extremes)
      (count, low, high) = (extremes.count, extremes.low, extremes.high)
      (weight, effective) = (Double(count), Double(count))
      deviation = moments.standardDeviation * (effective / (effective - 1)).squareRoot()
    }
    gaps = values.count - count
    (minimum, maximum) = count == 0 ? (.nan, .nan) : (low, high)
    self.bandwidth =
      if count == 0 {
        .nan
      } else if low == high {
        0
      } else {
        max(
          .leastNonzeroMagnitude,
          min(
            rule.width(count: effective, standardDeviation: deviation) * adjust,
            .greatestFiniteMagnitude
          )
        )
      }
  }

  private static func check(_ number: Double, _ name: String) throws(KeisenError) {
    guard number.isFinite, number > 0 else {
      throw .invalidArgument("\(name) must be positive and finite, got \(number)")
    }
  }

  /// Returns equally distant places from `cut` bandwidths below the least value to as many above
  /// the greatest.
  ///
  /// With 0 they are those of matplotlib's violins, with 2 those of seaborn's, with 3 those of its
  /// `kdeplot`. Where all values are equal all places are; without values there are none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when `cut` is negative or not finite, or
  ///   there are fewer than 2 places or more than a million.
  package func places(count: Int = 100, cut: Double = 0) throws(KeisenError) -> [Double] {
    try requireLength(cut, "cut")
    guard count >= 2, count <= 1_000_000 else {
      throw .invalidArgument("number of places must be from 2 to 1000000, got \(count)")
    }
    guard self.count > 0 else { return [] }
    let limit = Double.greatestFiniteMagnitude
    let low = max(-limit, minimum - cut * bandwidth)
    let high = min(limit, maximum + cut * bandwidth)
    let length = high - low
    return (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      if index == count - 1 { return high }
      return length.isFinite
        ? low + Double(index) * (length / Double(count - 1)) : low * (1 - share) + high * share
    }
  }

  /// Returns the density at places, each summed up over all values.
  ///
  /// Where all values are equal it is 1 at them and 0 elsewhere, as in matplotlib's violins;
  /// without values it is
  /// 0. What is beyond the doubles is the greatest of them.
  ///
  /// - Parameters:
  ///   - places: Any places.
  ///   - values: The values that the density was made of.
  ///   - weights: Their weights.
  /// - Returns: A density for each place.
  /// - Complexity: O(n) for each place.
  package func densities(
    at places: [Double],
    of values: UnsafeBufferPointer<Double>,
    weights: UnsafeBufferPointer<Double>? = nil
  ) -> [Double] {
    guard let peak else { return spike(at: places) }
    return places.map { place in
      var sum = BlockSum()
      forEachRow(of: values, weights) { value, weight in
        let distance = (place - value) / bandwidth
        sum.add(weight * exp(-0.5 * distance * distance))
      }
      return min(sum.value / weight * peak, .greatestFiniteMagnitude)
    }
  }

  /// The height of one bell; nil where there is none.
  var peak: Double? {
    guard bandwidth > 0 else { return nil }
    return min(1 / (2 * Double.pi).squareRoot() / bandwidth, .greatestFiniteMagnitude)
  }

  /// Densities where all values are equal, or there is none.
  func spike(at places: [Double]) -> [Double] { places.map { $0 == minimum ? 1 : 0 } }

  /// Calls `body` with each value that counts and its weight.
  @inline(__always)
  func forEachRow(
    of values: UnsafeBufferPointer<Double>,
    _ weights: UnsafeBufferPointer<Double>?,
    _ body: (Double, Double) -> Void
  ) {
    if let weights {
      for (value, weight) in zip(values, weights) where value.isFinite && weight > 0 {
        body(value, weight)
      }
    } else {
      for value in values where value.isFinite { body(value, 1) }
    }
  }
}
