import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Tooltip {
  /// How a tooltip looks, and which rows it tells about.
  public struct Style: Hashable, Sendable {
    /// Whether it tells about the row that is drawn nearest, or about one row of every series at
    /// the x nearest to the pointer.
    ///
    /// A pointer at a value of x alone is about every series.
    public var mode: HitQuery.Mode
    /// Distance in points up to which a row is found, infinite for any; nil for 24 points, and for
    /// any along x.
    public var reach: Double?
    /// Size of the texts, in points.
    public var size: Double
    /// Colour of the texts; nil takes the theme's for titles and labels.
    public var color: Color?
    /// What fills the box; nil takes the theme's plot area's.
    public var background: Color?
    /// Full width of the border, in points; 0 is none.
    public var borderWidth: Double
    /// Its colour; nil takes the theme's for axes, half of it.
    public var borderColor: Color?
    /// Radius of the box's corners, in points.
    public var radius: Double
    /// Free room within the border; nil for what suits the size.
    public var insets: Insets?
    /// Distance between the box and the rows, their rings included, in points.
    public var gap: Double
    /// Diameter within the rings around the rows, in points; 0 draws none.
    public var markerSize: Double
    /// Colour of the rings; nil takes the theme's for titles.
    public var markerColor: Color?

    /// Makes a style.
    public init(
      mode: HitQuery.Mode = .nearest,
      reach: Double? = nil,
      size: Double = 12,
      color: Color? = nil,
      background: Color? = nil,
      borderWidth: Double = 1,
      borderColor: Color? = nil,
      radius: Double = 4,
      insets: Insets? = nil,
      gap: Double = 8,
      markerSize: Double = 7,
      markerColor: Color? = nil
    ) {
      (self.mode, self.reach, self.size, self.color) = (mode, reach, size, color)
      (self.background, self.borderWidth, self.borderColor) = (background, borderWidth, borderColor)
      (self.radius, self.insets, self.gap, self.markerSize) = (radius, insets, gap, markerSize)
      self.markerColor = markerColor
    }

    /// Checks what a caller chose.
    ///
    /// - Throws: `KeisenError` with code `.invalidArgument`.
    func validate() throws(KeisenError) {
      if let reach { try requireReach(reach) }
      try requireTextSize(size, "size")
      try requireLength(borderWidth, "border width")
      try requireLength(radius, "radius")
      try requireLength(gap, "gap")
      try requireLength(markerSize, "marker size")
      if let insets { try requireLengths(of: insets) }
    }
  }
}
