/// A date of the proleptic Gregorian calendar; the year before 1 is 0.
///
/// - SeeAlso: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013, whose
///   `days_from_civil` and `civil_from_days` these are: a year begins in March, and 400 years are
///   146,097 days.
package struct CivilDate: Hashable, Sendable {
  /// The year; 0 and below are before the common era.
  package let year: Int64
  /// The month, 1...12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Makes a date; month and day must exist.
  package init(year: Int64, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date `days` days after 1970-01-01.
  package init(days: Int64) {
    // 719,468 days lie between 0000-03-01 and 1970-01-01.
    let shifted = Int128(days) + 719_468
    let era = Int64(shifted.dividedDown(by: 146_097))
    let dayOfEra = Int64(shifted - Int128(era) * 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days since 1970-01-01; the nearest `Int64` where they are beyond it.
  package var days: Int64 {
    let shifted = Int128(year) - (month <= 2 ? 1 : 0)
    let era = shifted.dividedDown(by: 400)
    let yearOfEra = shifted - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + Int128(dayOfYear)
    return Int64(clamping: era * 146_097 + dayOfEra - 719_468)
  }

  /// The day of the year, from 1.
  package var dayOfYear: Int {
    Int(clamping: days &- CivilDate(year: year, month: 1, day: 1).days &+ 1)
  }

  /// Whether the year has a February 29.
  package static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The days of a month, which must be in 1...12.
  package static func length(ofMonth month: Int, in year: Int64) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The weekday of a day, counted from 1970-01-01: 0 is Monday, 6 is Sunday.
  package static func weekday(ofDay days: Int64) -> Int {
    // 1970-01-01 was a Thursday.
    Int((Int128(days) + 3).remainderDown(by: 7))
  }
}

extension BinaryInteger {
  /// The quotient, rounded towards minus infinity; the divisor is positive.
  func dividedDown(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What is left of the division that rounds towards minus infinity, never negative.
  func remainderDown(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
