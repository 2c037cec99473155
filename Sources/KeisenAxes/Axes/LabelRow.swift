import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// How the labels of one axis hang on their ticks: at which end, turned how far, how near.
struct LabelRow: Sendable {
  /// Least distance between neighbours in reading direction, in label sizes.
  private static let minGap = 0.75
  /// Least distance from line to line of numbers one above the other, in label sizes.
  private static let minPace = 1.75
  /// Least distance from line to line of names, in label sizes.
  static let minNamePace = 1.18
  /// Distance from a label's baseline to that of its context, in label sizes.
  private static let contextPace = 1.3
  /// A text that leans less than this, as a sine, is centred at its tick.
  private static let minLean = 0.17

  /// Turn counter-clockwise, in degrees.
  let angle: Double
  /// Where along a text its tick is: 0 at its start, 1 at its end.
  let anchor: Double
  /// Whether lines of text may be as near to each other as in a paragraph.
  let areNames: Bool
  /// Least distance between neighbours in reading direction, in points.
  let gap: Double
  private let side: Side
  private let right: Point
  private let down: Point
  private let outwards: Point
  private let pace: Double
  private let contextGap: Double
  /// Positions of the ends of the axis along it.
  private let ends: (Double, Double)

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - side: The side of the axis line on which the labels lie.
  ///   - angle: Turn counter-clockwise, in degrees.
  ///   - size: Size of the labels.
  ///   - areNames: Whether lines of text may be as near to each other as in a paragraph.
  ///   - ends: Positions of the ends of the axis along it.
  init(_ side: Side, angle: Double, size: Double, areNames: Bool, ends: (Double, Double)) {
    self.side = side
    self.angle = angle
    self.areNames = areNames
    self.ends = ends
    let turn = Turn(degrees: angle)
    right = turn.applied(toX: 1, y: 0)
    down = turn.applied(toX: 0, y: 1)
    switch side {
    case .bottom: outwards = Point(x: 0, y: 1)
    case .top: outwards = Point(x: 0, y: -1)
    case .left: outwards = Point(x: -1, y: 0)
    case .right: outwards = Point(x: 1, y: 0)
    }
    let lean = right.x * outwards.x + right.y * outwards.y
    anchor = lean > Self.minLean ? 0 : lean < -Self.minLean ? 1 : 0.5
    gap = Self.minGap * size
    let isStacked = side.dimension == .y && !areNames
    pace = (isStacked ? Self.minPace : Self.minNamePace) * size
    contextGap = Self.contextPace * size
  }

  private var lean: Double { abs(right.x * outwards.x + right.y * outwards.y) }
  private var rise: Double { abs(down.x * outwards.x + down.y * outwards.y) }

  /// 1 where a context lies below its text, -1 where it lies above.
  private var contextDirection: Double {
    down.x * outwards.x + down.y * outwards.y < -Self.minLean ? -1 : 1
  }

  /// Returns the longest text that reaches as far as a part of the picture allows, in points.
  func longest(in size: Size, part: Double) -> Double {
    let isUpright = side.dimension == .x
    let across = isUpright ? size.height : size.width
    let along = isUpright ? size.width : size.height
    let sine = lean
    let cosine = abs(right.x * outwards.y) + abs(right.y * outwards.x)
    return part
      * min(
        sine > 1e-9 ? across / sine : .infinity,
        cosine > 1e-9 ? along / cosine : .infinity
      )
  }

  /// How far labels reach.
  struct Reach: Sendable {
    /// Outwards from where they begin, capitals and baselines counted.
    var depth = 0.0
    /// What descenders add to that.
    var descent = 0.0
    /// Along the axis: from the least position to the greatest; there are none without a label.
    var (low, high) = (Double.infinity, -Double.infinity)
    /// Along the axis, the farthest from a tick: towards lesser and towards greater positions.
    ///
    /// A context does not count: it slides inwards.
    var (before, after) = (0.0, 0.0)
  }

