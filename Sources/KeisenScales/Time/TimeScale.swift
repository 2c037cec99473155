import KeisenPrimitives

/// What the values of a time scale mean, and which calendar its ticks follow.
public struct TimeScale: Hashable, Sendable {
  /// What a step of one is worth, in values and in the origin alike; counted from 1970-01-01 UTC.
  ///
  /// Nil leaves it to the projection: the finest unit of the columns on it.
  public var givenUnit: TimeUnit?
  /// Whose calendar and clock the ticks follow.
  public var zone: Zone
  /// Which times of a week have no length.
  public var cuts: TimeCuts

  /// Makes a scale.
  public init(unit: TimeUnit? = nil, zone: Zone = .utc, cuts: TimeCuts = TimeCuts()) {
    givenUnit = unit
    self.zone = zone
    self.cuts = cuts
  }

  /// What a step of one is worth: nanoseconds where nothing was given or chosen.
  public var unit: TimeUnit {
    get { givenUnit ?? .nanoseconds }
    set { givenUnit = newValue }
  }
}
