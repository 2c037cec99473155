import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The values of a crosshair, each in a box beside the plot.
struct CrosshairLabels {
  /// Distance from the plot to a box, and from a box to the picture's sides, in points.
  private static let (gap, margin) = (3.0, 1.0)

  /// The boxes, those of x first.
  private(set) var boxes: [TextBox] = []

  /// Writes the values and places their boxes, on the side of the first axis of each, else at the
  /// bottom and at the left.
  init(
    _ target: CrosshairTarget,
    in space: Space,
    _ style: Crosshair.Style,
    _ frame: FrameContext
  ) {
    let words = ValueText(frame)
    let background = style.labelBackground ?? frame.theme.label
    let boxStyle = TextBoxStyle(
      size: style.labelSize,
      hasMarkup: false,
      color: style.labelColor ?? .blackOrWhite(on: background),
      background: background,
      radius: style.labelRadius
    )
    let room = frame.picture.inset(by: Insets(Self.margin))
    for (dimension, mark) in target.marks {
      let text = frame.reading(
        of: mark.value,
        dimension,
        of: space,
        words,
        isRounded: target.row == nil
      )
      guard var box = TextBox(text, boxStyle, theme: frame.theme, room: room) else { continue }
      let side = frame.side(of: space, dimension)
      box.place(beside: frame.plot, side, at: mark.position, gap: Self.gap)
      box.move(into: room)
      if let other = boxes.first { box.move(off: other, in: room) }
      boxes.append(box)
    }
  }
}

extension FrameContext {
  /// Returns the side of the plot on which the values of a dimension are written: that of the first
  /// axis of its projection.
  fileprivate func side(of space: Space, _ dimension: Dimension) -> Side {
    let projection = space.projection(dimension)
    let axis = attachments.lazy.compactMap { $0 as? Axis }.first { axis in
      axis.side.dimension == dimension && axis.space.projection(dimension) === projection
        && axis.style.conversion == nil
    }
    return axis?.side ?? (dimension == .x ? .bottom : .left)
  }
}

extension TextBox {
  /// Puts it outside of a plot, its middle at a position along the plot's side.
  fileprivate mutating func place(
    beside plot: Rect,
    _ side: Side,
    at position: Double,
    gap: Double
  ) {
    center =
      switch side {
      case .top: Point(x: position, y: plot.minY - gap - extent.height / 2)
      case .bottom: Point(x: position, y: plot.maxY + gap + extent.height / 2)
      case .left: Point(x: plot.minX - gap - extent.width / 2, y: position)
      case .right: Point(x: plot.maxX + gap + extent.width / 2, y: position)
      }
  }

  /// Moves it up or down, off another box with which it shares a corner of the plot, where the room
  /// allows that.
  fileprivate mutating func move(off other: TextBox, in room: Rect) {
    let (own, taken) = (bounds, other.bounds)
    guard !own.intersection(taken).isEmpty else { return }
    let (above, below) = (taken.minY - own.height / 2, taken.maxY + own.height / 2)
    let isAboveNearer = abs(above - center.y) < abs(below - center.y)
    for y in isAboveNearer ? [above, below] : [below, above]
    where y - own.height / 2 >= room.minY && y + own.height / 2 <= room.maxY {
      center.y = y
      return
    }
  }
}
