import KeisenPrimitives
import Testing

@testable import KeisenScales

struct WeekdaysTests {
  @Test("have the bits of the calendar's weekdays, from Monday on")
  func bits() throws {
    let days: [Weekdays] = [
      .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
    for (index, day) in days.enumerated() {
      // 2024-01-01 was a Monday.
      let date = CivilDate(year: 2_024, month: 1, day: 1 + index)
      #expect(day.rawValue == 1 << UInt8(CivilDate.weekday(ofDay: date.days)))
    }
    #expect(Weekdays(days).rawValue == 127 && Weekdays.weekend == [.saturday, .sunday])
  }

  @Test("leave a day open, and no bit without a day is one")
  func wrong() {
    for bits: UInt8 in [127, 128, 255] {
      let message = "closed weekdays must leave a day open, got \(bits)"
      #expect(throws: KeisenError(.invalidArgument, message)) {
        try TimeCuts(closedWeekdays: Weekdays(rawValue: bits)).validate()
      }
    }
  }
}
