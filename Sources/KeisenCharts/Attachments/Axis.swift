import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenText

/// A line along a side of the plot with ticks, labels and a title.
///
/// Bottom and top show x, left and right show y. It never changes a range.
public final class Axis: Attachment {
  /// How an axis looks.
  public struct Style: Hashable, Sendable {
    /// Wanted number of ticks, a hint; 0 chooses by the axis' length.
    public var tickCount: Int
    /// Length of a tick outwards, in points.
    public var tickLength: Double
    /// Full width of axis line and ticks in points, drawn as a whole number of device pixels.
    public var width: Double
    /// Size of the labels, in points.
    public var labelSize: Double
    /// Size of the title, in points.
    public var titleSize: Double
    /// Colour of axis line and ticks; nil takes the theme's.
    public var color: Color?
    /// Colour of labels and title; nil takes the theme's.
    public var textColor: Color?

    /// Makes a style.
    public init(
      tickCount: Int = 0,
      tickLength: Double = 5,
      width: Double = 1,
      labelSize: Double = 12,
      titleSize: Double = 13,
      color: Color? = nil,
      textColor: Color? = nil
    ) {
      self.tickCount = tickCount
      self.tickLength = tickLength
      self.width = width
      self.labelSize = labelSize
      self.titleSize = titleSize
      self.color = color
      self.textColor = textColor
    }

    func validate() throws(KeisenError) {
      guard tickCount >= 0 else {
        throw .invalidArgument("tick count must not be negative, got \(tickCount)")
      }
      try requireLength(tickLength, "tick length")
      try requireLength(width, "width")
      try requireTextSize(labelSize, "label size")
      try requireTextSize(titleSize, "title size")
    }
  }

  private struct State {
    var title: String
    let style: Style
  }

  /// The space whose projection it shows.
  public let space: Space
  /// The side of the plot on which it lies.
  public let side: Side
  private let state: Locked<State>

  /// Makes an axis.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a length is negative or not finite.
  public init(
    _ side: Side,
    of space: Space,
    title: String = "",
    style: Style = Style()
  ) throws(KeisenError) {
    try style.validate()
    self.side = side
    self.space = space
    state = Locked(State(title: title, style: style))
  }

  /// The text beside the axis; empty for none.
  public var title: String {
    get { state.withLock { $0.title } }
    set { state.withLock { $0.title = newValue } }
  }

  /// How it looks.
  public var style: Style { state.withLock { $0.style } }

  /// The projection that it shows.
  public var projections: [Projection] { [space.projection(side.dimension)] }

  /// Wants a band on its side, and room for the labels that reach beyond its ends.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    let layout = AxisLayout(self, in: frame)
    return LayoutDemand(side: side, thickness: layout.thickness, overhang: layout.overhang)
  }

  /// Publishes its ticks, for grids to follow.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    let layout = AxisLayout(self, in: frame)
    frame.publish(layout.ticks, of: space.projection(side.dimension), side.dimension)
  }

  /// Draws line, ticks, labels and title.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard !frame.plot.isEmpty else { return }
    AxisLayout(self, in: frame).encode(into: &list)
  }
}
