/// Ticks at `multiplier` × base^`exponent`.
package struct PowerTicks: Hashable, Sendable {
  /// One tick; a multiplier of 0 is zero.
  package struct Tick: Hashable, Sendable {
    /// 0 or from 1 up to below the base, with the sign of the tick.
    package let multiplier: Int
    /// The power of the base.
    package let exponent: Int
  }

  /// What is raised to powers, finite and above 1.
  package let base: Double
  /// From one power to the next that has a tick.
  package let stride: Int
  /// The ticks, from the first end of the range to the last.
  package let ticks: [Tick]
}
