import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct DatePatternTests {
  private func text(_ pattern: String, _ value: Int64, zone: Zone = .utc, unit: TimeUnit = .seconds)
    throws -> String
  {
    try TimeScale(unit: unit, zone: zone).text(of: value, pattern: pattern)
  }

  @Test("writes every directive")
  func directives() throws {
    let afternoon = TestZones.local(2024, 3, 5, 13, 7, 9)
    let expected = [
      "Y": "2024", "y": "24", "m": "03", "b": "Mar", "B": "March", "d": "05", "e": "5", "j": "065",
      "H": "13", "I": "01", "M": "07", "S": "09", "f": "0", "p": "PM", "a": "Tue", "A": "Tuesday",
      "u": "2", "Z": "UTC", "z": "+0000", "%": "%",
    ]
    for (directive, text) in expected {
      #expect(try self.text("%\(directive)", afternoon) == text, "%\(directive)")
    }
    #expect(try text("%Y-%m-%dT%H:%M:%SZ", afternoon) == "2024-03-05T13:07:09Z")
    #expect(try text("größer %B 日本", afternoon) == "größer March 日本")
    #expect(try text("%I %p", TestZones.local(2024, 1, 1, 0)) == "12 AM")
    #expect(try text("%I %p", TestZones.local(2024, 1, 1, 12)) == "12 PM")
    #expect(try text("%u %A", TestZones.local(2024, 3, 10)) == "7 Sunday")
    #expect(try text("%Y %y", TestZones.local(-44, 3, 15)) == "−44 56")
  }

  @Test("writes fractions, zones and offsets")
  func fractions() throws {
    #expect(try text("%S.%f", 1_700_000_000_123_456_700, unit: .nanoseconds) == "20.1234567")
    #expect(try text("%S.%f", 1_700_000_000_500, unit: .milliseconds) == "20.5")
    #expect(try text("%S.%f", -1, unit: .nanoseconds) == "59.999999999")
    let newYork = try TestZones.zone("America/New_York")
    #expect(try text("%Z %z", 0, zone: newYork) == "EST −0500")
    #expect(try text("%Z %z", -5_000_000_000, zone: newYork) == "LMT −045602")
    let kathmandu = try TestZones.zone("Asia/Kathmandu")
    #expect(try text("%Z %z", 1_700_000_000, zone: kathmandu) == "+0545 +0545")
  }

  @Test("takes any instant of any unit")
  func any() throws {
    for unit in TimeUnit.allCases {
      for value in [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max] {
        for zone in [Zone.utc, try TestZones.zone("Pacific/Apia")] {
          #expect(
            try !text("%Y-%m-%d %H:%M:%S.%f %j %a %Z %z", value, zone: zone, unit: unit).isEmpty
          )
        }
      }
    }
    #expect(try text("%Y-%m-%d", .max) == "292277026596-12-04")
    #expect(try text("%Y-%m-%d", .min) == "−292277022657-01-27")
  }

  @Test("refuses what it does not know, in one line")
  func refused() {
    let long = String(repeating: "x", count: 1_001)
    for pattern in ["", "%", "%Y%", "%Q", "100 % of", "%é", "%\u{0}", "%-d", long] {
      let error = #expect(throws: KeisenError.self) {
        try TickFormat(.date, pattern: pattern).validate()
      }
      #expect(error?.code == .invalidArgument)
      #expect((error?.message.utf8.count ?? 1_000) < 100)
      #expect(throws: KeisenError.self) { try TimeScale().text(of: 0, pattern: pattern) }
    }
    let error = #expect(throws: KeisenError.self) { try DatePattern("%Y %Q") }
    #expect(error?.message == "a pattern has no directive %Q")
    #expect(throws: Never.self) { try TickFormat(.fixed, pattern: "%Q").validate() }
  }
}
