import KeisenPrimitives

extension Timestamp {
  /// Reads a date, or a date and a time of the day, as ISO 8601 writes them: `2012-01-31`,
  /// `2012-01-31T09:30:15.5Z`.
  ///
  /// Month and day may be left out of a date alone, for the first, and minutes, seconds and their
  /// fraction of up to nine digits of a time; a space may stand for the `T`, a comma for the point.
  /// Behind the time may be `Z` or a distance from UTC, `+09:00`, `+0900` or `+09`; without either
  /// it is in UTC.
  ///
  /// - Parameter text: Nothing but the date and the time, in ASCII.
  /// - Throws: `KeisenError` with code `.invalidArgument` for any other text, for a date or time
  ///   that does not exist, and for an instant that 64 bits do not hold.
  public init(_ text: String) throws(KeisenError) {
    var reader = TimestampReader(text)
    self = try reader.timestamp()
  }
}

/// Reads one date and time from the beginning of a text to its end.
private struct TimestampReader {
  private let text: String
  private var rest: Substring.UTF8View

  init(_ text: String) {
    self.text = text
    rest = text[...].utf8
  }

  mutating func timestamp() throws(KeisenError) -> Timestamp {
    let year = try number(4)
    let month = try skip("-") ? number(2) : 1
    let hasDay = skip("-")
    let day = try hasDay ? number(2) : 1
    var (hour, minute, second, nanosecond, offset) = (0, 0, 0, 0, 0)
    if hasDay, skip("T") || skip(" ") {
      hour = try number(2)
      if skip(":") {
        minute = try number(2)
        if skip(":") {
          second = try number(2)
          if skip(".") || skip(",") { nanosecond = try fraction() }
        }
      }
      offset = try minutesFromUTC()
    }
    guard rest.isEmpty else { throw wrong }
    let local: Int128
    do throws(KeisenError) {
      local = try Timestamp.nanoseconds(year, month, day, hour, minute, second, nanosecond)
    } catch {
      throw .invalidArgument("\(error.message) in \(String(reflecting: text))")
    }
    guard let time = Timestamp.checked(local - Int128(offset) * 60_000_000_000) else {
      throw .invalidArgument(
        "time must be in 1677-09-21...2262-04-11, got \(String(reflecting: text))"
      )
    }
    return time
  }

  /// Returns the minutes by which the time is ahead of UTC.
  private mutating func minutesFromUTC() throws(KeisenError) -> Int {
    if skip("Z") { return 0 }
    let isAhead = skip("+")
    guard isAhead || skip("-") else { return 0 }
    let hours = try number(2)
    let minutes = try skip(":") || !rest.isEmpty ? number(2) : 0
    guard hours < 24, minutes < 60 else { throw wrong }
    return (isAhead ? 1 : -1) * (hours * 60 + minutes)
  }

  /// Returns the nanoseconds that one to nine digits behind a point tell.
  private mutating func fraction() throws(KeisenError) -> Int {
    let digits = min(9, rest.prefix { Self.digits.contains($0) }.count)
    var nanoseconds = try number(max(1, digits))
    for _ in digits..<9 { nanoseconds *= 10 }
    return nanoseconds
  }

  /// Returns the number of the next digits.
  private mutating func number(_ digits: Int) throws(KeisenError) -> Int {
    var number = 0
    for _ in 0..<digits {
      guard let digit = rest.first, Self.digits.contains(digit) else { throw wrong }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return number
  }

  /// Goes past a character, if it is the next one.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private var wrong: KeisenError {
    .invalidArgument(
      "time must be as 2012-01-31 or 2012-01-31T09:30:15.5Z, got \(String(reflecting: text))"
    )
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
