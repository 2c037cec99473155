import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenStatistics

/// How boxes look, and what they tell of their groups.
public struct BoxStyle: BodyStyle, Hashable, Sendable {
  /// The dimension of the values.
  public var valueDimension: Dimension
  /// How wide a box is, as a part of the least way from a group to the next.
  public var width: Double
  /// How far whiskers reach: to the farthest value that is still within.
  public var whiskers: BoxWhiskers
  /// Whether the values of each group are the numbers of its box, not rows that it tells of; then
  /// `whiskers` counts for nothing.
  ///
  /// They are, in this order, the ends of lower whisker and box, the median, the ends of upper box
  /// and whisker, the mean, the lower and the upper end of the notch, and then any outliers. A
  /// group of fewer than eight has no box, nor one whose first five are not all there; a mean, a
  /// notch and outliers may be missing.
  public var isGiven: Bool
  /// Whether boxes narrow at their median, over its 95 % confidence interval.
  public var isNotched: Bool
  /// Whether a marker stands on the mean.
  public var showsMean: Bool
  /// Whether values beyond the whiskers have markers; those without do not count for a fit.
  public var showsOutliers: Bool
  /// The colour that fills boxes; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of the fill is multiplied by, in 0...1; lines and markers keep theirs.
  public var alpha: Double
  /// The colour of lines and outliers; nil takes that of the box.
  public var lineColor: Color?
  /// Width of outline and whiskers, in points, rounded to whole device pixels; that of the median
  /// is twice as much.
  public var lineWidth: Double
  /// How wide the ends of whiskers are, as a part of the box, in 0...1.
  public var capWidth: Double
  /// Diameter of the outliers' markers, in points.
  public var outlierSize: Double

  /// Makes a style.
  public init(
    valueDimension: Dimension = .y,
    width: Double = 0.6,
    whiskers: BoxWhiskers = .standard,
    isGiven: Bool = false,
    isNotched: Bool = false,
    showsMean: Bool = false,
    showsOutliers: Bool = true,
    color: Color? = nil,
    alpha: Double = 0.35,
    lineColor: Color? = nil,
    lineWidth: Double = 1,
    capWidth: Double = 0.4,
    outlierSize: Double = 4
  ) {
    (self.valueDimension, self.width, self.whiskers) = (valueDimension, width, whiskers)
    (self.isGiven, self.isNotched) = (isGiven, isNotched)
    (self.showsMean, self.showsOutliers) = (showsMean, showsOutliers)
    (self.color, self.alpha, self.lineColor, self.lineWidth) = (color, alpha, lineColor, lineWidth)
    (self.capWidth, self.outlierSize) = (capWidth, outlierSize)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try validateWidth()
    try requireFraction(alpha, "alpha")
    try requireLength(lineWidth, "line width")
    try requireFraction(capWidth, "cap width")
    try requireLength(outlierSize, "outlier size")
    switch whiskers {
    case .factor(let factor):
      guard factor >= 0 else {
        throw .invalidArgument("factor of whiskers must not be negative, got \(factor)")
      }
    case .percentiles(let low, let high):
      guard low >= 0, low <= high, high <= 100 else {
        throw .invalidArgument(
          "percentiles of whiskers must be ordered from 0 to 100, got (\(low), \(high))"
        )
      }
    }
  }
}

extension BoxStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.width, \.lineWidth),
      .init(.size, \.outlierSize),
      .init(.alpha, \.alpha),
      .init(.barWidth, \.width),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.lineColor)]
  }
}
