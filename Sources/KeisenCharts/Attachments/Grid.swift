import KeisenDrawing
import KeisenPrimitives

/// Lines across the plot at the ticks of a space's projections, where an axis shows them.
public final class Grid: Attachment {
  /// How a grid looks.
  public struct Style: Hashable, Sendable {
    /// Whether there are vertical lines, at the ticks of x.
    public var showsX: Bool
    /// Whether there are horizontal lines, at the ticks of y.
    public var showsY: Bool
    /// Full width of a line in points, drawn as a whole number of device pixels.
    public var width: Double
    /// Colour; nil takes the theme's.
    public var color: Color?

    /// Makes a style.
    public init(showsX: Bool = true, showsY: Bool = true, width: Double = 1, color: Color? = nil) {
      self.showsX = showsX
      self.showsY = showsY
      self.width = width
      self.color = color
    }
  }

  /// The space whose ticks it follows.
  public let space: Space
  private let state: Locked<Style>

  /// Makes a grid.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the width is negative or not finite.
  public init(in space: Space, style: Style = Style()) throws(KeisenError) {
    try requireLength(style.width, "width")
    self.space = space
    state = Locked(style)
  }

  /// How it looks.
  public var style: Style { state.withLock { $0 } }

  /// Both projections of its space.
  public var projections: [Projection] { [space.x, space.y] }

  /// Draws the lines, within the plot.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let style = style
    let plot = frame.plot
    let width = frame.snappedLength(style.width)
    let fill = Fill.color(style.color ?? frame.theme.grid)
    guard width > 0, !plot.isEmpty else { return }
    list.clip(to: frame.plotClip)
    if style.showsX {
      let map = frame.map(.x, of: space)
      for value in TickChoice.ticks(of: space, .x, in: frame).values {
        let rule = frame.snappedRule(at: map.position(of: value), width: width)
        // One at the plot's edge is inside, whole.
        let x = max(plot.minX, min(rule, plot.maxX - width))
        let rect = Rect(x: x, y: plot.minY, width: width, height: plot.height)
        list.draw(.rectangle(Rectangle(rect: rect, fill: fill)))
      }
    }
    if style.showsY {
      let map = frame.map(.y, of: space)
      for value in TickChoice.ticks(of: space, .y, in: frame).values {
        let rule = frame.snappedRule(at: map.position(of: value), width: width)
        let y = max(plot.minY, min(rule, plot.maxY - width))
        let rect = Rect(x: plot.minX, y: y, width: plot.width, height: width)
        list.draw(.rectangle(Rectangle(rect: rect, fill: fill)))
      }
    }
    list.clip(to: nil)
  }
}
