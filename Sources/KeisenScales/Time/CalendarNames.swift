/// What days and months are called: in English, whatever the locale.
package enum CalendarNames {
  /// The months from January.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The weekdays from Monday.
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// The three letters of a month, 1...12.
  package static func short(month: Int) -> String { String(months[month - 1].prefix(3)) }

  /// The three letters of a weekday, from 0, which is Monday.
  package static func short(weekday: Int) -> String { String(weekdays[weekday].prefix(3)) }

  /// A year with the minus of typography.
  static func year(_ year: Int64) -> String {
    year < 0 ? "\u{2212}\(year.magnitude)" : "\(year)"
  }

  /// A number of at least `digits` digits.
  static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }

  /// What a clock is ahead of UTC: `+0100`, or `+01:00` with a separator; seconds where there are
  /// any.
  static func offset(_ seconds: Int, separator: String = "") -> String {
    let magnitude = Int(seconds.magnitude)
    var text = seconds < 0 ? "\u{2212}" : "+"
    text += padded(magnitude / 3_600, 2) + separator + padded(magnitude / 60 % 60, 2)
    if magnitude % 60 != 0 { text += separator + padded(magnitude % 60, 2) }
    return text
  }
}
