import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// Words around the plot: a title and a subtitle above, a caption below everything else.
///
/// They begin at the plot's left side, in a figure at that of its plots. Where a title or a
/// subtitle is too wide for that, both begin farther to the left; what is wider than the picture is
/// wrapped. A text of more than four lines, or of more lines than its share of the picture's height
/// has room for, is shortened, as is one that leaves the plot less than its part of the picture,
/// and counted in the frame record. One without room for a line is left out, and counted too.
/// `$...$` is a formula, unless `Style.hasMarkup` is false.
public final class Title: StyleKeeper {
  /// Which of a chart's texts.
  public enum Role: Int32, Hashable, Sendable, CaseIterable {
    /// The name of the chart, above the plot.
    case title = 0
    /// What the title leaves open, between title and plot.
    case subtitle = 1
    /// Sources and remarks, below the plot and its axes.
    case caption = 2

    /// The size where none is given, in points.
    var size: Double {
      switch self {
      case .title: 17
      case .subtitle: 13
      case .caption: 11
      }
    }

    /// Free room towards the plot, in sizes.
    fileprivate var gap: Double {
      switch self {
      case .title: 0.35
      case .subtitle: 0.75
      case .caption: 1
      }
    }

    /// The most that it may have of the picture's height.
    fileprivate var share: Double { self == .title ? 0.3 : 0.2 }

    var side: Side { self == .caption ? .bottom : .top }

    fileprivate var rank: LayoutDemand.Rank { self == .subtitle ? .subtitle : .title }

    fileprivate var labelRole: LabelRecord.Role {
      switch self {
      case .title: .title
      case .subtitle: .subtitle
      case .caption: .caption
      }
    }
  }

  /// How a title looks.
  public struct Style: Hashable, Sendable {
    /// Size, in points; 0 chooses by the role: 17, 13 and 11.
    public var size: Double
    /// Where it lies.
    public var alignment: TitleAlignment
    /// Whether its strokes are heavy; nil chooses by the role: only a title's are.
    public var isBold: Bool?
    /// Whether its letters slant.
    public var isItalic: Bool
    /// Colour; nil takes the theme's, for a title that of titles and else that of labels.
    public var color: Color?
    /// Whether `$...$` is a formula and `\$` a dollar, where the chart's `hasMarkup` allows it.
    public var hasMarkup: Bool

    /// Makes a style.
    public init(
      size: Double = 0,
      alignment: TitleAlignment = .left,
      isBold: Bool? = nil,
      isItalic: Bool = false,
      color: Color? = nil,
      hasMarkup: Bool = true
    ) {
      (self.size, self.alignment, self.isBold, self.isItalic) = (size, alignment, isBold, isItalic)
      (self.color, self.hasMarkup) = (color, hasMarkup)
    }
  }

  struct State: StyledState {
    var text: String
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "title" }

  /// The most lines of a text.
  private static let maxLines = 4

  /// Which of a chart's texts it is.
  public let role: Role
  let state: Watched<State>

  /// Makes a title.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the size is negative, above 1,000 or
  ///   NaN.
  public init(
    _ text: String,
    role: Role = .title,
    style: Style = Style()
  ) throws(KeisenError) {
    try requireTextSize(style.size, "size")
    self.role = role
    state = Watched(State(text: text, style: style))
  }

  func check(_ style: Style) throws(KeisenError) { try requireTextSize(style.size, "size") }

  /// The text; empty for none.
  public var text: String {
    get { state.withLock { $0.text } }
    set { state.change { $0.text = newValue } }
  }

  /// Returns the text on one line and without markup, in a chart that has markup or none.
  package func plainText(hasMarkup: Bool) -> String {
    let state = state.withLock { $0 }
    return Markup.plainText(of: state.text, hasMarkup: hasMarkup && state.style.hasMarkup)
  }

