import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Quantiles")
struct QuantilesTests {
  private func quantiles(
    _ values: [Double],
    _ probabilities: [Double],
    _ method: QuantileMethod = .linear
  ) throws -> Quantiles {
    try values.withUnsafeBufferPointer {
      try Quantiles(of: $0, at: probabilities, method: method)
    }
  }

  @Test("All nine definitions are those of numpy, by its names.")
  func reference() throws {
    let cases = try Reference.cases("quantiles")
    #expect(Set(cases.map { $0["method"]?.text }) == Set(QuantileMethod.allCases.map(\.rawValue)))
    for test in cases {
      let method = try #require(QuantileMethod(rawValue: test["method"]?.text ?? ""))
      let values = try Reference.values(of: test)
      let found = try quantiles(values, test["probabilities"]?.doubles ?? [], method)
      #expect(areClose(found.values, test["values"]?.doubles ?? []), "\(test)")
      #expect(found.count == values.count && found.gaps == 0)
    }
  }

  @Test("Any values in any order give what sorting them gives, NaN left out and counted.")
  func bruteForce() throws {
    let probabilities = (0...40).map { Double($0) / 40 }
    for values in NastyValues.lists(seed: 1) {
      let sorted = values.filter { !$0.isNaN }.sorted()
      let found = try quantiles(values, probabilities, .invertedCDF)
      #expect(found.count == sorted.count && found.gaps == values.count - sorted.count)
      for (probability, value) in zip(probabilities, found.values) {
        // The least value with at least this share at or below it.
        let expected = sorted.first { value in
          Double(sorted.count { $0 <= value }) >= probability * Double(sorted.count)
        }
        #expect(expected == value || expected == nil && value.isNaN)
      }
      let straight = try quantiles(values, [0, 0.5, 1])
      guard let first = sorted.first, let last = sorted.last else { continue }
      #expect(straight.values[0] == first && straight.values[2] == last)
      let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
      let middle = low == high ? low : low / 2 + high / 2
      #expect(isClose(straight.values[1], middle, scale: 0x1p-1020), "\(low) \(high)")
    }
  }

  @Test("Many values need no order, and many probabilities at once give each its own.")
  func many() throws {
    var generator = SeededGenerator(seed: 2)
    let probabilities = (0...1_000).map { Double($0) / 1_000 }.shuffled(using: &generator)
    // The second ones have their first bits in common.
    let values = (0..<100_003).map { _ in Double.random(in: -1...1, using: &generator) }
    for (values, method) in [
      (values, QuantileMethod.invertedCDF), (values.map { 1.5 + $0 / 1_024 }, .closestObservation),
    ] {
      let sorted = values.sorted()
      let found = try quantiles(values, probabilities, method)
      for (probability, value) in zip(probabilities, found.values) {
        let rank = probability * 100_003
        let index =
          method == .invertedCDF ? rank.rounded(.up) - 1 : rank.rounded(.toNearestOrEven) - 1
        #expect(value == sorted[max(0, Int(index))])
      }
    }
  }

  @Test("Neighbours so far apart that their distance is no number still have a middle.")
  func huge() throws {
    #expect(try quantiles([1e308, -1e308], [0.25, 0.5]).values == [-5e307, 0])
    #expect(try quantiles([1, .infinity], [0, 0.5, 1]).values == [1, .infinity, .infinity])
    #expect(try quantiles([-.infinity, .infinity], [0.5]).values[0].isNaN)
    #expect(try quantiles([.nan, .nan], [0.5]).values[0].isNaN)
  }

  @Test("A probability that is none is refused with its value.")
  func errors() {
    for wrong in [-0.1, 1.5, .nan, .infinity] {
      let message = KeisenError.message { _ = try quantiles([1, 2], [0.5, wrong]) }
      #expect(message == "probability must be from 0 to 1, got \(wrong)")
    }
  }
}
