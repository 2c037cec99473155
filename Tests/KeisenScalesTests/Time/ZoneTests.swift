import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct ZoneTests {
  @Test("shows what Python's zoneinfo shows, at 1,800 instants in each of 20 zones")
  func python() throws {
    let text = String(decoding: TestZones.bytes("Zones.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    try #require(lines.count == 1 + 3 * 20)
    let instants = lines[0].split(separator: " ").compactMap { Int64($0) }
    #expect(instants.count == 1_800)
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for index in 0..<20 {
      let name = String(lines[1 + 3 * index])
      #expect(name == TestZones.names[index])
      let words = lines[2 + 3 * index].split(separator: " ")
      let clocks = stride(from: 0, to: words.count, by: 2).map {
        ZoneClock(offset: Int(words[$0]) ?? .min, abbreviation: String(words[$0 + 1]))
      }
      let kinds = Array(lines[3 + 3 * index].utf8)
      try #require(kinds.count == instants.count)
      let zone = try TestZones.zone(name)
      var wrong = 0
      for (instant, kind) in zip(instants, kinds) {
        let expected = letters.firstIndex(of: kind).map { clocks[$0] }
        if zone.clock(at: instant) != expected { wrong += 1 }
      }
      #expect(wrong == 0, "\(name)")
    }
  }

  @Test("finds the instants of a local time as a slow search does, at changes of the clock")
  func localTimes() throws {
    for name in TestZones.names {
      let zone = try TestZones.zone(name)
      for change in zone.table.times.suffix(900).prefix(30) + zone.table.times.prefix(12) {
        let change = Int128(change)
        // Every offset of a clock is a multiple of a second; every 7 minutes or so around a change.
        for minute in stride(from: -3_000, to: 3_000, by: 7) {
          let local = change + Int128(minute * 60)
          var slow: Set<Int128> = []
          for clock in Set(zone.table.clocks) {
            let instant = local - Int128(clock.offset)
            if zone.table.span(at: instant).clock.offset == clock.offset { slow.insert(instant) }
          }
          #expect(zone.instants(ofLocal: local) == slow.sorted(), "\(name) \(local)")
          let first = zone.firstInstant(notBeforeLocal: local)
          if let expected = slow.min() {
            #expect(first <= expected)
          }
          #expect(first + Int128(zone.table.span(at: first).clock.offset) >= local)
          #expect(first - 1 + Int128(zone.table.span(at: first - 1).clock.offset) < local)
        }
      }
    }
  }

  @Test("knows gaps and repeats")
  func gaps() throws {
    let newYork = try TestZones.zone("America/New_York")
    #expect(newYork.instants(ofLocal: TestZones.local(2024, 3, 10, 2, 30)).isEmpty)
    #expect(
      newYork.instants(ofLocal: TestZones.local(2024, 11, 3, 1, 30)) == [
        1_730_611_800, 1_730_615_400,
      ]
    )
    let lordHowe = try TestZones.zone("Australia/Lord_Howe")
    #expect(lordHowe.instants(ofLocal: TestZones.local(2024, 4, 7, 1, 45)).count == 2)
    #expect(lordHowe.instants(ofLocal: TestZones.local(2024, 4, 7, 1, 15)).count == 1)
    let apia = try TestZones.zone("Pacific/Apia")
    #expect(apia.instants(ofLocal: TestZones.local(2011, 12, 30, 12)).isEmpty)
    let saoPaulo = try TestZones.zone("America/Sao_Paulo")
    let midnight = Int128(TestZones.local(2017, 10, 15))
    #expect(saoPaulo.instants(ofLocal: midnight).isEmpty)
    let first = saoPaulo.firstInstant(notBeforeLocal: midnight)
    #expect(LocalTime(first * 1_000_000_000, in: saoPaulo).hourAndMinute == "01:00")
  }

  @Test("has a clock at every instant, the farthest too")
  func far() throws {
    for name in TestZones.names {
      let zone = try TestZones.zone(name)
      let farthest: [Int64] = [.min, .min + 1, -1 << 62, 1 << 62, .max - 1, .max]
      for seconds in farthest {
        #expect(abs(zone.clock(at: seconds).offset) < ZoneClock.farthest)
        #expect(zone.instants(ofLocal: seconds).count <= 2)
        let first = zone.firstInstant(notBeforeLocal: Int128(seconds))
        #expect(abs(first - Int128(seconds)) < 200_000)
      }
      #expect(zone.clock(at: .min).abbreviation == "LMT" || name == "Antarctica/Troll")
    }
    // The same weekday and date 400 years later.
    let berlin = try TestZones.zone("Europe/Berlin")
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      let seconds = Int64.random(in: 3_000_000_000...30_000_000_000_000, using: &random)
      #expect(berlin.clock(at: seconds) == berlin.clock(at: seconds + 12_622_780_800))
    }
  }

  @Test("needs no files for UTC and GMT")
  func universal() throws {
    let nowhere = ZoneFolders(paths: [])
    for name in ["UTC", "Etc/UTC", "Zulu", "Etc/Zulu", "UCT"] {
      let zone = try nowhere.zone(named: name)
      #expect(zone.clock(at: .max) == ZoneClock(offset: 0, abbreviation: "UTC"))
      #expect(zone.name == name)
    }
    #expect(try nowhere.zone(named: "GMT").clock(at: 0).abbreviation == "GMT")
    #expect(try Zone.named("UTC") === Zone.utc)
    #expect(try Zone.named("Etc/GMT") === Zone.named("Etc/GMT"))
  }

  @Test("says of a name that is none that there is no such zone")
  func names() {
    let folders = ZoneFolders(paths: [TestZones.folder])
    let long = String(repeating: "x", count: 256)
    let names = [
      "", "/etc/passwd", "../Zones/Asia/Tokyo", "Asia/../Asia/Tokyo", "Asia//Tokyo", "Asia/",
      "Asia/Tokyo/", "./Asia/Tokyo", "Asia/Tokyo\0", "Asia/Tok\nyo", "Ásia/Tokyo", long, "Asia",
      "Mars/Olympus", ".", "asia tokyo", String(repeating: "é", count: 1_000_000),
    ]
    for name in names {
      let error = #expect(throws: KeisenError.self) { try folders.zone(named: name) }
      #expect(error?.code == .invalidArgument, "\(name.prefix(40))")
      #expect(error?.message.hasPrefix("no time zone is named \"") == true)
      #expect(error?.message.contains("\n") == false)
      #expect((error?.message.utf8.count ?? 1_000) < 320)
    }
  }

  @Test(
    "knows the zone that is meant",
    arguments: [
      ("Asia/Tokio", "Asia/Tokyo"), ("asia/tokyo", "Asia/Tokyo"),
      ("Europe/Berlinn", "Europe/Berlin"),
    ]
  )
  func near(name: String, meant: String) {
    let folders = ZoneFolders(paths: ["/nonexistent", TestZones.folder])
    #expect(
      throws: KeisenError.invalidArgument(
        "no time zone is named \"\(name)\"; did you mean \"\(meant)\"?"
      )
    ) { try folders.zone(named: name) }
  }

  @Test("says so where there is no zoneinfo, and does not tell its paths")
  func missing() {
    let nowhere = ZoneFolders(paths: ["/nonexistent/zoneinfo"])
    let error = #expect(throws: KeisenError.self) { try nowhere.zone(named: "Asia/Tokyo") }
    #expect(error?.code == .io)
    #expect(error?.systemError == 2)
    #expect(
      error?.message
        == "no zoneinfo to read time zone \"Asia/Tokyo\" from: no such file or directory"
    )
    // The second folder is looked into.
    let two = ZoneFolders(paths: ["/nonexistent", TestZones.folder])
    #expect(throws: Never.self) { try two.zone(named: "Asia/Tokyo") }
  }
}
