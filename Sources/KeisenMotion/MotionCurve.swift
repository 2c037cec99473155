/// The way from a place to another one as a function of time alone, in closed form.
///
/// Every curve here is linear in where it begins and how fast: what is left of the way at some time is `distance` times the
/// whole of it plus `velocity` times the first velocity. So one pair of weights serves values of any kind, exact
/// integers too.
package struct MotionCurve: Hashable, Sendable {
  /// What multiplies the distance at the beginning, and the velocity there.
  package struct Weights: Hashable, Sendable {
    package var distance: Double
    package var velocity: Double

    package init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }
  }

  private enum Shape: Hashable, Sendable {
    case eased(Easing)
    case cubic
    case spring(Spring)
  }

  private let shape: Shape
  /// Seconds to the end, 0 to be there at once.
  package let duration: Double

  /// Makes the curve of an easing, which begins at rest.
  ///
  /// - Parameters:
  ///   - easing: How it goes.
  ///   - duration: In seconds, not negative; a spring has its own.
  package init(_ easing: Easing, duration: Double) {
    if case .spring(let spring) = easing {
      shape = .spring(spring)
      self.duration = spring.settlingDuration
    } else {
      shape = .eased(easing)
      self.duration = duration
    }
  }

  private init(cubic duration: Double) {
    shape = .cubic
    self.duration = duration
  }

  /// The curve that goes on from any velocity: the cubic that ends at rest; a spring is itself.
  package var retargeted: MotionCurve {
    if case .spring = shape { self } else { MotionCurve(cubic: duration) }
  }

  /// Returns what is left some seconds after the beginning: all of it before, nothing from the end on.
  package func weights(at elapsed: Double) -> Weights {
    if elapsed >= duration { return Weights(distance: 0, velocity: 0) }
    guard elapsed > 0 else { return Weights(distance: 1, velocity: 0) }
    let part = elapsed / duration
    switch shape {
    case .eased(let easing):
      return Weights(distance: 1 - (easing.power(at: part)?.value ?? part), velocity: 0)
    case .cubic:
      return Weights(
        distance: (1 - part) * (1 - part) * (1 + 2 * part),
        velocity: elapsed * (1 - part) * (1 - part)
      )
    case .spring(let spring): return spring.weights(at: elapsed).rest
    }
  }

  /// Returns how fast that changes, in a second: not at all before the beginning and from the end on.
  package func rates(at elapsed: Double) -> Weights {
    guard elapsed >= 0, elapsed < duration else { return Weights(distance: 0, velocity: 0) }
    let part = elapsed / duration
    switch shape {
    case .eased(let easing):
      return Weights(distance: -(easing.power(at: part)?.slope ?? 1) / duration, velocity: 0)
    case .cubic:
      return Weights(
        distance: -6 * part * (1 - part) / duration,
        velocity: (1 - part) * (1 - 3 * part)
      )
    case .spring(let spring): return spring.weights(at: elapsed).rates
    }
  }

  /// Returns the part of the way that is done, from rest.
  func progress(at elapsed: Double) -> Double { 1 - weights(at: elapsed).distance }

  /// Returns how fast that grows, in a second.
  func speed(at elapsed: Double) -> Double { -rates(at: elapsed).distance }
}
