import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Where any bar of a series stands in one frame, in closed form.
struct CategoryBarGeometry {
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

  /// What a value is in a frame.
  enum Place {
    /// NaN, missing or infinite.
    case gap
    /// Its name or its height has no place on a scale.
    case dropped
    /// Too far beside the plot.
    case outside
    /// A bar.
    case bar(Bar)
  }

  /// Device pixels from which on the edges of bars stand between device pixels.
  private static let minSnapped = 3.0

  let state: CategoryBarMark
  let frame: FrameContext
  /// The values, as long as the frame is drawn.
  let values: ColumnSnapshot
  /// The values of all bars, where some are not placed.
  private let allValues: ColumnSnapshot
  /// The rows of the values that have bars.
  let rows: Range<Int>
  let yRange: ProjectionRange
  /// Where the bars begin.
  let base: Double
  /// The way from bar to bar, in points; 0 where it is not the same everywhere.
  let pitch: Double
  private let xRange: ProjectionRange
  private let xMap: ScaleMap
  private let yMap: ScaleMap
  private let ySide: BoxSide
  private let names: CategoryBarNames
  private let half: Double
  /// Where bars begin, relative to the origin of y.
  let baseline: Double
  /// The plot and what is drawn around it.
  private let reach: Rect
  private let maximum: ColumnValue?
  /// The maximum, relative to the origin of y.
  let highest: Double?

