import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Shows one message at a time, each for its own number of seconds.
///
/// Time is that of frames, an argument of every call: nothing sleeps, and what is shown at a time
/// depends on the last message and on that time alone. A `MessageBox` draws a board on a chart.
///
///     let board = MessageBoard()
///     try board.show("saved", .ok, seconds: MessageBoard.okSeconds, at: frameTime)
///
/// Boards know nothing of each other. Safe to use from several threads.
public final class MessageBoard: Sendable {
  /// A text and how long it is shown.
  public struct Message: Hashable, Sendable {
    /// The text.
    public var text: String
    /// What it is about.
    public var kind: MessageKind
    /// When it was shown, in seconds.
    public var start: Double
    /// The first time at which it is gone, in seconds; infinity for never.
    public var end: Double

    /// Whether it is shown at a time; it is not at NaN.
    func isShown(at time: Double) -> Bool { time < end }
  }

  /// Seconds for a normal message.
  public static let normalSeconds = 4.0
  /// Seconds for a message that something went well.
  public static let okSeconds = 4.0
  /// Seconds for a longer one.
  public static let longOKSeconds = 6.0
  /// Seconds for a caution.
  public static let cautionSeconds = 6.0
  /// Seconds for a longer one.
  public static let longCautionSeconds = 10.0
  /// Seconds for an error.
  public static let errorSeconds = 6.0
  /// Seconds for a longer one.
  public static let longErrorSeconds = 9.0
  /// Seconds for one with much to read.
  public static let longestErrorSeconds = 12.0
  /// Seconds for what is to stay: ten hours.
  public static let lastingSeconds = 36_000.0
  /// Seconds for what is to stay longer: a day.
  public static let longLastingSeconds = 86_400.0

  private let state = Watched<Message?>(nil)

  /// Makes a board without a message.
  public init() {}

  /// Shows a message in place of the one before, from now on: its time starts anew.
  ///
  /// Message A for 5 s followed after 4 s by B for 5 s leaves B until second 9.
  ///
  /// - Parameters:
  ///   - text: Any text, of any length; a box shows as much as it has room for. "" shows nothing.
  ///   - kind: What it is about.
  ///   - seconds: How long, above 0; infinity leaves it until the next one comes.
  ///   - time: That of the frame, in seconds, finite. It may be before that of the message before.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the seconds are not above 0, or the
  ///   time is not finite; then the message before stays.
  public func show(
    _ text: String,
    _ kind: MessageKind = .normal,
    seconds: Double,
    at time: Double
  ) throws(KeisenError) {
    guard seconds > 0 else {
      throw .invalidArgument("seconds must be above 0, got \(seconds)")
    }
    try requireFinite(time, "time")
    // Where a double has no room for so few seconds, it is shown at its own time at least.
    let end = max(time + seconds, time.nextUp)
    state.change { $0 = Message(text: text, kind: kind, start: time, end: end) }
  }

  /// Returns the message that is shown at a time, or nil for none.
  ///
  /// A time before it was shown, as of a clock that went backwards, has it too: it is cleared by
  /// its end alone.
  ///
  /// - Parameter time: That of the frame, in seconds; NaN has none.
  /// - Returns: The message, or nil.
  public func message(at time: Double) -> Message? {
    guard let message = state.withLock({ $0 }), message.isShown(at: time) else { return nil }
    return message
  }

  /// The message that was shown last.
  package var latest: Message? { state.withLock { $0 } }

  /// When a message was shown last.
  var latestChange: Change { state.latestChange }

  /// Returns the first time at or after `time` at which something else is shown than at `shown`, or
  /// nil for never.
  func nextTime(after time: Double, shown: Double) -> Double? {
    guard let message = state.withLock({ $0 }), !message.text.isEmpty else { return nil }
    let isShown = message.isShown(at: time)
    if isShown != message.isShown(at: shown) { return time }
    return isShown && message.end.isFinite ? message.end : nil
  }
}
