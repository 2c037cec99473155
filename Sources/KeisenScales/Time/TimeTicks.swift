/// What the ticks of a time axis are worth: instants, mostly on the steps of a calendar.
package struct TimeTicks: Hashable, Sendable {
  /// The scale they are of.
  let scale: TimeScale
  /// When they are, in nanoseconds from 1970-01-01 UTC, in the order of the values.
  let instants: [Int128]
  /// The step that they are multiples of; nil where a caller chose them.
  let step: TimeStep?

  /// The values in the scale's unit.
  package var numbers: [DecimalNumber] {
    let unit = LocalTime.nanosecondsPerSecond / Int128(scale.unit.perSecond)
    return instants.map { instant in
      let (quotient, rest) = instant.quotientAndRemainder(dividingBy: unit)
      return rest == 0
        ? DecimalNumber(coefficient: quotient, exponent: 0)
        : DecimalNumber(coefficient: instant, exponent: -scale.unit.nanosecondsExponent)
    }
  }
}
