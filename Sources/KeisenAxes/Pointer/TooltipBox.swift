import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// The box of a tooltip: what is in it, and where it lies.
struct TooltipBox {
  /// Free room between the box and the picture's sides, in points.
  private static let margin = 4.0
  /// The most of the picture's width that a name may have.
  private static let share = 0.5
  /// From one line to the next, and free room at left and right, and at top and bottom, in sizes of
  /// the text.
  private static let (pitch, side, end) = (1.5, 0.7, 0.6)
  /// Width of a swatch, and free room beside it and before a value, in sizes of the text.
  private static let (swatch, swatchGap, valueGap) = (1.4, 0.5, 1.0)
  /// The part of the axes' colour that a border has.
  private static let borderAlpha: Float = 0.5

  /// A line: a swatch, a name, and a value at the right end.
  private struct Line {
    var swatch: LegendEntry?
    var name: TextBlock
    var value: TextBlock
  }

  private let style: Tooltip.Style
  private let frame: FrameContext
  private let em: Double
  private let insets: Insets
  /// The place, or what a writer wrote.
  private let head: TextBlock
  private let lines: [Line]
  private let hasSwatches: Bool
  /// What it takes without its border, in points.
  private let size: Size

  /// Lays out a text of a writer; nil where there is nothing to see or no room.
  init?(_ text: String, _ style: Tooltip.Style, _ frame: FrameContext) {
    let em = style.size * frame.theme.textScale
    let insets = Self.insets(style, em)
    let room = Self.room(frame, insets, style)
    guard em > 0, room.width > 0, room.height >= em, !text.isEmpty else { return nil }
    let block = ShortText.block(
      text,
      style: frame.theme.textStyle(size: em),
      room: .init(width: room.width, height: room.height, wraps: true)
    )
    guard !block.isEmpty else { return nil }
    (self.style, self.frame, self.em, self.insets) = (style, frame, em, insets)
    (head, lines, hasSwatches) = (block, [], false)
    size = Size(
      width: block.width + insets.left + insets.right,
      height: block.height + insets.top + insets.bottom
    )
  }

  /// Lays out a place and lines, as many as have room; nil where not one has.
  init?(_ content: TooltipContent, _ style: Tooltip.Style, _ frame: FrameContext) {
    let em = style.size * frame.theme.textScale
    let insets = Self.insets(style, em)
    let room = Self.room(frame, insets, style)
    guard em > 0, room.width > 0, room.height >= em else { return nil }
    let plain = frame.theme.textStyle(size: em)
    let bold = frame.theme.textStyle(size: em, isBold: true)
    head = ShortText.block(content.place, style: bold, room: .init(width: room.width, lines: 1))
    let free = (room.height - em) / (Self.pitch * em) - (head.isEmpty ? 0 : 1)
    guard free >= 0 else { return nil }
    hasSwatches = content.lines.contains { $0.swatch != nil }
    let maximum = Int(min(1e6, free)) + 1
    var shown = Array(content.lines.prefix(maximum))
    if content.lines.count > maximum {
      shown[maximum - 1] = TooltipContent.Line(name: ShortText.ellipsis, value: "")
    }
    var (names, values) = (0.0, 0.0)
    lines = shown.map { line in
      let name = ShortText.block(
        line.name,
        style: plain,
        room: .init(width: Self.share * room.width, lines: 1)
      )
      let value = ShortText.block(
        line.value,
        style: frame.theme.textStyle(size: em),
        room: .init(width: Self.share * room.width, lines: 1)
      )
      (names, values) = (max(names, name.width), max(values, value.width))
      return Line(swatch: line.swatch, name: name, value: value)
    }
    let swatch = hasSwatches ? (Self.swatch + Self.swatchGap) * em : 0
    let gap = names > 0 && values > 0 ? Self.valueGap * em : 0
    let count = Double(lines.count - (head.isEmpty ? 1 : 0))
    (self.style, self.frame, self.em, self.insets) = (style, frame, em, insets)
    size = Size(
      width: max(head.width, swatch + names + gap + values) + insets.left + insets.right,
      height: em + count * Self.pitch * em + insets.top + insets.bottom
    )
  }

  private static func insets(_ style: Tooltip.Style, _ em: Double) -> Insets {
    style.insets
      ?? Insets(top: end * em, left: side * em, bottom: end * em, right: side * em)
  }

  private static func room(
    _ frame: FrameContext,
    _ insets: Insets,
    _ style: Tooltip.Style
  ) -> Size {
    let sides = 2 * (margin + style.borderWidth)
    return Size(
      width: frame.size.width - sides - insets.left - insets.right,
      height: frame.size.height - sides - insets.top - insets.bottom
    )
  }

