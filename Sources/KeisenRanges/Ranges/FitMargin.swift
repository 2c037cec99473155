import KeisenData
import KeisenScales

/// The room that a series wants around its extents in a range that follows the data.
public struct FitMargin: Hashable, Sendable {
  /// What is added below the least value, in the values of the dimension.
  public var low: Double
  /// What is added above the greatest value, in the values of the dimension.
  public var high: Double
  /// The room below that, as a part of the length of all data, measured on the scale; from 0 on.
  public var lowPart: Double
  /// The room above that, as a part of the length of all data, measured on the scale; from 0 on.
  public var highPart: Double
  /// The room below on a log scale, where it is more than `lowPart`: bars from a baseline without a
  /// place begin there, and the least of them would have no length else.
  public var logLowPart: Double

  /// Makes a margin.
  public init(
    low: Double = 0,
    high: Double = 0,
    lowPart: Double = 0,
    highPart: Double = 0,
    logLowPart: Double = 0
  ) {
    (self.low, self.high, self.lowPart, self.highPart) = (low, high, lowPart, highPart)
    self.logLowPart = logLowPart
  }

  /// Nothing.
  public static let none = FitMargin()

  /// The room at an end where marks end in the open, as a part of the length of the data.
  public static let part = 0.05

  /// Points of a small plot, in which strokes at the ends have just enough room.
  private static let smallPlot = 150.0
  /// The greatest room for strokes, as a part of the length of the data.
  private static let maxPart = 0.1

  /// Returns the room that strokes of a width want at an end: a twentieth of the length of the data
  /// or, if that is more, half of the stroke on a plot of 150 points, at most a tenth.
  ///
  /// A range is computed before any layout, so it knows no plot.
  static func part(ofStroke width: Double) -> Double {
    let half = width / 2 / smallPlot
    // Of the whole range, which is longer than the data by the room at both ends.
    guard half > 0, half < 0.5 else { return half > 0 ? maxPart : part }
    return Swift.max(part, Swift.min(half / (1 - 2 * half), maxPart))
  }

  /// Returns the room of strokes at both ends.
  ///
  /// - Parameter width: Width of the line or diameter of the markers, in points.
  /// - Returns: The margin.
  package static func around(strokes width: Double) -> FitMargin {
    let part = part(ofStroke: width)
    return FitMargin(lowPart: part, highPart: part)
  }

  /// Returns the room of values that are drawn from a baseline: beyond the tips, on their sides of
  /// it.
  ///
  /// - Parameters:
  ///   - ends: The extent of the values; nil for none.
  ///   - baseline: Where they begin.
  ///   - width: Width of strokes at the tips, in points.
  /// - Returns: The margin.
  package static func beyond(
    _ ends: (min: Double, max: Double)?,
    from baseline: Double,
    strokes width: Double = 0
  ) -> FitMargin {
    let part = part(ofStroke: width)
    return FitMargin(
      lowPart: ends.map { $0.min < baseline } ?? false ? part : 0,
      highPart: ends.map { $0.max > baseline } ?? true ? part : 0,
      logLowPart: baseline <= 0 ? logPart : 0
    )
  }

  /// Returns the margin of what ends at two values each, without room at an end that is a baseline,
  /// as of a stack.
  package func standing(on baseline: Double, _ extent: Extent) -> FitMargin {
    guard let ends = extent.relative(to: 0) else { return self }
    var margin = self
    if ends.min == baseline { margin.lowPart = 0 }
    if ends.max == baseline { margin.highPart = 0 }
    return margin
  }

  /// The room below the least value on a log scale that a baseline without a place leaves to it.
  package static let logPart = 0.06

  /// Returns the room below on a scale.
  func lowPart(on scale: Scale) -> Double {
    if case .log = scale { return Swift.max(lowPart, logLowPart) }
    return lowPart
  }
}