  /// Places the bars of some rows alone, in their opacity: which of them is the maximum all bars
  /// tell.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ state: CategoryBarMark,
    showing rows: BrushedRows,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) {
    var some = state
    some.values = try rows.only(state.values, from: 0)
    some.style.alpha *= rows.opacity
    some.style.borderColor = (state.style.borderColor ?? frame.theme.axis)
      .opacity(Float(rows.opacity))
    self.init(some, maximumOf: state, in: space, frame)
  }

  /// Places all bars.
  init(_ state: CategoryBarMark, in space: Space, _ frame: FrameContext) {
    self.init(state, maximumOf: state, in: space, frame)
  }

  private init(
    _ state: CategoryBarMark,
    maximumOf all: CategoryBarMark,
    in space: Space,
    _ frame: FrameContext
  ) {
    self.state = state
    self.frame = frame
    values = state.values.snapshot()
    allValues = all.values.snapshot()
    rows = state.rows(of: values)
    (xRange, yRange) = (frame.range(of: space.x), frame.range(of: space.y))
    (xMap, yMap) = (frame.map(.x, of: space), frame.map(.y, of: space))
    ySide = BoxSide(yMap, yRange)
    names = CategoryBarNames(state.names, on: xRange)
    half = state.style.barWidth / 2
    reach = frame.plot.inset(by: Insets(-(state.style.cornerRadius + 4)))
    baseline = yRange.relative(DataValue(state.style.baseline, unit: values.type.timeUnit))
    var ideal = yMap.position(of: baseline)
    // A baseline without a place, as 0 on a log scale, is below all that has one.
    if ideal.isNaN { ideal = yMap.position(of: min(yRange.min, yRange.max)) }
    base = frame.snapped(max(reach.minY, min(reach.maxY, ideal)))
    let zero = -Double(xRange.origin)
    let way = abs(xMap.position(of: zero + 1) - xMap.position(of: zero))
    pitch = way.isFinite ? way : 0
    let extent = all.extent
    maximum = extent.bounds?.max
    highest = extent.relative(to: yRange.origin, in: yRange.timeUnit)?.max
  }

  /// The bars that may be in view, by their places among the names.
  var shown: Range<Int> { names.range(of: rows.count, xRange, half) }

  /// Writes the values of bars, relative to the origin of y.
  func read(_ bars: Range<Int>, into heights: UnsafeMutablePointer<Double>) {
    values.read(
      bars.lowerBound + rows.lowerBound..<bars.upperBound + rows.lowerBound,
      relativeTo: yRange.origin,
      in: yRange.timeUnit,
      into: heights
    )
  }

  /// Returns the value of a bar, exact.
  func value(of index: Int) -> DataValue {
    DataValue(values.value(at: rows.lowerBound + index), unit: values.type.timeUnit)
  }

  /// Returns the place of a bar's name on x, or nil where it has none.
  func name(of index: Int) -> Int? { names.number(of: index) }

  /// Returns where a bar is, whose value is `height`; `isPart` of one that stands for several.
  func place(of index: Int, _ height: Double, isPart: Bool = false) -> Place {
    guard height.isFinite else { return .gap }
    let position = yMap.position(of: height)
    // An empty bar is nothing, whether the scale has a place for it or not.
    if position.isNaN, height == baseline { return .outside }
    guard let place = names.place(of: index), !position.isNaN else { return .dropped }
    let (first, last) = (xMap.position(of: place - half), xMap.position(of: place + half))
    guard abs(first) < TextRoom.maxLength, abs(last) < TextRoom.maxLength else {
      return .outside
    }
    let (left, right) = edges(min(first, last), max(first, last), xMap.position(of: place))
    guard right >= frame.plot.minX, left <= frame.plot.maxX else { return .outside }
    let isUp = (height >= baseline) != (yRange.min > yRange.max)
    let bounded = max(reach.minY, min(reach.maxY, position))
    var tip = frame.snapped(bounded)
    let pixel = 1 / frame.pixelRatio
    if height != baseline, tip == base, frame.snapsToPixels { tip += isUp ? -pixel : pixel }
    return .bar(
      Bar(
        index: index,
        rect: Rect(left: left, top: min(tip, base), right: right, bottom: max(tip, base)),
        tip: bounded == position ? tip : position,
        isUp: isUp,
        // Doubles tell large integers from their neighbours not always.
        isMaximum: !isPart && height == highest && isMaximum(index)
      )
    )
  }

  /// Whether a bar's value is the maximum, exactly.
  func isMaximum(_ index: Int) -> Bool {
    let row = rows.lowerBound + index
    guard allValues.rows.contains(row) else { return false }
    return allValues.extent(of: row..<row + 1).bounds?.max == maximum
  }

  /// Whether bars stand at their numbers, at the same distances.
  var areInOrder: Bool {
    switch xRange.scale {
    case .linear, .category: names.straightPlace(of: 0) != nil
    default: false
    }
  }

  /// Columns of a point in one of which a thin bar is, which covers all of it: device pixels, and
  /// eight of each in a document.
  var columnsPerPoint: Double { frame.snapsToPixels ? frame.pixelRatio : 8 * frame.pixelRatio }

  /// Returns the column in which the middle of a bar is that stands at its number.
  func deviceColumn(of index: Int) -> Double {
    let position = xMap.position(of: names.straightPlace(of: index) ?? .nan)
    return (position * columnsPerPoint).rounded(.down)
  }

  /// Returns a box around bars whose values are between two, or nil where their names alone tell
  /// where they stand.
  func box(around bars: Range<Int>, _ low: Double, _ high: Double) -> PlaceBox? {
    guard let first = names.straightPlace(of: bars.lowerBound),
      let last = names.straightPlace(of: bars.upperBound - 1)
    else { return nil }
    let ends = (xMap.position(of: first - half), xMap.position(of: last + half))
    guard !ends.0.isNaN, !ends.1.isNaN else { return nil }
    let (top, bottom) = ySide.positions(low, high)
    // Edges and tips are moved by half a pixel, or, of bars without height, by a pixel.
    return PlaceBox(
      low: SIMD2(min(ends.0, ends.1), min(top, base)),
      high: SIMD2(max(ends.0, ends.1), max(bottom, base))
    ).grown(by: 2 / frame.pixelRatio)
  }

  /// Returns the edges of a bar, between device pixels where it is wide enough: all bars are
  /// equally wide then.
  ///
  /// One that is thinner than a device pixel covers all of that in which its middle is.
  private func edges(_ left: Double, _ right: Double, _ middle: Double) -> (Double, Double) {
    let width = right - left
    if width * columnsPerPoint < 1 {
      let column = (middle * columnsPerPoint).rounded(.down)
      return (column / columnsPerPoint, (column + 1) / columnsPerPoint)
    }
    guard frame.snapsToPixels, width * frame.pixelRatio >= Self.minSnapped else {
      return (left, right)
    }
    let snapped = frame.snappedLength(width)
    let start = frame.snappedRule(at: (left + right) / 2, width: snapped)
    return (start, start + snapped)
  }

  /// The colour of a bar.
  func color(of bar: Bar) -> Color {
    let style = state.style
    let alpha = Float(style.alpha)
    if style.colors.indices.contains(bar.index) { return style.colors[bar.index].opacity(alpha) }
    switch style.highlight {
    case .automatic where bar.isMaximum: return frame.theme.highlight.opacity(alpha)
    case .color(let color) where bar.isMaximum: return color.opacity(alpha)
    default: return baseColor
    }
  }

  /// Whether a bar is seen, or would be if it had a height.
  func isVisible(_ bar: Bar) -> Bool {
    let style = state.style
    return color(of: bar).alpha > 0
      || style.borderWidth > 0 && (style.borderColor ?? frame.theme.axis).alpha > 0
  }

  /// The colour of bars that do not stand out.
  var baseColor: Color {
    frame.seriesColor(state.style.color).opacity(Float(state.style.alpha))
  }
}
