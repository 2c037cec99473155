/// A rule for all years: the `TZ` of POSIX, as the footer of a zoneinfo file has it.
///
/// `EST5EDT,M3.2.0,M11.1.0` is five hours behind UTC, and one hour less from the second Sunday of
/// March to the first one of November. Hours reach from -167 to 167 as RFC 8536 allows.
struct ZoneRule: Hashable, Sendable {
  /// A day of each year, and a time on it.
  struct Day: Hashable, Sendable {
    enum Place: Hashable, Sendable {
      /// The day of the year from 1, February 29 not counted.
      case common(Int64)
      /// The day of the year from 0.
      case counted(Int64)
      /// A weekday (0 is Sunday) of a month: the first to the fourth, or the last, which is 5.
      case weekday(Int, week: Int, month: Int)
    }

    let place: Place
    /// Seconds after midnight by the clock before the change.
    let time: Int64

    /// Returns the local seconds from 1970-01-01 in a year.
    func local(in year: Int64) -> Int64 {
      let days: Int64
      switch place {
      case .common(let number):
        let isShifted = CivilDate.isLeap(year) && number >= 60
        days = CivilDate(year: year, month: 1, day: 1).days + number - (isShifted ? 0 : 1)
      case .counted(let number):
        days = CivilDate(year: year, month: 1, day: 1).days + number
      case .weekday(let weekday, let week, let month):
        let first = CivilDate(year: year, month: month, day: 1).days
        let next =
          month == 12
          ? CivilDate(year: year + 1, month: 1, day: 1).days
          : CivilDate(year: year, month: month + 1, day: 1).days
        // `CivilDate` counts weekdays from Monday.
        let missing = Int64((weekday + 6 - CivilDate.weekday(ofDay: first) + 7) % 7)
        var day = first + missing + Int64(7 * (week - 1))
        if day >= next { day -= 7 }
        days = day
      }
      return days * 86_400 + time
    }
  }

  /// The clock outside of summer.
  let standard: ZoneClock
  /// The other clock, from one day of the year to another, if there are two.
  let changes: Changes?

  struct Changes: Hashable, Sendable {
    let clock: ZoneClock
    let start: Day
    let end: Day
  }

  /// The clocks: `kind` 0 and 1 of the changes.
  var clocks: [ZoneClock] { [standard] + (changes.map { [$0.clock] } ?? []) }

  /// Returns the changes of a year, in order: of two at one time the second counts.
  func changes(in year: Int64) -> [(time: Int64, kind: Int)] {
    guard let changes else { return [] }
    let start = (changes.start.local(in: year) - Int64(standard.offset), 1)
    let end = (changes.end.local(in: year) - Int64(changes.clock.offset), 0)
    return start.0 < end.0 ? [start, end] : [end, start]
  }
}

extension ZoneRule {
  /// Reads a rule; nil where it is none.
  init?(_ text: ArraySlice<UInt8>) {
    var reader = Reader(rest: text)
    guard let name = reader.name(), let offset = reader.offset() else { return nil }
    standard = ZoneClock(offset: -offset, abbreviation: name)
    if reader.rest.isEmpty {
      changes = nil
      return
    }
    guard let name = reader.name() else { return nil }
    var daylight = standard.offset + 3_600
    if reader.rest.first != UInt8(ascii: ",") {
      guard let offset = reader.offset() else { return nil }
      daylight = -offset
    }
    guard reader.skip(","), let start = reader.day(), reader.skip(","), let end = reader.day(),
      reader.rest.isEmpty
    else { return nil }
    let clock = ZoneClock(offset: daylight, abbreviation: name)
    changes = Changes(clock: clock, start: start, end: end)
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Letters, or anything alphanumeric in angle brackets.
    mutating func name() -> String? {
      let isQuoted = skip("<")
      let name = rest.prefix { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
        default: false
        }
      }
      rest = rest.dropFirst(name.count)
      guard (3...32).contains(name.count), !isQuoted || skip(">") else { return nil }
      return String(decoding: name, as: UTF8.self)
    }

    /// Digits, not above `maximum`.
    mutating func number(upTo maximum: Int) -> Int? {
      var value: Int?
      while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        let next = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard next <= maximum else { return nil }
        value = next
        rest.removeFirst()
      }
      return value
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(hours: Int) -> Int? {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      guard var seconds = number(upTo: hours).map({ $0 * 3_600 }) else { return nil }
      if skip(":") {
        guard let minutes = number(upTo: 59) else { return nil }
        seconds += minutes * 60
        if skip(":") {
          guard let rest = number(upTo: 59) else { return nil }
          seconds += rest
        }
      }
      return isNegative ? -seconds : seconds
    }

    /// What is added to local time to get UTC.
    mutating func offset() -> Int? { time(hours: 24) }

    mutating func day() -> Day? {
      let place: Day.Place
      if skip("M") {
        guard let month = number(upTo: 12), month >= 1, skip("."), let week = number(upTo: 5),
          week >= 1, skip("."), let weekday = number(upTo: 6)
        else { return nil }
        place = .weekday(weekday, week: week, month: month)
      } else if skip("J") {
        guard let number = number(upTo: 365), number >= 1 else { return nil }
        place = .common(Int64(number))
      } else {
        guard let number = number(upTo: 365) else { return nil }
        place = .counted(Int64(number))
      }
      guard skip("/") else { return Day(place: place, time: 7_200) }
      guard let time = time(hours: 167) else { return nil }
      return Day(place: place, time: Int64(time))
    }
  }
}
