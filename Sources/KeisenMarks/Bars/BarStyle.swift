import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// How bars look, where no column says otherwise.
public struct BarStyle: Hashable, Sendable {
  /// What the width of bars is measured in.
  public enum WidthUnit: Int32, Hashable, Sendable, CaseIterable {
    /// The least distance of two bars' positions; where there are no two, 1, or a day among
    /// instants.
    case distance = 0
    /// Units of the positions: of timestamps those of the column.
    case data = 1
    /// Points.
    case points = 2
  }

  /// Width of a bar, in `widthUnit`; not of bars whose rows have widths or ends.
  public var width: Double
  /// What `width` and `offset` are measured in; of bars whose rows have widths or ends the offset
  /// alone.
  public var widthUnit: WidthUnit
  /// Whether each edge stands at the nearest place between device pixels, so that bars that touch
  /// have no seam.
  ///
  /// Else bars of one width are equally wide, but where these are in units of the data, or no less
  /// than the distance: then it is so anyway.
  public var snapsEdges: Bool
  /// How far the bars stand beside their positions, in `widthUnit`, towards greater positions; in
  /// points to the right or up.
  public var offset: Double
  /// Where bars without a base of their own begin, in the units of the values.
  public var baseline: Double
  /// How far bars are turned from the way they go, in degrees, clockwise; 0 is upright, or level.
  ///
  /// Turned bars have a width in points and neither names, ends, widths nor bases of rows. Each
  /// goes to its row's point from the line that stands across their direction and goes through
  /// `anchor` and the baseline.
  public var angle: Double
  /// The position where the line that turned bars begin at has the baseline as its value.
  public var anchor: Double
  /// The colour that fills the bars; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of fills and borders is multiplied by, in 0...1.
  public var alpha: Double
  /// Width of the border within a bar's edges, in points; 0 is none.
  public var borderWidth: Double
  /// The colour of the border; nil takes the theme's for axes.
  public var borderColor: Color?
  /// The radii of a bar's corners.
  public var radii: BarRadii
  /// Width of the lines from each bar's tip to the next bar, in points; 0 is none.
  ///
  /// They are drawn over bars of which each stands beside the one of the row before it, as in a
  /// waterfall.
  public var connectorWidth: Double
  /// The colour of these lines; nil takes the theme's for axes.
  public var connectorColor: Color?
  /// Whether bars have their values as texts: of bars with bases of their own their lengths.
  ///
  /// Bars at an angle have none, nor has any where more than 2,000 are in view.
  public var labels: ValueLabelStyle

  /// Makes a style.
  public init(
    width: Double = 0.8,
    widthUnit: WidthUnit = .distance,
    snapsEdges: Bool = false,
    offset: Double = 0,
    baseline: Double = 0,
    angle: Double = 0,
    anchor: Double = 0,
    color: Color? = nil,
    alpha: Double = 1,
    borderWidth: Double = 0,
    borderColor: Color? = nil,
    radii: BarRadii = BarRadii(),
    connectorWidth: Double = 0,
    connectorColor: Color? = nil,
    labels: ValueLabelStyle = ValueLabelStyle()
  ) {
    (self.width, self.widthUnit, self.offset) = (width, widthUnit, offset)
    (self.snapsEdges, self.angle, self.anchor) = (snapsEdges, angle, anchor)
    (self.baseline, self.color, self.alpha) = (baseline, color, alpha)
    (self.borderWidth, self.borderColor, self.radii) = (borderWidth, borderColor, radii)
    (self.connectorWidth, self.connectorColor) = (connectorWidth, connectorColor)
    self.labels = labels
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try Self.validate(width: width)
    try requireFinite(offset, "offset")
    try requireFinite(baseline, "baseline")
    try requireFinite(angle, "angle")
    try requireFinite(anchor, "anchor")
    try requireFraction(alpha, "alpha")
    try requireLength(borderWidth, "border width")
    try radii.validate()
    try requireLength(connectorWidth, "connector width")
    try labels.validate()
  }

  static func validate(width: Double) throws(KeisenError) {
    try requirePositive(width, "width of bars")
  }
}

/// The radii of a bar's four corners, in points, fitted to the bar.
///
/// Two are at the tip, where the value is, and stay there when the value is below the base. Left
/// and right are those of the picture for upright bars; of level ones left is above.
public struct BarRadii: Hashable, Sendable {
  /// Radius of the left corner at the tip.
  public var tipLeft: Double
  /// Radius of the right corner at the tip.
  public var tipRight: Double
  /// Radius of the left corner at the base.
  public var rootLeft: Double
  /// Radius of the right corner at the base.
  public var rootRight: Double

  /// Makes radii of each corner.
  public init(
    tipLeft: Double = 0,
    tipRight: Double = 0,
    rootLeft: Double = 0,
    rootRight: Double = 0
  ) {
    (self.tipLeft, self.tipRight) = (tipLeft, tipRight)
    (self.rootLeft, self.rootRight) = (rootLeft, rootRight)
  }

  /// Makes radii of both corners at the tip and of both at the base.
  public init(tip: Double, root: Double = 0) {
    self.init(tipLeft: tip, tipRight: tip, rootLeft: root, rootRight: root)
  }

  /// The most that two corners take along the bar.
  var reach: Double { max(tipLeft, tipRight) + max(rootLeft, rootRight) }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError) {
    try requireLength(tipLeft, "radius of the tip's left corner")
    try requireLength(tipRight, "radius of the tip's right corner")
    try requireLength(rootLeft, "radius of the root's left corner")
    try requireLength(rootRight, "radius of the root's right corner")
  }
}

/// How some of the bars of a series look; nil leaves what the series' style has.
public struct BarRowStyle: Hashable, Sendable {
  /// The colour that fills the bars, before one of a colour column.
  public var color: Color?
  /// Width of a bar, in the unit of the series' style; not of bars whose rows have widths or ends.
  public var width: Double?
  /// Width of the border within a bar's edges, in points.
  public var borderWidth: Double?
  /// The colour of the border.
  public var borderColor: Color?
  /// The radii of a bar's corners.
  public var radii: BarRadii?

  /// Makes a look.
  public init(
    color: Color? = nil,
    width: Double? = nil,
    borderWidth: Double? = nil,
    borderColor: Color? = nil,
    radii: BarRadii? = nil
  ) {
    (self.color, self.width) = (color, width)
    (self.borderWidth, self.borderColor, self.radii) = (borderWidth, borderColor, radii)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError) {
    if let width { try BarStyle.validate(width: width) }
    if let borderWidth { try requireLength(borderWidth, "border width") }
    try radii?.validate()
  }
}

extension BarStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.alpha, \.alpha),
      .init(.borderWidth, \.borderWidth),
      .init(.barWidth, \.width),
      .init(.baseline, \.baseline),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.borderColor) { $1.axis }]
  }
}
