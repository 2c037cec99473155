import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// How category bars look.
public struct CategoryBarStyle: Hashable, Sendable {
  /// Which bars stand out.
  public enum Highlight: Hashable, Sendable {
    /// None.
    case none
    /// Every bar that equals the maximum, in the theme's colour for that.
    case automatic
    /// Every bar that equals the maximum, in a colour.
    case color(Color)
  }

  /// Where bars begin, in the units of the values.
  ///
  /// One that is out of range, or has no place on the scale, leaves them beginning beyond the plot.
  public var baseline: Double
  /// The part of the plot's height that a fit leaves free beyond the longest bars, 0 to 0.9.
  ///
  /// Above them, below them where all bars go down, and where bars go both ways half as much again
  /// below.
  public var headroom: Double
  /// Width of a bar, as a part of the way from bar to bar; above 0, at most 1.
  ///
  /// The default leaves gaps of half a bar's width before, between and after the bars.
  public var barWidth: Double
  /// Colour of the bars; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// Colours of single bars, from the first on, before any other; bars beyond them have none of
  /// their own.
  public var colors: [Color]
  /// What the alpha of all bars' colours is multiplied by, in 0...1; borders and values keep
  /// theirs.
  public var alpha: Double
  /// Which of the bars without a colour of their own stand out.
  public var highlight: Highlight
  /// Width of the border within a bar's edges, in points; 0 is none.
  public var borderWidth: Double
  /// Colour of the border; nil takes the theme's for axes.
  public var borderColor: Color?
  /// Radius of the two corners at a bar's tip, in points.
  public var cornerRadius: Double
  /// Width of the line along the baseline in points, where that runs within the plot; 0 is none.
  public var baselineWidth: Double
  /// Colour of that line; nil takes the theme's for axes.
  public var baselineColor: Color?
  /// Whether bars have their values at their tips, or within them where the plot ends.
  ///
  /// Where not all have room so they are turned; where that does not help the maximum alone has its
  /// value, if there is room for it.
  public var showsValueLabels: Bool
  /// How values are written.
  ///
  /// Where it does not say how many digits there are, a number with a fraction and more than six
  /// digits is rounded to four, and never before the point.
  public var valueFormat: TickFormat
  /// Size of the values, in points.
  public var valueSize: Double
  /// Colour of the values; nil takes the theme's, and within a bar what can be read there.
  public var valueColor: Color?

  /// Makes a style.
  public init(
    baseline: Double = 0,
    headroom: Double = 0.25,
    barWidth: Double = 2.0 / 3,
    color: Color? = nil,
    colors: [Color] = [],
    alpha: Double = 1,
    highlight: Highlight = .none,
    borderWidth: Double = 0,
    borderColor: Color? = nil,
    cornerRadius: Double = 0,
    baselineWidth: Double = 1,
    baselineColor: Color? = nil,
    showsValueLabels: Bool = true,
    valueFormat: TickFormat = TickFormat(),
    valueSize: Double = 12,
    valueColor: Color? = nil
  ) {
    (self.baseline, self.headroom, self.barWidth) = (baseline, headroom, barWidth)
    (self.color, self.colors, self.alpha, self.highlight) = (color, colors, alpha, highlight)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
    (self.cornerRadius, self.baselineWidth) = (cornerRadius, baselineWidth)
    (self.baselineColor, self.showsValueLabels) = (baselineColor, showsValueLabels)
    (self.valueFormat, self.valueSize, self.valueColor) = (valueFormat, valueSize, valueColor)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireFinite(baseline, "baseline")
    guard headroom >= 0, headroom <= 0.9 else {
      throw .invalidArgument("headroom must be in 0...0.9, got \(headroom)")
    }
    guard barWidth > 0, barWidth <= 1 else {
      throw .invalidArgument("bar width must be above 0 and at most 1, got \(barWidth)")
    }
    try requireFraction(alpha, "alpha")
    try requireLength(borderWidth, "border width")
    try requireLength(cornerRadius, "corner radius")
    try requireLength(baselineWidth, "baseline width")
    try valueFormat.validate()
    try requireTextSize(valueSize, "value size")
  }
}

extension CategoryBarStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.alpha, \.alpha),
      .init(.borderWidth, \.borderWidth),
      .init(.cornerRadius, \.cornerRadius),
      .init(.barWidth, \.barWidth, .leastNormalMagnitude...1),
      .init(.baseline, \.baseline),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.borderColor) { $1.axis }]
  }
}
