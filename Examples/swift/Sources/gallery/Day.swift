import Foundation
import Keisen

/// A day, as a value of a column of times.
struct Day: ColumnElement {
  static let elementType = ElementType.timestamp(.seconds)
  static let length: Int64 = 86_400

  /// Seconds from the beginning of 1970 to that of the day.
  let seconds: Int64

  /// Reads a date such as 2012/01/31 or 2012-01-31.
  init(_ date: String) throws {
    let iso = date.replacing("/", with: "-")
    let day = try Date(iso, strategy: .iso8601.year().month().day())
    seconds = Int64(day.timeIntervalSince1970)
  }
}
