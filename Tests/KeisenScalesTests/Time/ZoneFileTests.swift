import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct ZoneFileTests {
  /// Uses a zone in every way there is: nothing may trap or go on for ever.
  private func use(_ zone: Zone, _ random: inout SeededGenerator) {
    for _ in 0..<20 {
      let shift = Int64.random(in: 0...40, using: &random)
      let seconds = Int64.random(in: .min ... .max, using: &random) >> shift
      let span = zone.table.span(at: Int128(seconds))
      #expect(span.start <= Int128(seconds) && Int128(seconds) < span.end)
      _ = zone.instants(ofLocal: seconds)
      _ = zone.firstInstant(notBeforeLocal: Int128(seconds))
      _ = zone.isRepeated(Int128(seconds))
    }
    let cuts = TimeCuts(closedWeekdays: .weekend, openFrom: 9, openUntil: 17.5)
    let scale = TimeScale(unit: .seconds, zone: zone, cuts: cuts)
    let ticks = scale.ticks(origin: 1_700_000_000, min: 0, max: 2_000_000, count: 8)
    #expect(scale.labels(of: ticks, format: TickFormat()).count == ticks.values.count)
  }

  @Test("reads or refuses 2,000 damaged files, and what it reads can be used")
  func mutants() {
    var random = SeededGenerator(seed: 7)
    var readable = 0
    for round in 0..<2_000 {
      var bytes = TestZones.bytes(TestZones.names[round % 20])
      switch round / 20 % 4 {
      case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      case 1:
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
            in: 0...255,
            using: &random
          )
        }
      case 2:
        // The counts of one of the two headers, the footer, or somewhere: bits at a time.
        let place = [20..<44, (bytes.count - 30)..<bytes.count, 0..<bytes.count]
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let range = place[Int.random(in: 0..<3, using: &random)]
          bytes[Int.random(in: range, using: &random)] ^=
            1 << UInt8.random(in: 0..<8, using: &random)
        }
      default:
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = Int.random(in: start..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.removeSubrange(start..<end)
        } else {
          bytes.insert(contentsOf: bytes[start..<end], at: start)
        }
      }
      do throws(ZoneFile.Damage) {
        let zone = Zone(name: "Test/Damaged", table: try ZoneFile(bytes).table)
        readable += 1
        use(zone, &random)
      } catch {
        #expect(!error.what.isEmpty)
      }
    }
    #expect((100..<1_900).contains(readable))
  }

  @Test("refuses no bytes, other files and version letters")
  func others() {
    for bytes in [[], Array("TZif".utf8), Array("TZif2".utf8), Array("#!/bin/sh\n".utf8)] {
      #expect(throws: ZoneFile.Damage.self) { try ZoneFile(bytes) }
    }
    var bytes = TestZones.bytes("Asia/Tokyo")
    bytes[4] = 0x20
    #expect(throws: ZoneFile.Damage.self) { try ZoneFile(bytes) }
  }

  @Test("names the zone and not the path of a damaged file")
  func message() {
    // Text, not a zone.
    let folders = ZoneFolders(paths: [TestZones.folder])
    let error = #expect(throws: KeisenError.self) { try folders.zone(named: "Zones.txt") }
    #expect(error?.code == .io)
    #expect(
      error?.message
        == "the file of time zone \"Zones.txt\" is damaged: it does not begin with TZif"
    )
  }

  @Test("reads version 1 alone, and versions 3 and 4 as 2")
  func versions() throws {
    let bytes = TestZones.bytes("America/New_York")
    let two = try ZoneFile(bytes).table
    for version in [UInt8(ascii: "3"), UInt8(ascii: "4")] {
      var other = bytes
      let second = try #require(Self.secondHeader(of: bytes))
      other[4] = version
      other[second + 4] = version
      #expect(try ZoneFile(other).table == two)
    }
    var one = bytes
    one[4] = 0
    let table = try ZoneFile(one).table
    for seconds in stride(from: Int128(-2_000_000_000), to: 2_100_000_000, by: 1_000_003) {
      #expect(table.span(at: seconds).clock == two.span(at: seconds).clock)
    }
  }

  private static func secondHeader(of bytes: [UInt8]) -> Int? {
    bytes.indices.dropFirst(5).first { bytes[$0...].starts(with: "TZif".utf8) }
  }

  @Test("takes leap seconds out again")
  func leapSeconds() throws {
    // Two leap seconds, and a change of the clock between and after them.
    func big(_ number: Int64, _ width: Int) -> [UInt8] {
      (0..<width).map { UInt8(truncatingIfNeeded: number >> Int64(8 * (width - 1 - $0))) }
    }
    func part(_ width: Int) -> [UInt8] {
      var bytes = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      for count: Int64 in [0, 0, 2, 2, 2, 8] { bytes += big(count, 4) }
      for time: Int64 in [1_500, 3_002] { bytes += big(time, width) }
      bytes += [1, 0]
      bytes += big(0, 4) + [0, 0] + big(3_600, 4) + [1, 4]
      bytes += Array("AAA\0BBB\0".utf8)
      bytes += big(1_000, width) + big(1, 4) + big(2_001, width) + big(2, 4)
      return bytes
    }
    let table = try ZoneFile(part(4) + part(8) + Array("\n\n".utf8)).table
    #expect(table.times == [1_499, 3_000])
    #expect(table.span(at: 2_000).clock == ZoneClock(offset: 3_600, abbreviation: "BBB"))
    #expect(table.span(at: .max >> 60).clock == ZoneClock(offset: 0, abbreviation: "AAA"))
  }

  @Test(
    "reads rules, and refuses what is none",
    arguments: [
      ("UTC0", true), ("EST5EDT,M3.2.0,M11.1.0", true),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", true),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", true), ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", true),
      ("XXX3EDT4,0/0,J365/23", true), ("EET-2EEST,M4.5.5/0,M10.5.4/24", true),
      ("A3BB,J60,J300/167", false), ("EST5EDT", false), ("EST", false), ("", false),
      ("EST5EDT,M13.2.0,M11.1.0", false), ("EST5EDT,M3.6.0,M11.1.0", false),
      ("EST5EDT,M3.2.7,M11.1.0", false), ("EST5EDT,J0,J365", false), ("EST5EDT,366,1", false),
      ("EST99999999999999999999", false), ("EST5EDT,M3.2.0/168,M11.1.0", false),
      ("<EST5EDT,M3.2.0,M11.1.0", false), ("EST5EDT,M3.2.0,M11.1.0,", false), ("EST25", false),
    ]
  )
  func rules(text: String, isRule: Bool) {
    #expect((ZoneRule(Array(text.utf8)[...]) != nil) == isRule)
  }

  @Test("keeps summer all year where a rule says so, and starts it on the right days")
  func ruleChanges() throws {
    let always = try #require(ZoneRule(Array("XXX3EDT4,0/0,J365/23".utf8)[...]))
    let table = ZoneTable(times: [], kinds: [], clocks: [always.standard], rule: always)
    for day in -4_000..<40_000 {
      #expect(table.span(at: Int128(day) * 86_400 + 7).clock.abbreviation == "EDT")
    }
    let berlin = try #require(ZoneRule(Array("CET-1CEST,M3.5.0,M10.5.0/3".utf8)[...]))
    let changes = berlin.changes(in: 2024)
    #expect(changes.map(\.time) == [1_711_846_800, 1_729_990_800])
    let days = try #require(ZoneRule(Array("AAA0BBB,J60/0,60/0".utf8)[...]))
    for year: Int64 in [2023, 2024] {
      let first = CivilDate(year: year, month: 3, day: 1).days
      let start = days.changes(in: year).first { $0.kind == 1 }
      #expect(start?.time == first * 86_400)
      let counted = CivilDate(year: year, month: 1, day: 1).days + 60
      let end = days.changes(in: year).first { $0.kind == 0 }
      #expect(end?.time == counted * 86_400 - 3_600)
    }
  }
}
