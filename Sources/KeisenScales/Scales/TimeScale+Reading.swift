import Glibc

extension TimeScale {
  /// Returns what an instant reads by itself, with its date: `Mar 5, 2004`, `Mar 5, 2004 14:05`.
  ///
  /// A place is told as far as the resolution goes, from the year on. A row is told exactly, by its
  /// day at least, and with the time of day wherever that matters. A pattern of the axis' own
  /// stays. Formats of plain numbers count the scale's unit, `.duration` the time since the value
  /// 0; so do instants beyond the calendar.
  ///
  /// - Parameters:
  ///   - value: Relative to the origin, in the scale's unit.
  ///   - origin: In the scale's unit, exact.
  ///   - reading: How it is told.
  /// - Returns: The text.
  func text(of value: Double, origin: Int64, _ reading: ValueReading) -> String {
    let format = reading.format
    guard format.style == .automatic || format.style == .date,
      let instant = instant(value, origin)
    else { return plainText(of: value, origin: origin, reading) }
    let minimum = reading.resolution / Double(unit.perSecond)
    var seconds = minimum > 0 && minimum.isFinite ? minimum : 1
    let time: LocalTime
    let digits: Int
    if reading.isRounded {
      digits = Self.digits(seconds)
      let step = DecimalNumber.power(9 - digits)
      time = LocalTime(instant.dividedDown(by: step) * step, in: zone)
    } else {
      time = LocalTime(instant, in: zone)
      digits = TimeDetail([time]).digits
      seconds = min(seconds, Self.exactness(time))
    }
    let text: String
    if format.style == .date, let pattern = try? DatePattern(format.pattern) {
      text = pattern.text(time, digits: format.decimals ?? max(1, digits))
    } else {
      text =
        Self.text(time, as: seconds, digits) + (seconds < Self.day ? mark(of: instant, time) : "")
    }
    return format.prefix + text + format.suffix
  }

  /// Seconds from which on the time of day does not matter.
  private static let day = 43_200.0

  /// Returns digits of a second's fraction that are as fine as some seconds.
  private static func digits(_ seconds: Double) -> Int {
    seconds >= 0.5 ? 0 : Int(max(1, min(9, -log10(seconds).rounded(.down))))
  }

  /// Returns the seconds that matter for all of an instant to be told.
  private static func exactness(_ time: LocalTime) -> Double {
    if time.nanosecond != 0 { return 0 }
    if time.second % 60 != 0 { return 1 }
    return time.second != 0 ? 60 : day
  }

  private static func text(_ time: LocalTime, as seconds: Double, _ digits: Int) -> String {
    let date = time.date
    switch seconds {
    case (180 * 86_400)...: return CalendarNames.year(date.year)
    case (15 * 86_400)...:
      return "\(CalendarNames.short(month: date.month)) \(CalendarNames.year(date.year))"
    case day...: return time.day
    case 30...: return "\(time.day) \(time.hourAndMinute)"
    default:
      let fraction = digits > 0 ? "." + time.fraction(digits: digits) : ""
      return "\(time.day) \(time.time)\(fraction)"
    }
  }

  /// Returns nanoseconds since 1970-01-01 UTC; nil beyond the calendar.
  private func instant(_ value: Double, _ origin: Int64) -> Int128? {
    let whole = value.rounded(.down)
    guard whole.magnitude < 0x1p62 else { return nil }
    let rest = ((value - whole) * Double(unit.nanoseconds)).rounded()
    let instant = (Int128(whole) + Int128(origin)) * unit.nanoseconds + Int128(rest)
    return instant.magnitude < Self.lastInstant.magnitude ? instant : nil
  }

  /// Nanoseconds from which on there is no calendar.
  private static let lastInstant = (Int128(1) << 63) * LocalTime.nanosecondsPerSecond

  private func plainText(of value: Double, origin: Int64, _ reading: ValueReading) -> String {
    var (reading, number) = (reading, reading.number(value, origin))
    switch reading.format.style {
    case .automatic, .date:
      reading.format.style = .automatic
      reading.format.suffix = "\u{202F}\(unit.symbol)" + reading.format.suffix
    case .duration: number.exponent += unit.nanosecondsExponent - 9
    case .fixed, .scientific, .si, .percent, .thousands: break
    }
    return reading.text(of: number)
  }
}
