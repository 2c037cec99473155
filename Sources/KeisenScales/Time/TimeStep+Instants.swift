extension TimeStep {
  /// Returns the instants of a zone that are multiples of the step by its calendar and clock.
  ///
  /// Steps shorter than a day: what the local clock shows is a multiple. Where it goes back both
  /// instants are given, where it skips a multiple none is; one that follows another in less than
  /// half a step is left out. Longer steps: the first instant of each period, which is midnight, or
  /// the first time of a day that has none. A day that a zone skips has none.
  ///
  /// With cuts, no instant is closed: those of clock steps are left out, and a period begins when
  /// its first day that is open does; but a closed day has no tick of its own.
  ///
  /// - Parameters:
  ///   - low: The first nanosecond.
  ///   - high: The last nanosecond.
  ///   - zone: Whose calendar and clock.
  ///   - open: The times left in, nil for all.
  ///   - maximum: How many there may be.
  /// - Returns: Nanoseconds, ascending; nil where there are more than `maximum`.
  func instants(
    from low: Int128,
    to high: Int128,
    in zone: Zone,
    open: OpenTimes? = nil,
    maximum: Int
  ) -> [Int128]? {
    guard low <= high else { return [] }
    guard let length = nanoseconds else {
      return periods(from: low, to: high, in: zone, open: open, maximum: maximum)
    }
    guard let open else {
      return multiples(of: length, from: low, to: high, in: zone, maximum: maximum)
    }
    return openMultiples(of: length, from: low, to: high, in: zone, open: open, maximum: maximum)
  }

  /// The instants whose clock is a multiple of `length`, of those that are open.
  ///
  /// The first one of an open time is left out where it would stand too near to the last one of the
  /// open time before.
  private func openMultiples(
    of length: Int128,
    from low: Int128,
    to high: Int128,
    in zone: Zone,
    open: OpenTimes,
    maximum: Int
  ) -> [Int128]? {
    let week: Int128 = 7 * 86_400_000_000_000
    let days = TimeTable.maxDays + 8
    guard let intervals = open.intervals(from: low - week, to: high + 1, maximum: days)
    else { return nil }
    let nearest = Int128(
      min(Double(length), open.lengthOfWeek / max(1, open.ticksPerWeek(self))) / 2
    )
    var result: [Int128] = []
    var before: Range<Int128>?
    for interval in intervals {
      defer { before = interval }
      guard interval.upperBound > low else { continue }
      let first = max(interval.lowerBound, low)
      guard
        let instants = multiples(
          of: length,
          from: first,
          to: interval.upperBound - 1,
          in: zone,
          maximum: maximum
        )
      else { return nil }
      for instant in instants {
        let sinceOpening = instant - interval.lowerBound
        if sinceOpening < min(nearest, length), let before {
          let start = max(before.lowerBound, before.upperBound - length)
          let last = multiples(
            of: length,
            from: start,
            to: before.upperBound - 1,
            in: zone,
            maximum: 1_000
          )?.last
          if let last, sinceOpening + before.upperBound - last < nearest { continue }
        }
        result.append(instant)
      }
      if result.count > maximum { return nil }
    }
    return result
  }

  /// The instants whose clock is a multiple of `length`, which divides a day.
  private func multiples(
    of length: Int128,
    from low: Int128,
    to high: Int128,
    in zone: Zone,
    maximum: Int
  ) -> [Int128]? {
    var result: [Int128] = []
    // From a step earlier, so that what is left out does not hang on where the range begins.
    var start = low - length
    var last: Int128?
    while start <= high {
      let span = zone.table.span(at: start.dividedDown(by: LocalTime.nanosecondsPerSecond))
      let end = min(high, span.end * LocalTime.nanosecondsPerSecond - 1)
      let offset = Int128(span.clock.offset) * LocalTime.nanosecondsPerSecond
      var instant = -((-start - offset).dividedDown(by: length)) * length - offset
      if instant <= end, (end - instant) / length > Int128(maximum) { return nil }
      while instant <= end {
        if last.map({ instant - $0 >= length / 2 }) ?? true {
          if instant >= low { result.append(instant) }
          last = instant
        }
        instant += length
      }
      if result.count > maximum { return nil }
      start = end + 1
    }
    return result
  }

  /// The first instants of periods of days.
  private func periods(
    from low: Int128,
    to high: Int128,
    in zone: Zone,
    open: OpenTimes?,
    maximum: Int
  ) -> [Int128]? {
    // A clock that goes back over midnight shows the day before once more, for a day at the most.
    var period = period(ofDay: LocalTime(low, in: zone).days)
    let last = self.period(ofDay: LocalTime(high, in: zone).days) + 1
    guard last - period <= Int64(maximum) * 2 + 4 else { return nil }
    var result: [Int128] = []
    while period <= last {
      let end = firstDay(ofPeriod: period + 1)
      let local = Int128(firstDay(ofPeriod: period)) * 86_400
      var instant = zone.firstInstant(notBeforeLocal: local) * LocalTime.nanosecondsPerSecond
      if let open { instant = open.first(notBefore: instant) }
      if LocalTime(instant, in: zone).days < end, instant >= low, instant <= high,
        result.last.map({ $0 < instant }) ?? true
      {
        result.append(instant)
      }
      period += 1
    }
    return result.count > maximum ? nil : result
  }
}
