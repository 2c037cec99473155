/// What the ticks of a time axis are worth: instants, mostly on the steps of a calendar.
package struct TimeTicks: Hashable, Sendable {
  /// The scale they are of.
  let scale: TimeScale
  /// When they are, in nanoseconds from 1970-01-01 UTC, in the order of the values.
  let instants: [Int128]
  /// The step that they are multiples of; nil where a caller chose them.
  let step: TimeStep?
  /// The minor ticks, relative to the origin, where a caller chose the ticks.
  let minorValues: [Double]

  init(scale: TimeScale, instants: [Int128], step: TimeStep?, minorValues: [Double] = []) {
    self.scale = scale
    self.instants = instants
    self.step = step
    self.minorValues = minorValues
  }

  /// The values in the scale's unit, without zeros at the end of their decimals.
  package var numbers: [DecimalNumber] {
    instants.map { instant in
      var number = DecimalNumber(coefficient: instant, exponent: -scale.unit.nanosecondsExponent)
      while number.exponent < 0, number.coefficient % 10 == 0 {
        number.coefficient /= 10
        number.exponent += 1
      }
      return number
    }
  }
}

extension TimeTicks {
  /// The ticks in the other order.
  var reversed: TimeTicks {
    TimeTicks(scale: scale, instants: instants.reversed(), step: step)
  }
}
