import KeisenPrimitives
import KeisenScales

/// Moves and scales a range as the gestures of an interpreter say, at the time of the update.
///
/// Along the direction θ with the state's scales s and translations t, k = √((cos θ/sx)² + (sin
/// θ/sy)²) and o = cos θ·tx + sin θ·ty: a range with the middle m and the half length h becomes m -
/// 2ho ± hk, in the coordinate in which the scale is straight, so that the content follows the
/// pointer; of an updater that is reversed, o counts the other way.
///
/// Where nothing before it gives a range, gestures begin from what the projection shows while it
/// follows its data, and in the neutral state it follows again: a reset unsets the range. An
/// infinite range and one that would leave the doubles or the scale stay as they are.
public final class UserInteractiveRestriction: Restriction {
  /// Whose gestures.
  public let interpreter: GestureInterpreter
  /// The direction in the plot that the range lies along, in radians: 0 to the right, π/2 up.
  public let angle: Double
  private let direction: Direction
  /// Gestures that begin from the range that follows the data keep its direction.
  public var keepsDirection: Bool { true }
  /// The time of the last range, and so of what is drawn.
  private let seen = Locked(-Double.infinity)

  /// Makes a restriction along any direction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the angle is not finite.
  public init(interpreter: GestureInterpreter, angle: Double) throws(KeisenError) {
    try requireFinite(angle, "angle")
    self.interpreter = interpreter
    self.angle = angle
    direction = Direction(angle: angle)
  }

  /// Makes a restriction along a dimension of the plot.
  public init(interpreter: GestureInterpreter, dimension: Dimension) {
    self.interpreter = interpreter
    angle = dimension == .x ? 0 : .pi / 2
    direction = Direction(dimension)
  }

  /// As C calls it.
  public static var typeName: String { "user_interactive" }

  /// Moves and scales the range.
  ///
  /// - Throws: As `Projection.range()`, where the range begins from the data.
  public func restrict(
    _ range: inout ProposedRange,
    in context: RangeContext
  ) throws(KeisenError) {
    if range.isEmpty, let following = context.following { range = try following() }
    guard range.isFinite else { return }
    seen.withLock { $0 = context.time ?? -.infinity }
    let state = interpreter.state(at: context.time)
    let (part, way) = direction.view(of: state)
    let offset = context.isReversed ? -way : way
    guard part != 1 || offset != 0 else { return }
    let moved: ProposedRange
    let map = context.map(over: range)
    if case .linear = map {
      // m - 2ho ± hk, from the ends: nothing is lost of those where the state is neutral.
      let half = range.max / 2 - range.min / 2
      let (inset, step) = (half * (1 - part), 2 * half * offset)
      moved = ProposedRange(min: range.min + inset - step, max: range.max - inset - step)
    } else {
      let middle = 0.5 - offset
      moved = ProposedRange(
        min: map.value(at: middle - part / 2),
        max: map.value(at: middle + part / 2)
      )
    }
    guard moved.isFinite, moved.length.isFinite,
      context.scale.shows(origin: context.origin, min: moved.min, max: moved.max)
    else { return }
    range = moved.ordered
  }

  /// When the interpreter's state is another one by itself than in the last range.
  public func nextTime(after time: Double) -> Double? {
    interpreter.nextTime(after: time, seen: seen.withLock { $0 })
  }

  /// When an event moved the interpreter's state last.
  public var latestChange: Change { interpreter.latestChange }
}

extension Direction {
  /// Returns the length of what is in view along the direction, in ranges, and how far the content
  /// was moved.
  fileprivate func view(of state: GestureState) -> (part: Double, offset: Double) {
    let (x, y) = (cosine / state.x.scale, sine / state.y.scale)
    let part = sine == 0 ? abs(x) : cosine == 0 ? abs(y) : (x * x + y * y).squareRoot()
    return (part, cosine * state.x.translation + sine * state.y.translation)
  }
}
