import KeisenPrimitives

extension TimeScale {
  /// Returns what ticks read; formats of plain numbers count the scale's unit, `.duration` the time
  /// since the value 0.
  ///
  /// Ticks that are no whole nanoseconds, and those beyond the calendar, read as decimals whatever
  /// the pattern of a date.
  func labels(of ticks: Ticks, format: TickFormat) -> [TickLabel] {
    let labels: [TickLabel]
    switch format.style {
    case .automatic:
      labels = Self.inherited(automaticLabels(of: ticks))
    case .date:
      labels = Self.inherited(dateLabels(of: ticks, format))
    case .duration:
      return Scale.linear.labels(of: plain(ticks, exponent: -perSecondExponent), format: format)
    case .fixed, .scientific, .si, .percent, .thousands:
      return Scale.linear.labels(of: plain(ticks, exponent: 0), format: format)
    }
    return labels.map { label in
      TickLabel(format.prefix + label.text + format.suffix, context: label.context)
    }
  }

  /// Returns the text of an instant, in the scale's unit, by a pattern of strftime.
  ///
  /// %f has as many digits as the instant, one at least.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the pattern is not valid.
  package func text(of value: Int64, pattern: String) throws(KeisenError) -> String {
    let pattern = try DatePattern(pattern)
    let time = LocalTime(Int128(value) * unit.nanoseconds, in: zone)
    return pattern.text(time, digits: Swift.max(1, TimeDetail([time]).digits))
  }

  /// The power of ten that the unit has of in a second.
  private var perSecondExponent: Int { 9 - unit.nanosecondsExponent }

  /// The ticks as plain numbers times 10^`exponent`, all with the digits that one of them needs.
  private func plain(_ ticks: Ticks, exponent: Int) -> Ticks {
    var marks = ticks.marks
    switch ticks.marks {
    case .time(let ticks):
      let numbers = ticks.numbers.map { $0.moved(exponent) }
      let finest = numbers.lazy.filter { $0.coefficient != 0 }.map(\.exponent).min() ?? 0
      marks = .numbers(numbers, step: TickStep(1, exponent: Swift.min(0, finest)))
    case .numbers(let numbers, let step):
      marks = .numbers(
        numbers.map { $0.moved(exponent) },
        step: TickStep(step.multiplier, exponent: step.exponent + exponent)
      )
    case .loose(let numbers, _):
      marks = .loose(numbers.map { $0.moved(exponent) }, minorValues: [])
    case .powers: break
    }
    return Ticks(
      origin: ticks.origin,
      min: ticks.min,
      max: ticks.max,
      values: ticks.values,
      marks: marks
    )
  }

  /// Takes away the contexts that are those of the tick before.
  private static func inherited(_ labels: [TickLabel]) -> [TickLabel] {
    var before: String?
    return labels.map { label in
      defer { before = label.context }
      return label.context == before ? TickLabel(label.text) : label
    }
  }

  private func automaticLabels(of ticks: Ticks) -> [TickLabel] {
    guard case .time(let ticks) = ticks.marks else { return decimalLabels(of: ticks) }
    let times = ticks.instants.map { LocalTime($0, in: zone) }
    let detail = ticks.step.map { TimeDetail($0) } ?? TimeDetail(times)
    return zip(ticks.instants, times).map { detail.label($1, mark: mark(of: $0, $1)) }
  }

  private func dateLabels(of ticks: Ticks, _ format: TickFormat) -> [TickLabel] {
    guard case .time(let ticks) = ticks.marks, let pattern = try? DatePattern(format.pattern)
    else { return automaticLabels(of: ticks) }
    let times = ticks.instants.map { LocalTime($0, in: zone) }
    let detail = ticks.step.map { TimeDetail($0) } ?? TimeDetail(times)
    let digits = format.decimals ?? Swift.max(1, detail.digits)
    let texts = times.map { pattern.text($0, digits: digits) }
    if Self.areDescribed(ticks.instants, texts) { return texts.map { TickLabel($0) } }
    // Two would read the same: the date goes above, or all that there is to tell.
    let days = times.map(\.day)
    if Self.areDescribed(ticks.instants, zip(texts, days).map { $0 + "\n" + $1 }) {
      return zip(texts, days).map { TickLabel($0, context: $1) }
    }
    return texts.indices.map { index in
      let time = times[index]
      let fraction = detail.digits > 0 ? "." + time.fraction(digits: detail.digits) : ""
      let mark = mark(of: ticks.instants[index], time)
      return TickLabel(texts[index], context: "\(time.day) \(time.time)\(fraction)\(mark)")
    }
  }

