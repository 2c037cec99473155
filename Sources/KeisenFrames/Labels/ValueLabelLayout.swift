import KeisenDrawing
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// Where the values of all series of a chart stand: none on another one, and none on the shape of
/// another one.
///
/// All are level; where some of those at upright shapes have no room so and more have if they are
/// turned by a quarter, all of those are.
package struct ValueLabelLayout {
  /// Distance of a text from the tip, in sizes of the text.
  private static let tipGap = 0.35
  /// Least distance of two texts in reading direction, in sizes of the text.
  private static let gap = 0.3
  /// Room between a text and the sides of its shape, in points.
  private static let padding = 1.0

  private struct Place {
    /// What is covered.
    let box: Rect
    /// Where the text's `anchor` is.
    let point: Point
    let anchor: Point
    let isTurned: Bool
    let isInside: Bool
  }

  private struct Placed {
    let series: Int
    let label: ValueLabels.Label
    let place: Place
  }

  /// Texts without room, of each series.
  package private(set) var omitted: [Int]
  private let series: [ValueLabels]
  private let plot: Rect
  private var placed: [Placed] = []

  /// Places the texts of some series within a plot.
  package init(_ series: [ValueLabels], in plot: Rect) {
    (self.series, self.plot) = (series, plot)
    omitted = series.map { _ in 0 }
    let shapes = RectIndex(series.flatMap { $0.labels.map(\.shape) })
    let level = arranged(isTurned: false, amid: shapes)
    var best = level
    if level.omitted.contains(where: { $0 > 0 }) {
      let turned = arranged(isTurned: true, amid: shapes)
      if turned.omitted.reduce(0, +) < level.omitted.reduce(0, +) { best = turned }
    }
    (placed, omitted) = best
  }

  /// Draws the texts.
  package func encode(_ frame: FrameContext, into list: inout DisplayList) {
    for each in placed {
      guard let text = each.label.text else { continue }
      let readable =
        each.place.isInside
        ? each.label.fill.contrasting(on: frame.theme.plotArea) : frame.theme.label
      list.draw(
        text,
        at: each.place.point,
        anchor: each.place.anchor,
        angle: each.place.isTurned ? 90 : 0,
        color: series[each.series].style.color ?? readable,
        role: .value
      )
    }
  }

  /// Returns the texts that have room, in the order of the series, and how many of each have none.
  private func arranged(
    isTurned: Bool,
    amid shapes: RectIndex
  ) -> (placed: [Placed], omitted: [Int]) {
    var placed: [Placed] = []
    var boxes = RectIndex([])
    var omitted = series.map { _ in 0 }
    for (index, each) in series.enumerated() {
      for label in each.labels {
        guard let text = label.text, !text.isEmpty else { continue }
        let places = places(of: label, text, each.style, isTurned: isTurned)
        let free = places.first { place in
          let room = place.box.inset(by: Insets(-Self.gap * each.style.size / 2, isTurned))
          return !boxes.meets(room) && !shapes.meets(place.box, but: label.shape)
        }
        if let free {
          boxes.insert(free.box.inset(by: Insets(-Self.gap * each.style.size / 2, isTurned)))
          placed.append(Placed(series: index, label: label, place: free))
        } else if isWanted(label) {
          omitted[index] += 1
        }
      }
    }
    return (placed, omitted)
  }

  /// Whether a text is missed where it has no room: where the middle of the shape is in view across
  /// it, and its tip or, of a text in the middle, the shape.
  private func isWanted(_ label: ValueLabels.Label) -> Bool {
    let shape = label.shape
    let isUpright = label.tip.dimension == .x
    let body = shape.intersection(plot)
    guard isUpright ? body.width >= shape.width : body.height >= shape.height else { return false }
    return isUpright ? shape.height > 0 && body.height > 0 : shape.width > 0 && body.width > 0
  }

  /// Returns the places that a text may have in the plot, the best first.
  private func places(
    of label: ValueLabels.Label,
    _ text: TextBlock,
    _ style: ValueLabelStyle,
    isTurned: Bool
  ) -> [Place] {
    switch style.place {
    case .none: []
    case .center: [center(of: label, text, isTurned: isTurned)].compactMap(\.self)
    case .inside: [atTip(of: label, text, style, isInside: true, isTurned)].compactMap(\.self)
    case .outside: [atTip(of: label, text, style, isInside: false, isTurned)].compactMap(\.self)
    case .automatic:
      [false, true].compactMap { atTip(of: label, text, style, isInside: $0, isTurned) }
    }
  }

  /// Returns the place of a text in the middle of what is seen of its shape, or nil where it has no
  /// room there.
  private func center(of label: ValueLabels.Label, _ text: TextBlock, isTurned: Bool) -> Place? {
    let body = label.shape.intersection(plot)
    let isTurned = isTurned && label.tip.dimension == .x
    let middle = Point(x: body.midX, y: body.midY)
    let place = self.place(text, middle, align: Point(x: 0.5, y: 0.5), true, isTurned: isTurned)
    return body.holds(place.box, padding: Self.padding) ? place : nil
  }

  /// Returns the place of a text beyond its shape's tip, or within it behind the tip; nil where it
  /// has no room there.
  private func atTip(
    of label: ValueLabels.Label,
    _ text: TextBlock,
    _ style: ValueLabelStyle,
    isInside: Bool,
    _ isTurned: Bool
  ) -> Place? {
    let gap = Self.tipGap * style.size * (isInside ? -1 : 1)
    let shape = label.shape
    let body = shape.intersection(plot)
    let edge = isInside ? body : shape
    let (point, align): (Point, Point) =
      switch label.tip {
      case .top: (Point(x: shape.midX, y: edge.minY - gap), Point(x: 0.5, y: isInside ? 0 : 1))
      case .bottom: (Point(x: shape.midX, y: edge.maxY + gap), Point(x: 0.5, y: isInside ? 1 : 0))
      case .left: (Point(x: edge.minX - gap, y: shape.midY), Point(x: isInside ? 0 : 1, y: 0.5))
      case .right: (Point(x: edge.maxX + gap, y: shape.midY), Point(x: isInside ? 1 : 0, y: 0.5))
      }
    let isTurned = isTurned && label.tip.dimension == .x
    let place = self.place(text, point, align: align, isInside, isTurned: isTurned)
    let room = isInside ? body : plot
    return room.holds(place.box, padding: isInside ? Self.padding : 0) ? place : nil
  }

  /// Returns the place of a text of which a part, 0 to 1 of what is read of it from its left and
  /// from its top, is at a point.
  private func place(
    _ text: TextBlock,
    _ point: Point,
    align: Point,
    _ isInside: Bool,
    isTurned: Bool
  ) -> Place {
    // What is read of numbers is as high as capitals.
    let (width, height) = isTurned ? (text.capitals, text.width) : (text.width, text.capitals)
    let box = Rect(
      x: point.x - align.x * width,
      y: point.y - align.y * height,
      width: width,
      height: height
    )
    let capitals = text.height > 0 ? text.capitals / text.height : 1
    // Turned it reads upwards: its start is at the lower end.
    let anchor =
      isTurned
      ? Point(x: 1 - align.y, y: align.x * capitals) : Point(x: align.x, y: align.y * capitals)
    return Place(box: box, point: point, anchor: anchor, isTurned: isTurned, isInside: isInside)
  }
}

