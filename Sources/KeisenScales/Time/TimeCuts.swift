import KeisenPrimitives

/// The times of a week that an axis leaves out: weekends, nights.
///
/// An instant is left in when its local date's weekday is open and the local clock is within the
/// open hours. Values within a cut stand at its edge; values outside of the visible range go on as
/// if there were no cuts. In a range of more than 100,000 days nothing is left out.
public struct TimeCuts: Hashable, Sendable {
  /// Days of the week that are left out whole.
  public var closedWeekdays: Weekdays
  /// When a day begins, in hours of the local clock.
  public var openFrom: Double
  /// When a day ends, in hours of the local clock.
  public var openUntil: Double

  /// Makes cuts; none unless something is given.
  public init(closedWeekdays: Weekdays = [], openFrom: Double = 0, openUntil: Double = 24) {
    self.closedWeekdays = closedWeekdays
    self.openFrom = openFrom
    self.openUntil = openUntil
  }

  /// Whether nothing is left out.
  public var isEmpty: Bool { closedWeekdays.isEmpty && openFrom == 0 && openUntil == 24 }

  /// Checks that something is left.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when all seven days are closed, a bit has
  ///   no day, or the hours are not 0 <= from < until <= 24.
  public func validate() throws(KeisenError) {
    guard closedWeekdays.rawValue < 127 else {
      throw .invalidArgument(
        "closed weekdays must leave a day open, got \(closedWeekdays.rawValue)"
      )
    }
    guard openFrom >= 0, openFrom < openUntil, openUntil <= 24 else {
      throw .invalidArgument(
        "open hours must be 0 <= from < until <= 24, got \(openFrom) and \(openUntil)"
      )
    }
  }
}
