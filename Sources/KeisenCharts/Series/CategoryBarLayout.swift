import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales

/// Where the bars of a series stand in one frame.
struct CategoryBarLayout {
  /// One bar.
  struct Bar {
    /// Its place among the names.
    let index: Int
    /// Its outline, cut off a little beyond the plot.
    let rect: Rect
    /// Where its tip is, which may be beyond `rect`.
    let tip: Double
    /// Whether it goes up on the picture, or would if it had a height.
    let isUp: Bool
    /// Whether its value is the maximum.
    let isMaximum: Bool
  }

  /// Device pixels from which on the edges of bars stand between device pixels.
  private static let leastSnapped = 3.0

  let state: CategoryBarSeries.State
  let frame: FrameContext
  /// The values, as long as the frame is drawn.
  let values: ColumnSnapshot
  /// The bars that are in view, from the first on.
  private(set) var bars: [Bar] = []
  /// What was looked at.
  private(set) var record: SeriesRecord
  /// Where the bars begin.
  let base: Double
  /// The way from bar to bar, in points; 0 where it is not the same everywhere.
  let pitch: Double

  init(_ state: CategoryBarSeries.State, in space: Space, _ frame: FrameContext) {
    self.state = state
    self.frame = frame
    let values = state.values.snapshot()
    self.values = values
    let (xRange, yRange) = (frame.range(of: space.x), frame.range(of: space.y))
    let (xMap, yMap) = (frame.map(.x, of: space), frame.map(.y, of: space))
    let plot = frame.plot
    let reach = plot.inset(by: Insets(-(state.style.cornerRadius + 4)))
    func bounded(_ y: Double) -> Double { max(reach.minY, min(reach.maxY, y)) }

    let baseline = yRange.relative(
      DataValue(state.style.baseline, unit: values.type.timeUnit)
    )
    var ideal = yMap.position(of: baseline)
    // A baseline without a place, as 0 on a log scale, is below all that has one.
    if ideal.isNaN { ideal = yMap.position(of: min(yRange.min, yRange.max)) }
    let base = frame.snapped(bounded(ideal))
    self.base = base

    let half = state.style.barWidth / 2
    let places = Places(state.names, on: xRange)
    let rows = state.rows(of: values)
    let shown = places.range(of: rows.count, xRange, half)
    let heights = [Double](unsafeUninitializedCapacity: shown.count) { heights, count in
      count = shown.count
      guard let target = heights.baseAddress else { return }
      values.read(
        shown.lowerBound + rows.lowerBound..<shown.upperBound + rows.lowerBound,
        relativeTo: yRange.origin,
        in: yRange.timeUnit,
        into: target
      )
    }
    let extent = state.extent
    let maximum = extent.bounds?.max
    let greatest = extent.relative(to: yRange.origin, in: yRange.timeUnit)?.max
    let isReversed = yRange.min > yRange.max
    let pixel = 1 / frame.pixelRatio
    record = SeriesRecord(rows: shown.count, gaps: 0)
    bars.reserveCapacity(shown.count)
    for (offset, height) in heights.enumerated() {
      let index = shown.lowerBound + offset
      guard height.isFinite else {
        record.gaps += 1
        continue
      }
      let position = yMap.position(of: height)
      guard let place = places.place(of: index), !position.isNaN else {
        record.dropped += 1
        continue
      }
      let (first, last) = (xMap.position(of: place - half), xMap.position(of: place + half))
      guard abs(first) < FrameLayout.mostLength, abs(last) < FrameLayout.mostLength else {
        continue
      }
      let (left, right) = Self.edges(min(first, last), max(first, last), frame)
      guard right >= plot.minX, left <= plot.maxX else { continue }
      let isUp = (height >= baseline) != isReversed
      var tip = frame.snapped(bounded(position))
      if height != baseline, tip == base { tip += isUp ? -pixel : pixel }
      // Doubles tell large integers from their neighbours not always.
      let isMaximum =
        height == greatest
        && values.extent(of: rows.lowerBound + index..<rows.lowerBound + index + 1).bounds?.max
          == maximum
      bars.append(
        Bar(
          index: index,
          rect: Rect(left: left, top: min(tip, base), right: right, bottom: max(tip, base)),
          tip: bounded(position) == position ? tip : position,
          isUp: isUp,
          isMaximum: isMaximum
        )
      )
    }
    let zero = -Double(xRange.origin)
    let way = abs(xMap.position(of: zero + 1) - xMap.position(of: zero))
    pitch = way.isFinite ? way : 0
  }

  /// Returns the edges of a bar, between device pixels where it is wide enough: all bars are equally wide then.
  private static func edges(
    _ left: Double,
    _ right: Double,
    _ frame: FrameContext
  ) -> (Double, Double) {
    let width = right - left
    guard width * frame.pixelRatio >= leastSnapped else { return (left, right) }
    let snapped = frame.snappedLength(width)
    let start = frame.snappedRule(at: (left + right) / 2, width: snapped)
    return (start, start + snapped)
  }

  /// The colour of a bar.
  func color(of bar: Bar) -> Color {
    let style = state.style
    if style.colors.indices.contains(bar.index) { return style.colors[bar.index] }
    switch style.highlight {
    case .automatic where bar.isMaximum: return frame.theme.highlight
    case .color(let color) where bar.isMaximum: return color
    default: return baseColor
    }
  }

  /// The colour of bars that do not stand out.
  var baseColor: Color { state.style.color ?? frame.theme.cycleColor(frame.seriesIndex) }

  /// Draws the bars.
  func encodeBars(into list: inout DisplayList) {
    for bar in bars where bar.rect.height > 0 {
      let rectangle = Self.rectangle(
        bar.rect,
        isUp: bar.isUp,
        color: color(of: bar),
        state.style,
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
    let width = frame.snappedLength(state.style.baselineWidth)
    let plot = frame.plot
    let pixel = 1 / frame.pixelRatio
    guard width > 0, base > plot.minY + pixel / 2, base < plot.maxY - pixel / 2 else { return }
    let rect = Rect(
      x: plot.minX,
      y: frame.snappedRule(at: base, width: width),
      width: plot.width,
      height: width
    )
    let color = state.style.baselineColor ?? frame.theme.axis
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(color))))
  }
}

/// Where on x bars stand.
private struct Places {
  private let origin: Double
  /// The place of each name, or nil where a bar stands at its number.
  private let known: [Int?]?

  init(_ names: CategoryScale, on range: ProjectionRange) {
    origin = Double(range.origin)
    guard case .category(let scale) = range.scale, scale != names else {
      known = nil
      return
    }
    var first: [String: Int] = [:]
    for (index, name) in scale.names.enumerated() where first[name] == nil { first[name] = index }
    known = names.names.enumerated().map { index, name in
      // Names need not differ: the one at the bar's own number is meant.
      scale.names.indices.contains(index) && scale.names[index] == name ? index : first[name]
    }
  }

  /// Returns where a bar stands, relative to the origin, or nil where it has no place.
  func place(of index: Int) -> Double? {
    guard let known else { return Double(index) - origin }
    return known[index].map { Double($0) - origin }
  }

  /// Returns the bars that may be in view.
  func range(of count: Int, _ range: ProjectionRange, _ half: Double) -> Range<Int> {
    guard known == nil else { return 0..<count }
    let (low, high) = (min(range.min, range.max) + origin, max(range.min, range.max) + origin)
    func bounded(_ number: Double) -> Int { number > 0 ? Int(min(number, Double(count))) : 0 }
    let first = bounded((low - half).rounded(.up))
    return first..<max(first, bounded((high + half).rounded(.down) + 1))
  }
}
