import KeisenFrames
import KeisenPrimitives

/// How a chart becomes sound.
public struct Sonification: Hashable, Sendable {
  /// Seconds from the beginning of the time axis to its end, positive and finite.
  public var duration: Double
  /// The frequency at the low end of an axis of values, in hertz, positive.
  public var minFrequency: Double
  /// The frequency at its high end, above the other one and finite.
  public var maxFrequency: Double
  /// The most points of a series, 4 at least.
  public var maxPoints: Int

  /// Makes options; what is not given is five seconds from A3 to A6, with 500 points.
  public init(
    duration: Double = 5,
    minFrequency: Double = 220,
    maxFrequency: Double = 1_760,
    maxPoints: Int = 500
  ) {
    (self.duration, self.maxPoints) = (duration, maxPoints)
    (self.minFrequency, self.maxFrequency) = (minFrequency, maxFrequency)
  }

  /// Checks the numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError) {
    try requirePositive(duration, "duration")
    try requirePositive(minFrequency, "min frequency")
    guard maxFrequency > minFrequency, maxFrequency.isFinite else {
      throw .invalidArgument(
        "max frequency must be above \(minFrequency) and finite, got \(maxFrequency)"
      )
    }
    guard maxPoints >= DescribedSeries.fewestRows else {
      throw .invalidArgument(
        "points must be at least \(DescribedSeries.fewestRows), got \(maxPoints)"
      )
    }
  }
}
