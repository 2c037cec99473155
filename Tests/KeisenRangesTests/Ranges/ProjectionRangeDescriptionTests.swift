import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenRanges

@Suite("ProjectionRange words")
struct ProjectionRangeDescriptionTests {
  private func words(
    _ min: Double,
    _ max: Double,
    origin: Int64 = 0,
    scale: Scale = .linear,
    in language: Language = .english
  ) throws -> String? {
    try ProjectionRange(origin: origin, min: min, max: max, scale: scale).words(in: language)
  }

  @Test("rounds numbers to a thousandth of their distance")
  func linear() throws {
    #expect(try words(1958.20411, 2001.95) == "1958.2 to 2001.95")
    #expect(try words(0, 1.0 / 3) == "0 to 0.3333")
    #expect(try words(-123_456_789, 5) == "−123,500,000 to 0")
    #expect(try words(3, 3) == "3")
    #expect(try words(5, -5) == "5 to −5")
    #expect(try words(0, 1e-300) == "0 to 1×10⁻³⁰⁰")
  }

  @Test("tells numbers, names and times in Japanese")
  func japanese() throws {
    #expect(try words(1958, 2001, in: .japanese) == "1958から2001")
    let days = Scale.category(CategoryScale(["Mon", "Tue", "Wed"]))
    #expect(try words(-0.5, 2.5, scale: days, in: .japanese) == "MonからWed")
    let seconds = Scale.time(TimeScale(unit: .seconds))
    #expect(try words(0, 31_536_000, scale: seconds, in: .japanese) == "1970年から1971年")
    #expect(
      try words(86_400, 2_678_400, scale: seconds, in: .japanese) == "1970年1月2日から1970年2月1日"
    )
    let tokyo = Scale.time(TimeScale(unit: .seconds, zone: try Zone.named("Asia/Tokyo")))
    #expect(
      try words(0, 3_600, scale: tokyo, in: .japanese)
        == "1970年1月1日9時から1970年1月1日10時（Asia/Tokyo）"
    )
    let range = try ProjectionRange(min: 0, max: 3_600, scale: tokyo)
    #expect(
      range.longDescription(in: .english) == "January 1, 1970 09:00 to January 1, 1970 10:00"
    )
  }

  @Test("tells large integers to the last digit")
  func large() throws {
    let origin: Int64 = 1_700_000_000_000_000_001
    #expect(
      try words(0, 2, origin: origin)
        == "1,700,000,000,000,000,001 to 1,700,000,000,000,000,003"
    )
  }

  @Test("tells names")
  func names() throws {
    let days = Scale.category(CategoryScale(["Mon", "Tue", "Wed"]))
    #expect(try words(-0.5, 2.5, scale: days) == "Mon to Wed")
    #expect(try words(2.5, -0.5, scale: days) == "Wed to Mon")
    #expect(try words(0.5, 9, scale: days) == "Tue to Wed")
    #expect(try words(0.75, 1.25, scale: days) == "Tue")
    // Several people may have one name.
    let people = Scale.category(CategoryScale(["Ann", "Bob", "Ann"]))
    #expect(try words(-0.5, 2.5, scale: people) == "3 names")
    #expect(try words(-0.5, 2.5, scale: people, in: .japanese) == "3個の名前")
    #expect(try words(2.5, -0.5, scale: people) == "3 names")
    #expect(try words(1.5, 2.5, scale: people) == "Ann")
    #expect(try words(-0.5, 1.5, scale: people) == "Ann to Bob")
    let none = Scale.category(CategoryScale([]))
    _ = try words(0, 1, scale: none)
  }

  @Test("tells dates of long ranges and times of day of short ones")
  func times() throws {
    let seconds = Scale.time(TimeScale(unit: .seconds))
    let noon = 1_711_886_400.0
    #expect(try words(noon, noon + 7 * 86_400, scale: seconds) == "2024-03-31 to 2024-04-07")
    #expect(try words(noon, noon + 3600, scale: seconds) == "2024-03-31 12:00 to 2024-03-31 13:00")
    #expect(
      try words(noon, noon + 5, scale: seconds) == "2024-03-31 12:00:00 to 2024-03-31 12:00:05"
    )
    let berlin = Scale.time(TimeScale(unit: .seconds, zone: try .named("Europe/Berlin")))
    #expect(
      try words(noon, noon + 3600, scale: berlin)
        == "2024-03-31 14:00 Europe/Berlin to 2024-03-31 15:00 Europe/Berlin"
    )
  }

  @Test(
    "never traps",
    arguments: [0, .leastNonzeroMagnitude, 1e-300, 1, 1e18, 1e300, 1.7e308] as [Double]
  )
  func extremes(length: Double) throws {
    let scales: [Scale] = [
      .linear, .log(), .symlog(), .squareRoot, .category(CategoryScale(["a"])), .time(TimeScale()),
    ]
    for scale in scales {
      for origin in [0, 1, .min, .max] as [Int64] {
        for (low, high) in [(0, length), (length, 0), (-length, 0), (length, length)]
        where scale.shows(origin: origin, min: low, max: high) {
          _ = try words(low, high, origin: origin, scale: scale)
        }
      }
    }
  }
}
