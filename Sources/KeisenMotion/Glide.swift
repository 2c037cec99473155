import Glibc

/// A thing that is let go and slowed down by a drag: x(t) = v₀/k (1 - e^(-kt)), from x = 0.
///
/// Lengths are points and times seconds.
package struct Glide: Hashable, Sendable {
  /// The speed at the beginning, with its direction: v₀.
  package let velocity: Double
  /// How fast the speed falls, per second: k, positive.
  package let decay: Double

  /// Makes a glide; both numbers must be finite, the decay positive.
  package init(velocity: Double, decay: Double) {
    self.velocity = velocity
    self.decay = decay
  }

  /// The decay of what is let go at a speed: 4 per second, and more of what is very fast.
  ///
  /// - Parameter speed: In points per second; of 0 and NaN it is 4.
  /// - Returns: The decay of what is let go at a speed.
  package static func decay(of speed: Double) -> Double {
    let decay = log(abs(speed)) / 2
    return decay > 4 ? decay : 4
  }

  /// Returns how far it has come.
  package func position(at time: Double) -> Double {
    -expm1(-decay * time) * velocity / decay
  }

  /// Returns its speed, with its direction.
  package func velocity(at time: Double) -> Double {
    velocity * exp(-decay * time)
  }

  /// Returns when its speed has fallen to another one; 0 where it is not faster at all.
  package func duration(untilSpeed speed: Double) -> Double {
    abs(velocity) > speed && speed > 0 ? log(abs(velocity) / speed) / decay : 0
  }

  /// Returns when it arrives at a position; nil where it never does.
  package func time(at position: Double) -> Double? {
    guard velocity != 0 else { return position == 0 ? 0 : nil }
    let part = position * decay / velocity
    return part >= 0 && part < 1 ? -log1p(-part) / decay : nil
  }
}
