import Foundation
import Keisen

/// An instant in seconds since 1970-01-01 UTC; arrays of it become columns of times.
struct Timestamp: ColumnElement, Comparable {
  static var elementType: ElementType { .timestamp(.seconds) }

  let seconds: Int64

  /// Reads a date such as 2012-01-31 or 2012/01/31, with or without a time such as T09:30, in UTC.
  init(_ text: String) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    let date = DateComponents(
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt,
      year: numbers.first,
      month: numbers.dropFirst().first,
      day: numbers.dropFirst(2).first,
      hour: numbers.dropFirst(3).first,
      minute: numbers.dropFirst(4).first
    ).date
    guard let date else { fatalError("no date: \(text)") }
    seconds = Int64(date.timeIntervalSince1970)
  }

  /// What ranges and annotations take for it.
  var value: DataValue { DataValue(0, origin: seconds, unit: .seconds) }

  static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }
}