  /// Returns how far labels reach that keep their distance.
  func reach(
    of labels: [AxisContents.Label],
    at positions: [Double],
    _ pattern: LabelPattern,
    contextStyle: TextStyle
  ) -> Reach {
    var reach = Reach()
    func add(_ box: LabelBox) -> (low: Double, high: Double) {
      let bounds = box.bounds
      let isUpright = side.dimension == .x
      let low = isUpright ? bounds.minX : bounds.minY
      let high = isUpright ? bounds.maxX : bounds.maxY
      (reach.low, reach.high) = (min(reach.low, low), max(reach.high, high))
      return (low, high)
    }
    arrange(labels, at: positions, pattern, contextStyle: contextStyle) { label in
      reach.depth = max(reach.depth, depth(of: label.block, context: label.context?.block))
      reach.descent = max(reach.descent, label.block.descent * rise)
      let (low, high) = add(label.box)
      reach.before = max(reach.before, positions[label.tick] - low)
      reach.after = max(reach.after, high - positions[label.tick])
      if let context = label.context { _ = add(context.box) }
      return true
    }
    return reach
  }

  private func depth(of block: TextBlock, context: TextBlock?) -> Double {
    guard let context else { return block.width * lean + block.capitals * rise }
    return max(block.width, context.width) * lean
      + (block.capitals + contextGap - context.firstCapitals + context.capitals) * rise
  }

  /// Places labels one after the other, and leaves out those that are too near to the last one.
  ///
  /// What a label stands in is shown beside it where it is not that of the last one, so that every
  /// label that is there can be understood; a label whose context has no room is left out too.
  ///
  /// - Parameters:
  ///   - labels: The labels of all ticks.
  ///   - positions: The ticks' positions along the axis.
  ///   - pattern: Which labels are meant to be there.
  ///   - line: The position across the axis from which labels reach outwards.
  ///   - contextStyle: How contexts are set.
  ///   - keep: Takes a label, or refuses it.
  /// - Returns: How many labels were left out, beside those that the pattern leaves out.
  @discardableResult
  func arrange(
    _ labels: [AxisContents.Label],
    at positions: [Double],
    _ pattern: LabelPattern,
    line: Double = 0,
    contextStyle: TextStyle,
    keep: (PlacedLabel) -> Bool
  ) -> Int {
    var refused = 0
    var last: PlacedLabel?
    var context = ""
    for (tick, label) in labels.enumerated() where !label.block.isEmpty && pattern.includes(tick) {
      let placed = self.label(
        tick,
        at: positions[tick],
        line: line,
        block: label.block,
        context: label.context == context
          ? nil : TextLayout.block(label.context, style: contextStyle)
      )
      if let last, !areFree(last, placed) {
        refused += 1
      } else if keep(placed) {
        context = label.context
        last = PlacedLabel(placed, keepingContextOf: last)
      } else {
        refused += 1
      }
    }
    return refused
  }

  /// Returns where a label lies.
  ///
  /// - Parameters:
  ///   - tick: The tick's number.
  ///   - position: The tick's position along the axis.
  ///   - line: The position across the axis from which labels reach outwards.
  ///   - block: The label's text.
  ///   - context: What is shown below it.
  /// - Returns: The label in its place.
  func label(
    _ tick: Int,
    at position: Double,
    line: Double,
    block: TextBlock,
    context: TextBlock?
  ) -> PlacedLabel {
    let inner = block.capitals / 2 * rise + (anchor == 0.5 ? block.width / 2 * lean : 0)
    let isUpright = side.dimension == .x
    // A context above its text keeps the text near the axis, one below it too.
    let point =
      isUpright
      ? Point(x: position, y: line + outwards.y * inner)
      : Point(x: line + outwards.x * inner, y: position)
    var placed = PlacedLabel(
      tick: tick,
      block: block,
      point: point,
      box: box(of: block, at: point)
    )
    guard let context, !context.isEmpty else { return placed }
    let distance =
      contextDirection > 0
      ? block.capitals / 2 + contextGap - context.firstCapitals + context.capitals / 2
      : block.capitals / 2 + contextGap - block.firstCapitals + context.capitals / 2
    let shift = contextDirection * distance
    let slide = slide(of: context, below: block, at: point)
    let contextPoint = Point(
      x: point.x + down.x * shift + right.x * slide,
      y: point.y + down.y * shift + right.y * slide
    )
    placed.context = PlacedLabel.Context(
      block: context,
      point: contextPoint,
      box: box(of: context, at: contextPoint)
    )
    return placed
  }

