import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenText

/// Where the parts of one axis stand in one frame.
struct AxisLayout {
  /// Distance between ticks and labels, in label sizes.
  private static let labelGap = 0.3
  /// Distance between labels and title, in title sizes.
  private static let titleGap = 0.75

  let ticks: Ticks
  private let labels: [ShapedText]
  private let title: ShapedText?
  private let style: Axis.Style
  private let side: Side
  private let map: ScaleMap
  private let frame: FrameContext

  init(_ axis: Axis, in frame: FrameContext) {
    style = axis.style
    side = axis.side
    map = frame.map(side.dimension, of: axis.space)
    self.frame = frame
    (ticks, labels) = TickChoice.choose(
      for: axis.space,
      side.dimension,
      wanted: style.tickCount,
      labelSize: style.labelSize,
      in: frame
    )
    let text = axis.title
    title = text.isEmpty ? nil : Font.regular.shape(text, size: style.titleSize)
  }

  private var labelMetrics: FontMetrics { Font.regular.metrics(size: style.labelSize) }
  private var titleMetrics: FontMetrics { Font.regular.metrics(size: style.titleSize) }

  /// Extent of the labels away from the plot.
  private var labelThickness: Double {
    guard !labels.isEmpty, style.labelSize > 0 else { return 0 }
    switch side.dimension {
    case .x: return labelMetrics.capHeight
    case .y: return labels.reduce(0) { max($0, $1.width) }
    }
  }

  /// Distance from the plot to the labels.
  private var labelOffset: Double { style.tickLength + Self.labelGap * style.labelSize }

  /// Distance from the plot to the title's near side.
  private var titleOffset: Double {
    labelOffset + labelThickness + Self.titleGap * style.titleSize
  }

  /// Extent of the axis away from the plot.
  var thickness: Double {
    let descent = side.dimension == .x ? labelMetrics.descent : 0
    guard title != nil else { return labelOffset + labelThickness + descent }
    return titleOffset + titleMetrics.capHeight + titleMetrics.descent
  }

  /// How far labels reach beyond the ends of the axis.
  var overhang: Insets {
    var insets = Insets.zero
    for (value, label) in zip(ticks.values, labels) where !label.glyphs.isEmpty {
      let position = map.position(of: value)
      switch side.dimension {
      case .x:
        insets.left = max(insets.left, frame.plot.minX - (position - label.width / 2))
        insets.right = max(insets.right, position + label.width / 2 - frame.plot.maxX)
      case .y:
        let half = labelMetrics.capHeight / 2
        insets.top = max(insets.top, frame.plot.minY - (position - half))
        insets.bottom = max(insets.bottom, position + half - frame.plot.maxY)
      }
    }
    return insets
  }

  func encode(into list: inout DisplayList) {
    encodeRules(into: &list)
    encodeLabels(into: &list)
    encodeTitle(into: &list)
  }

  /// Position of the axis line's middle across the axis.
  private var edge: Double {
    switch side {
    case .bottom: frame.plot.maxY + frame.bandOffset
    case .top: frame.plot.minY - frame.bandOffset
    case .left: frame.plot.minX - frame.bandOffset
    case .right: frame.plot.maxX + frame.bandOffset
    }
  }

  /// 1 where outwards is right or down, -1 where it is left or up.
  private var outwards: Double {
    switch side {
    case .bottom, .right: 1
    case .top, .left: -1
    }
  }

  private func encodeRules(into list: inout DisplayList) {
    let width = frame.snappedLength(style.width)
    let length = style.tickLength > 0 ? frame.snappedLength(style.tickLength) : 0
    let fill = Fill.color(style.color ?? frame.theme.axis)
    guard width > 0 else { return }
    let plot = frame.plot
    let line = frame.snappedRule(at: edge, width: width)
    let tickStart = outwards > 0 ? line + width : line - length
    func draw(_ rect: Rect) { list.draw(.rectangle(Rectangle(rect: rect, fill: fill))) }

    switch side.dimension {
    case .x:
      // The line reaches over the outer halves of the end ticks and of the axes at its sides.
      let start = frame.snappedRule(at: plot.minX, width: width)
      let end = frame.snappedRule(at: plot.maxX, width: width) + width
      draw(Rect(x: start, y: line, width: end - start, height: width))
    case .y:
      let start = frame.snappedRule(at: plot.minY, width: width)
      let end = frame.snappedRule(at: plot.maxY, width: width) + width
      draw(Rect(x: line, y: start, width: width, height: end - start))
    }
    guard length > 0 else { return }
    for value in ticks.values {
      let position = frame.snappedRule(at: map.position(of: value), width: width)
      switch side.dimension {
      case .x: draw(Rect(x: position, y: tickStart, width: width, height: length))
      case .y: draw(Rect(x: tickStart, y: position, width: length, height: width))
      }
    }
  }

  private func encodeLabels(into list: inout DisplayList) {
    let color = style.textColor ?? frame.theme.label
    let metrics = labelMetrics
    guard style.labelSize > 0 else { return }
    for (value, label) in zip(ticks.values, labels) where !label.glyphs.isEmpty {
      let position = map.position(of: value)
      let origin: Point
      switch side {
      case .bottom:
        origin = Point(
          x: position - label.width / 2,
          y: edge + labelOffset + metrics.capHeight
        )
      case .top:
        origin = Point(x: position - label.width / 2, y: edge - labelOffset)
      case .left:
        origin = Point(
          x: edge - labelOffset - label.width,
          y: position + metrics.capHeight / 2
        )
      case .right:
        origin = Point(x: edge + labelOffset, y: position + metrics.capHeight / 2)
      }
      list.draw(.glyphRun(GlyphRun(text: label, origin: origin, color: color)))
    }
  }

  private func encodeTitle(into list: inout DisplayList) {
    guard let title else { return }
    let plot = frame.plot
    let capHeight = titleMetrics.capHeight
    let origin: Point
    var angle = 0.0
    switch side {
    case .bottom:
      origin = Point(x: plot.midX - title.width / 2, y: edge + titleOffset + capHeight)
    case .top:
      origin = Point(x: plot.midX - title.width / 2, y: edge - titleOffset)
    case .left:
      origin = Point(x: edge - titleOffset, y: plot.midY + title.width / 2)
      angle = 90
    case .right:
      origin = Point(x: edge + titleOffset + capHeight, y: plot.midY + title.width / 2)
      angle = 90
    }
    let color = style.textColor ?? frame.theme.title
    list.draw(.glyphRun(GlyphRun(text: title, origin: origin, angle: angle, color: color)))
  }
}
