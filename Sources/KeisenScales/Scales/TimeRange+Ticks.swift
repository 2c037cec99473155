import Glibc

extension TimeRange {
  /// How many ticks a range may have.
  static let maxTicks = 1_000
  /// How many ticks and minor ticks.
  static let maxMinorTicks = Ticks.maxMinor + maxTicks

  /// Returns the ticks that divide the range, their values ascending.
  ///
  /// - Returns: Nil where decimals of the unit divide it better: below a nanosecond, or where
  ///   doubles have no room for the calendar.
  func ticks(count: Int) -> (values: [Double], ticks: TimeTicks)? {
    if low == high {
      let number = DecimalNumber(shortest: low).plus(Int128(origin))
      guard let instant = instant(of: number) else { return nil }
      return ([low], TimeTicks(scale: scale, instants: [instant], step: nil))
    }
    let table = TimeTable.of(self)
    if let table, table.length == 0 {
      return ([], TimeTicks(scale: scale, instants: [], step: nil))
    }
    guard var index = stepIndex(count: count, table) else { return nil }
    var isTooMany = false
    while true {
      let step = TimeStep.all[index]
      if let found = ticks(of: step, table, maximum: Self.maxTicks) {
        if found.values.isEmpty, !isTooMany {
          // The step is longer than the range may be: the first shorter one with a tick is taken.
          if index > 0, TimeStep.all[index - 1].length >= resolution {
            index -= 1
            continue
          }
          if table == nil { return nil }
        }
        return (found.values, TimeTicks(scale: scale, instants: found.instants, step: step))
      }
      isTooMany = true
      guard index + 1 < TimeStep.all.count else { return nil }
      index += 1
    }
  }

  /// Returns the values of minor ticks, ascending: the next finer step without the ticks.
  func minorValues(of ticks: TimeTicks) -> [Double] {
    guard let minor = ticks.step?.minor, minor.length >= resolution, low < high,
      let found = self.ticks(of: minor, TimeTable.of(self), maximum: Self.maxMinorTicks)
    else { return [] }
    let majors = Set(ticks.instants)
    return zip(found.values, found.instants).filter { !majors.contains($0.1) }.map(\.0)
  }

  /// Returns the range extended to multiples of the step that its ticks have.
  ///
  /// A longer range may want a longer step, so the step is chosen again until it stays.
  func nice(count: Int) -> (low: Double, high: Double)? {
    var range = self
    var before: Int?
    for _ in 0..<10 {
      guard let index = range.stepIndex(count: count, TimeTable.of(range)) else {
        return before == nil ? nil : (range.low, range.high)
      }
      if index == before { break }
      before = index
      let step = TimeStep.all[index]
      guard let below = range.lastInstant(of: step, notAbove: range.low),
        let above = range.firstInstant(of: step, notBelow: range.high),
        let next = TimeRange(scale, origin: origin, min(range.low, below), max(range.high, above))
      else { break }
      range = next
    }
    return (range.low, range.high)
  }

  /// Returns the instant of an absolute value in the scale's unit, nil where it is no whole
  /// nanosecond or beyond the calendar.
  func instant(of number: DecimalNumber) -> Int128? {
    var number = number
    number.exponent += scale.unit.nanosecondsExponent
    while number.exponent < 0, number.coefficient % 10 == 0, number.coefficient != 0 {
      number.coefficient /= 10
      number.exponent += 1
    }
    if number.coefficient == 0 { return 0 }
    guard (0...28).contains(number.exponent) else { return nil }
    let (instant, overflow) = number.coefficient.multipliedReportingOverflow(
      by: DecimalNumber.power(number.exponent)
    )
    let limit = (Int128(1) << 63) * LocalTime.nanosecondsPerSecond
    return overflow || instant.magnitude > limit.magnitude ? nil : instant
  }

  /// The step whose number of ticks is nearest to the wish in ratio; the longer one of two.
  private func stepIndex(count: Int, _ table: TimeTable?) -> Int? {
    let wish = Double(max(1, min(600, count)))
    let open = table == nil ? nil : OpenTimes(scale.cuts, in: scale.zone)
    let length = (table?.length ?? (high - low)) * Double(unit)
    // Half a nanosecond would be nearer.
    guard length * 2.0.squareRoot() >= wish else { return nil }
    let shortest = resolution
    var best: (index: Int, ratio: Double)?
    for (index, own) in TimeStep.lengths.enumerated() where own >= shortest {
      let number =
        open.map { length / $0.lengthOfWeek * $0.ticksPerWeek(TimeStep.all[index]) }
        ?? (length / own)
      guard number > 0 else { continue }
      let ratio = max(number / wish, wish / number)
      if ratio <= best?.ratio ?? .infinity { best = (index, ratio) }
    }
    return best?.index
  }

  /// The multiples of a step in the range, nil where there are more than `maximum`.
  private func ticks(
    of step: TimeStep,
    _ table: TimeTable?,
    maximum: Int
  ) -> (values: [Double], instants: [Int128])? {
    // Whether a tick is inside is asked of its double.
    let found = step.instants(
      from: floor(low) - rounding,
      to: ceiling(high) + rounding,
      in: scale.zone,
      open: table == nil ? nil : OpenTimes(scale.cuts, in: scale.zone),
      maximum: maximum
    )
    guard let found else { return nil }
    var values: [Double] = []
    var instants: [Int128] = []
    for instant in found {
      let value = value(of: instant)
      guard contains(value), values.last.map({ $0 < value }) ?? true else { continue }
      values.append(value)
      instants.append(instant)
    }
    return (values, instants)
  }

  private func lastInstant(of step: TimeStep, notAbove bound: Double) -> Double? {
    let end = floor(bound) + rounding
    return nearest(step) { width in
      step.instants(from: end - width, to: end, in: scale.zone, maximum: 1_000)?.last {
        value(of: $0) <= bound
      }
    }
  }

  private func firstInstant(of step: TimeStep, notBelow bound: Double) -> Double? {
    let start = floor(bound) - rounding
    return nearest(step) { width in
      step.instants(from: start, to: start + width, in: scale.zone, maximum: 1_000)?.first {
        value(of: $0) >= bound
      }
    }
  }

  /// Looks for a multiple in wider and wider times: clocks may skip some.
  private func nearest(_ step: TimeStep, _ find: (Int128) -> Int128?) -> Double? {
    var width = Int128(step.length * 2) + 2 * rounding
    for _ in 0..<4 {
      if let found = find(width) { return value(of: found) }
      width *= 4
    }
    return nil
  }
}
