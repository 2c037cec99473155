import Testing

@testable import KeisenScales

struct CategoryTicksTests {
  private let scale = Scale.category(CategoryScale(["a", "b", "c", "d", "e", "f"]))

  private func labels(_ min: Double, _ max: Double, _ count: Int) -> [String] {
    scale.labels(of: scale.ticks(min: min, max: max, count: count)).map(\.text)
  }

  @Test("gives every name in the range a tick, or every few")
  func names() {
    #expect(labels(-0.5, 5.5, 10) == ["a", "b", "c", "d", "e", "f"])
    #expect(labels(5.5, -0.5, 3) == ["e", "c", "a"])
    #expect(labels(1.2, 3, 10) == ["c", "d"])
    #expect(labels(-10, 100, 10) == ["a", "b", "c", "d", "e", "f"])
    #expect(labels(8, 9, 10).isEmpty)
    #expect(labels(2, 2, 10) == ["c"])
    #expect(Scale.category(CategoryScale([])).ticks(min: 0, max: 5, count: 3).values.isEmpty)
  }

  @Test("keeps the same names while a range moves along")
  func stable() {
    let names = Scale.category(CategoryScale((0..<10_000).map(String.init)))
    for start in 0..<50 {
      let ticks = names.ticks(min: Double(start), max: Double(start) + 99.5, count: 10)
      #expect(ticks.values.allSatisfy { $0.truncatingRemainder(dividingBy: 10) == 0 })
      #expect((9...10).contains(ticks.values.count))
    }
  }

  @Test("counts indices from an origin, and grows to the edges of bands")
  func bands() {
    let ticks = scale.ticks(origin: 2, min: -0.5, max: 1.5, count: 9)
    #expect(scale.labels(of: ticks).map(\.text) == ["c", "d"])
    #expect(scale.nice(min: 0, max: 4.2, count: 5) == (-0.5, 4.5))
    #expect(scale.nice(min: 4.5, max: -0.5, count: 5) == (4.5, -0.5))
  }

  @Test("writes names, their numbers in any other format, and digits where there is no name")
  func formats() {
    let ticks = scale.ticks(min: 0, max: 9, at: [1, 2.5, 7])
    #expect(scale.labels(of: ticks).map(\.text) == ["b", "2.5", "7"])
    let format = TickFormat(.fixed, decimals: 1, suffix: "!")
    #expect(scale.labels(of: ticks, format: format).map(\.text) == ["1.0!", "2.5!", "7.0!"])
  }
}
