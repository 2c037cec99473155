import KeisenPrimitives

/// What the values of a time scale mean, and which calendar its ticks follow.
public struct TimeScale: Hashable, Sendable {
  /// What a step of one is worth, in values and in the origin alike; counted from 1970-01-01 UTC.
  public var unit: TimeUnit
  /// Whose calendar and clock the ticks follow.
  public var zone: Zone
  /// Which times of a week have no length.
  public var cuts: TimeCuts

  /// Makes a scale.
  public init(unit: TimeUnit = .nanoseconds, zone: Zone = .utc, cuts: TimeCuts = TimeCuts()) {
    self.unit = unit
    self.zone = zone
    self.cuts = cuts
  }
}
