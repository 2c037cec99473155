import KeisenTestSupport
import Testing

@testable import KeisenScales

/// Numbers that callers may pass and nobody expects.
struct OutsideNumbersTests {
  /// Scales of every kind, with calendars of coarse and fine units.
  static let scales: [Scale] =
    AnyScale.all + [
      .time(TimeScale(unit: .seconds)),
      .time(TimeScale(unit: .nanoseconds)),
      .time(TimeScale(unit: .milliseconds, cuts: TimeCuts(closedWeekdays: 96, openFrom: 9))),
    ]

  /// Every style that writes numbers, and one of dates.
  static let formats = AnyScale.formats + [TickFormat(.date, pattern: "%Y-%j %f")]

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

  @Test("takes any interval, range, anchor and origin", arguments: scales)
  func intervals(scale: Scale) {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<100 {
      let (min, max) = range(&random)
      let interval = interval(of: min, max, &random)
      let anchors = [0, min, max, random.anyMagnitude(), interval * 3, min / 7]
      let anchor = anchors.randomElement(using: &random) ?? 0
      let origins: [Int64] = [0, 0, -7, 1_000_000_000_000_000_000, .max, .min]
      let origin = origins.randomElement(using: &random) ?? 0
      let ticks = scale.ticks(
        origin: origin,
        min: min,
        max: max,
        interval: interval,
        anchor: anchor
      )
      expectReadable(ticks, on: scale)
      #expect(ticks.values.count <= 1_000)
      let (low, high) = (Swift.min(min, max), Swift.max(min, max))
      #expect(ticks.values.allSatisfy { $0 >= low && $0 <= high })
      #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test("takes any ticks, in the range or not", arguments: scales)
  func places(scale: Scale) {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<50 {
      let (min, max) = range(&random)
      let values = (0..<6).map { _ in
        Bool.random(using: &random) ? random.finite() : random.anyMagnitude()
      }
      let origins: [Int64] = [0, 5, .max, .min]
      let origin = origins.randomElement(using: &random) ?? 0
      expectReadable(scale.ticks(origin: origin, min: min, max: max, at: values), on: scale)
    }
  }

  private func expectReadable(_ ticks: Ticks, on scale: Scale) {
    #expect(scale.minorTicks(of: ticks).allSatisfy { $0.isFinite })
    for format in Self.formats {
      #expect(scale.labels(of: ticks, format: format).count == ticks.values.count)
    }
  }

  /// A range of any magnitude, or a short one far away.
  private func range(_ random: inout SeededGenerator) -> (min: Double, max: Double) {
    let (min, max) = random.range()
    guard Bool.random(using: &random) else { return (min, max) }
    return (min, min * (1 + Double.random(in: 0...1e-12, using: &random)))
  }

  /// An interval that gives a few ticks, or any.
  private func interval(
    of min: Double,
    _ max: Double,
    _ random: inout SeededGenerator
  ) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: abs(random.anyMagnitude())
    default: abs(max - min) / Double.random(in: 0.5...300, using: &random)
    }
  }
}
