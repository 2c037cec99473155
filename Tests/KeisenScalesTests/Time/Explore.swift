import Testing
@testable import KeisenScales
struct ExploreTests {
  let spans: [Double] = [3e-10, 3e-9, 20e-9, 200e-9, 2e-6, 50e-6, 1e-3, 0.05, 2, 20, 100, 600, 3600, 20000, 103_680, 259_200, 518_400, 1_036_800, 2_592_000, 5_184_000, 10_368_000, 31_536_000, 86_400_000, 4e8, 3e9, 3e12, 1e17]
  func line(_ s: TimeScale, _ origin: Int64, _ min: Double, _ max: Double) {
    let ticks = s.ticks(origin: origin, min: min, max: max, count: 7)
    let labels = s.labels(of: ticks, format: TickFormat())
    print(max - min, ticks.values.count, s.minorTicks(of: ticks).count, labels.map { $0.text + ($0.context.map { "{\($0)}" } ?? "") }.joined(separator: " | "))
  }
  @Test func show() throws {
    let names: [String] = ["America/New_York", "Europe/Berlin"]
    let starts: [Int64] = [1_730_600_000, 1_700_000_003]
    for i in 0..<2 {
      let z = try TestZones.zone(names[i])
      for span in spans {
        if span < 1e8 {
          line(TimeScale(unit: .nanoseconds, zone: z), starts[i] * 1_000_000_000, 0, span * 1e9)
        } else {
          line(TimeScale(unit: .seconds, zone: z), starts[i], -span / 2, span / 2)
        }
      }
    }
    let cuts = TimeCuts(closedWeekdays: 96, openFrom: 9.5, openUntil: 16)
    let s = TimeScale(unit: .seconds, zone: try TestZones.zone("America/New_York"), cuts: cuts)
    for span in spans where span > 1000 && span < 1e10 { line(s, 1_730_900_000, 0, span) }
  }
}
