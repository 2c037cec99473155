extension Zone {
  /// Returns what the clocks show at an instant, any, in whole seconds from 1970-01-01 UTC.
  package func clock(at seconds: Int64) -> ZoneClock { table.span(at: Int128(seconds)).clock }

  /// Returns the instants at which the clocks show a local time: one, none where they skip it, two
  /// where they go back.
  ///
  /// Local time is in seconds from 1970-01-01 by the local clock.
  package func instants(ofLocal local: Int64) -> [Int64] {
    instants(ofLocal: Int128(local)).map { Int64(clamping: $0) }
  }

  func instants(ofLocal local: Int128) -> [Int128] {
    var instants: [Int128] = []
    var span = table.span(at: local - Int128(ZoneClock.farthest))
    while true {
      let instant = local - Int128(span.clock.offset)
      if instant >= span.start, instant < span.end { instants.append(instant) }
      guard span.end <= local + Int128(ZoneClock.farthest) else { return instants }
      span = table.span(at: span.end)
    }
  }

  /// Returns the first instant at which the clocks show a local time or a later one.
  ///
  /// Where they skip it that is when they do. Later local times never come before earlier ones.
  func firstInstant(notBeforeLocal local: Int128) -> Int128 {
    var span = table.span(at: local - Int128(ZoneClock.farthest))
    while true {
      let instant = max(span.start, local - Int128(span.clock.offset))
      // Nothing skips a time by more than the clocks' farthest: then the loop has ended.
      if instant < span.end { return instant }
      span = table.span(at: span.end)
    }
  }

  /// Whether another instant of the same day or so has the same local time.
  func isRepeated(_ seconds: Int128) -> Bool {
    let span = table.span(at: seconds)
    // Most instants are far from any change.
    let reach = Int128(2 * ZoneClock.farthest)
    if seconds - span.start > reach, span.end - seconds > reach { return false }
    return instants(ofLocal: seconds + Int128(span.clock.offset)).count > 1
  }
}
