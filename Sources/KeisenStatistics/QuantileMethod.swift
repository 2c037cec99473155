/// How a quantile is read from values in order, by numpy's names.
///
/// The nine definitions of R. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The
/// American Statistician 50 (4), 1996, in their order. For *n* values and a probability *p*, a
/// continuous definition reads at the rank *n p* + *a* + *p* (1 - *a* - *b*), counted from 1, goes
/// straight between neighbours, and takes the first or last value beyond the ends.
public enum QuantileMethod: String, CaseIterable, Hashable, Sendable {
  /// The inverse of the empirical distribution: the least value with at least *p* of all at or
  /// below it.
  case invertedCDF = "inverted_cdf"
  /// The same, with the middle of two values where *n p* is whole.
  case averagedInvertedCDF = "averaged_inverted_cdf"
  /// The value whose rank is nearest to *n p*, the even one of two (SAS).
  case closestObservation = "closest_observation"
  /// The empirical distribution joined straight: *a* = 0, *b* = 1.
  case interpolatedInvertedCDF = "interpolated_inverted_cdf"
  /// Each value in the middle of its share: *a* = *b* = 1/2 (hydrology).
  case hazen
  /// Each value at its mean position: *a* = *b* = 0 (Minitab, SPSS).
  case weibull
  /// The first value at 0, the last at 1: *a* = *b* = 1 (numpy, R, Excel).
  case linear
  /// Close to unbiased for the median, whatever the distribution: *a* = *b* = 1/3 (recommended by
  /// Hyndman and Fan).
  case medianUnbiased = "median_unbiased"
  /// Close to unbiased where values are normal: *a* = *b* = 3/8.
  case normalUnbiased = "normal_unbiased"

  /// Two ranks from 0, and how far a quantile stands from the one to the other.
  struct Place: Equatable {
    let lower: Int
    let upper: Int
    let fraction: Double
  }

  /// Where the quantile of a probability from 0 to 1 stands among `count` values, at least one.
  func place(of probability: Double, among count: Int) -> Place {
    let n = Double(count)
    switch self {
    case .invertedCDF:
      let index = n * probability - 1
      return rank(index == index.rounded(.down) ? index : index.rounded(.down) + 1, count)
    case .closestObservation:
      let index = n * probability - 1.5
      let floor = index.rounded(.down)
      let isOdd = floor.remainder(dividingBy: 2) != 0
      return rank(index == floor && isOdd ? floor : floor + 1, count)
    case .averagedInvertedCDF:
      let index = n * probability - 1
      return between(index, index == index.rounded(.down) ? 0.5 : 1, count)
    case .interpolatedInvertedCDF: return between(n * probability - 1, nil, count)
    case .hazen: return continuous(probability, 0.5, count)
    case .weibull: return continuous(probability, 0, count)
    case .linear: return between((n - 1) * probability, nil, count)
    case .medianUnbiased: return continuous(probability, 1.0 / 3, count)
    case .normalUnbiased: return continuous(probability, 3.0 / 8, count)
    }
  }

  private func rank(_ index: Double, _ count: Int) -> Place {
    let rank = Int(max(0, min(index, Double(count - 1))))
    return Place(lower: rank, upper: rank, fraction: 0)
  }

  private func continuous(_ probability: Double, _ a: Double, _ count: Int) -> Place {
    between(Double(count) * probability + (a + probability * (1 - a - a)) - 1, nil, count)
  }

  /// The ranks about an index, with the fraction given or the index's own.
  private func between(_ index: Double, _ fraction: Double?, _ count: Int) -> Place {
    if index < 0 { return Place(lower: 0, upper: 0, fraction: 0) }
    if index >= Double(count - 1) { return Place(lower: count - 1, upper: count - 1, fraction: 0) }
    let floor = index.rounded(.down)
    return Place(lower: Int(floor), upper: Int(floor) + 1, fraction: fraction ?? index - floor)
  }
}
