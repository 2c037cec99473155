import Testing

@testable import KeisenScales

struct SymlogTicksTests {
  private func labels(
    _ min: Double,
    _ max: Double,
    _ count: Int = 5,
    threshold: Double = 1
  ) -> [String] {
    let scale = Scale.symlog(threshold: threshold)
    return scale.labels(of: scale.ticks(min: min, max: max, count: count)).map(\.text)
  }

  @Test("stands on zero and the powers on both sides")
  func powers() {
    let powers = ["\u{2212}100", "\u{2212}10", "\u{2212}1", "0", "1", "10", "100"]
    #expect(labels(-100, 100, 10) == powers)
    #expect(labels(1e9, -1e9, 40).prefix(2) == ["10⁹", "10⁸"])
    #expect(labels(0, 50) == ["0", "1", "10"])
    #expect(labels(-1e12, 0, 4).contains("\u{2212}10⁹"))
  }

  @Test("leaves out the first powers where they stand nearer to zero than ticks are apart")
  func crowded() {
    #expect(labels(-100, 100) == ["\u{2212}100", "\u{2212}10", "0", "10", "100"])
    #expect(labels(1e9, -1e9).prefix(4) == ["10⁹", "10⁶", "10³", "0"])
    #expect(labels(-51, 583, 6) == ["\u{2212}10", "0", "10", "100"])
    #expect(labels(-51, 583, 16).contains("\u{2212}1"))
    let scale = Scale.symlog()
    let minor = scale.minorTicks(of: scale.ticks(min: -100, max: 100, count: 5))
    #expect(minor.contains(1) && minor.contains(-1) && !minor.contains(10))
  }

  @Test("is even within the threshold, and logarithmic beyond it")
  func parts() {
    #expect(labels(-0.5, 0.5, 2) == ["\u{2212}0.5", "0.0", "0.5"])
    #expect(labels(5, 5_000) == ["10", "100", "1000"])
    #expect(labels(-5_000, -5) == ["\u{2212}1000", "\u{2212}100", "\u{2212}10"])
    #expect(labels(0, 5) == ["0", "1", "2", "3", "4", "5"])
    #expect(labels(0.2, 300, threshold: 3) == ["10", "100"])
  }

  @Test("puts minor ticks on the multiples and on fifths of the linear part")
  func minor() {
    let scale = Scale.symlog()
    let ticks = scale.ticks(min: -1, max: 20, count: 5)
    #expect(
      scale.minorTicks(of: ticks) == [
        -0.8, -0.6, -0.4, -0.2, 0.2, 0.4, 0.6, 0.8, 2, 3, 4, 5, 6, 7, 8, 9, 20,
      ]
    )
  }

  @Test("grows to zero and to powers")
  func nice() {
    #expect(Scale.symlog().nice(min: -0.3, max: 80, count: 5) == (-1, 100))
    #expect(Scale.symlog().nice(min: 0.3, max: 80, count: 5) == (0, 100))
    #expect(Scale.symlog().nice(min: 20, max: -20, count: 5) == (100, -100))
    #expect(Scale.symlog().nice(min: 0.13, max: 0.97, count: 5) == (0, 1))
  }
}
