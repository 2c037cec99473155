import KeisenPrimitives

/// A scale of the caller's own: two functions, from values to what positions are straight in and
/// back.
///
/// What `forward` makes of the values of a range is spread evenly over it, so units and direction
/// don't matter: √v, 2√v and -√v are one scale. Both functions must be pure: they are called from
/// any thread, at any time, for any values within the domain, and the same value must give the same
/// result. They must not use the scale, by a projection on it or a chart that shows it: that is an
/// error of code `.invalidState`, and what was asked for has no place.
///
/// Before a range is drawn on the scale it is checked (`check`): `forward` must rise or fall
/// throughout the range, and `inverse` must undo it. A scale is equal to itself alone.
public final class CustomScale: Sendable {
  /// Writes what a function makes of each of some values; the two don't overlap.
  package typealias Function =
    @Sendable (UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) throws -> Void

  /// What it is called in words, such as "logit".
  public let label: String
  /// The values that have a place, where `forward` is finite.
  ///
  /// No function is asked for any other.
  public let domain: ClosedRange<Double>
  /// Where ticks stand; none leaves them to the scale.
  public let ticks: [Double]
  let forwardFunction: Function
  let inverseFunction: Function
  let state = Locked(State())

  struct State {
    /// The ranges that were checked last, and in which of them the function falls.
    var checked: [(low: Double, high: Double, isFalling: Bool)] = []
    var failures = 0
    /// What failed last, to be asked again by who tells of it.
    var failed: (isForward: Bool, values: [Double])?
    /// The threads that are in one of its functions.
    var callers = Callers()
    /// What `forward` makes of the domain, once it is known.
    var image: (low: Double, high: Double)?
  }

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - label: What it is called in words: "on the logit scale".
  ///   - domain: The values that have a place; others are gaps, as negative ones on a log scale. A
  ///     fit looks at what of the data is within.
  ///   - ticks: Absolute values at which ticks stand; where fewer than two are in a range, and
  ///     without any, they are round numbers at about equal distances.
  ///   - forward: What positions are straight in; values for which it is not finite have no place.
  ///   - inverse: The value whose `forward` is a number. It is asked for what lies between what
  ///     `forward` makes of both ends of the domain, as far as these are finite. What it returns
  ///     beyond the domain is taken into it; NaN is no value.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an end of the domain is NaN, nothing
  ///   finite is in it but one value, or a tick is not finite, or there are more than 1,000.
  public convenience init(
    label: String = "custom",
    domain: ClosedRange<Double> = -.infinity ... .infinity,
    ticks: [Double] = [],
    forward: @escaping @Sendable (Double) throws -> Double,
    inverse: @escaping @Sendable (Double) throws -> Double
  ) throws(KeisenError) {
    func each(_ function: @escaping @Sendable (Double) throws -> Double) -> Function {
      { values, results in
        for index in values.indices { results[index] = try function(values[index]) }
      }
    }
    try self.init(
      label: label,
      low: domain.lowerBound,
      high: domain.upperBound,
      ticks: ticks,
      forward: each(forward),
      inverse: each(inverse)
    )
  }

  /// Makes a scale of functions that take many values at once.
  package init(
    label: String,
    low: Double,
    high: Double,
    ticks: [Double],
    forward: @escaping Function,
    inverse: @escaping Function
  ) throws(KeisenError) {
    guard low < high, low < .infinity, high > -.infinity else {
      throw .invalidArgument("domain of a scale must have low < high, got (\(low), \(high))")
    }
    guard ticks.count <= Ticks.maximum else {
      throw .invalidArgument("a scale takes at most \(Ticks.maximum) ticks, got \(ticks.count)")
    }
    if let wrong = ticks.first(where: { !$0.isFinite }) {
      throw .invalidArgument("ticks of a scale must be finite, got \(wrong)")
    }
    self.label = label
    domain = low...high
    self.ticks = ticks.sorted()
    (forwardFunction, inverseFunction) = (forward, inverse)
  }
}

extension CustomScale: Hashable {
  /// Whether both are one object.
  public static func == (one: CustomScale, other: CustomScale) -> Bool { one === other }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
