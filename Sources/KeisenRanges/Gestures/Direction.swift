import Glibc

/// A direction: the cosine and the sine of its angle, exact along the axes.
struct Direction: Hashable, Sendable {
  /// What it has of x.
  let cosine: Double
  /// What it has of y.
  let sine: Double

  /// Makes a direction from its angle in radians, counted from x towards y.
  init(angle: Double) {
    self.init(cosine: cos(angle), sine: sin(angle))
  }

  /// Makes the direction of an axis.
  init(_ dimension: Dimension) {
    self.init(cosine: dimension == .x ? 1 : 0, sine: dimension == .x ? 0 : 1)
  }

  /// Makes the direction of a way, of which one part at least is not 0.
  init(x: Double, y: Double) {
    self.init(angle: atan2(y, x))
  }

  private init(cosine: Double, sine: Double) {
    // π has no double: its multiples miss the axes by some 10⁻¹⁶.
    let minimum = 1e-15
    self.cosine = abs(cosine) < minimum ? 0 : abs(sine) < minimum ? copysign(1, cosine) : cosine
    self.sine = abs(sine) < minimum ? 0 : abs(cosine) < minimum ? copysign(1, sine) : sine
  }

  /// Returns the nearest direction whose angle is a multiple of a step in degrees; itself for steps
  /// up to 0.
  func rounded(toDegrees step: Double) -> Direction {
    guard step > 0 else { return self }
    let degrees = atan2(sine, cosine) * 180 / .pi
    return Direction(angle: (degrees / step).rounded() * step * .pi / 180)
  }
}
