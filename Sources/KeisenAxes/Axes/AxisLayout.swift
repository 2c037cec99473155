import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// Where the parts of one axis stand in one frame.
package struct AxisLayout: PlacedAxis {
  /// Distance between ticks and labels, in label sizes.
  private static let labelGap = 0.3
  /// Least distance between axis line and labels, in label sizes: with it the labels of two axes
  /// that meet in a corner are apart.
  private static let minLabelOffset = 0.62
  /// Distance between labels and title, in title sizes.
  private static let titleGap = 0.75
  /// The part of the picture that a label may take, from side to side.
  private static let maxLabelPart = 1.0 / 3
  /// The part of the picture that a title may take, away from the plot.
  private static let maxTitlePart = 0.25
  /// The least room that is kept beyond either end of an x axis for labels, in label sizes.
  private static let reservedSizes = 2.0
  /// The parts of the picture that this is at most, and that is kept at most for wide labels.
  private static let reservedParts = (minimum: 0.05, maximum: 0.125)
  /// The least length of an axis with a title, in title sizes.
  private static let minTitleLength = 2.0

  let axis: Axis
  package var owner: ObjectIdentifier { ObjectIdentifier(axis) }
  let style: Axis.Style
  let contents: AxisContents
  let plot: Rect
  let textStyle: TextStyle
  /// Whether there is a title to draw, if it has room; of an axis that is out of range there is
  /// none.
  let hasTitle: Bool
  /// What the title is to say.
  let text: String
  /// Whether labels are left out so that the plot has room.
  let omitsLabels: Bool
  /// What distances are of those in an ordinary frame.
  private let gaps: Double
  /// The title, or nil where there is none or no room.
  let title: TextBlock?
  /// The labels that have room, once `place` has found them.
  var labels: [PlacedLabel] = []
  /// How each of them looks, or none where all look plain.
  var appearances: [Axis.Label] = []
  /// How they hang on their ticks.
  private(set) var row: LabelRow
  /// Position of the axis line's middle across the axis.
  private(set) var edge = 0.0
  /// The side of the axis line on which ticks and labels lie.
  private(set) var side: Side
  /// Distance from the plot to the band of the axis.
  private var bandOffset = 0.0
  private let crossing: Double?
  /// Width of the picture.
  private let pictureWidth: Double

  /// Lays out ticks, labels and title for a plot.
  ///
  /// - Throws: What the axis' formatter throws.
  package init(_ axis: Axis, in frame: FrameContext) throws(KeisenError) {
    var state = axis.state.withLock { $0 }
    state.style.labelSize = frame.tickSize(state.style.labelSize)
    state.style.titleSize = frame.textSize(state.style.titleSize)
    let isBare = frame.bareAxes.contains(ObjectIdentifier(axis))
    omitsLabels =
      !isBare && state.style.showsLabels && state.style.labelSize > 0
      && frame.texts.omits(axis, .tickLabels)
    if omitsLabels || isBare { state.style.showsLabels = false }
    if isBare { state.title = "" }
    let style = state.style
    let side = axis.side
    (self.axis, self.style, self.side, plot) = (axis, style, side, frame.plot)
    textStyle = frame.theme.textStyle(size: style.labelSize)
    let key = AxisContents.Key(
      range: frame.range(of: axis.space.projection(side.dimension)),
      start: side.dimension == .x ? plot.minX : plot.maxY,
      end: side.dimension == .x ? plot.maxX : plot.minY,
      size: frame.size,
      font: frame.theme.font,
      textScale: frame.theme.textScale,
      step: frame.texts.step,
      // Labels of x that lean take room beside the plot too.
      maxPart: side.dimension == .y
        ? frame.texts.part(Self.maxLabelPart, at: side)
        : min(
          frame.texts.part(Self.maxLabelPart, at: .bottom),
          frame.texts.part(Self.maxLabelPart, at: .left)
        ),
      omitsLabels: omitsLabels || isBare
    )
    contents = try axis.contents(key, state, textStyle)
    row = LabelRow(
      side,
      angle: contents.angle,
      size: style.labelSize,
      areNames: contents.areNames,
      ends: (key.start, key.end)
    )
    pictureWidth = frame.size.width
    let length = abs(key.end - key.start)
    let across = side.dimension == .x ? frame.size.height : frame.size.width
    hasTitle = contents.ends != nil && !state.title.isEmpty && style.titleSize > 0
    text = state.title
    gaps = frame.texts.gaps
    if hasTitle, !frame.texts.omits(axis, .axisTitle),
      length >= Self.minTitleLength * style.titleSize
    {
      let block = axis.titleBlock(
        AxisCache.TitleKey(
          text: state.title,
          style: frame.theme.textStyle(
            size: style.titleSize,
            alignment: .center,
            hasMarkup: style.hasMarkup && frame.hasMarkup
          ),
          room: ShortText.Room(
            width: length,
            height: max(2 * style.titleSize, Self.maxTitlePart * across),
            lines: frame.texts.lines(.max, at: side),
            wraps: true
          )
        ),
        state
      )
      title = block.isEmpty ? nil : block
    } else {
      title = nil
    }
    switch style.place {
    case .edge: crossing = nil
    case .value(let value):
      let other = side.dimension.other
      let range = frame.range(of: axis.space.projection(other))
      crossing = frame.map(other, of: axis.space).position(of: range.relative(value))
    case .fraction(let fraction):
      crossing =
        side.dimension == .x
        ? plot.maxY - fraction * plot.height : plot.minX + fraction * plot.width
    }
    moveBand(to: 0)
  }

  /// The ticks, for grids to follow.
  var ticks: AxisTicks {
    AxisTicks(
      ticks: contents.ticks,
      values: contents.values,
      minorValues: contents.minorValues
    )
  }

  /// How far ticks reach outwards from the axis line.
  private var tickReach: Double {
    let minor =
      contents.minorValues.isEmpty
      ? 0 : max(0, style.minorStart, style.minorEnd) * style.minorLength
    return max(minor, max(0, style.tickStart, style.tickEnd) * style.tickLength)
  }

  /// Distance from the axis line to the labels.
  private var labelOffset: Double {
    max(tickReach + Self.labelGap * style.labelSize, Self.minLabelOffset * style.labelSize)
  }

  /// Distance from the axis line to the title's near side.
  private var titleOffset: Double {
    let gap = gaps * Self.titleGap * style.titleSize
    guard crossing == nil else { return gap }
    // The descenders of labels that are much larger than the title reach beyond the gap.
    return labelOffset + contents.reach.depth + max(gap, contents.reach.descent)
  }

  /// Extent of the band away from the plot.
  private var thickness: Double {
    guard let title else { return labelOffset + contents.reach.depth + contents.reach.descent }
    return titleOffset + title.height
  }

  /// The room that it wants around the plot.
  var demand: LayoutDemand {
    if contents.ends == nil { return LayoutDemand() }
    guard crossing == nil else {
      return LayoutDemand(
        side: title == nil ? nil : axis.side,
        thickness: title == nil ? 0 : thickness,
        overhang: overhang
      )
    }
    return LayoutDemand(side: axis.side, thickness: thickness, overhang: overhang)
  }

  /// How far labels reach beyond the ends of the axis: of numbers and times, how far they would
  /// with a tick at either end, so that the plot keeps its size while the range moves.
  private var overhang: Insets {
    // On the other side of the line they may lean the other way.
    let reach =
      side == axis.side
      ? contents.reach
      : row.reach(
        of: contents.labels,
        at: contents.positions,
        contents.pattern,
        contextStyle: textStyle
      )
    var (low, high) = (reach.low, reach.high)
    if let span, low < high, !contents.areNames {
      low = min(low, span.low - reserved(reach.before))
      high = max(high, span.high + reserved(reach.after))
    }
    return side.dimension == .x
      ? Insets(left: max(0, plot.minX - low), right: max(0, high - plot.maxX))
      : Insets(top: max(0, plot.minY - low), bottom: max(0, high - plot.maxY))
  }

  /// The room for a label at an end of the axis, where the widest now reaches this far: rather
  /// more, as the next ones may be wider.
  private func reserved(_ reach: Double) -> Double {
    guard side.dimension == .x else { return reach }
    let step = style.labelSize / 2
    let minimum = min(
      Self.reservedSizes * style.labelSize,
      Self.reservedParts.minimum * pictureWidth
    )
    let room = (max(minimum, reach) / step).rounded(.up) * step
    return min(room, Self.reservedParts.maximum * pictureWidth)
  }

  /// Positions between which the axis line runs, or nil for an axis that is out of range.
  var span: (low: Double, high: Double)? {
    contents.ends.map { (min($0.start, $0.end), max($0.start, $0.end)) }
  }

  /// The rectangle of the axis line, or nil for an axis that is out of range.
  package var line: Rect? {
    guard let (low, high) = span else { return nil }
    let half = style.width / 2
    return side.dimension == .x
      ? Rect(left: low, top: edge - half, right: high, bottom: edge + half)
      : Rect(left: edge - half, top: low, right: edge + half, bottom: high)
  }

  /// 1 where outwards is right or down, -1 where it is left or up.
  var outwards: Double {
    switch side {
    case .bottom, .right: 1
    case .top, .left: -1
    }
  }

  /// Moves what lies along a side of the plot to its band.
  package mutating func moveBand(to offset: Double) {
    bandOffset = offset
    guard let crossing else {
      edge =
        switch side {
        case .bottom: plot.maxY + offset
        case .top: plot.minY - offset
        case .left: plot.minX - offset
        case .right: plot.maxX + offset
        }
      return
    }
    let (low, high) = side.dimension == .x ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX)
    // What has no position, such as 0 on a log scale, is below all that has one.
    let minimum = side.dimension == .x ? high : low
    edge = crossing.isNaN ? minimum : min(high, max(low, crossing))
    // Labels lie within the plot: on the other side of the line where this one has no room.
    let need = labelOffset + contents.reach.depth + contents.reach.descent
    let room = outwards > 0 ? high - edge : edge - low
    guard room < need, high - low - room > room else { return }
    side = side.opposite
    row = LabelRow(
      side,
      angle: contents.angle,
      size: style.labelSize,
      areNames: contents.areNames,
      ends: side.dimension == .x ? (plot.minX, plot.maxX) : (plot.maxY, plot.minY)
    )
  }

  /// Takes or refuses the labels one after the other.
  func arrange(_ keep: (PlacedLabel) -> Bool) {
    row.arrange(
      contents.labels,
      at: contents.positions,
      contents.pattern,
      line: edge + outwards * labelOffset,
      contextStyle: textStyle,
      keep: keep
    )
  }

  /// Where the middle of the title lies along the axis: at that of the axis line, but within the
  /// plot.
  private func titleMiddle(_ title: TextBlock) -> Double {
    let (low, high) = side.dimension == .x ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    let middle = span.map { ($0.low + $0.high) / 2 } ?? (low + high) / 2
    let half = min(title.width, high - low) / 2
    return max(low + half, min(high - half, middle))
  }

  /// The box of the title, or nil where there is none, or one that leaves the picture, as padding
  /// by hand may have no room for it.
  package func titleBox(in picture: Size) -> LabelBox? {
    guard let title else { return nil }
    let place = titlePlace(title)
    let turn = Turn(degrees: place.angle)
    let middle = turn.applied(
      toX: (0.5 - place.anchor.x) * title.width,
      y: (0.5 - place.anchor.y) * title.height
    )
    let box = LabelBox(
      center: Point(x: place.position.x + middle.x, y: place.position.y + middle.y),
      width: title.width,
      height: title.height,
      turn: turn
    )
    let bounds = box.bounds
    return bounds.minX >= 0 && bounds.minY >= 0 && bounds.maxX <= picture.width
      && bounds.maxY <= picture.height ? box : nil
  }

  /// Where the title's anchor lies, and which point of its box that is.
  func titlePlace(_ title: TextBlock) -> (position: Point, anchor: Point, angle: Double) {
    let offset = bandOffset + titleOffset
    let last = title.height > 0 ? title.capitals / title.height : 0
    let middle = titleMiddle(title)
    return switch axis.side {
    case .bottom: (Point(x: middle, y: plot.maxY + offset), Point(x: 0.5, y: 0), 0)
    case .top: (Point(x: middle, y: plot.minY - offset), Point(x: 0.5, y: last), 0)
    case .left: (Point(x: plot.minX - offset, y: middle), Point(x: 0.5, y: last), 90)
    case .right: (Point(x: plot.maxX + offset, y: middle), Point(x: 0.5, y: 0), 90)
    }
  }
}

