import KeisenPrimitives

/// The numbers that a box plot shows, as matplotlib's `cbook.boxplot_stats`.
///
/// Every number is NaN where there are no values.
package struct BoxStatistics: Sendable {
  /// Values that count: all that are not NaN, infinities too.
  package let count: Int
  /// Rows left out, because they are NaN.
  package let gaps: Int
  /// The mean; infinite or NaN where values are infinite.
  package let mean: Double
  /// The median.
  package let median: Double
  /// The first quartile, by the linear definition.
  package let lowerQuartile: Double
  /// The third quartile, by the linear definition.
  package let upperQuartile: Double
  /// The least value within the whiskers' reach, the first quartile where there is none at or below
  /// it.
  package let lowerWhisker: Double
  /// The greatest value within the whiskers' reach, the third quartile where there is none at or
  /// above it.
  package let upperWhisker: Double
  /// The lower end of the median's 95 % confidence interval.
  ///
  /// It is 1.57 *IQR* / √*n* long to either side (R. McGill, J. Tukey, W. Larsen, "Variations of
  /// Boxplots", 1978), so it may reach beyond the box.
  package let lowerNotch: Double
  /// The upper end of the median's 95 % confidence interval.
  package let upperNotch: Double
  /// The least value.
  package let minimum: Double
  /// The greatest value.
  package let maximum: Double
  /// The rows of values beyond the whiskers, ascending.
  package let fliers: RowBuffer<Int>

  /// The third quartile minus the first.
  package var interquartileRange: Double { upperQuartile - lowerQuartile }

  /// Reads values in any order.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - whiskers: How far whiskers reach.
  ///   - coversEqualQuartiles: Whether whiskers reach to all values where both quartiles are equal
  ///     (`autorange`).
  /// - Throws: `KeisenError` with code `.invalidArgument` when the factor is negative or NaN, or
  ///   the percentiles are not ordered from 0 to 100; `.outOfMemory`.
  /// - Complexity: O(n).
  package init(
    of values: UnsafeBufferPointer<Double>,
    whiskers: BoxWhiskers = .standard,
    coversEqualQuartiles: Bool = false
  ) throws(KeisenError) {
    var probabilities = [0, 0.25, 0.5, 0.75, 1]
    switch whiskers {
    case .factor(let factor):
      guard factor >= 0 else {
        throw .invalidArgument("factor of whiskers must not be negative, got \(factor)")
      }
    case .percentiles(let low, let high):
      guard low >= 0, low <= high, high <= 100 else {
        throw .invalidArgument(
          "percentiles of whiskers must be ordered from 0 to 100, got (\(low), \(high))"
        )
      }
      probabilities += [low / 100, high / 100]
    }
    let quantiles = try Quantiles(of: values, at: probabilities)
    let found = quantiles.values
    (count, gaps) = (quantiles.count, quantiles.gaps)
    (minimum, maximum) = (found[0], found[4])
    (lowerQuartile, median, upperQuartile) = (found[1], found[2], found[3])
    let range = upperQuartile - lowerQuartile
    let half = 1.57 * range / Double(quantiles.count).squareRoot()
    (lowerNotch, upperNotch) = (median - half, median + half)
    var reach = (low: minimum, high: maximum)
    switch whiskers {
    case _ where coversEqualQuartiles && range == 0: break
    case .factor(let factor) where factor.isFinite:
      reach = (lowerQuartile - factor * range, upperQuartile + factor * range)
    case .factor: break
    case .percentiles: reach = (found[5], found[6])
    }
    let ends = Ends(of: values, within: reach)
    lowerWhisker = ends.low <= lowerQuartile ? ends.low : lowerQuartile
    upperWhisker = ends.high >= upperQuartile ? ends.high : upperQuartile
    mean = Self.mean(of: values, minimum: minimum, maximum: maximum)
    fliers = try Self.rows(of: values, below: lowerWhisker, above: upperWhisker)
  }

  private static func rows(
    of values: UnsafeBufferPointer<Double>,
    below low: Double,
    above high: Double
  ) throws(KeisenError) -> RowBuffer<Int> {
    var count = 0
    for value in values where value < low || value > high { count &+= 1 }
    let rows = try RowBuffer<Int>(count: count, for: "outliers")
    guard count > 0 else { return rows }
    var place = 0
    for (row, value) in values.enumerated() where value < low || value > high {
      rows.mutable[place] = row
      place &+= 1
    }
    extendLifetime(rows)
    return rows
  }

  /// The least and greatest values within two bounds; ∞ and -∞ where there are none.
  private struct Ends {
    var low = Double.infinity
    var high = -Double.infinity

    init(of values: UnsafeBufferPointer<Double>, within reach: (low: Double, high: Double)) {
      for value in values {
        if value >= reach.low, value < low { low = value }
        if value <= reach.high, value > high { high = value }
      }
    }
  }

  private static func mean(
    of values: UnsafeBufferPointer<Double>,
    minimum: Double,
    maximum: Double
  ) -> Double {
    guard minimum.isFinite, maximum.isFinite else { return minimum + maximum }
    return Moments(of: values, extremes: Extremes(of: values)).mean
  }
}
