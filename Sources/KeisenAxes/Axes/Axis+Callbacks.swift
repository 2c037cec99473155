import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// A tick, as a formatter sees it.
public struct Tick: Hashable, Sendable {
  /// Its place among the ticks, from 0 at the least value of an unreversed range.
  public var index: Int
  /// The number of ticks.
  public var count: Int
  /// What it stands at, in the units that the axis shows.
  public var value: DataValue
  /// The text that it would have.
  public var text: String
  /// What the text stands in, the date of an hour; empty where there is none.
  public var context: String

  /// Makes a tick.
  public init(index: Int, count: Int, value: DataValue, text: String, context: String = "") {
    (self.index, self.count, self.value, self.text) = (index, count, value, text)
    self.context = context
  }
}

/// The range for which a locator chooses ticks.
public struct TickRange: Hashable, Sendable {
  /// The value at the beginning of the axis, at the left or at the bottom, in the units that the
  /// axis shows.
  public var min: DataValue
  /// The value at its end.
  public var max: DataValue
  /// How long the axis is, in points.
  public var length: Double

  /// Makes a range.
  public init(min: DataValue, max: DataValue, length: Double) {
    (self.min, self.max, self.length) = (min, max, length)
  }
}

extension Axis {
  /// The label of a tick that is about to be drawn, for a hook to change.
  public struct Label: Hashable, Sendable {
    /// The tick's place among the ticks.
    public let index: Int
    /// The number of ticks.
    public let count: Int
    /// What the tick stands at, in the units that the axis shows.
    public let value: DataValue
    /// What the label says.
    public let text: String
    /// What the text stands in; empty where there is nothing.
    public let context: String
    /// The label's box in points, before it is turned about its middle.
    public let box: Rect
    /// Turn about the middle of the box counter-clockwise, in degrees.
    public let angle: Double
    /// Whether it is left out; then the next one shows what both stand in.
    public var isHidden: Bool
    /// Colour of the text.
    public var color: Color
    /// Colour behind the text; nil for none.
    public var background: Color?
    /// Radius of the background's corners, in points.
    public var radius: Double
    /// How far the background reaches beyond the box, in points.
    public var insets: Insets
  }

  /// Whether code of the caller's places, writes or changes its labels.
  public var callsBack: Bool {
    state.withLock { $0.formatter != nil || $0.labelHook != nil || $0.locator != nil }
  }

  /// What writes the labels in place of the style's format, or nil.
  ///
  /// It is called for ticks that may be shown, before every frame in which they may have changed
  /// and not in others; so its text must hang on the tick alone. Its text has 4,095 bytes at most.
  /// One that throws ends the frame with a `KeisenError` of code `.callback`, and the chart is as
  /// it was.
  public var formatter: Formatter? {
    get { state.withLock { $0.formatter } }
    set { state.exchange(\.formatter, newValue) { $0.change() } }
  }

  /// What chooses ticks in place of the scale, or nil; ticks that were set count before it.
  ///
  /// It is called before every frame in which range or length of the axis may have changed, and not
  /// in others; so what it returns must hang on these alone. It returns at most 10,000 values in
  /// the units that the axis shows, in any order; those outside of the range are not there. Labels
  /// are the format's or the formatter's; one that has no room is left out. One that throws ends
  /// the frame as a formatter does.
  public var locator: Locator? {
    get { state.withLock { $0.locator } }
    set { state.exchange(\.locator, newValue) { $0.change() } }
  }

  /// Returns the ticks that a locator chooses for a range.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it fails, or returns too many or what is
  ///   not finite.
  func located(
    _ range: TickRange,
    _ locator: Locator
  ) throws(KeisenError) -> GivenTicks {
    let values = try calling("tick locator") { try locator(range) }
    guard values.count <= Self.maxGivenTicks else {
      throw KeisenError(
        .callback,
        "tick locator must return at most \(Self.maxGivenTicks) ticks, got \(values.count)"
      )
    }
    for value in values where !value.offset.isFinite {
      throw KeisenError(.callback, "tick locator must return finite values, got \(value.offset)")
    }
    return GivenTicks(values: values)
  }

  /// What changes labels before they are drawn, or nil.
  ///
  /// Called in every frame for each label that has room. A label whose background it makes so large
  /// that it would leave the picture, or cover a label or the line of another axis, a title or a
  /// legend beside the plot, is left out. One that throws ends the frame as a formatter does.
  public var labelHook: LabelHook? {
    get { state.withLock { $0.labelHook } }
    set { state.exchange(\.labelHook, newValue) }
  }

  /// The longest text that a formatter may give, in bytes.
  static let maxFormatted = 4095

  /// Returns a formatter's text for a tick.
  func text(of tick: Tick, _ formatter: Formatter) throws(KeisenError) -> String {
    let text = try calling("tick formatter") { try formatter(tick) }
    guard text.utf8.count <= Self.maxFormatted else {
      throw KeisenError(
        .callback,
        "tick formatter must return at most \(Self.maxFormatted) bytes, got \(text.utf8.count)"
      )
    }
    return text
  }

  /// Runs code of the caller's, with no lock held, and turns what it throws into an error of ours.
  ///
  /// - Throws: `KeisenError` with code `.callback`, or `.invalidState` when this thread is in a
  ///   callback of this axis already.
  func calling<Result>(
    _ name: String,
    _ body: () throws -> Result
  ) throws(KeisenError) -> Result {
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(
        .invalidState,
        "\(name) of an axis must not draw a chart that has this axis"
      )
    }
    defer { state.withLock { $0.callers.leave() } }
    return try KeisenError.calling(name, body)
  }
}