  /// Whether different instants have different texts.
  private static func areDescribed(_ instants: [Int128], _ texts: [String]) -> Bool {
    var seen: [String: Int128] = [:]
    return zip(texts, instants).allSatisfy { text, instant in
      let other = seen.updateValue(instant, forKey: text)
      return other == nil || other == instant
    }
  }

  /// What tells an instant from others of the same local time: the clock's name, or where two have
  /// one name what it is ahead of UTC.
  func mark(of instant: Int128, _ time: LocalTime) -> String {
    let seconds = instant.dividedDown(by: LocalTime.nanosecondsPerSecond)
    guard zone.isRepeated(seconds) else { return "" }
    let others = zone.instants(ofLocal: seconds + Int128(time.clock.offset))
    let names = Set(others.map { zone.table.span(at: $0).clock.abbreviation })
    return names.count == others.count
      ? " " + time.clock.abbreviation
      : " UTC" + CalendarNames.offset(time.clock.offset, separator: ":")
  }

  /// Ticks that no calendar has: nanoseconds with decimals from an instant, or decimals of the
  /// unit.
  private func decimalLabels(of ticks: Ticks) -> [TickLabel] {
    let numbers: [DecimalNumber]
    switch ticks.marks {
    case .numbers(let own, _), .loose(let own, _): numbers = own
    case .time, .powers: return []
    }
    let exponent = numbers.lazy.map(\.exponent).min() ?? 0
    let finest = exponent + unit.nanosecondsExponent
    // A thousandth of a nanosecond stands on the nanosecond, a tenth of one on the microsecond.
    let base: Int128 = finest < -2 ? 1 : 1_000
    let limit = (Int128(1) << 63) * LocalTime.nanosecondsPerSecond
    var parts: [(instant: Int128, rest: DecimalNumber)] = []
    for number in numbers where finest < 0 && finest >= -18 && number.exponent <= exponent + 38 {
      // As integers of 10^finest nanoseconds.
      let power = DecimalNumber.power(-finest)
      let shift = DecimalNumber.power(number.exponent - exponent)
      let scaled = number.coefficient.multipliedReportingOverflow(by: shift)
      let instant = scaled.partialValue.dividedDown(by: power * base) * base
      let (start, isFar) = instant.multipliedReportingOverflow(by: power)
      guard !scaled.overflow, !isFar, instant.magnitude < limit.magnitude else { break }
      let rest = DecimalNumber(coefficient: scaled.partialValue - start, exponent: finest)
      parts.append((instant, rest))
    }
    guard parts.count == numbers.count else {
      return Scale.linear.labels(of: ticks, format: TickFormat(suffix: "\u{202F}\(unit.symbol)"))
    }
    let format = DecimalFormat(for: parts.map(\.rest), step: TickStep(1, exponent: finest))
    return parts.map { part in
      let time = LocalTime(part.instant, in: zone)
      let fraction = time.fraction(digits: base == 1 ? 9 : 6)
      return TickLabel(
        "+\(format.text(part.rest))\u{202F}ns",
        context: "\(time.day) \(time.time).\(fraction)\(mark(of: part.instant, time))"
      )
    }
  }
}

extension DecimalNumber {
  /// The number times a power of ten.
  fileprivate func moved(_ exponent: Int) -> DecimalNumber {
    DecimalNumber(coefficient: coefficient, exponent: self.exponent + exponent)
  }
}
