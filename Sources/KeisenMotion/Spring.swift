import Glibc
import KeisenPrimitives

/// A damped spring of mass 1, which pulls to the end of the way: x'' = -ω²x - 2ζωx', exact at any
/// time.
public struct Spring: Hashable, Sendable {
  /// ω: radians in a second if nothing damped it; the root of the stiffness.
  public let frequency: Double
  /// ζ: below 1 it swings over the end and back, at 1 and above it doesn't.
  public let dampingRatio: Double
  /// Seconds until it is within 1/10,000 of the way of its end, whatever its first velocity, and is
  /// held to be there.
  ///
  /// Of a first velocity v the way counts v/ω more.
  public let settlingDuration: Double

  /// The part of the way at which it has ended.
  private static let tolerance = 1e-4

  /// Makes a spring from what pulls and what damps it.
  ///
  /// - Parameters:
  ///   - stiffness: ω², for a second and a mass of 1; positive and finite.
  ///   - damping: 2ζω; positive and finite.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed, or it takes
  ///   more than 10⁹ seconds to end.
  public init(stiffness: Double, damping: Double) throws(KeisenError) {
    try requirePositive(stiffness, "stiffness")
    try requirePositive(damping, "damping")
    let frequency = stiffness.squareRoot()
    try self.init(frequency: frequency, dampingRatio: damping / 2 / frequency)
  }

  /// Makes a spring by how it looks: about how long it takes, and how much it swings.
  ///
  /// ω is 2π/`duration`; ζ is 1 - `bounce`, and for a negative bounce 1/(1 + `bounce`).
  ///
  /// - Parameters:
  ///   - duration: Seconds of one swing if nothing damped it; positive and finite.
  ///   - bounce: Above -1 and below 1; 0 is as fast as can be without swinging over the end.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed, or it takes
  ///   more than 10⁹ seconds to end.
  public init(duration: Double, bounce: Double = 0) throws(KeisenError) {
    try requirePositive(duration, "duration of a spring")
    guard bounce > -1, bounce < 1 else {
      throw .invalidArgument("bounce must be above -1 and below 1, got \(bounce)")
    }
    try self.init(
      frequency: 2 * .pi / duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    )
  }

  private init(frequency: Double, dampingRatio: Double) throws(KeisenError) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    settlingDuration = Self.settlingDuration(frequency, dampingRatio)
    guard settlingDuration <= 1e9 else {
      throw .invalidArgument(
        "spring must end within 1e9 seconds, got \(settlingDuration) seconds"
      )
    }
  }

  /// Returns what is left of a way of 1 from rest after some seconds, and of a velocity of 1 at the
  /// end, and their velocities.
  func weights(at time: Double) -> (rest: MotionCurve.Weights, rates: MotionCurve.Weights) {
    let decay = dampingRatio * frequency
    let (swing, slope) = impulse(at: time)
    // With S the answer to a unit velocity, the answer to a unit distance is S' + 2ζω S.
    return (
      MotionCurve.Weights(distance: slope + 2 * decay * swing, velocity: swing),
      MotionCurve.Weights(distance: -frequency * frequency * swing, velocity: slope)
    )
  }

  /// Returns the answer to a velocity of 1 at the end, and its velocity.
  private func impulse(at time: Double) -> (value: Double, slope: Double) {
    let decay = dampingRatio * frequency
    let discriminant = (1 - dampingRatio) * (1 + dampingRatio)
    if discriminant > 0 {
      let turn = frequency * discriminant.squareRoot()
      let faded = exp(-decay * time)
      let value = faded * sin(turn * time) / turn
      return (value, faded * cos(turn * time) - decay * value)
    }
    if discriminant == 0 {
      let faded = exp(-decay * time)
      return (time * faded, (1 - decay * time) * faded)
    }
    let spread = frequency * (-discriminant).squareRoot()
    let slow = exp(-Self.slowRate(frequency, dampingRatio) * time)
    let fast = exp(-(decay + spread) * time)
    let value =
      spread * time < 1
      ? exp(-decay * time) * sinh(spread * time) / spread : (slow - fast) / (2 * spread)
    return (value, (slow + fast) / 2 - decay * value)
  }

  /// The rate at which what lasts longest fades.
  private static func slowRate(_ frequency: Double, _ ratio: Double) -> Double {
    guard ratio > 1 else { return ratio * frequency }
    return frequency / (ratio + ((ratio - 1) * (ratio + 1)).squareRoot())
  }

  /// Returns when a bound of both answers falls below the tolerance.
  ///
  /// Both are at most e^(-rt) (1 + max(1, ζ)ωt), r the slow rate, and at most e^(-rt) c away from ζ
  /// = 1.
  private static func settlingDuration(_ frequency: Double, _ ratio: Double) -> Double {
    let rate = slowRate(frequency, ratio)
    let root = (abs(1 - ratio) * (1 + ratio)).squareRoot()
    let constant = ratio < 1 ? 1 / root : (ratio + root) / (2 * root)
    func bound(_ time: Double) -> Double {
      exp(-rate * time) * min(1 + max(1, ratio) * frequency * time, constant)
    }
    var (low, high) = (0.0, 1 / rate)
    while high < 1e10, bound(high) > tolerance { (low, high) = (high, 2 * high) }
    guard high.isFinite, rate > 0 else { return .infinity }
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if bound(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
