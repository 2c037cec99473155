import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TickStepTests {
  @Test("changes at geometric means: the ratio to the ideal step is at most √2.5")
  func nearest() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let length = Double.random(in: 1...1e4, using: &random)
      let count = Int.random(in: 1...50, using: &random)
      let step = TickStep(min: 0, max: length, count: count)
      let ideal = length / Double(count)
      let candidates = [step.shorter, step, step.longer].map { $0.value / ideal }
      let distances = candidates.map { $0 < 1 ? 1 / $0 : $0 }
      #expect(distances[1] <= distances[0] + 1e-9 && distances[1] <= distances[2] + 1e-9)
    }
  }

  @Test("steps up and down the same ladder")
  func ladder() {
    var step = TickStep(1, exponent: -3)
    for _ in 0..<30 {
      #expect(step.longer.shorter == step)
      #expect(step.longer.value > step.value)
      #expect(step.minor.value * Double(step.minorCount) / step.value - 1 < 1e-15)
      step = step.longer
    }
    #expect(step == TickStep(1, exponent: 7))
  }
}
