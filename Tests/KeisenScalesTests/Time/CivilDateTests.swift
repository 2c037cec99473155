import KeisenTestSupport
import Testing

@testable import KeisenScales

struct CivilDateTests {
  @Test("counts days as a slow calendar does, for 1,200 years around the era's start")
  func slow() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // -0600-01-01
    var days: Int64 = -938_673
    var weekday = CivilDate.weekday(ofDay: days)
    for year in Int64(-600)...600 {
      var dayOfYear = 1
      for month in 1...12 {
        let length = lengths[month - 1] + (month == 2 && CivilDate.isLeap(year) ? 1 : 0)
        for day in 1...length {
          let date = CivilDate(year: year, month: month, day: day)
          guard CivilDate(days: days) == date, date.days == days, date.dayOfYear == dayOfYear,
            CivilDate.weekday(ofDay: days) == weekday
          else {
            Issue.record("\(date) is day \(days)")
            return
          }
          days += 1
          dayOfYear += 1
          weekday = (weekday + 1) % 7
        }
      }
    }
  }

  @Test("knows days that everybody knows")
  func known() {
    #expect(CivilDate(days: 0) == CivilDate(year: 1970, month: 1, day: 1))
    #expect(CivilDate.weekday(ofDay: 0) == 3)
    #expect(CivilDate(year: 2000, month: 2, day: 29).days == 11_016)
    #expect(CivilDate(year: 1582, month: 10, day: 15).days == -141_427)
    #expect(CivilDate.weekday(ofDay: CivilDate(year: 2024, month: 3, day: 4).days) == 0)
    #expect(CivilDate.isLeap(2000) && !CivilDate.isLeap(1900) && CivilDate.isLeap(0))
    #expect(CivilDate.isLeap(-4) && !CivilDate.isLeap(-100) && CivilDate.isLeap(-400))
  }

  @Test("comes back from every year within 400,000, and from anywhere")
  func roundTrip() {
    for year in Int64(-400_000)...400_000 {
      let date = CivilDate(year: year, month: Int(year & 7) + 3, day: 1)
      guard CivilDate(days: date.days) == date else {
        Issue.record("\(date)")
        return
      }
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let days =
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...60, using: &random)
      #expect(CivilDate(days: days).days == days)
      #expect((0...6).contains(CivilDate.weekday(ofDay: days)))
    }
    for days in [Int64.min, .min + 1, .max - 1, .max] {
      #expect(CivilDate(days: days).days == days)
      #expect((1...366).contains(CivilDate(days: days).dayOfYear))
    }
    #expect(CivilDate(year: .max, month: 12, day: 31).days == .max)
    #expect(CivilDate(year: .min, month: 1, day: 1).days == .min)
  }
}
