import KeisenTestSupport
import Testing

@testable import KeisenScales

struct GivenTicksTests {
  private func ticks(
    _ scale: Scale,
    _ min: Double,
    _ max: Double,
    _ interval: Double,
    _ anchor: Double = 0,
    origin: Int64 = 0
  ) -> Ticks {
    scale.ticks(origin: origin, min: min, max: max, interval: interval, anchor: anchor)
  }

  @Test("stands on the multiples of an interval from an anchor")
  func interval() {
    #expect(ticks(.linear, 0, 0.5, 0.1).values == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(ticks(.linear, 10, 0, 2.5, 1).values == [8.5, 6, 3.5, 1])
    #expect(ticks(.linear, 0, 0.5, 0.1).labels == ["0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    let start: Int64 = 1_700_000_000_000_000_123
    #expect(ticks(.linear, 0, 400, 100, origin: start).values == [77, 177, 277, 377])
    #expect(ticks(.linear, 0, 1, 2e-3).values.count == 501)
    #expect(ticks(.linear, 0, 1, 1e-3).values.isEmpty)
    #expect(Scale.linear.minorTicks(of: ticks(.linear, 0, 2, 1)).count == 8)
    #expect(Scale.linear.minorTicks(of: ticks(.linear, 0, 6, 3)) == [1, 2, 4, 5])
  }

  @Test("counts powers on a log scale")
  func decades() {
    #expect(ticks(.log(), 1, 1e6, 2).values == [1, 100, 1e4, 1e6])
    #expect(ticks(.log(), 1, 1_000, 1, 5).values == [5, 50, 500])
    #expect(ticks(.log(base: 2), 100, 1, 2).values == [64, 16, 4, 1])
    #expect(ticks(.log(), 0, 10, 1).values.isEmpty)
    #expect(ticks(.log(), 1e-300, 1e300, 1).values.count == 601)
  }

  @Test("equals a sum in decimals, by trying multiples")
  func bruteForce() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<1_000 {
      let digits = Int.random(in: 0...6, using: &random)
      let unit = Int(DecimalNumber.power(digits))
      let interval = Int.random(in: 1...500, using: &random)
      let anchor = Int.random(in: -5_000...5_000, using: &random)
      let low = Int.random(in: -9_000...9_000, using: &random)
      let high = low + Int.random(in: 1...900, using: &random) * interval
      func value(_ number: Int) -> Double { Double(number) / Double(unit) }
      let expected = (low...high).filter { ($0 - anchor).isMultiple(of: interval) }.map(value)
      let got = ticks(.linear, value(low), value(high), value(interval), value(anchor))
      #expect(got.values == expected)
    }
  }
}
