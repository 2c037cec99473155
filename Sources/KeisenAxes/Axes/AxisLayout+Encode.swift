import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

extension AxisLayout {
  /// Draws line, ticks, labels and title.
  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    encodeRules(frame, into: &list)
    try encodeLabels(frame, into: &list)
    // In a smaller picture nobody looks for them.
    if omitsLabels, contents.ends != nil, TextRoom.isLarge(frame.size) { list.omitPart() }
    guard hasTitle else { return }
    guard let title, titleBox(in: frame.size) != nil else { return list.omitPart() }
    if ShortText.isShortened(title, from: text) { list.shortenText() }
    let place = titlePlace(title)
    list.draw(
      title,
      at: place.position,
      anchor: place.anchor,
      angle: place.angle,
      color: style.textColor ?? frame.theme.title,
      role: .axisTitle
    )
  }

  private func encodeRules(_ frame: FrameContext, into list: inout DisplayList) {
    let width = frame.snappedLength(style.width)
    guard width > 0, let (low, high) = span else { return }
    let fill = Fill.color(style.color ?? frame.theme.axis)
    let line = frame.snappedRule(at: edge, width: width)
    let isUpright = side.dimension == .x
    func draw(_ along: Double, _ length: Double, _ across: Double, _ thickness: Double) {
      let rect =
        isUpright
        ? Rect(x: along, y: across, width: length, height: thickness)
        : Rect(x: across, y: along, width: thickness, height: length)
      list.draw(.rectangle(Rectangle(rect: rect, fill: fill)))
    }
    // The line reaches over the outer halves of the end ticks and of the axes at its sides.
    let start = frame.snappedRule(at: low, width: width)
    draw(start, frame.snappedRule(at: high, width: width) + width - start, line, width)

    func drawTick(at position: Double, _ length: Double, from start: Double, to end: Double) {
      let along = frame.snappedRule(at: position, width: width)
      let inner = max(-TextRoom.maxLength, min(start, end) * length)
      let outer = min(TextRoom.maxLength, max(start, end) * length)
      // Outwards from the line's far edge, inwards from its near one.
      func draw(_ from: Double, _ to: Double, outwards: Double) {
        let from = from > 0 ? frame.snappedLength(from) : 0
        let length = (to > 0 ? frame.snappedLength(to) : 0) - from
        guard length > 0 else { return }
        let near = outwards > 0 ? line + width + from : line - from - length
        if isUpright {
          list.draw(
            .rectangle(
              Rectangle(rect: Rect(x: along, y: near, width: width, height: length), fill: fill)
            )
          )
        } else {
          list.draw(
            .rectangle(
              Rectangle(rect: Rect(x: near, y: along, width: length, height: width), fill: fill)
            )
          )
        }
      }
      draw(max(0, inner), max(0, outer), outwards: outwards)
      draw(max(0, -outer), max(0, -inner), outwards: -outwards)
    }
    if style.tickLength > 0 {
      for position in contents.positions {
        drawTick(at: position, style.tickLength, from: style.tickStart, to: style.tickEnd)
      }
    }
    guard style.minorLength > 0, !contents.minorValues.isEmpty else { return }
    let map = frame.map(side.dimension, of: axis.space)
    for value in contents.minorValues {
      let position = map.position(of: value)
      drawTick(at: position, style.minorLength, from: style.minorStart, to: style.minorEnd)
    }
  }

  /// Draws the labels: all that lies behind them first, so that no background covers a text.
  private func encodeLabels(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    for (placed, appearance) in zip(labels, appearances) {
      guard let background = appearance.background else { continue }
      let boxes = boxes(behind: placed, appearance.insets)
      for box in [boxes.label, boxes.context] {
        guard let box else { continue }
        try list.draw(box, angle: row.angle, color: background, radius: appearance.radius)
      }
    }
    let color = style.textColor ?? frame.theme.label
    for (index, placed) in labels.enumerated() {
      let color = appearances.isEmpty ? color : appearances[index].color
      if contents.labels[placed.tick].isShortened { list.shortenText() }
      let block = side == axis.side ? placed.block : row.aligned(placed.block, textStyle)
      list.draw(
        block,
        at: placed.point,
        anchor: row.anchorPoint(of: block),
        angle: row.angle,
        color: color,
        role: .tick,
        context: contents.labels[placed.tick].context
      )
      guard let shown = placed.context else { continue }
      list.draw(
        shown.block,
        at: shown.point,
        anchor: row.anchorPoint(of: shown.block),
        angle: row.angle,
        color: color,
        role: .tick
      )
    }
  }
}

extension DisplayList {
  /// Fills a box; the corners of one that leans are not round.
  fileprivate mutating func draw(
    _ box: LabelBox,
    angle: Double,
    color: Color,
    radius: Double
  ) throws(KeisenError) {
    let quarters = angle / 90
    guard quarters != quarters.rounded() else {
      let radii = CornerRadii(radius)
      draw(.rectangle(Rectangle(rect: box.bounds, radii: radii, fill: .color(color))))
      return
    }
    // A line as thick as the box is high.
    let half = Turn(degrees: angle).applied(toX: box.width / 2, y: 0)
    let vertices = VertexBuffer()
    try vertices.append(SIMD2(Float(box.center.x - half.x), Float(box.center.y - half.y)))
    try vertices.append(SIMD2(Float(box.center.x + half.x), Float(box.center.y + half.y)))
    let stroke = Stroke(width: box.height, color: color, cap: .butt)
    draw(.polyline(Polyline(vertices: vertices, runStarts: [0, 2], stroke: stroke)))
  }
}
