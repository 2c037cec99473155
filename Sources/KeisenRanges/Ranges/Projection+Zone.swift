import KeisenPrimitives
import KeisenScales

extension Projection {
  /// Changes whose calendar and clock the ticks of a time scale follow.
  ///
  /// Its unit, whether given or found in the data, its cuts and the range stay. Any other scale
  /// becomes one of time.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range has no place on a time
  ///   scale. Then nothing changes.
  public func setZone(_ zone: Zone) throws(KeisenError) {
    let place = state.withLock { $0 }
    // What dies with the old scale may be the caller's: outside of the lock.
    defer { withExtendedLifetime(place) {} }
    try changing { (state) throws(KeisenError) in
      try state.setScale(
        given: state.givenScale?.moved(to: zone) ?? .time(TimeScale(zone: zone)),
        decided: state.decidedScale?.moved(to: zone)
      )
    }
  }
}

extension Scale {
  /// Returns a time scale with another zone; nil for any other scale.
  fileprivate func moved(to zone: Zone) -> Scale? {
    guard case .time(var scale) = self else { return nil }
    scale.zone = zone
    return .time(scale)
  }
}
