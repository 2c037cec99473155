import Glibc
import KeisenPrimitives
import KeisenTestSupport

@testable import KeisenScales

/// Ranges at the ends of what numbers can be, and the scales to lay them on.
struct FarRange: CustomStringConvertible {
  let origin: Int64
  let min: Double
  let max: Double
  let count: Int

  var description: String { "origin \(origin) \(min)...\(max) count \(count)" }
  var low: Double { Swift.min(min, max) }
  var high: Double { Swift.max(min, max) }
  /// The range from its last end to its first.
  var reversed: FarRange { FarRange(origin: origin, min: max, max: min, count: count) }

  private static let origins: [Int64] = [
    0, 0, 0, 1, -1, -77, 1_000_000_000_000_000_000, -1_000_000_000_000_000_000,
    1_700_000_000_123_456_789, .max, .min, .min + 1,
  ]

  /// Makes any range: near or far, wide or some doubles short, either way round.
  static func any(_ random: inout SeededGenerator) -> FarRange {
    let origin =
      Bool.random(using: &random)
      ? 0
      : origins.randomElement(using: &random) ?? 0
    var (min, max) = ends(&random)
    // Some stand on zero, which the origin then moves.
    if Int.random(in: 0..<4, using: &random) == 0 { min = -Double(origin) }
    if Bool.random(using: &random) { swap(&min, &max) }
    return FarRange(
      origin: origin,
      min: min.isFinite ? min : 0,
      max: max.isFinite ? max : 1,
      count: [1, 2, 5, 7, 12, 30, 100, 600, .max].randomElement(using: &random) ?? 1
    )
  }

  /// Makes any range of a scale that shows positive numbers alone.
  static func positive(_ random: inout SeededGenerator) -> FarRange {
    while true {
      let range = any(&random)
      if range.origin == 0 {
        let minimum = Double.leastNonzeroMagnitude
        return FarRange(
          origin: 0,
          min: Swift.max(abs(range.min), minimum),
          max: Swift.max(abs(range.max), minimum),
          count: range.count
        )
      }
      if Double(range.origin) + range.low > 0 { return range }
    }
  }

  private static func ends(_ random: inout SeededGenerator) -> (Double, Double) {
    let start = random.anyMagnitude()
    let fars = [1e15, 1e18, 9.3e18, 1e22, 1e300, 1.7e308, 0x1p53]
    let far = fars.randomElement(using: &random) ?? 1
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return random.range()
    case 1:
      // A few doubles apart.
      var last = start
      for _ in 0..<Int.random(in: 1...40, using: &random) { last = last.nextUp }
      return (start, last)
    case 2: return (far, far + 1e-3 * Double.random(in: 0...1e7, using: &random))
    case 3: return (far, far + far.ulp * Double(Int.random(in: 0...2_000, using: &random)))
    case 4: return (0, pow(10, Double.random(in: -323 ... -280, using: &random)))
    case 5:
      let lasts = [1.7e308, 1, -1.6e308, 0]
      return (-1.7e308, lasts.randomElement(using: &random) ?? 0)
    case 6: return (start, start)
    case 7:
      let middle = pow(10, Double.random(in: -10...19, using: &random))
      return (middle, middle + pow(10, Double.random(in: -20...15, using: &random)))
    default:
      let tiny = Double.leastNonzeroMagnitude
      let first = tiny * Double(Int.random(in: 0...50, using: &random))
      return (first, first + tiny * Double(Int.random(in: 0...3_000, using: &random)))
    }
  }

  /// Scales of every kind.
  static let scales: [Scale] =
    AnyScale.all + [
      .log(base: 1.0.nextUp), .log(base: 1.000_001), .log(base: 1e300),
      .symlog(base: 1.001, threshold: 1e-300), .symlog(threshold: 1e300),
      .time(TimeScale(unit: .seconds)), .time(TimeScale(unit: .nanoseconds)),
      time("America/New_York", .milliseconds),
      time("Australia/Lord_Howe", .nanoseconds, TimeCuts(closedWeekdays: .weekend)),
      time(
        "Europe/Berlin",
        .seconds,
        TimeCuts(closedWeekdays: .monday, openFrom: 9.5, openUntil: 16)
      ),
      time("Asia/Kathmandu", .microseconds, TimeCuts(openFrom: 0, openUntil: 1e-12)),
    ]

  private static func time(
    _ zone: String,
    _ unit: TimeUnit,
    _ cuts: TimeCuts = TimeCuts()
  ) -> Scale {
    .time(TimeScale(unit: unit, zone: (try? TestZones.zone(zone)) ?? .utc, cuts: cuts))
  }
}
