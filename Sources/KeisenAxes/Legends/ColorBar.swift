import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The colours of a scale along a side of the plot, with an axis that says what values they stand
/// for.
///
/// Where the scale has colours for what is below or above its range, an arrow at that end shows it.
/// Colours look as they do on the plot: over its fill, with the alpha of the series that have the
/// scale, of several that of the most opaque. One that leaves the plot too little is left out, and
/// counted in the frame record.
public final class ColorBar: Attachment {
  /// How a colour bar looks.
  public struct Style: Hashable, Sendable {
    /// Extent of the strip away from the plot, in points.
    public var width: Double
    /// Extent along the plot, about its middle, as a part of the plot's own: above 0, at most 1.
    public var length: Double
    /// Full width of the outline, in points; 0 for none.
    public var borderWidth: Double
    /// Colour of the outline; nil takes that of the axis.
    public var borderColor: Color?
    /// How its axis looks, `place` apart.
    public var axis: Axis.Style

    /// Makes a style.
    public init(
      width: Double = 14,
      length: Double = 1,
      borderWidth: Double = 1,
      borderColor: Color? = nil,
      axis: Axis.Style = Axis.Style(tickLength: 4)
    ) {
      (self.width, self.length, self.borderWidth) = (width, length, borderWidth)
      (self.borderColor, self.axis) = (borderColor, axis)
    }

    func validate() throws(KeisenError) {
      try requireLength(width, "width")
      try requireLength(borderWidth, "border width")
      guard length > 0, length <= 1 else {
        throw .invalidArgument("length must be above 0 and at most 1, got \(length)")
      }
      try axis.validate()
    }
  }

  /// As C calls it.
  public static var typeName: String { "color_bar" }

  /// The scale that it shows.
  public let scale: ColorScale
  /// The side of the plot on which it lies.
  public let side: Side
  private let axis: Axis
  private let state: Watched<Style>

  /// Distance from what is nearer to the plot, in points.
  private static let gap = 12.0
  /// Length of an arrow, in widths of the strip.
  private static let arrowLength = 0.9

  /// Makes a colour bar.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when an option of the style is not
  ///   allowed.
  public init(
    _ scale: ColorScale,
    side: Side = .right,
    title: String = "",
    style: Style = Style()
  ) throws(KeisenError) {
    try style.validate()
    self.scale = scale
    self.side = side
    let space = Space(x: scale.projection, y: scale.projection)
    axis = try Axis(side, of: space, title: title, style: Self.axisStyle(style))
    state = Watched(style)
  }

  /// When its title, its style or the colours changed last.
  public var latestChange: Change { max(state.latestChange, axis.latestChange, scale.latestChange) }

  private func isOmitted(in frame: FrameContext) -> Bool { frame.texts.omits(self, .colorBar) }

  private static func axisStyle(_ style: Style) -> Axis.Style {
    var axis = style.axis
    axis.place = .edge
    return axis
  }

  /// The text beside it, which may hold `$...$` markup; empty for none.
  public var title: String {
    get { axis.title }
    set { axis.title = newValue }
  }

  /// Returns the title on one line and without markup, in a chart that has markup or none.
  func plainTitle(hasMarkup: Bool) -> String { axis.plainTitle(hasMarkup: hasMarkup) }

  /// How it looks.
  public var style: Style { state.withLock { $0 } }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; then the old style stays.
  public func setStyle(_ style: Style) throws(KeisenError) {
    try style.validate()
    try axis.setStyle(Self.axisStyle(style))
    state.change { $0 = style }
  }

  /// The projection of the scale.
  public var projections: [Projection] { [scale.projection] }

