import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Lines across the plot at a pointer, with the values there beside the axes.
///
/// Without a pointer, and with one outside of the plot, nothing is drawn. It adds nothing to ranges
/// and wants no room: labels lie on those of the axes, and within the picture. Safe to use from
/// several threads.
public final class Crosshair: PointerKeeper {
  /// Which row of a chart a crosshair moves to.
  public enum Snap: Int32, Hashable, Sendable {
    /// None: it stays where the pointer is.
    case none = 0
    /// The one that is drawn nearest to the pointer, in any direction.
    case nearest = 1
    /// The one that stands nearest along x.
    case x = 2
  }

  struct State: PointerState {
    var pointer: PointerPosition?
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "crosshair" }

  /// The space whose values it shows.
  public let space: Space
  let state: Watched<State>

  /// Makes a crosshair without a pointer.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` for a polar space, `.invalidArgument` when
  ///   something of the style is not allowed.
  public init(in space: Space, style: Style = Style()) throws(KeisenError) {
    try space.requireCartesian(for: "a crosshair")
    try style.validate()
    self.space = space
    state = Watched(State(pointer: nil, style: style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// The projections of its values.
  public var projections: [Projection] { [space.x, space.y] }

  /// Draws lines, ring and labels, on the series of the very frame.
  ///
  /// - Complexity: That of a hit where it snaps.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let (pointer, style) = state.withLock { ($0.pointer, $0.style) }
    guard let pointer,
      let target = try CrosshairTarget(pointer, in: space, style, frame)
    else { return }
    let color = style.color ?? frame.theme.axis
    list.clip(to: frame.plotClip)
    for (dimension, mark) in target.marks {
      try PlotLine(dimension, at: mark.position, width: style.width, in: frame)
        .draw(dash: style.dash, color: color, in: frame, into: &list)
    }
    list.clip(to: nil)
    if let row = target.row {
      let ring = SnapRing(
        size: style.markerSize,
        color: style.markerColor ?? frame.theme.title
      )
      try ring.draw(around: [row], in: frame, into: &list)
    }
    guard style.showsLabels else { return }
    for label in CrosshairLabels(target, in: space, style, frame).boxes {
      try label.draw(color: frame.theme.background, in: frame, into: &list)
    }
  }
}
