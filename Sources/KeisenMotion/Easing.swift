/// How the part of the way that is done follows from the part of the time that has passed, from
/// rest.
public enum Easing: Hashable, Sendable {
  /// A power: slow at the beginning, at the end, or at both.
  public enum Direction: Int32, Hashable, Sendable {
    /// Begins at rest.
    case `in` = 0
    /// Ends at rest.
    case out = 1
    /// Begins and ends at rest.
    case inOut = 2
  }

  /// As much of the way as of the time.
  case linear
  /// The square.
  case quad(Direction)
  /// The cube.
  case cubic(Direction)
  /// A damped spring, which has a duration of its own.
  case spring(Spring)

  /// Returns the part of the way at a part of the time, in 0...1; of a spring, the time is that of
  /// its own duration.
  ///
  /// Outside of 0...1 it is that of the nearer end; NaN is as 0.
  public func value(at time: Double) -> Double {
    MotionCurve(self, duration: 1).progress(at: time * own)
  }

  /// Returns the speed there: parts of the way for the whole of the time; 0 outside of 0...1.
  public func velocity(at time: Double) -> Double {
    MotionCurve(self, duration: 1).speed(at: time * own) * own
  }

  private var own: Double {
    if case .spring(let spring) = self { spring.settlingDuration } else { 1 }
  }

  /// Returns the power's value and slope at a part of the time within 0...1; nil for a spring.
  func power(at time: Double) -> (value: Double, slope: Double)? {
    switch self {
    case .linear: (time, 1)
    case .quad(let direction): direction.power(2, at: time)
    case .cubic(let direction): direction.power(3, at: time)
    case .spring: nil
    }
  }
}

extension Easing.Direction {
  fileprivate func power(_ exponent: Int, at time: Double) -> (value: Double, slope: Double) {
    func raised(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { power, _ in power * base }
    }
    let factor = Double(exponent)
    switch self {
    case .in: return (raised(time, exponent), factor * raised(time, exponent - 1))
    case .out:
      return (1 - raised(1 - time, exponent), factor * raised(1 - time, exponent - 1))
    case .inOut:
      if time < 0.5 {
        return (raised(2 * time, exponent) / 2, factor * raised(2 * time, exponent - 1))
      }
      let rest = 2 * (1 - time)
      return (1 - raised(rest, exponent) / 2, factor * raised(rest, exponent - 1))
    }
  }
}
