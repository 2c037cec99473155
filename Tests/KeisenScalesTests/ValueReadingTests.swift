import KeisenPrimitives
import Testing

@testable import KeisenScales

@Suite("ValueReading")
struct ValueReadingTests {
  private func place(
    _ value: Double,
    _ resolution: Double,
    _ format: TickFormat = TickFormat(),
    on scale: Scale = .linear,
    origin: Int64 = 0
  ) -> String {
    ValueReading(format, resolution: resolution, isRounded: true)
      .text(of: value, origin: origin, on: scale)
  }

  private func row(
    _ value: Double,
    _ resolution: Double = 1,
    _ format: TickFormat = TickFormat(),
    on scale: Scale = .linear,
    origin: Int64 = 0
  ) -> String {
    ValueReading(format, resolution: resolution).text(of: value, origin: origin, on: scale)
  }

  @Test("rounds a place to what a point is worth, with as many decimals for all values")
  func places() {
    #expect(place(315.71384, 0.2) == "315.7")
    #expect(place(315, 0.2) == "315.0")
    #expect(place(315.71384, 0.02) == "315.71")
    #expect(place(315.71384, 3) == "316")
    #expect(place(12_345.6, 70) == "12,350")
    #expect(place(-0.004, 0.02) == "0.00")
    #expect(place(0.5, 0.25, origin: 1_000_000_000_000) == "1,000,000,000,000.5")
    #expect(place(1e-9, 1e-10) == "1×10⁻⁹")
  }

  @Test("tells a row to its last digit, and more than six digits as far as they matter")
  func rows() {
    #expect(row(315.71) == "315.71")
    #expect(row(315.71384, 0.2) == "315.7")
    #expect(row(315.71384, 0.002) == "315.714")
    #expect(row(12_345_678) == "12,345,678")
    #expect(row(0, origin: .max) == "9,223,372,036,854,775,807")
    #expect(row(0.1 + 0.2) == "0.3")
  }

  @Test("writes in the format of the axis, whose decimals don't count")
  func formats() {
    #expect(place(0.12345, 0.01, TickFormat(.percent, decimals: 5)) == "12\u{202F}%")
    #expect(place(0.12345, 0.001, TickFormat(.percent)) == "12.3\u{202F}%")
    #expect(row(12.5, 1, TickFormat(.fixed, decimals: 0, prefix: "€")) == "€12.5")
    #expect(place(1_234.5, 1, TickFormat(.thousands, suffix: " yen")) == "1,235 yen")
    #expect(row(1_500, 1, TickFormat(.si, suffix: "W")) == "1.5\u{202F}kW")
  }

  @Test("tells the name of the band that a place is in, and nothing beyond the names")
  func names() {
    let scale = Scale.category(CategoryScale(["a", "b"]))
    #expect(place(0.4, 0.1, on: scale) == "a")
    #expect(place(0.6, 0.1, on: scale) == "b")
    #expect(place(-0.6, 0.1, on: scale).isEmpty)
    #expect(place(1.6, 0.1, on: scale).isEmpty)
  }

  /// Seconds of 1958-03-29 14:05:09 UTC.
  private let instant: Int64 = -371_123_691

  @Test("tells the time of a place as far as a point goes")
  func timesOfPlaces() {
    let scale = Scale.time(TimeScale(unit: .seconds))
    let day = 86_400.0
    for (resolution, text) in [
      (200 * day, "1958"), (20 * day, "Mar 1958"), (day, "Mar 29, 1958"),
      (60, "Mar 29, 1958 14:05"), (1, "Mar 29, 1958 14:05:09"),
      (0.01, "Mar 29, 1958 14:05:09.25"),
    ] {
      #expect(place(0.25, resolution, on: scale, origin: instant) == text)
    }
  }

  @Test("tells the time of a row exactly, by its day at least")
  func timesOfRows() {
    let scale = Scale.time(TimeScale(unit: .nanoseconds))
    let (day, second) = (86_400e9, Int64(1_000_000_000))
    #expect(row(0, 200 * day, on: scale) == "Jan 1, 1970")
    #expect(row(0, 3_600e9, on: scale) == "Jan 1, 1970 00:00")
    #expect(row(0, 200 * day, on: scale, origin: instant * second) == "Mar 29, 1958 14:05:09")
    #expect(
      row(0, day, on: scale, origin: instant * second + 250_000_001)
        == "Mar 29, 1958 14:05:09.250000001"
    )
  }

  @Test("follows the pattern of the axis' dates, and the zone")
  func patterns() throws {
    let zone = try Zone.named("Asia/Tokyo")
    let scale = Scale.time(TimeScale(unit: .seconds, zone: zone))
    let format = TickFormat(.date, pattern: "%Y-%m-%d %H:%M")
    #expect(row(0, 1, format, on: scale, origin: instant) == "1958-03-29 23:05")
    #expect(row(0, 1e9, on: scale, origin: instant) == "Mar 29, 1958 23:05:09")
  }

  @Test("tells nothing of what is no number, and something of all that is")
  func extremes() {
    for scale in [Scale.linear, .log(), .symlog(), .squareRoot, .time(TimeScale(unit: .seconds))] {
      for value in [Double.nan, .infinity, -.infinity] {
        #expect(place(value, 1, on: scale).isEmpty)
        #expect(row(value, 1, on: scale).isEmpty)
      }
      for value in [0, 1, -1, 1e300, -1e300, 5e-324, 1e18, .greatestFiniteMagnitude] {
        for resolution in [0, -1, .nan, .infinity, 5e-324, 1e-300, 1, 1e300] {
          for origin in [Int64.min, 0, .max] {
            #expect(!place(value, resolution, on: scale, origin: origin).isEmpty)
            #expect(!row(value, resolution, on: scale, origin: origin).isEmpty)
          }
        }
      }
    }
  }
}
