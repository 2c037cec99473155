import Testing

@testable import KeisenScales

/// Ticks far from zero and beside far origins, one by one; `FarRangesTests` has the rest.
struct FarTicksTests {
  private let origin: Int64 = 1_000_000_000_000_000_000

  @Test("stands once on each multiple beside an origin of 10¹⁸, though an anchor has 19 decimals")
  func manyDecimals() {
    let ticks = Scale.linear.ticks(origin: origin, min: 0, max: 2.25, interval: 0.5, anchor: 1e-19)
    #expect(ticks.values == [1e-19, 0.5, 1, 1.5, 2])
    #expect(Set(ticks.labels).count == 5)
    let minor = Scale.linear.minorTicks(of: ticks)
    #expect(zip(minor, minor.dropFirst()).allSatisfy { $0 < $1 })
    let halves = Scale.linear.ticks(origin: origin, min: 0, max: 1, interval: 0.25)
    #expect(halves.values == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test("has no minor ticks where an interval gives no ticks")
  func tooShortInterval() {
    for scale in [Scale.linear, .log(), .symlog(), .squareRoot] {
      let ticks = scale.ticks(min: 1, max: 1e15, interval: 1e-9)
      #expect(ticks.values.isEmpty)
      #expect(scale.minorTicks(of: ticks).isEmpty)
    }
  }

  @Test("finds powers of a base next to 1 among the smallest doubles")
  func nearestBase() {
    for base in [1 + Double.ulpOfOne, 1 + 1e-9] {
      let scale = Scale.log(base: base)
      let ticks = scale.ticks(min: .leastNonzeroMagnitude, max: 1, count: 5)
      #expect(!ticks.values.isEmpty && ticks.values.count <= 10)
    }
  }

  @Test("tells given values apart that fall on round ones but for their last digits")
  func givenNeighbours() {
    let texts = Scale.linear.ticks(
      min: 0,
      max: 1,
      at: [2_550_000_000_000, 2_550_000_000_000.000_5]
    )
    .labels
    #expect(Set(texts).count == 2, "\(texts)")
  }

  @Test("writes given values beyond 10¹⁹ with their origin")
  func givenFar() {
    let ticks = Scale.linear.ticks(origin: 9 * origin, min: 0, max: 1, at: [3e19])
    #expect(ticks.numbers.map(\.value) == [3.9e19])
  }

  @Test("keeps an absolute zero when a symmetric logarithm grows beside an origin")
  func symlogZero() {
    let scale = Scale.symlog()
    #expect(scale.nice(origin: -77, min: 77, max: 100, count: 5) == (77, 177))
    #expect(scale.nice(origin: 50, min: -50, max: 20, count: 5) == (-50, 50))
  }

  @Test("gives names one place each beside a far origin")
  func names() {
    let scale = Scale.category(CategoryScale((0..<200).map { "\($0)" }))
    let ticks = scale.ticks(origin: -origin, min: 1e18, max: 1e18 + 256, count: 600)
    #expect(ticks.values == [1e18, 1e18 + 128, 1e18 + 256])
  }
}
