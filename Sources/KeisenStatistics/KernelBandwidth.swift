import Glibc

/// How wide the kernel of a density is: its standard deviation.
///
/// A factor is multiplied by the values' standard deviation (with *n* - 1), as in
/// `scipy.stats.gaussian_kde`; for weighted values *n* is their effective number.
public enum KernelBandwidth: Hashable, Sendable {
  /// The factor *n*^(-1/5) (D. Scott, 1992).
  case scott
  /// The factor (3 *n* / 4)^(-1/5) (B. Silverman, 1986).
  case silverman
  /// A factor, as scipy takes a number for.
  case factor(Double)
  /// A width in data units.
  case width(Double)

  /// Returns the width for values of a standard deviation.
  func width(count: Double, standardDeviation: Double) -> Double {
    switch self {
    case .scott: pow(count, -0.2) * standardDeviation
    case .silverman: pow(0.75 * count, -0.2) * standardDeviation
    case .factor(let factor): factor * standardDeviation
    case .width(let width): width
    }
  }
}
