import KeisenPrimitives

/// How an interpreter reads events.
///
/// Plain values; a change counts from the next event on.
public struct GestureSettings: Hashable, Sendable {
  /// What stays where it is when the content is enlarged.
  public enum Pivot: Hashable, Sendable {
    /// What is under the pointer, or between two fingers; of keys the plot's centre.
    case pointer
    /// A place in the plot, in fractions from its left bottom corner.
    case anchor(x: Double, y: Double)
  }

  /// The dimensions that gestures change; both, unless changed.
  public var dimensions: Set<Dimension> = [.x, .y]
  /// What directions of moves and of fingers are rounded to multiples of, in degrees; the way keeps
  /// its length.
  ///
  /// Not at all up to 0, as it is unless changed.
  public var orientationStep = 0.0
  /// What stays where it is when the content is enlarged; the pointer, unless changed.
  public var pivot = Pivot.pointer
  /// Whether limits may be crossed while a finger is down, with growing resistance, or not at all;
  /// yes, unless changed.
  public var isSoft = true
  /// Whether what is let go glides on; yes, unless changed.
  public var hasInertia = true
  /// How much a turn of the wheel by one point enlarges: the factor is e^(-dy·rate).
  ///
  /// 0.002, unless changed.
  public var wheelRate = 0.002
  /// The part of the plot that an arrow key moves; 0.1, unless changed.
  public var keyStep = 0.1
  /// What the keys + and - enlarge and reduce by; 1.25, unless changed.
  public var keyFactor = 1.25

  /// Makes settings.
  public init() {}

  /// Checks the numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when one is not finite, or the factor of
  ///   keys not positive.
  func validate() throws(KeisenError) {
    var numbers = [
      ("orientation step", orientationStep), ("wheel rate", wheelRate), ("key step", keyStep),
      ("key factor", keyFactor),
    ]
    if case .anchor(let x, let y) = pivot { numbers += [("x of pivot", x), ("y of pivot", y)] }
    for (name, value) in numbers where !value.isFinite {
      throw .invalidArgument("\(name) must be finite, got \(value)")
    }
    guard keyFactor > 0 else {
      throw .invalidArgument("key factor must be positive, got \(keyFactor)")
    }
  }

  /// Returns a step with its direction rounded, without what it has in dimensions that don't
  /// change.
  ///
  /// - Parameter step: In points, to the right and up.
  /// - Returns: A step with its direction rounded.
  func allowed(_ step: Point) -> Point {
    var step = step
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    if orientationStep > 0, length > 0, length.isFinite {
      let direction = Direction(x: step.x, y: step.y).rounded(toDegrees: orientationStep)
      step = Point(x: length * direction.cosine, y: length * direction.sine)
    }
    if !dimensions.contains(.x) { step.x = 0 }
    if !dimensions.contains(.y) { step.y = 0 }
    return step
  }
}
