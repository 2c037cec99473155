import KeisenTestSupport
import Testing

@testable import KeisenStatistics

@Suite("Moments")
struct MomentsTests {
  private func moments(_ values: [Double]) -> Moments {
    values.withUnsafeBufferPointer { Moments(of: $0, extremes: Extremes(of: $0)) }
  }

  @Test("Mean, spread and skewness do not depend on the magnitude of values, up to the largest.")
  func scale() {
    var generator = SeededGenerator(seed: 5)
    let values = (0..<1_001).map { _ in Double.random(in: 0...1, using: &generator) }
    let plain = moments(values)
    for exponent in [-900, -300, 300, 1_023] {
      let factor = Double(sign: .plus, exponent: exponent, significand: 1)
      let scaled = moments(values.map { $0 * factor })
      #expect(isClose(scaled.mean, plain.mean * factor))
      #expect(isClose(scaled.standardDeviation, plain.standardDeviation * factor))
      #expect(isClose(scaled.skewness, plain.skewness))
    }
  }

  @Test("A million values far from 0 keep twelve digits.")
  func long() {
    let count = 1_000_000
    let far = moments((0..<count).map { 1e9 + Double($0 % 2) })
    #expect(isClose(far.mean, 1e9 + 0.5) && isClose(far.standardDeviation, 0.5))
    let tenths = moments(Array(repeating: 0.1, count: count))
    #expect(tenths.mean == 0.1 && tenths.standardDeviation == 0)
  }

  @Test("Extremes are those of the finite values within the bounds.")
  func extremes() {
    for list in NastyValues.lists(seed: 6) {
      for (low, high) in [(-Double.infinity, Double.infinity), (-1, 2)] {
        let found = list.withUnsafeBufferPointer { Extremes(of: $0, from: low, through: high) }
        let counting = list.filter { $0.isFinite && $0 >= low && $0 <= high }
        #expect(found.count == counting.count)
        #expect(found.low == counting.min() ?? .infinity)
        #expect(found.high == counting.max() ?? -.infinity)
      }
    }
  }

  @Test("Weights count rows as often as they say.")
  func weights() throws {
    var generator = SeededGenerator(seed: 7)
    let values = (0..<50).map { _ in Double.random(in: -5...5, using: &generator) }
    let counts = (0..<50).map { _ in Double(Int.random(in: 0...4, using: &generator)) }
    let repeated = zip(values, counts).flatMap { Array(repeating: $0, count: Int($1)) }
    let plain = moments(repeated)
    let n = Double(repeated.count)
    let weighted = try values.withUnsafeBufferPointer { values in
      try counts.withUnsafeBufferPointer { try WeightedMoments(of: values, weights: $0) }
    }
    let squares = counts.reduce(0) { $0 + $1 * $1 }
    #expect(weighted.weight == n && isClose(weighted.effectiveCount, n * n / squares))
    #expect(weighted.low == repeated.min() && weighted.high == repeated.max())
    let expected = plain.standardDeviation * (n / (n - squares / n)).squareRoot()
    #expect(isClose(weighted.standardDeviation, expected))
  }
}
