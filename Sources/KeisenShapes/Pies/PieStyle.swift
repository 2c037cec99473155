import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// How a pie looks.
public struct PieStyle: Hashable, Sendable {
  /// The order in which slices follow each other.
  public enum Order: Int32, Hashable, Sendable, CaseIterable {
    /// That of the rows.
    case given = 0
    /// The least value first; equal ones in the order of the rows.
    case ascending = 1
    /// The greatest value first; equal ones in the order of the rows.
    case descending = 2
  }

  /// Where labels stand.
  public enum LabelPlace: Int32, Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none = 0
    /// Beside the disc, each with a line that leads to its slice.
    case outside = 1
    /// Within the slices that have room for them.
    case inside = 2
    /// Within a slice that has room, beside the disc else.
    case automatic = 3
  }

  /// What labels say.
  public enum LabelContent: Int32, Hashable, Sendable, CaseIterable {
    /// Name and percentage; the latter alone where there are no names.
    case nameAndPercent = 0
    /// The name.
    case name = 1
    /// The percentage.
    case percent = 2
    /// The value.
    case value = 3
    /// Name and value; the latter alone where there are no names.
    case nameAndValue = 4
  }

  /// Radius of the pie as a part of the greatest that there is room for, above 0, at most 1: rings
  /// within each other differ in it.
  public var radius: Double
  /// Radius of the hole as a part of the pie's, from 0 to less than 1.
  public var innerRadius: Double
  /// Distance between slices, in points, the same all along their sides.
  ///
  /// Of a thin slice it takes no more than a third of the rim.
  public var gap: Double
  /// Where the first slice begins, in degrees clockwise from 12 o'clock.
  public var startAngle: Double
  /// Whether slices follow each other clockwise.
  public var isClockwise: Bool
  /// The order in which they do.
  public var order: Order
  /// Colours of the rows from the first on; those beyond take the next ones of the chart's colour
  /// cycle.
  public var colors: [Color]
  /// What the alpha of all colours is multiplied by, in 0...1.
  public var alpha: Double
  /// Where labels stand.
  ///
  /// Those of a pie within another one stand inside or nowhere.
  public var labelPlace: LabelPlace
  /// What they say.
  public var labelContent: LabelContent
  /// How values are written, or percentages, of which it gets the part of the sum in 0...1.
  ///
  /// Where the format is automatic, percentages have no digits after the point, below 1 % one.
  public var format: TickFormat
  /// The least part of the sum that has a label, in 0...1; 0 gives every slice one.
  public var labelThreshold: Double
  /// Size of the labels, in points.
  public var labelSize: Double
  /// Colour of the labels; nil takes the theme's, and within a slice what can be read there.
  public var labelColor: Color?

  /// Makes a style.
  public init(
    radius: Double = 1,
    innerRadius: Double = 0,
    gap: Double = 1,
    startAngle: Double = 0,
    isClockwise: Bool = true,
    order: Order = .given,
    colors: [Color] = [],
    alpha: Double = 1,
    labelPlace: LabelPlace = .outside,
    labelContent: LabelContent = .nameAndPercent,
    labelThreshold: Double = 0.005,
    format: TickFormat = TickFormat(),
    labelSize: Double = 12,
    labelColor: Color? = nil
  ) {
    (self.radius, self.innerRadius, self.gap) = (radius, innerRadius, gap)
    (self.startAngle, self.isClockwise, self.order) = (startAngle, isClockwise, order)
    (self.colors, self.alpha) = (colors, alpha)
    (self.labelPlace, self.labelContent, self.format) = (labelPlace, labelContent, format)
    (self.labelThreshold, self.labelSize, self.labelColor) = (labelThreshold, labelSize, labelColor)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    guard radius > 0, radius <= 1 else {
      throw .invalidArgument("radius must be above 0 and at most 1, got \(radius)")
    }
    guard innerRadius >= 0, innerRadius < 1 else {
      throw .invalidArgument("inner radius must be at least 0 and below 1, got \(innerRadius)")
    }
    try requireLength(gap, "gap")
    try requireFinite(startAngle, "start angle")
    try requireFraction(alpha, "alpha")
    try requireFraction(labelThreshold, "label threshold")
    try format.validate()
    try requireTextSize(labelSize, "label size")
  }

  /// Returns the colour of a row that has none by its value.
  func color(of row: Int, _ frame: FrameContext) -> Color {
    let color = row >= 0 && row < colors.count ? colors[row] : frame.cycleColor(max(0, row))
    return color.opacity(Float(alpha))
  }
}

extension PieStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha), .init(.angle, \.startAngle)]
  }
}
