import KeisenPrimitives

/// How the labels of an axis are written.
///
/// No locale matters. The minus is U+2212, exponents are superscripts.
public struct TickFormat: Hashable, Sendable {
  /// What a label looks like.
  public enum Style: Hashable, Sendable {
    /// What suits the scale: digits as exact as the step, powers on a log scale, names, times.
    ///
    /// From five digits on there are commas. Where the numbers of an axis reach 10⁷ and all end in
    /// six zeros or more, all have a power of ten: 5,000,000 and 12,500,000, but 2.5×10⁹.
    case automatic
    /// Digits with a point: 1234.50.
    case fixed
    /// One digit before the point and a power of ten: 1.2×10³.
    case scientific
    /// A prefix of the SI in front of the unit: 1.2 k, 3 µ.
    case si
    /// The value times 100 and a percent sign: 12 %.
    case percent
    /// Digits with commas between thousands: 12,345.
    case thousands
    /// A date by a pattern of strftime: `%Y-%m-%d`, `%b %e`; see `TickFormat.pattern`.
    case date
    /// A duration of seconds, or of the time scale's unit: 1:02:03, 1 d 02:00.
    case duration
  }

  /// What a label looks like.
  public var style: Style
  /// Digits after the point; nil takes as many as the step needs.
  ///
  /// Of a `.date` those of %f; automatic times have as many as their step needs.
  public var decimals: Int?
  /// The pattern of `.date`: strftime's %Y %y %m %b %B %d %e %j %H %I %M %S %f %p %a %A %u %Z %z
  /// %%, where %f is the fraction of a second in as many digits as the step needs, and %e has no
  /// space in front.
  public var pattern: String
  /// What stands in front.
  public var prefix: String
  /// What stands behind; for `.si` directly behind the prefix of the SI.
  public var suffix: String

  /// Makes a format.
  public init(
    _ style: Style = .automatic,
    decimals: Int? = nil,
    pattern: String = "",
    prefix: String = "",
    suffix: String = ""
  ) {
    (self.style, self.decimals, self.pattern, self.prefix) = (style, decimals, pattern, prefix)
    self.suffix = suffix
  }

  /// Checks the numbers and the pattern.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when `decimals` is not in 0...30, or the
  ///   pattern of a date is empty, longer than 1,000 bytes, or has a directive that is not known.
  public func validate() throws(KeisenError) {
    if let decimals, !(0...30).contains(decimals) {
      throw .invalidArgument("decimals must be in 0...30, got \(decimals)")
    }
    if style == .date { _ = try DatePattern(pattern) }
  }
}