extension Insets {
  /// Makes insets of one length at both ends of a text in reading direction.
  fileprivate init(_ length: Double, _ isTurned: Bool) {
    self.init(
      top: isTurned ? length : 0,
      left: isTurned ? 0 : length,
      bottom: isTurned ? length : 0,
      right: isTurned ? 0 : length
    )
  }
}

extension Rect {
  /// Whether another one lies within it, some padding away from its sides.
  fileprivate func holds(_ other: Rect, padding: Double) -> Bool {
    // What rounding may take.
    let slack = 1e-6 - padding
    return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}

/// Rectangles in the order of their left or top sides, whichever of the two tells them apart
/// sooner.
private struct RectIndex {
  private var rects: [Rect] = []
  private var longest = 0.0
  private let isByX: Bool

  init(_ rects: [Rect]) {
    let width = rects.lazy.map(\.width).max() ?? 0
    let height = rects.lazy.map(\.height).max() ?? 0
    isByX = width <= height
    longest = isByX ? width : height
    self.rects = rects
    let isByX = isByX
    self.rects.sort { isByX ? $0.minX < $1.minX : $0.minY < $1.minY }
  }

  private func start(_ rect: Rect) -> Double { isByX ? rect.minX : rect.minY }

  private func length(_ rect: Rect) -> Double { isByX ? rect.width : rect.height }

  /// Adds a rectangle.
  mutating func insert(_ rect: Rect) {
    rects.insert(rect, at: first { start($0) >= start(rect) })
    longest = max(longest, length(rect))
  }

  /// Whether a rectangle has an area in common with another one of them.
  func meets(_ rect: Rect, but own: Rect? = nil) -> Bool {
    var index = first { start($0) > start(rect) - longest }
    while index < rects.count, start(rects[index]) < start(rect) + length(rect) {
      if rects[index] != own, !rects[index].intersection(rect).isEmpty { return true }
      index += 1
    }
    return false
  }

  /// Returns the first place from which on something is true.
  private func first(where isPast: (Rect) -> Bool) -> Int {
    var (low, high) = (0, rects.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(rects[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
