extension TimeScale {
  /// Returns the map of a range: straight, or with the cuts left out.
  ///
  /// A range of more than 100,000 days, and one that no calendar reaches, has no cuts.
  func map(
    origin: Int64,
    min: Double,
    max: Double,
    to first: Double,
    _ last: Double
  ) -> ScaleMap {
    guard !cuts.isEmpty, min != max, let range = TimeRange(self, origin: origin, min, max),
      let table = TimeTable.of(range)
    else { return .linear(LinearMap(min: min, max: max, to: first, last)) }
    return .time(TimeMap(table, min: min, max: max, to: first, last))
  }

  /// Returns about `count` ticks of a range, on steps of the calendar.
  ///
  /// Below a nanosecond, and where no calendar reaches, on decimal steps of the unit. Within a cut
  /// there is none; a day, month or year that begins in one has its tick where the cut ends.
  func ticks(origin: Int64, min: Double, max: Double, count: Int) -> Ticks {
    guard let range = TimeRange(self, origin: origin, min, max),
      let (values, ticks) = range.ticks(count: count)
    else { return Scale.linear.ticks(origin: origin, min: min, max: max, count: count) }
    let isReversed = min > max
    return Ticks(
      origin: origin,
      min: min,
      max: max,
      values: isReversed ? values.reversed() : values,
      marks: .time(isReversed ? ticks.reversed : ticks)
    )
  }

  /// Returns the ticks of a range at multiples of an interval from an anchor, at most 1,000; those
  /// within a cut are left out.
  func ticks(origin: Int64, min: Double, max: Double, interval: Double, anchor: Double) -> Ticks {
    let ticks = Scale.linear.ticks(
      origin: origin,
      min: min,
      max: max,
      interval: interval,
      anchor: anchor
    )
    return timed(ticks, leavesOutCuts: true)
  }

  /// Returns ticks at given values, relative to the origin, whether they are in the range or not.
  func ticks(origin: Int64, min: Double, max: Double, at values: [Double]) -> Ticks {
    timed(
      Scale.linear.ticks(origin: origin, min: min, max: max, at: values),
      leavesOutCuts: false
    )
  }

  /// Returns the values between ticks that get a minor tick: those of the next finer step.
  func minorTicks(of ticks: Ticks) -> [Double] {
    guard case .time(let own) = ticks.marks else { return Scale.linear.minorTicks(of: ticks) }
    guard own.step != nil, let range = TimeRange(self, origin: ticks.origin, ticks.min, ticks.max)
    else { return own.minorValues }
    let values = range.minorValues(of: own)
    return ticks.min > ticks.max ? values.reversed() : values
  }

  /// Returns the range extended to multiples of the step that its ticks have.
  func nice(origin: Int64, min: Double, max: Double, count: Int) -> (min: Double, max: Double) {
    guard min != max, let range = TimeRange(self, origin: origin, min, max),
      let (low, high) = range.nice(count: count)
    else { return Scale.linear.nice(origin: origin, min: min, max: max, count: count) }
    return min < max ? (low, high) : (high, low)
  }

  /// The ticks as instants, if all of them are whole nanoseconds that a calendar reaches.
  private func timed(_ ticks: Ticks, leavesOutCuts: Bool) -> Ticks {
    let numbers: [DecimalNumber]
    var minorValues: [Double] = []
    switch ticks.marks {
    case .numbers(let own, _): numbers = own
    case .loose(let own, let minor):
      numbers = own
      minorValues = minor
    case .time, .powers: return ticks
    }
    guard let range = TimeRange(self, origin: ticks.origin, 0, 0) else { return ticks }
    var placed: [(value: Double, instant: Int128)] = []
    for (value, number) in zip(ticks.values, numbers) {
      guard let instant = range.instant(of: number) else { return ticks }
      placed.append((value, instant))
    }
    if leavesOutCuts, isCut(origin: ticks.origin, ticks.min, ticks.max),
      let open = OpenTimes(cuts, in: zone)
    {
      placed.removeAll { !open.contains($0.instant) }
      minorValues.removeAll { value in
        guard let range = TimeRange(self, origin: ticks.origin, value, value) else { return false }
        return !open.contains(range.floor(value))
      }
    }
    let marks = TimeTicks(
      scale: self,
      instants: placed.map(\.instant),
      step: nil,
      minorValues: minorValues
    )
    return Ticks(
      origin: ticks.origin,
      min: ticks.min,
      max: ticks.max,
      values: placed.map(\.value),
      marks: .time(marks)
    )
  }

  private func isCut(origin: Int64, _ min: Double, _ max: Double) -> Bool {
    TimeRange(self, origin: origin, min, max).map { TimeTable.of($0) != nil } ?? false
  }
}
