import Glibc
import KeisenPrimitives

/// How fast a pointer moves: a mean over its last moves, newer ones counting more.
///
/// Of what was known before, 0.3 is left after a sixtieth of a second, so that the rate of the
/// events makes no difference.
package struct GestureVelocity: Hashable, Sendable {
  private var sum = Point(x: 0, y: 0)
  private var weight = 0.0
  private var time: Double
  /// Steps that came at the time of the one before.
  private var waiting = Point(x: 0, y: 0)

  /// Begins.
  init(at time: Double) {
    self.time = time
  }

  private static let left = 0.3
  private static let interval = 1.0 / 60
  /// A pointer that rests as long, in seconds, lets go of nothing that moves.
  private static let longestRest = 0.1
  /// The greatest speed, in points per second.
  private static let maximum = 1e6

  /// Adds a step, in points.
  mutating func move(by step: Point, at now: Double) {
    waiting = Point(x: waiting.x + step.x, y: waiting.y + step.y)
    let seconds = now - time
    guard seconds > 0 else { return }
    let kept = pow(Self.left, seconds / Self.interval)
    sum.x = kept * sum.x + (1 - kept) * waiting.x / seconds
    sum.y = kept * sum.y + (1 - kept) * waiting.y / seconds
    weight = kept * weight + (1 - kept)
    waiting = Point(x: 0, y: 0)
    time = now
  }

  /// Returns the speed at the moment of letting go, in points per second.
  func value(at now: Double) -> Point {
    guard weight > 0, now - time < Self.longestRest else { return Point(x: 0, y: 0) }
    let velocity = Point(x: sum.x / weight, y: sum.y / weight)
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed.isFinite else { return Point(x: 0, y: 0) }
    let factor = speed > Self.maximum ? Self.maximum / speed : 1
    return Point(x: velocity.x * factor, y: velocity.y * factor)
  }
}