  /// Draws it beside the rows, or where there is no room on any side of them as near to one as the
  /// picture allows.
  ///
  /// - Throws: What a swatch throws.
  func encode(
    beside target: TooltipTarget,
    clearOf radius: Double,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let picture = frame.picture
    let rect = Self.place(
      Size(
        width: size.width + 2 * style.borderWidth,
        height: size.height + 2 * style.borderWidth
      ),
      beside: target.bounds(grownBy: radius + style.gap, in: picture),
      level: target.level,
      in: picture.inset(by: Insets(Self.margin))
    )
    let outside = frame.snapped(rect)
    encodeBox(outside, into: &list)
    let left = outside.minX + style.borderWidth + insets.left
    let right = outside.minX + style.borderWidth + size.width - insets.right
    let top = outside.minY + style.borderWidth + insets.top
    guard !lines.isEmpty else {
      let color = textColor(frame.theme.label)
      list.draw(head, at: Point(x: left, y: top), color: color, role: .annotation)
      return
    }
    var middle = top + em / 2
    if !head.isEmpty {
      draw(head, x: left, middle: middle, textColor(frame.theme.title), into: &list)
      middle += Self.pitch * em
    }
    for line in lines {
      try encode(line, from: left, to: right, middle: middle, into: &list)
      middle += Self.pitch * em
    }
  }

  private func encode(
    _ line: Line,
    from left: Double,
    to right: Double,
    middle: Double,
    into list: inout DisplayList
  ) throws(KeisenError) {
    var start = left
    if hasSwatches {
      let (width, height) = (Self.swatch * em, 0.8 * em)
      let sample = Rect(x: left, y: middle - height / 2, width: width, height: height)
      try line.swatch?.swatch(sample, &list)
      list.clip(to: nil)
      start += width + Self.swatchGap * em
    }
    draw(line.name, x: start, middle: middle, textColor(frame.theme.label), into: &list)
    draw(
      line.value,
      x: right - line.value.width,
      middle: middle,
      textColor(frame.theme.title),
      into: &list
    )
  }

  /// Draws a text whose capitals are centred about a line's middle.
  private func draw(
    _ block: TextBlock,
    x: Double,
    middle: Double,
    _ color: Color,
    into list: inout DisplayList
  ) {
    let half = (block.lines.first?.baseline ?? 0) / 2
    list.draw(block, at: Point(x: x, y: middle - half), color: color, role: .annotation)
  }

  private func textColor(_ usual: Color) -> Color {
    style.color ?? usual.readable(on: style.background ?? frame.theme.plotArea)
  }

  private func encodeBox(_ rect: Rect, into list: inout DisplayList) {
    let width = frame.snappedLength(style.borderWidth)
    let color = style.borderColor ?? frame.theme.axis.opacity(Self.borderAlpha)
    list.draw(
      .rectangle(
        Rectangle(
          rect: rect.inset(by: Insets(width / 2)),
          radii: CornerRadii(style.radius),
          fill: .color(style.background ?? frame.theme.plotArea),
          border: width > 0 ? Rectangle.Border(width: width, color: color) : nil
        )
      )
    )
  }

  /// Returns where a box lies beside a rectangle: at its right, at its left, above or below it,
  /// where there is room; else at the side where it has most, moved into the room.
  ///
  /// - Parameters:
  ///   - size: Of the box.
  ///   - taken: What it keeps clear of.
  ///   - level: What its middle is level with as far as the room allows.
  ///   - room: Where it may lie.
  /// - Returns: The box.
  static func place(_ size: Size, beside taken: Rect, level: Point, in room: Rect) -> Rect {
    func within(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(start, high - length))
    }
    let x = within(level.x - size.width / 2, size.width, room.minX, room.maxX)
    let y = within(level.y - size.height / 2, size.height, room.minY, room.maxY)
    let free: [(side: Side, room: Double)] = [
      (.right, room.maxX - taken.maxX - size.width), (.left, taken.minX - room.minX - size.width),
      (.top, taken.minY - room.minY - size.height),
      (.bottom, room.maxY - taken.maxY - size.height),
    ]
    let best = free.first { $0.room >= 0 } ?? free.max { $0.room < $1.room }
    let corner =
      switch best?.side ?? .right {
      case .right: Point(x: within(taken.maxX, size.width, room.minX, room.maxX), y: y)
      case .left:
        Point(x: within(taken.minX - size.width, size.width, room.minX, room.maxX), y: y)
      case .top:
        Point(x: x, y: within(taken.minY - size.height, size.height, room.minY, room.maxY))
      case .bottom: Point(x: x, y: within(taken.maxY, size.height, room.minY, room.maxY))
      }
    return Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
  }
}