extension Axis {
  /// Returns ticks and labels for a range and a length: those that it had, where nothing changed.
  fileprivate func contents(
    _ key: AxisContents.Key,
    _ state: State,
    _ textStyle: TextStyle
  ) throws(KeisenError) -> AxisContents {
    if let known = state.cache.contents(key) { return known }
    var write: ((Tick) throws(KeisenError) -> String)?
    if let formatter = state.formatter {
      write = { (tick) throws(KeisenError) in try self.text(of: tick, formatter) }
    }
    var choice = TickChoice(
      side,
      style: state.style,
      given: state.ticks,
      key: key,
      textStyle: textStyle,
      write: write
    )
    if state.ticks == nil, let locator = state.locator, let range = choice.tickRange {
      choice.given = try located(range, locator)
    }
    // What a scale that fails leaves is not kept.
    let contents = try key.range.watched { () throws(KeisenError) in try choice.contents() }
    self.state.withLock { now in
      if now.generation == state.generation { now.cache.store(contents, key) }
    }
    return contents
  }
}

extension Axis {
  /// Returns the block of a title: the one that it had, where nothing changed.
  fileprivate func titleBlock(_ key: AxisCache.TitleKey, _ state: State) -> TextBlock {
    if let known = state.cache.title(key) { return known }
    let block = ShortText.block(key.text, style: key.style, room: key.room)
    self.state.withLock { $0.cache.store(block, key) }
    return block
  }
}

extension Side {
  /// The side across the plot.
  var opposite: Side {
    switch self {
    case .bottom: .top
    case .top: .bottom
    case .left: .right
    case .right: .left
    }
  }
}
