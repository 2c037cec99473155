import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenText

/// A text of an annotation with its box, turned and placed.
package struct TextBox {
  /// Insets of a box that is to be seen, in sizes of the text.
  private static let insets = Insets(top: 0.35, left: 0.45, bottom: 0.25, right: 0.45)

  /// Middle of the box, in points.
  var center = Point.zero
  /// Extents of the upright rectangle around the turned box.
  package let extent: Size

  private var block: TextBlock
  private let text: String
  private let style: TextBoxStyle
  private var textStyle: TextStyle
  /// The widest that a line may be, or nil for any length.
  private let widest: Double?
  /// Extents of the box before the turn.
  private let size: Size
  private let insets: Insets
  private let turn: Turn

  /// Lays out a text, in lines that the room is wide enough for; nil where there is nothing to see.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How it looks.
  ///   - theme: Whose font it has.
  ///   - room: Where it should fit, or nil for any length of lines.
  package init?(_ text: String, _ style: TextBoxStyle, theme: Theme, room: Rect?) {
    var style = style
    style.size *= theme.textScale
    self.text = text
    self.style = style
    let em = style.size
    insets =
      style.insets
      ?? (style.hasBox
        ? Insets(
          top: Self.insets.top * em + style.borderWidth,
          left: Self.insets.left * em + style.borderWidth,
          bottom: Self.insets.bottom * em + style.borderWidth,
          right: Self.insets.right * em + style.borderWidth
        ) : .zero)
    turn = Turn(degrees: style.angle)
    var widest = style.wrapWidth
    if let room, let length = Self.quarters(style.angle).map({ $0 ? room.height : room.width }) {
      let free = max(length - insets.left - insets.right, em)
      widest = min(widest ?? free, free)
    }
    self.widest = widest
    textStyle = theme.textStyle(
      size: em,
      isBold: style.isBold,
      isItalic: style.isItalic,
      alignment: style.alignment ?? .leading,
      hasMarkup: style.hasMarkup
    )
    block = TextLayout.block(text, style: textStyle, width: widest)
    size = Size(
      width: block.width + insets.left + insets.right,
      height: block.height + insets.top + insets.bottom
    )
    let (one, other) = (
      turn.applied(toX: size.width, y: size.height), turn.applied(toX: size.width, y: -size.height)
    )
    extent = Size(
      width: max(abs(one.x), abs(other.x)),
      height: max(abs(one.y), abs(other.y))
    )
    guard !block.isEmpty, extent.width.isFinite, extent.height.isFinite else { return nil }
  }

  /// Whether an angle lays a text along the vertical, or nil where it stands oblique.
  private static func quarters(_ angle: Double) -> Bool? {
    switch abs(angle.truncatingRemainder(dividingBy: 180)) {
    case 0: false
    case 90: true
    default: nil
    }
  }

  /// The upright rectangle around the turned box.
  var bounds: Rect {
    Rect(
      x: center.x - extent.width / 2,
      y: center.y - extent.height / 2,
      width: extent.width,
      height: extent.height
    )
  }

  /// Places a point of the box, told in fractions from its top left corner.
  ///
  /// Half way down a text without a visible box is the middle from the first line's capitals to the
  /// last baseline, as labels of ticks are centred, whatever hangs below the baseline.
  package mutating func place(_ anchor: Point, at point: Point) {
    let half = style.hasBox ? size.height / 2 : insets.top + block.capitals / 2
    let way = anchor.y - 0.5
    let down = half + 2 * way * (way < 0 ? half : size.height - half)
    let middle = turn.applied(
      toX: (0.5 - anchor.x) * size.width,
      y: size.height / 2 - down
    )
    center = Point(x: point.x + middle.x, y: point.y + middle.y)
  }

  /// Whether it lies on a point, not with its edge alone.
  func covers(_ point: Point) -> Bool {
    let (right, down) = (turn.applied(toX: 1, y: 0), turn.applied(toX: 0, y: 1))
    let (x, y) = (point.x - center.x, point.y - center.y)
    let slack = 0.01
    return abs(x * right.x + y * right.y) < size.width / 2 - slack
      && abs(x * down.x + y * down.y) < size.height / 2 - slack
  }

  /// Lays lines flush with the side that the box is held at, unless the style says how they lie.
  ///
  /// - Parameter anchor: Where it is held, in fractions from the top left corner of its bounds.
  mutating func align(to anchor: Point) {
    guard style.alignment == nil else { return }
    let reading = turn.applied(toX: 1, y: 0)
    let along = reading.x * (anchor.x - 0.5) + reading.y * (anchor.y - 0.5)
    textStyle.alignment = abs(along) < 1e-6 ? .center : along < 0 ? .left : .right
    block = TextLayout.block(text, style: textStyle, width: widest)
  }

  /// Moves it into a rectangle; one that is too large for it begins where the rectangle does.
  mutating func move(into rect: Rect) {
    center.x = max(
      rect.minX + extent.width / 2,
      min(center.x, rect.maxX - extent.width / 2)
    )
    center.y = max(
      rect.minY + extent.height / 2,
      min(center.y, rect.maxY - extent.height / 2)
    )
  }

  /// Draws box and text, where any of it is in the picture.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(
    color: Color,
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    // A lone combining mark has no width.
    let (bounds, picture) = (bounds, frame.picture)
    guard bounds.maxX >= 0, bounds.minX <= picture.maxX, bounds.maxY >= 0,
      bounds.minY <= picture.maxY
    else { return }
    if style.hasBox { try drawBox(in: frame, into: &list) }
    let middle = turn.applied(
      toX: (insets.left - insets.right) / 2,
      y: (insets.top - insets.bottom) / 2
    )
    list.draw(
      block,
      at: Point(x: center.x + middle.x, y: center.y + middle.y),
      anchor: Point(x: 0.5, y: 0.5),
      angle: style.angle,
      color: style.color ?? style.background.map { color.readable(on: $0) } ?? color,
      role: .annotation
    )
  }

  private func drawBox(
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let borderColor = style.borderColor ?? frame.theme.axis
    guard Self.quarters(style.angle) == nil else {
      // Whole device pixels, so that no edge is blurred.
      let width = frame.snappedLength(style.borderWidth)
      let outside = Rect(
        left: frame.snapped(bounds.minX),
        top: frame.snapped(bounds.minY),
        right: frame.snapped(bounds.maxX),
        bottom: frame.snapped(bounds.maxY)
      )
      list.draw(
        .rectangle(
          Rectangle(
            rect: outside.inset(by: Insets(width / 2)),
            radii: CornerRadii(style.radius),
            fill: style.background.map { .color($0) },
            border: width > 0 ? Rectangle.Border(width: width, color: borderColor) : nil
          )
        )
      )
      return
    }
    let box = TurnedBox(
      center: center,
      width: max(0, size.width - style.borderWidth),
      height: max(0, size.height - style.borderWidth),
      radius: style.radius,
      turn: turn
    )
    if let background = style.background { try box.fill(background, into: &list) }
    if style.borderWidth > 0 {
      try box.stroke(borderColor, width: style.borderWidth, into: &list)
    }
  }
}
