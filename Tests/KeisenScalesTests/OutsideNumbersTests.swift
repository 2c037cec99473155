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

  @Test(
    "ends where the multiples of a short interval from a far anchor end",
    arguments: [
      .linear, .symlog(), .squareRoot, .category(CategoryScale(["a"])),
      .time(TimeScale(unit: .nanoseconds)),
    ] as [Scale]
  )
  func lastMultiples(scale: Scale) {
    // The last 128-bit integer of units from this anchor is 0.303715884105727 above the origin.
    let origin: Int64 = 1_183_460_469_231_731_687
    func count(_ min: Double, _ max: Double, _ interval: Double = 1e-15) -> Int {
      scale.ticks(origin: origin, min: min, max: max, interval: interval, anchor: -1.7014e23)
        .values.count
    }
    #expect(count(0.303_715_884_105_71, 0.303_715_884_105_72) == 11)
    // One multiple beyond, and all of them.
    #expect(count(0.303_715_884_105_72, 0.303_715_884_105_73) == 0)
    #expect(count(1, 1.000_000_000_000_003) == 0)
    #expect(count(1.000_000_000_000_003, 1) == 0)
    #expect(count(1, 1.000_000_000_000_01, 3e-15) == 0)
  }
}
