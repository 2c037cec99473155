import Glibc
import KeisenData

/// Values as whole numbers, of which so many may be added without overflow: a sum that hangs on no
/// order.
package struct FixedPoint: Hashable, Sendable {
  /// The value of 0, relative to an integer that all values are relative to.
  private let middle: Double
  /// A power of two: steps per unit.
  private let scale: Double
  /// The greatest magnitude.
  private let limit: Double

  /// Makes the steps for values of an extent and for sums of so many: as fine as 2^62 divided by
  /// their number allows.
  init(_ extent: Extent, relativeTo anchor: Int64, sumOf count: Int) {
    let (low, high) = extent.relative(to: anchor) ?? (0, 0)
    middle = low / 2 + high / 2
    let half = high / 2 - low / 2
    // A sum of 2^(63 - bits) amounts below 2^bits is below 2^63.
    let bits = 62 - (Int.bitWidth - max(0, count).leadingZeroBitCount)
    limit = Double(sign: .plus, exponent: max(0, bits), significand: 1)
    guard half > 0 else {
      scale = 0
      return
    }
    scale = Double(
      sign: .plus,
      exponent: min(1023, bits - 1 - Int(half.exponent)),
      significand: 1
    )
  }

  /// Returns the steps of a finite value; those beyond the extent, as of memory that changed, are
  /// taken into it.
  @inline(__always)
  func amount(of value: Double) -> Int64 {
    let steps = (value - middle) * scale
    // Also false for what an infinity times 0 gives.
    guard abs(steps) <= limit else {
      return steps < 0 ? -Int64(limit) : steps > 0 ? Int64(limit) : 0
    }
    return Int64(steps)
  }

  /// Returns the mean of so many amounts, above 0, whose sum is known.
  @inline(__always)
  func mean(_ sum: Int64, _ count: UInt32) -> Double {
    guard scale > 0 else { return middle }
    return middle + Double(sum) / Double(count) / scale
  }
}
