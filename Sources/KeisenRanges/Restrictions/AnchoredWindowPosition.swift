import KeisenPrimitives
import KeisenScales

/// Keeps one value at one place of the window, however long window and range become.
///
/// The window never leaves the range; one longer than the range holds it all. What the range pushes
/// the window by is not remembered: when there is room again, the value is back in its place,
/// unless the window was moved meanwhile.
public final class AnchoredWindowPosition: WindowPosition {
  private struct State {
    /// The value that is to be in the place; nil until a first window.
    var wanted: DataValue?
    /// The value that was there in the last window.
    var shown: DataValue?
    /// Whether the window was moved since.
    var isMoved = false
    /// How often it was moved or reset.
    var moves: UInt64 = 0
    /// The last question and its answer, which the same question gets again, to the last bit.
    var last: Answer?
  }

  private struct Answer {
    let range: ProposedRange
    let length: Double
    let position: Double
  }

  /// The place in the window: 0 its lower end, 1 its upper end.
  public let anchor: Double
  /// The position of the first window.
  public let initial: Double
  private let state = Watched(State())

  /// Makes a position.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when one of them is not from 0 to 1.
  public init(anchor: Double = 0.5, initial: Double = 0.5) throws(KeisenError) {
    for (name, value) in [("anchor", anchor), ("initial position", initial)] {
      guard value >= 0, value <= 1 else {
        throw .invalidArgument("\(name) must be from 0 to 1, got \(value)")
      }
    }
    self.anchor = anchor
    self.initial = initial
  }

  /// When it was moved last.
  public var latestChange: Change { state.latestChange }

  /// The value that is in the place, exact; nil until a first window, and after `reset`.
  public var value: DataValue? {
    state.withLock { $0.isMoved ? $0.wanted : $0.shown }
  }

  /// Moves the window along the data, as far as the range of the next update allows.
  ///
  /// - Parameter length: How far, in values or in a unit of time; towards greater values where
  ///   positive.
  /// - Returns: Whether there was a window to move.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the length is NaN or infinite, or in
  ///   a unit of time where the window is not on a time scale.
  @discardableResult
  public func pan(by length: DataValue) throws(KeisenError) -> Bool {
    try length.validate("length")
    return try state.change { (state) throws(KeisenError) in
      guard var value = state.isMoved ? state.wanted : state.shown else { return false }
      if let unit = length.unit, value.unit == nil {
        let number = ProjectionRange.sum(length.offset, Int128(length.origin))
        throw .invalidArgument("a length of \(number) \(unit) needs a time scale")
      }
      var place = ProjectionRange.unit
      if let unit = value.unit { place.scale = .time(TimeScale(unit: unit)) }
      value.offset += place.relative(length)
      guard value.offset.isFinite else { return false }
      state.wanted = value
      state.isMoved = true
      state.moves &+= 1
      return true
    }
  }

  /// Moves the window as a finger does that drags the data: the data follows.
  ///
  /// - Parameters:
  ///   - points: How far on the screen, towards greater values where positive.
  ///   - length: What tells how much data a point is worth.
  /// - Returns: Whether there was a window to move.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the distance is NaN or infinite.
  @discardableResult
  public func pan(
    byPoints points: Double,
    of length: ScaledWindowLength
  ) throws(KeisenError) -> Bool {
    try requireFinite(points, "distance")
    let one = length.unitsPerPoint
    let number = ProjectionRange.sum(one.offset, Int128(one.origin))
    return try pan(by: DataValue(-points * number, unit: one.unit))
  }

  /// Forgets where the window is; the next one is at the initial position.
  public func reset() {
    state.change { $0 = State(moves: $0.moves &+ 1) }
  }

  /// Returns the position, from 0 to 1.
  public func position(
    in range: ProposedRange,
    length: Double,
    in context: RangeContext
  ) -> Double {
    let margin = range.length - length
    let low = range.min + length * anchor
    let (origin, unit) = (context.origin, context.timeUnit)
    let known = state.withLock { $0 }
    if let last = known.last, !known.isMoved, last.range == range, last.length == length,
      known.shown?.origin == origin, known.shown?.unit == unit
    {
      return last.position
    }
    var position = initial
    let first = DataValue(low + margin * initial, origin: origin, unit: unit)
    let wanted = known.wanted ?? context.memory(of: self, first: first)
    if let wanted {
      // A margin that is negative has its limits the other way round, and so has the fraction.
      let fraction = (context.relative(wanted) - low) / margin
      if fraction.isFinite { position = Swift.min(Swift.max(fraction, 0), 1) }
    }
    let shown = DataValue(low + margin * position, origin: origin, unit: unit)
    guard shown.offset.isFinite else { return position }
    let answer = Answer(range: range, length: length, position: position)
    context.whenStored { [state] in
      state.withLock { state in
        // Somebody who moved the window meanwhile has the last word.
        guard state.moves == known.moves else { return }
        if state.wanted == nil || state.isMoved {
          state.wanted = known.isMoved ? shown : wanted ?? shown
        }
        state.isMoved = false
        state.shown = shown
        state.last = answer
      }
    }
    return position
  }
}
