import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import Testing

@Suite("Empirical distributions")
struct EmpiricalDistributionTests {
  private func distribution(
    _ values: [Double],
    _ weights: [Double]? = nil,
    isComplementary: Bool = false
  ) throws -> EmpiricalDistribution {
    try values.withUnsafeBufferPointer { values in
      guard let weights else {
        return try EmpiricalDistribution(of: values, isComplementary: isComplementary)
      }
      return try weights.withUnsafeBufferPointer {
        try EmpiricalDistribution(of: values, weights: $0, isComplementary: isComplementary)
      }
    }
  }

  private func array(_ buffer: RowBuffer<Double>) -> [Double] { buffer.withValues { Array($0) } }

  @Test("Stairs are those of matplotlib, with one step where it has several at one place.")
  func reference() throws {
    for test in try Reference.cases("distributions") {
      let isComplementary = test["complementary"] == .bool(true)
      let found = try distribution(
        try Reference.values(of: test),
        test["weights"]?.doubles,
        isComplementary: isComplementary
      )
      // Its stair has one more point: in front of the others, or behind them where it is
      // complementary.
      let (x, y) = (test["x"]?.doubles ?? [], test["y"]?.doubles ?? [])
      #expect(y[0] == found.firstLevel)
      let positions = isComplementary ? Array(x.dropLast()) : Array(x.dropFirst())
      let levels = Array(y.dropFirst())
      let last = positions.indices.filter {
        $0 == positions.count - 1 || positions[$0] != positions[$0 + 1]
      }
      #expect(array(found.positions) == last.map { positions[$0] })
      #expect(areClose(array(found.levels), last.map { levels[$0] }, scale: 1))
    }
  }

  @Test("Each level is the share of values at or below its place, whatever they are.")
  func bruteForce() throws {
    for values in NastyValues.lists(seed: 16, count: 60) {
      let (up, down) = (try distribution(values), try distribution(values, isComplementary: true))
      let counting = values.filter { !$0.isNaN }
      #expect(up.count == counting.count && up.gaps == values.count - counting.count)
      #expect(array(up.positions) == Set(counting).sorted())
      for place in values.prefix(50) + [0, .infinity, -.infinity] where !counting.isEmpty {
        let share = Double(counting.count { $0 <= place }) / Double(counting.count)
        #expect(place.isNaN ? up.level(at: place).isNaN : up.level(at: place) == share)
        #expect(place.isNaN || isClose(down.level(at: place), 1 - share, scale: 1))
      }
      if let last = array(up.levels).last { #expect(last == 1 && array(down.levels).last == 0) }
    }
  }

  @Test("Weights of any magnitude end at 1; rows without one are gaps.")
  func weights() throws {
    for factor in [1, 1e308, 0x1p-1060] {
      let weights = [1, 0, 0.5, .nan, 1].map { $0 * factor }
      let found = try distribution([3, 9, 1, 2, 3], weights)
      #expect(found.count == 3 && found.gaps == 2 && array(found.positions) == [1, 3])
      let levels = array(found.levels)
      #expect(abs(levels[0] - 0.2) < 1e-3 && levels[1] == 1)
    }
    #expect(try distribution([]).level(at: 3) == 0)
    #expect(
      KeisenError.message { _ = try distribution([1], [.infinity]) }
        == "weights must be finite and not negative, got inf in row 0"
    )
  }
}