  /// Wants a band on its side, and room for labels that reach beyond the plot.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    guard !isOmitted(in: frame) else { return LayoutDemand() }
    let part = parts(frame).body
    let demand = try AxisLayout(axis, in: framed(frame, part)).demand
    let over = demand.overhang
    return LayoutDemand(
      side: side,
      thickness: style.width + demand.thickness,
      rank: .legend,
      gap: frame.snappedLength(Self.gap),
      overhang: Insets(
        top: max(0, over.top - (part.minY - frame.plot.minY)),
        left: max(0, over.left - (part.minX - frame.plot.minX)),
        bottom: max(0, over.bottom - (frame.plot.maxY - part.maxY)),
        right: max(0, over.right - (frame.plot.maxX - part.maxX))
      )
    )
  }

  /// Takes the strip.
  public func footprint(_ frame: FrameContext) throws(KeisenError) -> Rect? {
    frame.plot.isEmpty || isOmitted(in: frame) ? nil : parts(frame).strip
  }

  /// Places its labels.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    guard !frame.plot.isEmpty, !isOmitted(in: frame) else { return }
    let own = framed(frame, parts(frame).body)
    var layout = try AxisLayout(axis, in: own)
    try layout.place(in: own)
    frame.axes.add(layout)
  }

  /// Draws the strip, its outline and its axis.
  public func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    guard !isOmitted(in: frame) else { return list.omitPart() }
    guard !frame.plot.isEmpty, let layout = frame.axes.layout(of: axis) as? AxisLayout else {
      return
    }
    let (_, body) = parts(frame)
    let style = style
    let colors = scale.style
    let alpha = Float(alpha(frame))
    let isOpaque = alpha == 1 && colors.steadyMap.table.allSatisfy { $0 >> 24 == 255 }
    if !isOpaque, let fill = frame.plotFill {
      list.draw(.rectangle(Rectangle(rect: body, fill: fill)))
    }
    if let cells = try cells(frame, body, alpha) { list.draw(.cells(cells)) }
    let line = style.borderColor ?? style.axis.color ?? frame.theme.axis
    let width = frame.snappedLength(style.borderWidth)
    for (color, atLow) in [(colors.below, true), (colors.above, false)] {
      guard let color = color?.opacity(alpha) else { continue }
      if color.alpha < 1, case .color(let fill) = frame.plotFill {
        try drawArrow(atLow: atLow, fill, body, into: &list)
      }
      try drawArrow(atLow: atLow, color, body, into: &list)
    }
    if width > 0 {
      let border = Rectangle.Border(width: width, color: line)
      list.draw(.rectangle(Rectangle(rect: body, border: border)))
    }
    try layout.encode(framed(frame, body), into: &list)
  }

  /// Returns the colours along the strip: steadily changing, or one for each band of a series that
  /// has such.
  private func cells(
    _ frame: FrameContext,
    _ body: Rect,
    _ alpha: Float
  ) throws(KeisenError) -> Cells? {
    let buffer = GrowingBuffer<UInt32>()
    let isUpright = side.dimension == .y
    let table = scale.style.steadyMap.table
    let range = frame.range(of: scale.projection)
    let levels =
      frame.namedColors(of: scale).map { names in
        (0...names.count).map { Double($0) - 0.5 }
      }
      ?? frame.series.lazy.filter { $0.colorScale === self.scale }
      .map(\.colorLevels).first { $0.count > 1 }
    guard let levels, range.min != range.max else {
      let count = ColorMap.count
      // From the top down, and from the left to the right.
      for color in isUpright ? table.reversed() : table {
        try buffer.append(alpha < 1 ? Color(bytes: color).opacity(alpha).bytes : color)
      }
      return Cells(
        body,
        columns: isUpright ? 1 : count,
        rows: isUpright ? count : 1,
        colors: buffer
      )
    }
    let lookup = frame.lookup(of: scale, alpha: Double(alpha))
    let (low, high) = (isUpright ? body.minY : body.minX, isUpright ? body.maxY : body.maxX)
    let map = isUpright ? range.map(to: high, low) : range.map(to: low, high)
    let values = levels.map { $0 - Double(range.origin) }
    var bands: [(start: Double, end: Double, color: UInt32)] = []
    for (from, to) in zip(values, values.dropFirst()) {
      let (a, b) = (map.position(of: from), map.position(of: to))
      guard !a.isNaN, !b.isNaN else { continue }
      let color = lookup.bytes(of: from / 2 + to / 2)
      bands.append((max(low, min(a, b)), min(high, max(a, b)), color))
    }
    bands = bands.filter { $0.start < $0.end }.sorted { $0.start < $1.start }
    guard let first = bands.first, let last = bands.last else { return nil }
    for band in bands { try buffer.append(band.color) }
    let edges = [first.start] + bands.dropFirst().map(\.start) + [last.end]
    return isUpright
      ? Cells(columnEdges: [body.minX, body.maxX], rowEdges: edges, colors: buffer)
      : Cells(columnEdges: edges, rowEdges: [body.minY, body.maxY], colors: buffer)
  }

  /// The alpha of the series that have the scale, of several that of the most opaque.
  private func alpha(_ frame: FrameContext) -> Double {
    frame.series.lazy.filter { $0.colorScale === self.scale }.map(\.colorAlpha).max() ?? 1
  }

  /// Returns the frame as its own axis sees it: with the strip for a plot.
  private func framed(_ frame: FrameContext, _ body: Rect) -> FrameContext {
    var own = frame
    own.plot = body
    own.plotClip = Clip(rect: body)
    own.bandOffset = 0
    return own
  }

  /// Returns the whole strip, and what of it is not arrows.
  private func parts(_ frame: FrameContext) -> (strip: Rect, body: Rect) {
    let style = style
    let plot = frame.plot
    let width = frame.snappedLength(style.width)
    let offset = frame.bandOffset
    let colors = scale.style
    let arrow = Self.arrowLength * width
    let isUpright = side.dimension == .y
    let length = isUpright ? plot.height : plot.width
    let rest = length * (1 - style.length) / 2
    let low = frame.snapped((isUpright ? plot.minY : plot.minX) + rest)
    let high = frame.snapped((isUpright ? plot.maxY : plot.maxX) - rest)
    let strip: Rect =
      switch side {
      case .right:
        Rect(left: plot.maxX + offset, top: low, right: plot.maxX + offset + width, bottom: high)
      case .left:
        Rect(left: plot.minX - offset - width, top: low, right: plot.minX - offset, bottom: high)
      case .top:
        Rect(left: low, top: plot.minY - offset - width, right: high, bottom: plot.minY - offset)
      case .bottom:
        Rect(left: low, top: plot.maxY + offset, right: high, bottom: plot.maxY + offset + width)
      }
    let below = colors.below == nil ? 0 : arrow
    let above = colors.above == nil ? 0 : arrow
    guard high - low > 2 * (below + above) else { return (strip, strip) }
    let body = strip.inset(
      by: isUpright
        ? Insets(top: above, left: 0, bottom: below, right: 0)
        : Insets(top: 0, left: below, bottom: 0, right: above)
    )
    let snapped = Rect(
      left: frame.snapped(body.minX),
      top: frame.snapped(body.minY),
      right: frame.snapped(body.maxX),
      bottom: frame.snapped(body.maxY)
    )
    return (strip, snapped)
  }

  /// Draws a triangle on an end of the strip.
  private func drawArrow(
    atLow: Bool,
    _ color: Color,
    _ body: Rect,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let corners: [SIMD2<Double>]
    if side.dimension == .y {
      let (edge, tip) =
        atLow
        ? (body.maxY, body.maxY + Self.arrowLength * body.width)
        : (body.minY, body.minY - Self.arrowLength * body.width)
      corners = [
        SIMD2(body.minX, edge), SIMD2(body.maxX, edge), SIMD2(body.midX, tip),
      ]
    } else {
      let (edge, tip) =
        atLow
        ? (body.minX, body.minX - Self.arrowLength * body.height)
        : (body.maxX, body.maxX + Self.arrowLength * body.height)
      corners = [
        SIMD2(edge, body.minY), SIMD2(edge, body.maxY), SIMD2(tip, body.midY),
      ]
    }
    func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
      ((a - b) * (a - b)).sum().squareRoot()
    }
    let sides = (0..<3).map { distance(corners[($0 + 1) % 3], corners[($0 + 2) % 3]) }
    let sum = sides.reduce(0, +)
    guard sum > 0, sum.isFinite else { return }
    // A pen as wide as the inner circle's radius, along the triangle half as large about its
    // middle.
    let middle =
      (corners[0] * sides[0] + corners[1] * sides[1] + corners[2] * sides[2]) / sum
    let edges = (corners[1] - corners[0], corners[2] - corners[0])
    let radius = abs(edges.0.x * edges.1.y - edges.0.y * edges.1.x) / sum
    let vertices = VertexBuffer()
    for index in 0...4 {
      let place = middle + (corners[index % 3] - middle) / 2
      try vertices.append(SIMD2(Float(place.x), Float(place.y)))
    }
    let stroke = Stroke(width: radius, color: color, join: .mitre, cap: .butt, mitreLimit: 10)
    list.draw(.polyline(Polyline(vertices: vertices, runStarts: [0, 5], stroke: stroke)))
  }
}

extension ColorBar: YieldingAttachment {
  package var yieldingParts: [TextRoom.Part] {
    [TextRoom.Part(axis, .axisTitle), TextRoom.Part(self, .colorBar)]
  }
}
