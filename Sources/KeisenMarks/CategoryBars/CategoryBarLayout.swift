import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The bars of a series in one frame.
struct CategoryBarLayout {
  typealias Bar = CategoryBarGeometry.Bar

  let geometry: CategoryBarGeometry
  /// The bars that are in view, from the first on.
  private(set) var bars: [Bar] = []
  /// What was looked at.
  private(set) var record: SeriesRecord

  /// Places the bars that are in view.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ geometry: CategoryBarGeometry) throws(KeisenError) {
    self.geometry = geometry
    let shown = geometry.shown
    if geometry.areColumns {
      let isLong = shown.count > geometry.frame.directRows
      let bounds = isLong ? try geometry.yRange.placedBounds(of: geometry.state.values) : nil
      let columns = CategoryBarColumns(geometry, bounds)
      (bars, record) = (columns.bars, columns.record)
      return
    }
    let heights = [Double](unsafeUninitializedCapacity: shown.count) { heights, count in
      count = shown.count
      if let target = heights.baseAddress { geometry.read(shown, into: target) }
    }
    record = SeriesRecord(rows: shown.count, gaps: 0)
    bars.reserveCapacity(shown.count)
    for (offset, height) in heights.enumerated() {
      switch geometry.place(of: shown.lowerBound + offset, height) {
      case .gap: record.gaps += 1
      case .dropped: record.dropped += 1
      case .outside: break
      case .bar(let bar): bars.append(bar)
      }
    }
  }

  var frame: FrameContext { geometry.frame }
  var style: CategoryBarStyle {
    var style = geometry.state.style
    style.valueSize *= frame.theme.textScale
    return style
  }

  /// Draws the bars.
  func encodeBars(into list: inout DisplayList) {
    // What would lie on a column in its own colour adds nothing.
    let showsMaxima = !geometry.areColumns || style.highlight != .none
    for bar in bars where bar.rect.height > 0 && (showsMaxima || !bar.isMaximum) {
      let rectangle = Self.rectangle(
        bar.rect,
        isUp: bar.isUp,
        color: geometry.color(of: bar),
        style,
        frame
      )
      list.draw(.rectangle(rectangle))
    }
  }

  /// Returns a bar as a rectangle.
  static func rectangle(
    _ rect: Rect,
    isUp: Bool,
    color: Color,
    _ style: CategoryBarStyle,
    _ frame: FrameContext
  ) -> Rectangle {
    let radius = style.cornerRadius
    var radii =
      isUp
      ? CornerRadii(topLeft: radius, topRight: radius)
      : CornerRadii(bottomRight: radius, bottomLeft: radius)
    let width = min(frame.snappedLength(style.borderWidth), rect.width / 2, rect.height / 2)
    guard width > 0 else { return Rectangle(rect: rect, radii: radii, fill: .color(color)) }
    // The border stands within the bar, whose edges tell its value.
    radii = radii.fitted(to: Size(width: rect.width, height: rect.height)).grown(by: -width / 2)
    return Rectangle(
      rect: rect.inset(by: Insets(width / 2)),
      radii: radii,
      fill: .color(color),
      border: Rectangle.Border(width: width, color: style.borderColor ?? frame.theme.axis)
    )
  }

  /// Draws the line along the baseline, where that runs within the plot and not along its sides.
  func encodeBaseline(into list: inout DisplayList) {
    let width = frame.snappedLength(style.baselineWidth)
    let plot = frame.plot
    let pixel = 1 / frame.pixelRatio
    let base = geometry.base
    guard width > 0, base > plot.minY + pixel / 2, base < plot.maxY - pixel / 2 else { return }
    let rect = Rect(
      x: plot.minX,
      y: frame.snappedRule(at: base, width: width),
      width: plot.width,
      height: width
    )
    let color = style.baselineColor ?? frame.theme.axis
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(color))))
  }
}
