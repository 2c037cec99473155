import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Crosshair {
  /// How a crosshair looks, and which row it moves to.
  public struct Style: Hashable, Sendable {
    /// Whether it has a vertical line, at a value of x.
    public var showsX: Bool
    /// Whether it has a horizontal line, at a value of y.
    public var showsY: Bool
    /// Which row it moves to, of the series on the projections of its lines.
    ///
    /// A pointer of one value alone snaps along x, or not at all where that is the value of y.
    public var snap: Snap
    /// Distance in points up to which it snaps, infinite for any; nil for 24 points, and for any
    /// along x.
    public var reach: Double?
    /// Full width of the lines in points, drawn as a whole number of device pixels; 0 draws none.
    public var width: Double
    /// Colour of the lines; nil takes the theme's for axes.
    public var color: Color?
    /// Lengths that alternate mark and gap, in multiples of the width; none is solid.
    public var dash: [Double]
    /// Whether the values are written beside the axes.
    public var showsLabels: Bool
    /// Size of these texts, in points.
    public var labelSize: Double
    /// Their colour; nil takes one that is easy to read on what is behind.
    public var labelColor: Color?
    /// What is behind them; nil takes the theme's colour for labels.
    public var labelBackground: Color?
    /// Radius of the corners of that, in points.
    public var labelRadius: Double
    /// Diameter within the ring around the row that it moved to, in points; 0 draws none.
    public var markerSize: Double
    /// Colour of the ring; nil takes the theme's for titles.
    public var markerColor: Color?

    /// Makes a style.
    public init(
      showsX: Bool = true,
      showsY: Bool = true,
      snap: Snap = .none,
      reach: Double? = nil,
      width: Double = 1,
      color: Color? = nil,
      dash: [Double] = [],
      showsLabels: Bool = true,
      labelSize: Double = 12,
      labelColor: Color? = nil,
      labelBackground: Color? = nil,
      labelRadius: Double = 3,
      markerSize: Double = 7,
      markerColor: Color? = nil
    ) {
      (self.showsX, self.showsY, self.snap, self.reach) = (showsX, showsY, snap, reach)
      (self.width, self.color, self.dash, self.showsLabels) = (width, color, dash, showsLabels)
      (self.labelSize, self.labelColor) = (labelSize, labelColor)
      (self.labelBackground, self.labelRadius) = (labelBackground, labelRadius)
      (self.markerSize, self.markerColor) = (markerSize, markerColor)
    }

    /// Checks what a caller chose.
    ///
    /// - Throws: `KeisenError` with code `.invalidArgument`.
    func validate() throws(KeisenError) {
      try LineStyle(width: width, dash: dash).validate()
      if let reach { try requireReach(reach) }
      try requireTextSize(labelSize, "label size")
      try requireLength(labelRadius, "label radius")
      try requireLength(markerSize, "marker size")
    }

    /// Whether it has a line at a value of a dimension.
    func shows(_ dimension: Dimension) -> Bool { dimension == .x ? showsX : showsY }
  }
}

/// Checks a distance up to which something is found.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN or negative.
func requireReach(_ reach: Double) throws(KeisenError) {
  guard reach >= 0 else {
    throw .invalidArgument("within must not be negative or NaN, got \(reach)")
  }
}

extension HitQuery.Mode {
  /// Distance in points up to which a pointer finds something where nobody chose another.
  var usualReach: Double { self == .x ? .infinity : 24 }
}
