import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TimeLabelsTests {
  private func labels(
    _ zone: Zone,
    from start: Int64,
    length: Double,
    count: Int = 6,
    format: TickFormat = TickFormat(),
    unit: TimeUnit = .nanoseconds
  ) -> [String] {
    let scale = TimeScale(unit: unit, zone: zone)
    let perSecond = Double(unit.perSecond)
    let ticks = scale.ticks(
      origin: start * unit.perSecond,
      min: 0,
      max: length * perSecond,
      count: count
    )
    return scale.labels(of: ticks, format: format).map { label in
      label.text + (label.context.map { " [\($0)]" } ?? "")
    }
  }

  private let noon = TestZones.local(2024, 3, 5, 12, 30, 5)

  @Test("writes what changes, and what holds where it changes")
  func levels() {
    #expect(
      labels(.utc, from: noon, length: 5e-9) == [
        "+0\u{202F}ns [Mar 5, 2024 12:30:05.000000]", "+1\u{202F}ns", "+2\u{202F}ns",
        "+3\u{202F}ns", "+4\u{202F}ns", "+5\u{202F}ns",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 1e-6) == [
        "+0.0\u{202F}µs [Mar 5, 2024 12:30:05.000]", "+0.2\u{202F}µs", "+0.4\u{202F}µs",
        "+0.6\u{202F}µs", "+0.8\u{202F}µs", "+1.0\u{202F}µs",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 5e-6) == [
        ".000000 [Mar 5, 2024 12:30:05]", ".000001", ".000002", ".000003", ".000004", ".000005",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 0.1).prefix(2) == [":05.00 [Mar 5, 2024 12:30]", ":05.02"]
    )
    #expect(
      labels(.utc, from: noon, length: 25).prefix(2) == ["12:30:05 [Mar 5, 2024]", "12:30:10"]
    )
    #expect(labels(.utc, from: noon, length: 12_000).prefix(2) == ["13:00 [Mar 5, 2024]", "13:30"])
    #expect(
      labels(.utc, from: noon, length: 80_000) == [
        "15:00 [Mar 5, 2024]", "18:00", "21:00", "00:00 [Mar 6, 2024]", "03:00", "06:00", "09:00",
      ]
    )
    #expect(labels(.utc, from: noon, length: 5 * 86_400) == ["6 [Mar 2024]", "7", "8", "9", "10"])
    #expect(
      labels(.utc, from: noon, length: 40 * 86_400) == [
        "Mar 11 [2024]", "Mar 18", "Mar 25", "Apr 1", "Apr 8",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 90 * 86_400) == [
        "Mar 15 [2024]", "Apr 1", "Apr 15", "May 1", "May 15", "Jun 1",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 500 * 86_400) == [
        "Apr [2024]", "Jul", "Oct", "Jan [2025]", "Apr", "Jul",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 2e8, unit: .seconds) == [
        "2025", "2026", "2027", "2028", "2029", "2030",
      ]
    )
    #expect(
      labels(.utc, from: -70_000_000_000, length: 2e10, unit: .seconds) == [
        "−200", "−100", "0", "100", "200", "300",
      ]
    )
  }

  @Test("tells the two hours of a night in which clocks go back")
  func nights() throws {
    let newYork = try TestZones.zone("America/New_York")
    #expect(
      labels(newYork, from: 1_730_606_400, length: 4 * 3_600, count: 5) == [
        "00:00 [Nov 3, 2024]", "01:00 EDT", "01:00 EST", "02:00", "03:00",
      ]
    )
    #expect(
      labels(newYork, from: 1_730_611_800, length: 3_600, count: 2) == [
        "01:30 EDT [Nov 3, 2024]", "01:00 EST", "01:30 EST",
      ]
    )
    #expect(
      labels(newYork, from: 1_730_613_599, length: 2, count: 4) == [
        ":59.0 [Nov 3, 2024 01:59 EDT]", ":59.5", ":00.0 [Nov 3, 2024 01:00 EST]", ":00.5", ":01.0",
      ]
    )
    #expect(
      labels(newYork, from: 1_710_050_400, length: 5 * 3_600, count: 5) == [
        "01:00 [Mar 10, 2024]", "03:00", "04:00", "05:00", "06:00", "07:00",
      ]
    )
    let lordHowe = try TestZones.zone("Australia/Lord_Howe")
    let start = Int64(lordHowe.instants(ofLocal: TestZones.local(2024, 4, 7, 1))[0])
    #expect(
      labels(lordHowe, from: start, length: 5_400, count: 4) == [
        "01:00 [Apr 7, 2024]", "01:30 +11", "01:30 +1030", "02:00",
      ]
    )
  }

  @Test("never reads the same at two ticks, whatever zone, range and format")
  func different() throws {
    var random = SeededGenerator(seed: 21)
    let formats = [
      TickFormat(), TickFormat(.date, pattern: "%H:%M"), TickFormat(.date, pattern: "%b %e"),
      TickFormat(.date, pattern: "%Y"), TickFormat(.date, pattern: "%f"),
      TickFormat(.date, pattern: "%I %p"),
    ]
    let units: [TimeUnit] = [.seconds, .milliseconds, .microseconds, .nanoseconds]
    for round in 0..<6_000 {
      let zone = try TestZones.zone(TestZones.names[round % 20])
      let unit = units[round / 20 % 4]
      var scale = TimeScale(unit: unit, zone: zone)
      if round % 5 == 0 {
        scale.cuts = TimeCuts(closedWeekdays: [.monday, .saturday], openFrom: 1.5, openUntil: 20)
      }
      // Half of the ranges are around a change of the clock.
      let change = zone.table.times[Int.random(in: 1..<zone.table.times.count, using: &random)]
      let isNear = round % 2 == 0 && change.magnitude < 9_000_000_000
      let seconds =
        isNear ? change : Int64.random(in: -4_000_000_000...8_000_000_000, using: &random)
      let length = pow(10, Double.random(in: isNear ? 0...6 : -12...13, using: &random))
      let min = -length * Double.random(in: 0...1, using: &random) * Double(unit.perSecond)
      let ticks = scale.ticks(
        origin: seconds * unit.perSecond,
        min: min,
        max: min + length * Double(unit.perSecond),
        count: Int.random(in: 1...40, using: &random)
      )
      for format in formats {
        var context: String?
        var seen: Set<String> = []
        for label in scale.labels(of: ticks, format: format) {
          #expect(label.context == nil || label.context != context)
          context = label.context ?? context
          let isNew = seen.insert(label.text + "\n" + (context ?? "")).inserted
          #expect(isNew, "\(zone.name) \(seconds) \(length) \(label) \(format.pattern)")
        }
      }
    }
  }

  @Test("adds the date, or all there is, to a pattern that does not tell ticks apart")
  func ambiguous() {
    let hours = TickFormat(.date, pattern: "%H:%M")
    #expect(
      labels(.utc, from: noon, length: 172_800, count: 4, format: hours) == [
        "00:00 [Mar 6, 2024]", "12:00", "00:00 [Mar 7, 2024]", "12:00",
      ]
    )
    #expect(
      labels(.utc, from: noon, length: 20, count: 4, format: hours) == [
        "12:30 [Mar 5, 2024 12:30:05]", "12:30 [Mar 5, 2024 12:30:10]",
        "12:30 [Mar 5, 2024 12:30:15]",
        "12:30 [Mar 5, 2024 12:30:20]", "12:30 [Mar 5, 2024 12:30:25]",
      ]
    )
    let full = TickFormat(.date, pattern: "%H:%M:%S.%f", prefix: "<", suffix: ">")
    #expect(
      labels(.utc, from: noon, length: 0.1, count: 2, format: full) == [
        "<12:30:05.00>", "<12:30:05.05>", "<12:30:05.10>",
      ]
    )
  }

  @Test("counts units, or the time since 0, in the formats of numbers")
  func numbers() {
    let scale = TimeScale(unit: .milliseconds)
    let ticks = scale.ticks(origin: 0, min: 0, max: 1_000, count: 2)
    func texts(_ style: TickFormat.Style, decimals: Int? = nil, _ ticks: Ticks) -> [String] {
      scale.labels(of: ticks, format: TickFormat(style, decimals: decimals)).map(\.text)
    }
    #expect(texts(.fixed, ticks) == ["0", "500", "1000"])
    #expect(texts(.fixed, decimals: 1, ticks) == ["0.0", "500.0", "1000.0"])
    #expect(texts(.thousands, ticks) == ["0", "500", "1,000"])
    let fine = scale.ticks(origin: 0, min: 0, max: 0.5, count: 5)
    #expect(texts(.fixed, fine) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    #expect(texts(.duration, ticks) == ["0.0\u{202F}s", "0.5\u{202F}s", "1.0\u{202F}s"])
    let minutes = scale.ticks(origin: 0, min: 0, max: 300_000, count: 5)
    #expect(texts(.duration, minutes) == (0...5).map { "\($0)\u{202F}min" })
    let tiny = scale.ticks(origin: 0, min: 0, max: 4e-9, count: 4)
    #expect(texts(.duration, tiny).count == tiny.values.count)
  }
}
