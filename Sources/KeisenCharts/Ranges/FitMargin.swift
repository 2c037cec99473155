import KeisenScales

/// What a fit adds to the extents of a series.
public struct FitMargin: Hashable, Sendable {
  /// What is added below the least value, in the values of the dimension.
  public var low: Double
  /// What is added above the greatest value, in the values of the dimension.
  public var high: Double
  /// The part of the length that stays free below all that, from 0 on.
  public var lowPart: Double
  /// The part of the length that stays free above all that; less than 1 with `lowPart`.
  public var highPart: Double
  /// The part that stays free below on a log scale, where it is more than `lowPart`: bars from a baseline without a place begin
  /// there, and the least of them would have no length else.
  public var logLowPart: Double

  /// Makes a margin.
  public init(
    low: Double = 0,
    high: Double = 0,
    lowPart: Double = 0,
    highPart: Double = 0,
    logLowPart: Double = 0
  ) {
    self.low = low
    self.high = high
    self.lowPart = lowPart
    self.highPart = highPart
    self.logLowPart = logLowPart
  }

  /// Nothing.
  public static let none = FitMargin()

  /// Points of a small plot, in which markers at the ends of a fit have just enough room.
  private static let smallPlot = 150.0
  /// The most that markers take at either end.
  private static let mostMarkerPart = 0.1

  /// Returns as much at both ends as half a marker takes of a plot of 150 points, at most a tenth.
  ///
  /// A fit precedes any layout and is kept, so it knows of no plot.
  ///
  /// - Parameter size: Diameter of the markers, in points.
  /// - Returns: The margin; none without markers.
  static func markers(of size: Double) -> FitMargin {
    guard size > 0 else { return .none }
    let part = Swift.min(size / 2 / smallPlot, mostMarkerPart)
    return FitMargin(lowPart: part, highPart: part)
  }

  /// Returns the part of the length that stays free below on a scale.
  func lowPart(on scale: Scale) -> Double {
    if case .log = scale { return Swift.max(lowPart, logLowPart) }
    return lowPart
  }

  /// Returns a range with the margin.
  ///
  /// Parts are measured on the scale. An empty range has no length to have a part of: with parts at both ends, or on a log scale, it
  /// stays as it is, so that its value is in the middle, else the end moves on by 1. What would overflow is not added.
  ///
  /// - Parameters:
  ///   - min: The least value, relative to `origin`.
  ///   - max: The greatest value, relative to `origin`.
  ///   - scale: How values become distance.
  ///   - origin: What the values are relative to.
  /// - Returns: Both ends, relative to `origin`.
  func around(
    _ min: Double,
    _ max: Double,
    on scale: Scale,
    origin: Int64
  ) -> (min: Double, max: Double) {
    guard self != .none else { return (min, max) }
    func allowed(_ ends: (min: Double, max: Double)) -> (min: Double, max: Double)? {
      guard (ends.max - ends.min).isFinite, ends.min.isFinite, ends.max.isFinite,
        scale.shows(origin: origin, min: ends.min, max: ends.max)
      else { return nil }
      return ends
    }
    let (min, max) = allowed((min - low, max + high)) ?? (min, max)
    var isLog = false
    if case .log = scale { isLog = true }
    let lowPart = lowPart(on: scale)
    guard lowPart > 0 || highPart > 0 else { return (min, max) }
    guard min < max else {
      let staysEmpty = isLog || lowPart > 0 && highPart > 0
      return staysEmpty ? (min, max) : allowed((min, max + 1)) ?? (min, max)
    }
    let map = scale.map(origin: origin, min: min, max: max, to: 0, 1)
    let length = 1 / (1 - lowPart - highPart)
    let ends = (
      lowPart > 0 ? map.value(at: -lowPart * length) : min,
      highPart > 0 ? map.value(at: 1 + highPart * length) : max
    )
    return allowed(ends) ?? allowed((ends.0, max)) ?? allowed((min, ends.1)) ?? (min, max)
  }
}
