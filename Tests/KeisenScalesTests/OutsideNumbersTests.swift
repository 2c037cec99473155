import Testing

@testable import KeisenScales

/// Numbers that callers may pass and nobody expects.
struct OutsideNumbersTests {
  @Test("writes names beside intervals whose multiples have more digits than integers")
  func longMultiples() {
    let scale = Scale.category(CategoryScale(["a", "b"]))
    let ticks = scale.ticks(
      min: 1e49,
      max: 1.000_000_000_000_1e49,
      interval: 1.234_567_890_123_456_7e34
    )
    #expect(ticks.values.count > 10)
    let labels = scale.labels(of: ticks)
    #expect(labels.count == ticks.values.count)
    #expect(Set(labels).count == labels.count)
    let huge = scale.ticks(min: 0, max: 1, at: [1, 1e18, 9e18, 1e19, 1e37, 1e300, -1])
    #expect(scale.labels(of: huge)[0].text == "b")
    #expect(scale.labels(of: huge).count == 7)
  }
}
