import Glibc
import KeisenPrimitives

/// The rules that find a width for bins from values, as numpy 2 has them.
struct BinWidth {
  let values: UnsafeBufferPointer<Double>
  let extremes: Extremes
  let low: Double
  let high: Double

  /// Returns the number of bins from one end to the other, whole and at least 1; it may be ∞.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func bins(
    _ rule: BinRule,
    from ends: ClosedInterval,
    isInteger: Bool
  ) throws(KeisenError) -> Double {
    // An eighth, where lengths and twice the spread could overflow.
    let scale = max(abs(ends.low), abs(ends.high)) > 0x1p1020 ? 0.125 : 1
    var width = try width(rule, scale: scale, ends: ends)
    guard width > 0 else { return 1 }
    if isInteger { width = max(width, scale) }
    return max(1, ((ends.high * scale - ends.low * scale) / width).rounded(.up))
  }

  private func width(
    _ rule: BinRule,
    scale: Double,
    ends: ClosedInterval
  ) throws(KeisenError) -> Double {
    let n = Double(extremes.count)
    let length = extremes.high * scale - extremes.low * scale
    switch rule {
    case .squareRoot: return length / n.squareRoot()
    case .sturges: return length / (log2(n) + 1)
    case .rice: return length / (2 * pow(n, 1.0 / 3))
    case .scott:
      return pow(24 * Double.pi.squareRoot() / n, 1.0 / 3) * moments.standardDeviation * scale
    case .freedmanDiaconis: return try freedmanDiaconis(scale: scale)
    case .doane:
      let moments = moments
      guard n > 2, moments.standardDeviation > 0 else { return 0 }
      let error = (6 * (n - 2) / ((n + 1) * (n + 3))).squareRoot()
      return length / (1 + log2(n) + log2(1 + abs(moments.skewness) / error))
    case .stone:
      return length / Double(try StoneRule.bins(of: values, low: low, high: high, ends: ends))
    default:
      let robust = max(try freedmanDiaconis(scale: scale), length / n.squareRoot() / 2)
      return min(robust, length / (log2(n) + 1))
    }
  }

  private func freedmanDiaconis(scale: Double) throws(KeisenError) -> Double {
    let selection = try RankSelection(
      values,
      from: max(low, -.greatestFiniteMagnitude),
      through: min(high, .greatestFiniteMagnitude)
    )
    let quartiles = try Quantiles.values(from: selection, at: [0.25, 0.75], method: .linear)
    let range = quartiles[1] * scale - quartiles[0] * scale
    return 2 * range * pow(Double(extremes.count), -1.0 / 3)
  }

  private var moments: Moments {
    Moments(of: values, from: low, through: high, extremes: extremes)
  }
}