  /// Wants a band above or below the plot as high as its lines.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    guard !isOmitted(in: frame) else { return LayoutDemand() }
    let state = state.withLock { $0 }
    let block = block(state, in: frame)
    guard !block.isEmpty else { return LayoutDemand() }
    return LayoutDemand(
      side: role.side,
      thickness: block.height,
      rank: role.rank,
      gap: gap(state.style, frame)
    )
  }

  /// Takes the box of its text.
  public func footprint(_ frame: FrameContext) throws(KeisenError) -> Rect? {
    guard let (block, origin) = placed(state.withLock { $0 }, in: frame) else { return nil }
    return Rect(x: origin.x, y: origin.y, width: block.width, height: block.height)
  }

  /// Draws the text; one that has no room is counted as left out.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard !state.text.isEmpty else { return }
    guard let (block, origin) = placed(state, in: frame) else { return list.omitPart() }
    if ShortText.isShortened(block, from: state.text) { list.shortenText() }
    let theme = frame.theme
    list.draw(
      block,
      at: origin,
      color: state.style.color ?? (role == .title ? theme.title : theme.label),
      role: role.labelRole
    )
  }

  /// The text and where its box begins, or nil where there is no room.
  private func placed(
    _ state: State,
    in frame: FrameContext
  ) -> (block: TextBlock, origin: Point)? {
    guard !isOmitted(in: frame), !frame.plot.isEmpty else { return nil }
    let block = block(state, in: frame)
    guard !block.isEmpty else { return nil }
    let alignment = state.style.alignment
    let (left, right) = frame.alignedSpan
    // The widest one decides where all of one alignment have their edge.
    let widest = max(block.width, role == .caption ? 0 : frame.titleWidths[alignment] ?? 0)
    let part: Double =
      switch alignment {
      case .left: 0.0
      case .center: 0.5
      case .right: 1
      }
    let margin = frame.texts.margin
    let start = left + part * (right - left - widest)
    let edge = max(margin, min(start, frame.size.width - margin - widest))
    let x = edge + part * (widest - block.width)
    let top =
      role.side == .top
      ? frame.plot.minY - frame.bandOffset - block.height
      : frame.plot.maxY + frame.bandOffset
    // With padding by hand there may be less room than it takes.
    guard top >= 0, top + block.height <= frame.size.height else { return nil }
    return (block, Point(x: x, y: top))
  }

  /// Returns the alignment and the width of a text that shares its edge with others, or nil where
  /// it shares none.
  package func sharedEdge(_ frame: FrameContext) -> (alignment: TitleAlignment, width: Double)? {
    guard role != .caption, !isOmitted(in: frame) else { return nil }
    let state = state.withLock { $0 }
    return (state.style.alignment, block(state, in: frame).width)
  }

  private var kind: TextRoom.Part.Kind {
    switch role {
    case .title: .title
    case .subtitle: .subtitle
    case .caption: .caption
    }
  }

  private func isOmitted(in frame: FrameContext) -> Bool { frame.texts.omits(self, kind) }

  private func size(_ style: Style, _ frame: FrameContext) -> Double {
    frame.textSize(style.size > 0 ? style.size : role.size)
  }

  private func gap(_ style: Style, _ frame: FrameContext) -> Double {
    role.gap * size(style, frame)
  }

  private func block(_ state: State, in frame: FrameContext) -> TextBlock {
    let style = state.style
    let alignment: TextStyle.Alignment =
      switch style.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    let textStyle = frame.theme.textStyle(
      size: size(style, frame),
      isBold: style.isBold ?? (role == .title),
      isItalic: style.isItalic,
      alignment: alignment,
      hasMarkup: style.hasMarkup && frame.hasMarkup
    )
    let width = frame.size.width - 2 * frame.texts.margin
    let height = frame.size.height * role.share - gap(style, frame)
    var lines = frame.texts.lines(Self.maxLines, at: role.side)
    while true {
      let block = ShortText.block(
        state.text,
        style: textStyle,
        room: .init(width: width, lines: lines, wraps: true)
      )
      if block.isEmpty || block.height <= height { return block }
      guard lines > 1 else { return TextLayout.block("", style: textStyle) }
      lines = min(lines, block.lines.count) - 1
      if lines == 0 { return TextLayout.block("", style: textStyle) }
    }
  }
}

extension Title: YieldingAttachment {
  package var yieldingParts: [TextRoom.Part] { [TextRoom.Part(self, kind)] }
}
