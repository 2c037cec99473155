import KeisenPrimitives

/// Which way values go along their positions.
///
/// PointerState by Kendall's rank correlation τ-b of position and value, which asks only which of
/// two is the greater: so it is the same on any scale and whatever is far out. Of more than 64 rows
/// as many are asked, one of each of 64 equal runs of rows, always the same ones. Values *rise*
/// where τ is at least 0.4 and beyond 1.96 standard errors of τ of *n* values in no order, √(2(2n +
/// 5) / 9n(n - 1)), or where each is above the one before; they *fall* where -τ is.
///
/// - SeeAlso: M. G. Kendall, “A New Measure of Rank Correlation”, Biometrika 30, 1938; H. B. Mann,
///   “Nonparametric Tests Against Trend”, Econometrica 13, 1945.
package enum Trend: Hashable {
  /// Greater positions have greater values.
  case rising
  /// Greater positions have lesser values.
  case falling
  /// All values are alike, or take a twentieth of the range shown at most.
  case steady
  /// None of these.
  case unclear

  /// The most rows that are asked.
  static let maxRows = 64
  /// The least τ.
  private static let minimum = 0.4

  /// Finds the trend of some pairs of finite numbers; nil of less than two, and where all positions
  /// are alike.
  ///
  /// - Parameters:
  ///   - positions: Where the values stand, in any order.
  ///   - values: As many values.
  /// - Complexity: O(*n*²).
  init?(_ positions: [Double], _ values: [Double]) {
    let count = min(positions.count, values.count)
    guard count > 1 else { return nil }
    var (sum, untiedPositions, untiedValues) = (0, 0, 0)
    positions.withUnsafeBufferPointer { positions in
      values.withUnsafeBufferPointer { values in
        // Signs as numbers, not as branches: of noise no processor foresees them.
        for second in 1..<count {
          let (position, value) = (positions[second], values[second])
          for first in 0..<second {
            let way = Self.sign(position, positions[first])
            let step = Self.sign(value, values[first])
            sum &+= way &* step
            untiedPositions &+= way &* way
            untiedValues &+= step &* step
          }
        }
      }
    }
    guard untiedPositions > 0 else { return nil }
    guard untiedValues > 0 else {
      self = .steady
      return
    }
    let tau =
      Double(sum) / (Double(untiedPositions).squareRoot() * Double(untiedValues).squareRoot())
    let n = Double(count)
    let error = (2 * (2 * n + 5) / (9 * n * (n - 1))).squareRoot()
    let threshold = min(1, max(Self.minimum, 1.96 * error)) - 0x1p-40
    self = tau >= threshold ? .rising : tau <= -threshold ? .falling : .unclear
  }

  @inline(__always)
  private static func sign(_ left: Double, _ right: Double) -> Int {
    (left > right ? 1 : 0) &- (left < right ? 1 : 0)
  }

  /// Returns the rows that are asked: all of a few, else one of each of `maxRows` equal runs.
  package static func rows(of rows: Range<Int>) -> [Int] {
    let count = rows.count
    guard count > maxRows else { return Array(rows) }
    let (size, rest) = count.quotientAndRemainder(dividingBy: maxRows)
    return (0..<maxRows).map { run in
      let first = run * size + min(run, rest)
      let length = size + (run < rest ? 1 : 0)
      // Rows at equal distances would agree with values that come again.
      var hash = UInt64(run) &+ 0x9e37_79b9_7f4a_7c15
      hash = (hash ^ (hash &>> 30)) &* 0xbf58_476d_1ce4_e5b9
      hash = (hash ^ (hash &>> 27)) &* 0x94d0_49bb_1331_11eb
      hash ^= hash &>> 31
      return rows.lowerBound + first + Int(truncatingIfNeeded: hash % UInt64(length))
    }
  }
}
