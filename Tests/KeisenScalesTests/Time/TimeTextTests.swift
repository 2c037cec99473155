import KeisenPrimitives
import Testing

@testable import KeisenScales

@Suite("TimeWords")
struct TimeTextTests {
  private func texts(
    _ instants: [Int64],
    _ language: Language,
    unit: TimeUnit = .seconds,
    zone: Zone = .utc
  ) -> [String] {
    let words = TimeText(of: instants, unit: unit, zone: zone, language: language)
    return instants.map(words.text(of:))
  }

  @Test(
    "tells no more than the instants need",
    arguments: [
      ([0, 31_536_000], ["1970", "1971"], ["1970年", "1971年"]),
      ([0, 2_678_400], ["January 1970", "February 1970"], ["1970年1月", "1970年2月"]),
      ([86_400], ["January 2, 1970"], ["1970年1月2日"]),
      (
        [0, 3_600, 3_660],
        ["January 1, 1970 00:00", "January 1, 1970 01:00", "January 1, 1970 01:01"],
        ["1970年1月1日0時", "1970年1月1日1時", "1970年1月1日1時1分"]
      ),
      ([5], ["January 1, 1970 00:00:05"], ["1970年1月1日0時0分5秒"]),
    ] as [([Int64], [String], [String])]
  )
  func details(instants: [Int64], english: [String], japanese: [String]) {
    #expect(texts(instants, .english) == english)
    #expect(texts(instants, .japanese) == japanese)
  }

  @Test("tells fractions to the last digit that one of them has")
  func fractions() {
    #expect(texts([250, 0], .english, unit: .milliseconds)[0] == "January 1, 1970 00:00:00.25")
    #expect(texts([250, 0], .japanese, unit: .milliseconds)[0] == "1970年1月1日0時0分0.25秒")
    #expect(texts([1], .english, unit: .nanoseconds)[0].hasSuffix("00:00:00.000000001"))
  }

  @Test("follows the clock of the zone")
  func zones() throws {
    let tokyo = try Zone.named("Asia/Tokyo")
    // Midnight in Tokyo.
    #expect(texts([54_000], .japanese, zone: tokyo) == ["1970年1月2日"])
    let words = TimeText(of: [54_000], unit: .seconds, zone: tokyo, language: .english)
    #expect(words.isoText(of: 54_000) == "1970-01-02")
    let clock = TimeText(of: [3_600], unit: .seconds, zone: tokyo, language: .english)
    #expect(clock.isoText(of: 3_600) == "1970-01-01T10:00:00+09:00")
    let west = try Zone.named("America/New_York")
    let behind = TimeText(of: [3_600], unit: .seconds, zone: west, language: .english)
    #expect(behind.isoText(of: 3_600) == "1969-12-31T20:00:00-05:00")
  }

  @Test("tells any instant, and of none a date")
  func far() {
    for unit in TimeUnit.allCases {
      for instant in [Int64.min + 1, .max, -1, 0] {
        #expect(!texts([instant], .english, unit: unit)[0].isEmpty)
        let words = TimeText(of: [instant], unit: unit, zone: .utc, language: .japanese)
        #expect(!words.isoText(of: instant).isEmpty)
      }
    }
    let words = TimeText(of: [], unit: .seconds, zone: .utc, language: .english)
    #expect(words.text(of: 0) == "January 1, 1970")
  }
}
