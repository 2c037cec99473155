import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Lines across the plot at the ticks of a space's projections.
///
/// They follow the first axis that shows a projection in its own values; where there is none they
/// stand where its ticks would.
public final class Grid: StyleKeeper {
  /// How a grid looks.
  public struct Style: Hashable, Sendable {
    /// Whether there are vertical lines, at the ticks of x.
    public var showsX: Bool
    /// Whether there are horizontal lines, at the ticks of y.
    public var showsY: Bool
    /// Whether there are vertical lines at the minor ticks of x.
    public var showsMinorX: Bool
    /// Whether there are horizontal lines at the minor ticks of y.
    public var showsMinorY: Bool
    /// Full width of a line in points, drawn as a whole number of device pixels.
    public var width: Double
    /// Colour; nil takes the theme's.
    public var color: Color?
    /// Colour of the lines at minor ticks; nil is half way between the plot area and the others.
    public var minorColor: Color?
    /// Lengths that alternate mark and gap, in multiples of the width; none is solid.
    ///
    /// As for lines; the marks begin at the left and at the bottom and have no caps.
    public var dash: [Double]

    /// Makes a style.
    public init(
      showsX: Bool = true,
      showsY: Bool = true,
      showsMinorX: Bool = false,
      showsMinorY: Bool = false,
      width: Double = 1,
      color: Color? = nil,
      minorColor: Color? = nil,
      dash: [Double] = []
    ) {
      (self.showsX, self.showsY, self.showsMinorX) = (showsX, showsY, showsMinorX)
      (self.showsMinorY, self.width, self.color) = (showsMinorY, width, color)
      (self.minorColor, self.dash) = (minorColor, dash)
    }

    func validate() throws(KeisenError) {
      try requireLength(width, "width")
      try LineStyle(dash: dash).validate()
    }
  }

  /// As C calls it.
  public static var typeName: String { "grid" }

  /// The space whose ticks it follows.
  public let space: Space
  let state: Watched<StyleAlone<Style>>

  /// Makes a grid.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the width is negative or not finite,
  ///   or the dash is none that a line may have.
  public init(in space: Space, style: Style = Style()) throws(KeisenError) {
    try style.validate()
    self.space = space
    state = Watched(StyleAlone(style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// Both projections of its space.
  public var projections: [Projection] { [space.x, space.y] }

  /// Draws the lines, within the plot: minor ones first.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let style = style
    guard style.width > 0, !frame.plot.isEmpty else { return }
    let color = style.color ?? frame.theme.grid
    let minorColor = style.minorColor ?? color.mixed(with: frame.theme.plotArea)
    if let polar = space.polar {
      return try encode(polar, style, color, frame, into: &list)
    }
    let lines = GridLines(style, in: frame)
    let x = try shows(.x, style, in: frame) ? ticks(.x, in: frame) : nil
    let y = try shows(.y, style, in: frame) ? ticks(.y, in: frame) : nil
    list.clip(to: frame.plotClip)
    if let x, style.showsMinorX {
      try lines.draw(minorValues(x, .x, in: frame), of: space, .x, color: minorColor, into: &list)
    }
    if let y, style.showsMinorY {
      try lines.draw(minorValues(y, .y, in: frame), of: space, .y, color: minorColor, into: &list)
    }
    if let x, style.showsX { try lines.draw(x.values, of: space, .x, color: color, into: &list) }
    if let y, style.showsY { try lines.draw(y.values, of: space, .y, color: color, into: &list) }
    list.clip(to: nil)
  }

  /// Draws the spokes and rings of a polar space; there are no minor ones.
  private func encode(
    _ polar: Space.Polar,
    _ style: Style,
    _ color: Color,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let places = PolarPlaces(polar, of: space, in: frame)
    let own = PolarTicks(space, places, PolarTicks.Options(), in: frame)
    let angles = frame.ticks(of: space.x, .x) ?? own.angles
    let radii = frame.ticks(of: space.y, .y) ?? own.radii
    let lines = PolarGridLines(places, polar.gridShape, angles.values, frame)
    let width = frame.snappedLength(style.width)
    if style.showsY {
      let stroke = Stroke(width: width, color: color, join: .mitre, cap: .butt)
      try lines.drawRings(
        radii.values.map(places.radii.position)
          + [places.innerRadius, places.outerRadius],
        stroke,
        into: &list
      )
    }
    guard style.showsX else { return }
    let line = LineStyle(width: width, dash: style.dash, cap: .butt)
    try lines.drawSpokes(line, color, into: &list)
  }

  /// Whether there are lines at the ticks of a dimension: no line runs through the middle of bars.
  private func shows(_ dimension: Dimension, _ style: Style, in frame: FrameContext) -> Bool {
    let isWanted =
      dimension == .x ? style.showsX || style.showsMinorX : style.showsY || style.showsMinorY
    let projection = space.projection(dimension)
    guard isWanted, frame.furniture.shows(projection) else { return false }
    return frame.series.allSatisfy { series in
      series.space.projection(dimension) !== projection || series.showsGrid(in: dimension)
    }
  }

  /// The ticks that the space's first axis has published, or else the ones that an axis would
  /// choose.
  private func ticks(
    _ dimension: Dimension,
    in frame: FrameContext
  ) throws(KeisenError) -> AxisTicks {
    if let ticks = frame.ticks(of: space.projection(dimension), dimension) { return ticks }
    let axis = try Axis(dimension == .x ? .bottom : .left, of: space)
    return try AxisLayout(axis, in: frame).ticks
  }

  /// The minor ticks that the axis shows, or else the scale's.
  private func minorValues(
    _ ticks: AxisTicks,
    _ dimension: Dimension,
    in frame: FrameContext
  ) -> [Double] {
    guard ticks.minorValues.isEmpty else { return ticks.minorValues }
    return frame.range(of: space.projection(dimension)).scale.minorTicks(of: ticks.ticks)
  }
}

extension Color {
  /// Half of this colour and half of another one.
  fileprivate func mixed(with other: Color) -> Color {
    Color(
      red: (red + other.red) / 2,
      green: (green + other.green) / 2,
      blue: (blue + other.blue) / 2,
      alpha: (alpha + other.alpha) / 2
    )
  }
}
