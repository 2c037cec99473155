import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TimestampTests {
  private static let far = "time must be in 1677-09-21...2262-04-11, got "

  @Test("units of time since 1970 are exact, at both ends of 64 bits too")
  func units() throws {
    #expect(try Timestamp(seconds: -1).nanoseconds == -1_000_000_000)
    #expect(try Timestamp(milliseconds: 1_335_020_400_123).nanoseconds == 1_335_020_400_123_000_000)
    #expect(try Timestamp(microseconds: -3).nanoseconds == -3_000)
    #expect(try Timestamp(seconds: 9_223_372_036).nanoseconds == 9_223_372_036_000_000_000)
    #expect(try Timestamp(seconds: -9_223_372_036).nanoseconds == -9_223_372_036_000_000_000)
    for seconds in [9_223_372_037, -9_223_372_037, Int64.max, .min] {
      #expect(throws: KeisenError(.invalidArgument, Self.far + "\(seconds) seconds since 1970")) {
        try Timestamp(seconds: seconds)
      }
    }
    #expect(throws: KeisenError.self) { try Timestamp(milliseconds: .max) }
    #expect(throws: KeisenError.self) { try Timestamp(microseconds: .min) }
  }

  @Test("seconds as doubles are rounded to the nearest nanosecond, and refused where 64 bits end")
  func doubles() throws {
    #expect(try Timestamp(timeIntervalSince1970: 1.5).nanoseconds == 1_500_000_000)
    #expect(try Timestamp(timeIntervalSince1970: -0.25).nanoseconds == -250_000_000)
    #expect(try Timestamp(timeIntervalSince1970: 0.1).nanoseconds == 100_000_000)
    #expect(try Timestamp(timeIntervalSince1970: -1e-300).nanoseconds == 0)
    #expect(try Timestamp(timeIntervalSince1970: .nan) == .missing)
    for seconds in [Double.infinity, -.infinity, 9.3e9, -9.3e9, 1e300] {
      #expect(throws: KeisenError(.invalidArgument, Self.far + "\(seconds) seconds since 1970")) {
        try Timestamp(timeIntervalSince1970: seconds)
      }
    }
  }

  @Test("dates and times of the day are those of the Gregorian calendar, before 1582 not asked for")
  func parts() throws {
    #expect(try Timestamp(year: 1970, month: 1, day: 1).nanoseconds == 0)
    let time = try Timestamp(
      year: 2012,
      month: 2,
      day: 29,
      hour: 23,
      minute: 59,
      second: 58,
      nanosecond: 7
    )
    #expect(time.nanoseconds == 1_330_559_998_000_000_007)
    #expect(
      try Timestamp(year: 1969, month: 12, day: 31, hour: 23).nanoseconds == -3_600_000_000_000
    )
    #expect(
      throws: KeisenError(.invalidArgument, "day of 1900-02 must be in 1...28, got 29")
    ) { try Timestamp(year: 1900, month: 2, day: 29) }
    #expect(try Timestamp(year: 2000, month: 2, day: 29).description == "2000-02-29")
  }

  @Test("parts that do not exist are refused, each by its name")
  func wrongParts() throws {
    func refuses(_ message: String, _ make: () throws(KeisenError) -> Timestamp) {
      #expect(throws: KeisenError(.invalidArgument, message), performing: make)
    }
    refuses("year must be in 1677...2262, got 1676") { () throws(KeisenError) in
      try Timestamp(year: 1676, month: 1, day: 1)
    }
    refuses("year must be in 1677...2262, got \(Int.max)") { () throws(KeisenError) in
      try Timestamp(year: .max, month: 1, day: 1)
    }
    refuses("month must be in 1...12, got 0") { () throws(KeisenError) in
      try Timestamp(year: 2000, month: 0, day: 1)
    }
    refuses("day of 2001-04 must be in 1...30, got 31") { () throws(KeisenError) in
      try Timestamp(year: 2001, month: 4, day: 31)
    }
    refuses("hour must be in 0...23, got 24") { () throws(KeisenError) in
      try Timestamp(year: 2000, month: 1, day: 1, hour: 24)
    }
    refuses("minute must be in 0...59, got -1") { () throws(KeisenError) in
      try Timestamp(year: 2000, month: 1, day: 1, minute: -1)
    }
    refuses("second must be in 0...59, got 60") { () throws(KeisenError) in
      try Timestamp(year: 2000, month: 1, day: 1, second: 60)
    }
    refuses("nanosecond must be in 0...999999999, got 1000000000") { () throws(KeisenError) in
      try Timestamp(year: 2000, month: 1, day: 1, nanosecond: 1_000_000_000)
    }
    refuses(Self.far + "2262-12-1 0:0") { () throws(KeisenError) in
      try Timestamp(year: 2262, month: 12, day: 1)
    }
  }

  @Test(
    "texts of ISO 8601 are read, with and without a time, a fraction and a zone",
    arguments: [
      ("1970-01-01", 0),
      ("1970", 0),
      ("2012-02", 1_328_054_400_000_000_000),
      ("2012-01-31", 1_327_968_000_000_000_000),
      ("2012-01-31T09", 1_328_000_400_000_000_000),
      ("2012-01-31T09:30", 1_328_002_200_000_000_000),
      ("2012-01-31 09:30:15", 1_328_002_215_000_000_000),
      ("2012-01-31T09:30:15.5Z", 1_328_002_215_500_000_000),
      ("2012-01-31T09:30:15,123456789", 1_328_002_215_123_456_789),
      ("2012-01-31T09:30:15.000000001Z", 1_328_002_215_000_000_001),
      ("2012-01-31T09:30+09:00", 1_327_969_800_000_000_000),
      ("2012-01-31T09:30-0030", 1_328_004_000_000_000_000),
      ("2012-01-31T09:30+09", 1_327_969_800_000_000_000),
      ("2012-01-31T09Z", 1_328_000_400_000_000_000),
      ("1677-09-21T00:12:43.145224193", Int64.min + 1),
      ("2262-04-11T23:47:16.854775807Z", Int64.max),
      // The local time alone is beyond 64 bits.
      ("2262-04-12T01:47:16.854775807+02:00", Int64.max),
    ]
  )
  func texts(_ text: String, _ nanoseconds: Int64) throws {
    #expect(try Timestamp(text).nanoseconds == nanoseconds)
  }

  @Test(
    "any other text is refused with itself in the message",
    arguments: [
      "", " ", "201", "2012-", "2012-1", "2012-01-", "2012T09", "2012-01T09", "2012--01",
      "2012/01/31", "20120131", "2012-1-31", "12-01-31", "+2012-01-31",
      "-2012-01-31", "2012-01-31T", "2012-01-31Z", "2012-01-31T9", "2012-01-31T09:3",
      "2012-01-31T09:30:", "2012-01-31T09:30:15.", "2012-01-31T09:30:15.1234567890",
      "2012-01-31T09.5", "2012-01-31T09:30Zx", "2012-01-31T09:30 Z", "2012-01-31T09:30+",
      "2012-01-31T09:30+24:00", "2012-01-31T09:30+09:60", "2012-01-31T09:30+9", " 2012-01-31",
      "2012-01-31 ", "2012-01-31\0", "２０１２-01-31", "2012‐01‐31", "NaT", "now", "2012-01-31t09:30",
    ]
  )
  func wrongTexts(_ text: String) {
    let message =
      "time must be as 2012-01-31 or 2012-01-31T09:30:15.5Z, got \(String(reflecting: text))"
    #expect(throws: KeisenError(.invalidArgument, message)) { try Timestamp(text) }
  }

  @Test("a text of a time that does not exist says which part is wrong")
  func wrongTimes() {
    let wrong = [
      ("2011-02-29", "day of 2011-02 must be in 1...28, got 29 in \"2011-02-29\""),
      ("2012-13-01", "month must be in 1...12, got 13 in \"2012-13-01\""),
      ("2012-01-31T24:00", "hour must be in 0...23, got 24 in \"2012-01-31T24:00\""),
      ("2016-12-31T23:59:60Z", "second must be in 0...59, got 60 in \"2016-12-31T23:59:60Z\""),
      ("0001-01-01", "year must be in 1677...2262, got 1 in \"0001-01-01\""),
      ("1677-09-21T00:12:43.145224192", Self.far + "\"1677-09-21T00:12:43.145224192\""),
    ]
    for (text, message) in wrong {
      #expect(throws: KeisenError(.invalidArgument, message)) { try Timestamp(text) }
    }
  }

  @Test("descriptions are read as what they describe, by a calendar that counts days one by one")
  func descriptions() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<2_000 {
      let unit = [1, 1_000, 1_000_000_000, 86_400_000_000_000][round % 4]
      let count = Int64.random(in: .min + 1 ... .max, using: &random) / Int64(unit)
      let time = Timestamp(nanoseconds: count * Int64(unit))
      #expect(try Timestamp(time.description) == time, "\(time)")
    }
    var days: Int64 = -106_000
    for year in 1_680..<2_260 {
      for month in 1...12 {
        let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
        let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        let first = try Timestamp(year: year, month: month, day: 1)
        if year > 1_680 || month > 1 {
          #expect(first.nanoseconds == days * 86_400_000_000_000, "\(year)-\(month)")
        } else {
          days = first.nanoseconds / 86_400_000_000_000
        }
        days += Int64(length)
      }
    }
    #expect(Timestamp.missing.description == "NaT")
  }

  @Test("instants are in order, what is missing before all")
  func order() throws {
    let times = [
      .missing, Timestamp(nanoseconds: .min + 1), Timestamp(nanoseconds: -1),
      Timestamp(nanoseconds: 0), Timestamp(nanoseconds: .max),
    ]
    #expect(times.reversed().sorted() == times)
  }

  @Test("durations lead to the nearest nanosecond, and nowhere beyond 64 bits")
  func durations() throws {
    let time = try Timestamp("2012-02-28T12:00")
    #expect(try time.advanced(by: .seconds(86_400)) == Timestamp("2012-02-29T12:00"))
    #expect(try time.advanced(by: .milliseconds(-500)) == Timestamp("2012-02-28T11:59:59.5"))
    for (attoseconds, nanoseconds) in [
      (499_999_999, 0), (500_000_000, 1), (-500_000_000, 0), (-500_000_001, -1),
    ] {
      let duration = Duration(secondsComponent: 0, attosecondsComponent: Int64(attoseconds))
      #expect(
        try time.advanced(by: duration).nanoseconds == time.nanoseconds + Int64(nanoseconds)
      )
    }
    let last = Timestamp(nanoseconds: .max)
    let message = Self.far + "1 ns after \(last)"
    #expect(throws: KeisenError(.invalidArgument, message)) {
      try last.advanced(by: .nanoseconds(1))
    }
    #expect(throws: KeisenError.self) {
      try Timestamp(nanoseconds: .min + 1).advanced(by: .nanoseconds(-1))
    }
    for attoseconds in [Int128.max, .min] {
      #expect(throws: KeisenError.self) {
        try time.advanced(by: Duration(attoseconds: attoseconds))
      }
    }
    #expect(try Timestamp.missing.advanced(by: .seconds(1)) == .missing)
  }
}
