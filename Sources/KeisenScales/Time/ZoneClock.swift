/// What the clocks of a zone show for a while: how far they are ahead of UTC, and what that is
/// called.
package struct ZoneClock: Hashable, Sendable {
  /// Seconds ahead of UTC, negative west of it; less than 26 hours.
  package let offset: Int
  /// Such as `CET`, or digits like `+03`.
  package let abbreviation: String

  /// Makes a clock.
  package init(offset: Int, abbreviation: String) {
    self.offset = offset
    self.abbreviation = abbreviation
  }

  /// No clock is farther from UTC, in seconds: RFC 8536 has -25 h to 26 h.
  static let farthest = 93_600
}
