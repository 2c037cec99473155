import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// The message of a board, in a corner of the plot.
///
/// The box has the colour that the theme has for the kind of the message, opaque, and the text is
/// black or white, whichever is easier to read on it. Lines are wrapped; a text that is too long
/// ends with an ellipsis, and one that has no room is left out, and counted in the frame record. It
/// wants no room and adds nothing to ranges.
public final class MessageBox: StyleKeeper {
  /// Where a message lies in the plot.
  public enum Place: Int32, Hashable, Sendable, CaseIterable {
    /// In the top left corner.
    case topLeft = 0
    /// At the middle of the top side.
    case top = 1
    /// In the top right corner.
    case topRight = 2
    /// In the bottom left corner.
    case bottomLeft = 3
    /// At the middle of the bottom side.
    case bottom = 4
    /// In the bottom right corner.
    case bottomRight = 5

    /// The part of the free width that is left of it.
    fileprivate var left: Double {
      switch self {
      case .topLeft, .bottomLeft: 0
      case .top, .bottom: 0.5
      case .topRight, .bottomRight: 1
      }
    }

    fileprivate var isTop: Bool { self == .topLeft || self == .top || self == .topRight }
  }

  /// How a message looks.
  public struct Style: Hashable, Sendable {
    /// Where it lies.
    public var place: Place
    /// Size of the text, in points, above 0 and at most 1,000.
    public var size: Double
    /// The widest that the box may be, in points; the plot's width less its margins is another
    /// limit.
    public var maxWidth: Double
    /// Distances from the sides of the box to the text in points; nil takes 0.65 sizes above, 0.5
    /// below and 0.9 beside it.
    public var insets: Insets?
    /// Distance from the plot's sides to the box, in points.
    public var margin: Double
    /// Radius of the box's corners, in points.
    public var radius: Double

    /// Makes a style.
    public init(
      place: Place = .topRight,
      size: Double = 13,
      maxWidth: Double = 320,
      insets: Insets? = nil,
      margin: Double = 10,
      radius: Double = 4
    ) {
      (self.place, self.size, self.maxWidth, self.insets) = (place, size, maxWidth, insets)
      (self.margin, self.radius) = (margin, radius)
    }

    func validate() throws(KeisenError) {
      guard size > 0, size <= 1000 else {
        throw .invalidArgument("size must be above 0 and at most 1000 points, got \(size)")
      }
      try requirePositive(maxWidth, "max width")
      try requireLength(margin, "margin")
      try requireLength(radius, "radius")
      if let insets { try requireLengths(of: insets) }
    }
  }

  /// As C calls it.
  public static var typeName: String { "message_box" }

  /// The most lines of a message.
  private static let maxLines = 8
  /// Width of the line around the box, which sets it off from data of its colour, in points.
  private static let border = 1.0

  /// Whose message it shows.
  public let board: MessageBoard
  let state: Watched<StyleAlone<Style>>

  /// Makes a box for the messages of a board.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed.
  public init(_ board: MessageBoard, style: Style = Style()) throws(KeisenError) {
    try style.validate()
    self.board = board
    state = Watched(StyleAlone(style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// When its style, or the message of its board, changed last.
  public var latestChange: Change { max(state.latestChange, board.latestChange) }

  /// Tells when the message is gone.
  public func nextTime(after time: Double, drawn: Double) -> Double? {
    board.nextTime(after: time, shown: drawn)
  }

  /// Draws box and text of the message that is shown at the frame's time.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard let message = board.message(at: frame.time), !message.text.isEmpty else { return }
    let style = style
    let em = style.size * frame.theme.textScale
    let insets =
      style.insets ?? Insets(top: 0.65 * em, left: 0.9 * em, bottom: 0.5 * em, right: 0.9 * em)
    let area = frame.plot.inset(by: Insets(style.margin))
    guard em > 0, !area.isEmpty else { return list.omitPart() }
    let block = ShortText.block(
      message.text,
      style: frame.theme.textStyle(size: em),
      room: .init(
        width: min(style.maxWidth, area.width) - insets.left - insets.right,
        height: area.height - insets.top - insets.bottom,
        lines: Self.maxLines,
        wraps: true
      )
    )
    guard !block.isEmpty else { return list.omitPart() }

    let width = block.width + insets.left + insets.right
    let height = block.height + insets.top + insets.bottom
    let left = area.minX + style.place.left * (area.width - width)
    let top = style.place.isTop ? area.minY : area.maxY - height
    // Whole device pixels, so that no edge is blurred.
    let box = Rect(
      left: frame.snapped(left),
      top: frame.snapped(top),
      right: frame.snapped(left + width),
      bottom: frame.snapped(top + height)
    )
    var fill = frame.theme.messages[message.kind]
    fill.alpha = 1
    let border = frame.snappedLength(Self.border)
    list.draw(
      .rectangle(
        Rectangle(
          rect: box.inset(by: Insets(-border / 2)),
          radii: CornerRadii(style.radius),
          fill: .color(fill),
          border: Rectangle.Border(width: border, color: frame.theme.plotArea)
        )
      )
    )
    list.draw(
      block,
      at: Point(x: box.minX + insets.left, y: box.minY + insets.top),
      color: .blackOrWhite(on: fill),
      role: .message
    )
  }
}
