import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenStatistics

/// How violins look, and how their densities are found.
public struct ViolinStyle: BodyStyle, Hashable, Sendable {
  /// What is drawn within a violin.
  public enum Inner: Int32, Hashable, Sendable, CaseIterable {
    /// A narrow bar between the quartiles, a line as far as whiskers reach, a dot at the median.
    case box = 0
    /// Lines as wide as the violin at both quartiles, and a stronger one at the median.
    case quartiles = 1
    /// Nothing.
    case none = 2
  }

  /// What the widths of several violins tell.
  public enum Scaling: Int32, Hashable, Sendable, CaseIterable {
    /// All cover the same area, save where one half is drawn alone: the widest one has the full
    /// width.
    case area = 0
    /// Each is as wide at its widest as its group has rows: the largest group has the full width.
    case count = 1
    /// Each has the full width at its widest.
    case width = 2
  }

  /// Which half is drawn.
  public enum Side: Int32, Hashable, Sendable, CaseIterable {
    /// Both.
    case both = 0
    /// That towards lesser positions.
    case low = 1
    /// That towards greater positions.
    case high = 2
  }

  /// The dimension of the values.
  public var valueDimension: Dimension
  /// How wide the widest violin is, as a part of the least way from a group to the next.
  public var width: Double
  /// How wide the kernel is.
  public var bandwidth: KernelBandwidth
  /// What the bandwidth is multiplied by.
  public var adjust: Double
  /// Bandwidths that violins go on beyond their least and greatest values.
  public var cut: Double
  /// What is drawn within a violin.
  public var inner: Inner
  /// What the widths tell.
  public var scaling: Scaling
  /// Which half is drawn; two series, one for each half, make split violins.
  public var side: Side
  /// The colour that fills violins; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of the fill is multiplied by, in 0...1; lines keep theirs.
  public var alpha: Double
  /// The colour of lines; nil takes that of the violin.
  public var lineColor: Color?
  /// Width of the outline, in points.
  public var lineWidth: Double

  /// Makes a style.
  public init(
    valueDimension: Dimension = .y,
    width: Double = 0.8,
    bandwidth: KernelBandwidth = .scott,
    adjust: Double = 1,
    cut: Double = 0,
    inner: Inner = .box,
    scaling: Scaling = .area,
    side: Side = .both,
    color: Color? = nil,
    alpha: Double = 0.35,
    lineColor: Color? = nil,
    lineWidth: Double = 1
  ) {
    (self.valueDimension, self.width) = (valueDimension, width)
    (self.bandwidth, self.adjust, self.cut) = (bandwidth, adjust, cut)
    (self.inner, self.scaling, self.side) = (inner, scaling, side)
    (self.color, self.alpha, self.lineColor, self.lineWidth) = (color, alpha, lineColor, lineWidth)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try validateWidth()
    try requireFraction(alpha, "alpha")
    try requireLength(lineWidth, "line width")
    try requireLength(cut, "cut")
    try requirePositive(adjust, "adjustment of the bandwidth")
    switch bandwidth {
    case .factor(let number), .width(let number): try requirePositive(number, "bandwidth")
    case .scott, .silverman: break
    }
  }
}

extension ViolinStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.lineWidth), .init(.alpha, \.alpha), .init(.barWidth, \.width)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.lineColor)]
  }
}
