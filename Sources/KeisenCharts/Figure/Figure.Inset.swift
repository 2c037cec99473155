import KeisenPrimitives
import KeisenRanges

extension Figure {
  /// A chart that lies over another one.
  public struct Inset: Sendable {
    /// The chart.
    public let chart: Chart
    /// The chart that it lies over; nil for the grid.
    public let parent: Chart?
    /// Where it lies, in fractions of the parent's plot, from the plot's top left corner.
    public let rect: Rect
    /// How its box looks.
    public let style: Style

    /// The most plots that an inset may be wide or high, or away.
    private static let maximum = 10.0

    static func validate(_ rect: Rect) throws(KeisenError) {
      for (place, name) in [(rect.x, "x"), (rect.y, "y")] {
        guard abs(place) <= maximum else {
          throw .invalidArgument("\(name) of an inset must be in -10...10, got \(place)")
        }
      }
      for (length, name) in [(rect.width, "width"), (rect.height, "height")] {
        guard length > 0, length <= maximum else {
          throw .invalidArgument(
            "\(name) of an inset must be above 0 and at most 10, got \(length)"
          )
        }
      }
    }
  }
}

extension Figure.Inset {
  /// How an inset's box looks, and what shows the part of its parent that it shows.
  public struct Style: Hashable, Sendable {
    /// Fill of the box; nil takes the chart's background, else the theme's.
    public var background: Color?
    /// Full width of the box's border in points; 0 is none.
    public var borderWidth: Double
    /// Colour of the border; nil takes the theme's axes'.
    public var borderColor: Color?
    /// Radius of the box's corners, in points.
    public var radius: Double
    /// Whether a rectangle in the parent's plot shows the ranges of the inset's space.
    ///
    /// Both spaces are the charts' own. Where they share a projection, or the inset's range is not
    /// in the parent's, the rectangle ends at the plot.
    public var showsRegion: Bool
    /// Whether two lines join corners of that rectangle and of the box, those that cross neither.
    public var connectsRegion: Bool
    /// Full width of rectangle and lines, in points.
    public var regionWidth: Double
    /// Colour of rectangle and lines; nil takes the theme's axes'.
    public var regionColor: Color?

    /// Makes a style.
    public init(
      background: Color? = nil,
      borderWidth: Double = 1,
      borderColor: Color? = nil,
      radius: Double = 0,
      showsRegion: Bool = false,
      connectsRegion: Bool = true,
      regionWidth: Double = 1,
      regionColor: Color? = nil
    ) {
      (self.background, self.borderWidth, self.borderColor) = (background, borderWidth, borderColor)
      (self.radius, self.showsRegion, self.connectsRegion) = (radius, showsRegion, connectsRegion)
      (self.regionWidth, self.regionColor) = (regionWidth, regionColor)
    }

    func validate() throws(KeisenError) {
      try requireLength(borderWidth, "border width")
      try requireLength(radius, "radius")
      try requireLength(regionWidth, "region width")
    }
  }
}