  /// How far a context that reads along the axis moves, in reading direction, to stay between the
  /// ends of the axis or of its label; one that is wider reaches over both.
  private func slide(of context: TextBlock, below block: TextBlock, at point: Point) -> Double {
    guard lean < 1e-9 else { return 0 }
    let along = side.dimension == .x ? right.x : right.y
    let position = along * (side.dimension == .x ? point.x : point.y)
    let low = min(along * ends.0, along * ends.1, position - block.width / 2)
    let high = max(along * ends.0, along * ends.1, position + block.width / 2)
    let (first, last) = (low + context.width / 2, high - context.width / 2)
    return min(max(position, min(first, last)), max(first, last)) - position
  }

  /// The alignment of a text's lines: towards the axis, where its tick is.
  var alignment: TextStyle.Alignment {
    anchor == 0 ? .left : anchor == 1 ? .right : .center
  }

  /// Returns a block with its lines flush towards the axis.
  func aligned(_ block: TextBlock, _ style: TextStyle) -> TextBlock {
    guard block.lines.count > 1 else { return block }
    var style = style
    style.alignment = alignment
    // No line is wider than the block, so they break where they did.
    return TextLayout.block(block.source, style: style, width: block.width + 1e-6)
  }

  /// The point of a block's box that lies at a label's point, in fractions.
  func anchorPoint(of block: TextBlock) -> Point {
    Point(x: anchor, y: block.height > 0 ? block.capitals / 2 / block.height : 0)
  }

  private func box(of block: TextBlock, at point: Point) -> LabelBox {
    let x = (0.5 - anchor) * block.width
    let y = (block.height - block.capitals) / 2
    return LabelBox(
      center: Point(
        x: point.x + right.x * x + down.x * y,
        y: point.y + right.y * x + down.y * y
      ),
      width: block.width,
      height: block.height,
      turn: Turn(degrees: angle)
    )
  }

  /// Whether two labels keep their distance, with the contexts shown last.
  private func areFree(_ first: PlacedLabel, _ second: PlacedLabel) -> Bool {
    guard isFree(first.block, first.point, second.block, second.point) else { return false }
    if let context = first.context {
      guard isFree(context.block, context.point, second.block, second.point) else { return false }
    }
    guard let context = second.context else { return true }
    guard isFree(first.block, first.point, context.block, context.point) else { return false }
    guard let other = first.context else { return true }
    return isFree(other.block, other.point, context.block, context.point)
  }

  /// Whether two texts keep their distance: in reading direction, or from line to line.
  private func isFree(_ first: TextBlock, _ start: Point, _ second: TextBlock, _ end: Point) -> Bool
  {
    let along = (end.x - start.x) * right.x + (end.y - start.y) * right.y
    let across = (end.x - start.x) * down.x + (end.y - start.y) * down.y
    let free =
      along > 0
      ? along - (1 - anchor) * first.width - anchor * second.width
      : -along - (1 - anchor) * second.width - anchor * first.width
    if free >= gap { return true }
    let lines = abs(across) - (first.capitals + second.capitals) / 2
    return lines >= pace - max(first.firstCapitals, second.firstCapitals)
  }
}

/// A label in its place.
struct PlacedLabel: Sendable {
  /// What the text stands in, shown beside it.
  struct Context: Sendable {
    let block: TextBlock
    let point: Point
    let box: LabelBox
  }

  /// The number of its tick.
  let tick: Int
  let block: TextBlock
  /// Where its anchor lies.
  let point: Point
  let box: LabelBox
  var context: Context?

  init(tick: Int, block: TextBlock, point: Point, box: LabelBox, context: Context? = nil) {
    self.tick = tick
    self.block = block
    self.point = point
    self.box = box
    self.context = context
  }

  /// The same label, with the context that was shown last.
  fileprivate init(_ label: PlacedLabel, keepingContextOf last: PlacedLabel?) {
    self = label
    if context == nil { context = last?.context }
  }
}
