import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// The labels of a polar space around its disc and along a ray, and the rim.
///
/// Those of angles stand outside of the disc, as far from the middle as keeps them off it; one that
/// would lie on another is left out. Those of radii stand along one ray, on a background, so that
/// data behind them can be told. Grids of the space follow its ticks. It never changes a range.
public final class PolarAxis: StyleKeeper {
  /// How a polar axis looks.
  public struct Style: Hashable, Sendable {
    /// Whether angles have labels.
    public var showsAngles: Bool
    /// Whether radii have labels.
    public var showsRadii: Bool
    /// Where the labels of radii stand, in degrees clockwise from 12 o'clock; nil for half way
    /// between the first two spokes.
    public var radiusAngle: Double?
    /// Wanted number of rings, a hint; 0 chooses by the disc's size.
    public var radiusCount: Int
    /// How the labels of angles are written.
    ///
    /// Where it is automatic, a linear range of 360 or 2π has degrees.
    public var angleFormat: TickFormat
    /// How the labels of radii are written.
    public var radiusFormat: TickFormat
    /// Size of the labels, in points.
    public var labelSize: Double
    /// Full width of the rim in points; 0 draws none.
    public var width: Double
    /// Colour of the rim; nil takes the theme's for axes.
    public var color: Color?
    /// Colour of the labels; nil takes the theme's.
    public var textColor: Color?

    /// Makes a style.
    public init(
      showsAngles: Bool = true,
      showsRadii: Bool = true,
      radiusAngle: Double? = nil,
      radiusCount: Int = 0,
      angleFormat: TickFormat = TickFormat(),
      radiusFormat: TickFormat = TickFormat(),
      labelSize: Double = 12,
      width: Double = 1,
      color: Color? = nil,
      textColor: Color? = nil
    ) {
      (self.showsAngles, self.showsRadii) = (showsAngles, showsRadii)
      (self.radiusAngle, self.radiusCount) = (radiusAngle, radiusCount)
      (self.angleFormat, self.radiusFormat) = (angleFormat, radiusFormat)
      (self.labelSize, self.width) = (labelSize, width)
      (self.color, self.textColor) = (color, textColor)
    }

    func validate() throws(KeisenError) {
      if let radiusAngle { try requireFinite(radiusAngle, "radius angle") }
      guard radiusCount >= 0 else {
        throw .invalidArgument("radius count must not be negative, got \(radiusCount)")
      }
      try angleFormat.validate()
      try radiusFormat.validate()
      try requireTextSize(labelSize, "label size")
      try requireLength(width, "width")
    }
  }

  package struct State: StyledState {
    package var style: Style
    /// Ticks of the caller's; nil for ticks of the scale's.
    package var ticks: GivenTicks?
  }

  /// As C calls it.
  public static var typeName: String { "polar_axis" }

  /// The polar space whose ticks it shows.
  public let space: Space
  package let state: Watched<State>

  /// Makes a polar axis.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the space is not polar,
  ///   `.invalidArgument` when an option is not allowed.
  public init(of space: Space, style: Style = Style()) throws(KeisenError) {
    try space.requirePolar(for: "a polar axis")
    try style.validate()
    self.space = space
    state = Watched(State(style: style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// Puts spokes at angles that the caller chooses.
  ///
  /// - Parameters:
  ///   - values: Where, in the units of the angle, in any order; those outside of the range are not
  ///     there.
  ///   - labels: What they read, or nil for what the format gives.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is not finite, there are not
  ///   as many labels as values, or more than 10,000.
  public func setAngleTicks(
    _ values: [DataValue],
    labels: [String]? = nil
  ) throws(KeisenError) {
    for value in values { try requireFinite(value.offset, "tick value") }
    guard values.count <= Axis.maxGivenTicks else {
      throw .invalidArgument("ticks must be at most \(Axis.maxGivenTicks), got \(values.count)")
    }
    if let labels, labels.count != values.count {
      throw .invalidArgument("ticks are \(values.count), their labels \(labels.count)")
    }
    state.change { $0.ticks = GivenTicks(values: values, labels: labels) }
  }

  /// Lets the scale choose spokes again.
  public func removeAngleTicks() { state.change { $0.ticks = nil } }

  /// Both projections of its space.
  public var projections: [Projection] { [space.x, space.y] }

  /// Wants room for the labels of angles beyond the plot.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    guard let layout = PolarAxisLayout(self, in: frame) else { return LayoutDemand() }
    return LayoutDemand(side: .bottom, overhang: layout.overhang(beyond: frame.plot))
  }

  /// Publishes its ticks, for grids to follow, and where its labels are, for legends to keep clear
  /// of.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    guard let layout = PolarAxisLayout(self, in: frame) else { return }
    frame.publish(layout.ticks.angles, of: space.x, .x)
    frame.publish(layout.ticks.radii, of: space.y, .y)
    frame.textBoxes += layout.boxes
  }

  /// Draws the rim and the labels.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard !frame.plot.isEmpty, let layout = PolarAxisLayout(self, in: frame) else { return }
    try layout.encode(frame, into: &list)
  }
}

extension PolarAxis: YieldingAttachment {
  package var yieldingParts: [TextRoom.Part] { [TextRoom.Part(self, .tickLabels)] }
}
