import KeisenDrawing
import KeisenPrimitives
import KeisenText

extension AxisLayout {
  /// Draws line, ticks, labels and title.
  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    encodeRules(frame, into: &list)
    try encodeLabels(frame, into: &list)
    guard hasTitle else { return }
    guard let title else { return list.omitPart() }
    let place = titlePlace(title)
    guard fits(title, at: place, in: frame.size) else { return list.omitPart() }
    list.draw(
      title,
      at: place.position,
      anchor: place.anchor,
      angle: place.angle,
      color: style.textColor ?? frame.theme.title,
      role: .axisTitle
    )
  }

  /// Whether a title is whole in the picture: padding by hand may have no room for it.
  private func fits(
    _ title: TextBlock,
    at place: (position: Point, anchor: Point, angle: Double),
    in picture: Size
  ) -> Bool {
    let turn = Turn(degrees: place.angle)
    let middle = turn.applied(
      toX: (0.5 - place.anchor.x) * title.width,
      y: (0.5 - place.anchor.y) * title.height
    )
    let center = Point(x: place.position.x + middle.x, y: place.position.y + middle.y)
    let box = LabelBox(center: center, width: title.width, height: title.height, turn: turn).bounds
    return box.minX >= 0 && box.minY >= 0 && box.maxX <= picture.width
      && box.maxY <= picture.height
  }

  private func encodeRules(_ frame: FrameContext, into list: inout DisplayList) {
    let width = frame.snappedLength(style.width)
    guard width > 0 else { return }
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
    let (low, high) = isUpright ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    let start = frame.snappedRule(at: low, width: width)
    draw(start, frame.snappedRule(at: high, width: width) + width - start, line, width)

    func drawTick(at position: Double, _ length: Double, from start: Double, to end: Double) {
      let along = frame.snappedRule(at: position, width: width)
      let inner = max(-FrameLayout.mostLength, min(start, end) * length)
      let outer = min(FrameLayout.mostLength, max(start, end) * length)
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
    let hook = axis.labelHook
    let color = style.textColor ?? frame.theme.label
    var colors: [Color?] = []
    if hook != nil || style.labelBackground != nil {
      colors.reserveCapacity(labels.count)
      for placed in labels {
        var label = label(placed, color: color)
        if let hook { label = try axis.changed(label, by: hook) }
        colors.append(label.isHidden ? nil : label.color)
        guard let background = label.background, !label.isHidden else { continue }
        try draw(background, behind: placed, label, into: &list)
      }
    }
    for (index, placed) in labels.enumerated() {
      guard let color = colors.isEmpty ? color : colors[index] else { continue }
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

  /// A label as the style has it, for a hook to change.
  private func label(_ placed: PlacedLabel, color: Color) -> Axis.Label {
    Axis.Label(
      index: contents.index(of: placed.tick),
      count: contents.values.count,
      value: contents.shown.dataValue(contents.ticks.values[placed.tick]),
      text: placed.block.source,
      context: contents.labels[placed.tick].context,
      box: placed.box.unturned,
      angle: row.angle,
      isHidden: false,
      color: color,
      background: style.labelBackground,
      radius: style.labelRadius,
      insets: style.labelInsets
    )
  }

  /// Draws the boxes behind a label and behind its context; the two meet half way.
  private func draw(
    _ color: Color,
    behind placed: PlacedLabel,
    _ label: Axis.Label,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard let context = placed.context else {
      let box = placed.box.outset(by: label.insets)
      return try list.draw(box, angle: row.angle, color: color, radius: label.radius)
    }
    let distance = placed.box.distanceDown(to: context.box)
    let gap = abs(distance) - (placed.box.height + context.box.height) / 2
    let most = max(0, gap / 2)
    var (upper, lower) = (label.insets, label.insets)
    upper.bottom = min(most, upper.bottom)
    lower.top = min(most, lower.top)
    for (box, insets) in [
      (placed.box, distance > 0 ? upper : lower), (context.box, distance > 0 ? lower : upper),
    ] {
      let box = box.outset(by: insets)
      try list.draw(box, angle: row.angle, color: color, radius: label.radius)
    }
  }
}

extension Axis {
  /// Returns what a hook makes of a label.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it throws, or sets what no style may have.
  fileprivate func changed(_ label: Label, by hook: LabelHook) throws(KeisenError) -> Label {
    let label = try calling("label hook") {
      var label = label
      try hook(&label)
      return label
    }
    func check(_ length: Double, _ name: String) throws(KeisenError) {
      guard length >= 0, length < .infinity else {
        throw KeisenError(
          .callback,
          "label hook's \(name) must be finite and not negative, got \(length)"
        )
      }
    }
    try check(label.radius, "radius")
    try check(label.insets.top, "top inset")
    try check(label.insets.left, "left inset")
    try check(label.insets.bottom, "bottom inset")
    try check(label.insets.right, "right inset")
    return label
  }
}

extension AxisContents {
  /// The place of a tick among the ticks, counted from the least value.
  fileprivate func index(of tick: Int) -> Int {
    ticks.min > ticks.max ? values.count - 1 - tick : tick
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
