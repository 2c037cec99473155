import KeisenTestSupport
import Testing

@testable import KeisenScales

struct SquareRootTicksTests {
  private func values(_ min: Double, _ max: Double, _ count: Int) -> [Double] {
    Scale.squareRoot.ticks(min: min, max: max, count: count).values
  }

  @Test("fills the long step beside zero")
  func fill() {
    #expect(values(0, 100, 5) == [0, 5, 20, 40, 60, 80, 100])
    #expect(values(100, -100, 5) == [100, 50, 10, 0, -10, -50, -100])
    #expect(values(3, 100, 5) == [5, 20, 40, 60, 80, 100])
    #expect(values(1_000, 1_100, 5) == [1_000, 1_020, 1_040, 1_060, 1_080, 1_100])
    let ticks = Scale.squareRoot.ticks(min: 0, max: 10, count: 5)
    #expect(
      Scale.squareRoot.labels(of: ticks).map(\.text) == ["0", "0.5", "2", "4", "6", "8", "10"]
    )
  }

  @Test("crowds nowhere and leaves no hole")
  func spacing() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<1_000 {
      let max = abs(random.anyMagnitude())
      guard max > 1e-300 else { continue }
      for count in 2...12 {
        let ticks = values(0, max, count).map { $0.squareRoot() / max.squareRoot() }
        let gaps = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { $0 * Double(count) > 0.3 }, "\(max) \(count)")
        #expect(gaps.allSatisfy { $0 * Double(count) < 2.8 }, "\(max) \(count)")
      }
    }
  }
}
