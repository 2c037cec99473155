import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TickGridTests {
  @Test(
    "finds the multiples around a bound, whatever the origin",
    arguments: [0, 1, -77, Int64.max]
  )
  func bounds(origin: Int64) {
    var random = SeededGenerator(seed: 1)
    for multiplier in [1, 2, 5] {
      for exponent in [-18, -9, -1, 0, 1, 9, 18, 19, 30] {
        let grid = TickGrid(origin: origin, step: TickStep(multiplier, exponent: exponent))
        for _ in 0..<50 {
          let bound = Double.random(in: -1_000...1_000, using: &random) * grid.step.value
          let first = grid.firstIndex(notBelow: bound)
          #expect(grid.value(first) >= bound && grid.value(first - 1) < bound)
          let last = grid.lastIndex(notAbove: bound)
          #expect(grid.value(last) <= bound && grid.value(last + 1) > bound)
          #expect(grid.number(first).exponent == exponent)
          #expect(grid.number(first).coefficient % Int128(multiplier) == 0)
        }
      }
    }
  }

  @Test("counts multiples from absolute zero, not from the origin")
  func multiples() {
    let grid = TickGrid(origin: 7, step: TickStep(1, exponent: 0))
    #expect(grid.value(0) == 0)
    #expect((0..<8).filter { grid.isMultiple($0, of: 5) } == [3])
    let below = TickGrid(origin: -7, step: TickStep(2, exponent: 0))
    #expect(below.number(0).coefficient == -8)
    #expect(below.value(0) == -1)
    #expect((0..<8).filter { below.isMultiple($0, of: 4) } == [0, 4])
  }

  @Test("reaches bounds near the smallest doubles in a few steps")
  func smallest() {
    let grid = TickGrid(origin: 0, step: TickStep(5, exponent: -324))
    #expect(grid.value(1) == .leastNonzeroMagnitude)
    let far = grid.firstIndex(notBelow: 0x1p-1030)
    #expect(grid.value(far) >= 0x1p-1030 && grid.value(far - 1) < 0x1p-1030)
  }
}
