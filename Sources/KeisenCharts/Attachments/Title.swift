import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// A line of text above the plot, flush with its left side.
///
/// One that would leave the picture on the right begins farther to the left, as far as there is room.
public final class Title: Attachment {
  /// How a title looks.
  public struct Style: Hashable, Sendable {
    /// Size, in points.
    public var size: Double
    /// Colour; nil takes the theme's.
    public var color: Color?

    /// Makes a style.
    public init(size: Double = 17, color: Color? = nil) {
      self.size = size
      self.color = color
    }
  }

  private struct State {
    var text: String
    let style: Style
  }

  /// Distance to what is below, in sizes of the title.
  private static let gap = 0.75

  private let state: Locked<State>

  /// Makes a title.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the size is negative or not finite.
  public init(_ text: String, style: Style = Style()) throws(KeisenError) {
    try requireTextSize(style.size, "size")
    state = Locked(State(text: text, style: style))
  }

  /// The text; empty for none.
  public var text: String {
    get { state.withLock { $0.text } }
    set { state.withLock { $0.text = newValue } }
  }

  /// How it looks.
  public var style: Style { state.withLock { $0.style } }

  /// Wants a band above the plot, as high as its capitals and the gap below.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    let state = state.withLock { $0 }
    guard !state.text.isEmpty, state.style.size > 0 else { return LayoutDemand() }
    let metrics = Font.semibold.metrics(size: state.style.size)
    return LayoutDemand(
      side: .top,
      thickness: metrics.capHeight + Self.gap * state.style.size,
      rank: .title
    )
  }

  /// Draws the text.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard !state.text.isEmpty, state.style.size > 0 else { return }
    let text = Font.semibold.shape(state.text, size: state.style.size)
    let room = frame.size.width - FrameLayout.margin - text.width
    let baseline = frame.plot.minY - frame.bandOffset - Self.gap * state.style.size
    list.draw(
      .glyphRun(
        GlyphRun(
          text: text,
          origin: Point(x: min(frame.plot.minX, max(FrameLayout.margin, room)), y: baseline),
          color: state.style.color ?? frame.theme.title
        )
      )
    )
  }
}
