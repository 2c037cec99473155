/// The ticks of one axis: where they stand, and what they are worth to the last digit.
package struct Ticks: Hashable, Sendable {
  /// What ticks are worth, by the rule that placed them.
  package enum Marks: Hashable, Sendable {
    /// Absolute values that are multiples of a step; of an only tick the step is a unit of its last
    /// digit.
    case numbers([DecimalNumber], step: TickStep)
    /// Multiples of powers of a base.
    case powers(PowerTicks)
    /// Absolute values that share no step, and the minor ticks among them, relative to the origin.
    case loose([DecimalNumber], minorValues: [Double])
    /// Instants of a calendar.
    case time(TimeTicks)
  }

  /// What the values are relative to.
  package let origin: Int64
  /// The first end of the range, relative to the origin.
  package let min: Double
  /// The last end of the range, relative to the origin.
  package let max: Double
  /// The positions, relative to the origin, from `min` to `max`; no two are equal.
  package let values: [Double]
  /// What they are worth, as many as `values`.
  package let marks: Marks

  /// Makes ticks.
  package init(origin: Int64, min: Double, max: Double, values: [Double], marks: Marks) {
    self.origin = origin
    self.min = min
    self.max = max
    self.values = values
    self.marks = marks
  }

  /// Makes no ticks.
  package init(none origin: Int64, min: Double, max: Double) {
    let marks = Marks.numbers([], step: TickStep(1, exponent: 0))
    self.init(origin: origin, min: min, max: max, values: [], marks: marks)
  }
}
