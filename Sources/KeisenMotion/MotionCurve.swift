/// The way from a place to another one as a function of time alone, in closed form.
///
/// Every curve here is linear in where it begins and how fast: what is left of the way at some time
/// is `distance` times the whole of it plus `velocity` times the first velocity. So one pair of
/// weights serves values of any kind, exact integers too. It may run more than once, back and forth
/// or from the beginning again.
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

  enum Shape: Hashable, Sendable {
    case eased(Easing)
    case cubic
    case spring(Spring)
  }

  /// How the first run goes.
  let shape: Shape
  /// How those after it go, which begin at rest.
  private let nextShape: Shape
  /// Seconds of one run.
  package let run: Double
  /// Whether every second run goes back.
  package let autoreverses: Bool
  /// Seconds to the end, 0 to be there at once, infinite where it never ends.
  package let duration: Double
  /// Whether it ends where it began.
  package let endsAtBeginning: Bool

  /// Makes the curve of an easing, which begins at rest.
  ///
  /// - Parameters:
  ///   - easing: How it goes.
  ///   - duration: Of one run, in seconds, not negative; a spring has its own.
  ///   - repeatCount: How often it runs, at least once; nil for without end, of what takes time.
  ///   - autoreverses: Whether every second run goes back.
  package init(
    _ easing: Easing,
    duration: Double,
    repeatCount: Int? = 1,
    autoreverses: Bool = false
  ) {
    if case .spring(let spring) = easing {
      shape = .spring(spring)
      run = spring.settlingDuration
    } else {
      shape = .eased(easing)
      run = duration
    }
    nextShape = shape
    self.autoreverses = autoreverses
    self.duration = run > 0 ? run * (repeatCount.map(Double.init) ?? .infinity) : 0
    endsAtBeginning = autoreverses && repeatCount.map { $0.isMultiple(of: 2) } ?? false
  }

  private init(retargeting other: MotionCurve) {
    shape = .cubic
    nextShape = other.nextShape
    run = other.run
    autoreverses = other.autoreverses
    duration = other.duration
    endsAtBeginning = other.endsAtBeginning
  }

  /// The curve that goes on from any velocity: the cubic that ends at rest; a spring is itself.
  ///
  /// Runs after the first one begin at rest, where that one began.
  package var retargeted: MotionCurve {
    if case .spring = shape { self } else { MotionCurve(retargeting: self) }
  }

  /// Returns what is left some seconds after the beginning: all of it before, at the end what that
  /// is.
  package func weights(at elapsed: Double) -> Weights {
    if elapsed >= duration { return Weights(distance: endsAtBeginning ? 1 : 0, velocity: 0) }
    guard elapsed > 0 else { return Weights(distance: 1, velocity: 0) }
    guard elapsed >= run else { return weights(of: shape, at: elapsed) }
    let place = place(at: elapsed)
    return Weights(distance: weights(of: nextShape, at: place.time).distance, velocity: 0)
  }

  /// Returns how fast that changes, in a second: not at all before the beginning and from the end
  /// on.
  package func rates(at elapsed: Double) -> Weights {
    guard elapsed >= 0, elapsed < duration else { return Weights(distance: 0, velocity: 0) }
    guard elapsed >= run else { return rates(of: shape, at: elapsed) }
    let place = place(at: elapsed)
    let rate = rates(of: nextShape, at: place.time).distance
    return Weights(distance: place.isBackwards ? -rate : rate, velocity: 0)
  }

  /// Returns where in a run after the first one a moment is.
  private func place(at elapsed: Double) -> (time: Double, isBackwards: Bool) {
    // Remainders are exact, however many runs there were.
    let time = elapsed.truncatingRemainder(dividingBy: 2 * run)
    let isSecond = time >= run
    let own = isSecond ? time - run : time
    return autoreverses && isSecond ? (run - own, true) : (own, false)
  }

  private func weights(of shape: Shape, at elapsed: Double) -> Weights {
    if elapsed >= run { return Weights(distance: 0, velocity: 0) }
    guard elapsed > 0 else { return Weights(distance: 1, velocity: 0) }
    let part = elapsed / run
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

  private func rates(of shape: Shape, at elapsed: Double) -> Weights {
    guard elapsed < run else { return Weights(distance: 0, velocity: 0) }
    let part = elapsed / run
    switch shape {
    case .eased(let easing):
      return Weights(distance: -(easing.power(at: part)?.slope ?? 1) / run, velocity: 0)
    case .cubic:
      return Weights(
        distance: -6 * part * (1 - part) / run,
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
