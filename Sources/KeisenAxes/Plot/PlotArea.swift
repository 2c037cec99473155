import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// What fills the plot rectangle and gives it its shape, to which series are clipped.
public final class PlotArea: StyleKeeper {
  /// How a plot area looks.
  public struct Style: Hashable, Sendable {
    /// A gradient across the plot.
    public struct Gradient: Hashable, Sendable {
      /// Colour at the start; nil takes the theme's.
      public var startColor: Color?
      /// Colour at the end; nil takes the theme's.
      public var endColor: Color?
      /// Where it starts, in fractions of the plot from its top left corner.
      public var start: Point
      /// Where it ends, in fractions of the plot from its top left corner.
      public var end: Point

      /// Makes a gradient, from top to bottom unless said otherwise.
      public init(
        startColor: Color?,
        endColor: Color?,
        start: Point = Point(x: 0, y: 0),
        end: Point = Point(x: 0, y: 1)
      ) {
        (self.startColor, self.endColor, self.start, self.end) = (startColor, endColor, start, end)
      }
    }

    /// Fill; nil takes the theme's.
    public var color: Color?
    /// A gradient in place of the fill.
    public var gradient: Gradient?
    /// Radii of the corners, in points.
    public var radii: CornerRadii
    /// Full width of the border in points, centred on the outline; 0 is none.
    public var borderWidth: Double
    /// Colour of the border; nil takes the theme's.
    public var borderColor: Color?

    /// Makes a style.
    public init(
      color: Color? = nil,
      gradient: Gradient? = nil,
      radii: CornerRadii = .zero,
      borderWidth: Double = 0,
      borderColor: Color? = nil
    ) {
      (self.color, self.gradient, self.radii) = (color, gradient, radii)
      (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
    }

    func validate() throws(KeisenError) {
      try requireLength(borderWidth, "border width")
      try requireLength(radii.topLeft, "top left radius")
      try requireLength(radii.topRight, "top right radius")
      try requireLength(radii.bottomRight, "bottom right radius")
      try requireLength(radii.bottomLeft, "bottom left radius")
      guard let gradient else { return }
      for value in [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y] {
        try requireFinite(value, "gradient position")
      }
    }
  }

  /// As C calls it.
  public static var typeName: String { "plot_area" }

  let state: Watched<StyleAlone<Style>>

  /// Makes a plot area.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a length is negative or not finite.
  public init(style: Style = Style()) throws(KeisenError) {
    try style.validate()
    state = Watched(StyleAlone(style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// The shape that series and grid are clipped to: what is inside the border.
  package func clip(_ plot: Rect) -> Clip {
    let style = style
    let half = style.borderWidth / 2
    return Clip(rect: plot.inset(by: Insets(half)), radii: style.radii.grown(by: -half))
  }

  /// Draws fill and border.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let style = style
    let plot = frame.plot
    guard !plot.isEmpty, frame.furniture.showsPlotArea else { return }
    var border: Rectangle.Border?
    if style.borderWidth > 0 {
      border = Rectangle.Border(
        width: style.borderWidth,
        color: style.borderColor ?? frame.theme.axis
      )
    }
    list.draw(
      .rectangle(Rectangle(rect: plot, radii: style.radii, fill: fill(frame), border: border))
    )
  }

  /// What fills the plot.
  package func fill(_ frame: FrameContext) -> Fill {
    let (style, plot) = (style, frame.plot)
    guard let gradient = style.gradient else {
      return .color(style.color ?? frame.theme.plotArea)
    }
    func place(_ fraction: Point) -> Point {
      Point(x: plot.minX + fraction.x * plot.width, y: plot.minY + fraction.y * plot.height)
    }
    return .gradient(
      Gradient(
        start: place(gradient.start),
        end: place(gradient.end),
        startColor: gradient.startColor ?? frame.theme.plotArea,
        endColor: gradient.endColor ?? frame.theme.plotArea
      )
    )
  }
}
