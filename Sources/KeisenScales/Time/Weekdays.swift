/// Days of the week: `[.saturday, .sunday]`.
public struct Weekdays: OptionSet, Hashable, Sendable {
  /// A bit for each day: bit 0 is Monday, bit 6 is Sunday; bit 7 has no day.
  public let rawValue: UInt8

  /// Takes bits as `rawValue` has them.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bit 0.
  public static let monday = Weekdays(rawValue: 1 << 0)
  /// Bit 1.
  public static let tuesday = Weekdays(rawValue: 1 << 1)
  /// Bit 2.
  public static let wednesday = Weekdays(rawValue: 1 << 2)
  /// Bit 3.
  public static let thursday = Weekdays(rawValue: 1 << 3)
  /// Bit 4.
  public static let friday = Weekdays(rawValue: 1 << 4)
  /// Bit 5.
  public static let saturday = Weekdays(rawValue: 1 << 5)
  /// Bit 6.
  public static let sunday = Weekdays(rawValue: 1 << 6)
  /// Saturday and Sunday.
  public static let weekend: Weekdays = [.saturday, .sunday]
}
