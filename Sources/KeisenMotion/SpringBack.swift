import Glibc

/// What comes back to x = 0 without a swing beyond it: x'' + 29x' + 100x = 0.
///
/// The solution is A e^(-4t) + B e^(-25t). From rest it stays on its side; thrown back fast enough
/// it crosses 0 once. Lengths are points and times seconds.
package struct SpringBack: Hashable, Sendable {
  /// Where it begins.
  package let position: Double
  /// The speed at the beginning, with its direction.
  package let velocity: Double

  /// Makes a spring; both numbers must be finite.
  package init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }

  private static let slow = 4.0
  private static let fast = 25.0

  /// A, what dies out slowly.
  private var slowPart: Double { (Self.fast * position + velocity) / (Self.fast - Self.slow) }
  /// B, what dies out fast.
  private var fastPart: Double { -(Self.slow * position + velocity) / (Self.fast - Self.slow) }

  /// Returns where it is.
  package func position(at time: Double) -> Double {
    slowPart * exp(-Self.slow * time) + fastPart * exp(-Self.fast * time)
  }

  /// Returns its speed, with its direction.
  package func velocity(at time: Double) -> Double {
    -Self.slow * slowPart * exp(-Self.slow * time) - Self.fast * fastPart * exp(-Self.fast * time)
  }

  /// When it crosses 0 on its way; nil where it never does, and where it begins there.
  package var crossing: Double? {
    let ratio = -fastPart / slowPart
    guard position != 0, ratio > 1, ratio.isFinite else { return nil }
    return log(ratio) / (Self.fast - Self.slow)
  }

  /// Returns when it is nearer to 0 than a distance, for good.
  ///
  /// - Parameter distance: Positive.
  /// - Returns: When it is nearer to 0 than a distance.
  package func duration(until distance: Double) -> Double {
    // From here on |A| e^(-4t) + |B| e^(-25t) is below it; what it is really is below that.
    var late = max(0, log((abs(slowPart) + abs(fastPart)) / distance) / Self.slow)
    guard late.isFinite else { return 0 }
    // Beyond its turning point it only comes nearer, so halves find the time there.
    var early = 0.0
    let turn = log(-Self.fast * fastPart / (Self.slow * slowPart)) / (Self.fast - Self.slow)
    if turn > 0 { early = min(turn, late) }
    if abs(position(at: early)) <= distance { return early }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(position(at: middle)) <= distance { late = middle } else { early = middle }
    }
    return late
  }
}
