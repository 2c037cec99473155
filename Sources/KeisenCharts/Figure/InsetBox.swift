import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The box under an inset, and what shows in its parent's plot which part of that it shows.
struct InsetBox {
  private let style: Figure.Inset.Style
  private let box: Rect
  private let fill: Color
  private let theme: Theme
  private let frame: FrameContext
  /// The part that it shows, and the plot with that part.
  private let region: (rect: Rect, plot: Rect)?

  /// Takes the inset that is the part of a number.
  init(_ inset: Figure.Inset, _ number: Int, _ scene: FigureScene, _ layout: FigureLayout) {
    let part = layout.parts[number]
    style = inset.style
    box = part.place
    theme = part.state.theme
    fill = style.background ?? scene.parts[number].fill ?? theme.background
    frame = layout.outer.frame
    let parent = inset.parent.flatMap { parent in
      scene.parts.firstIndex { $0.chart === parent }
    }
    guard style.showsRegion, let parent else {
      region = nil
      return
    }
    let rect = Self.region(of: inset.chart, part.frame, on: layout.parts[parent], inset.parent)
    region = rect.map { (rect: $0, plot: layout.parts[parent].plot) }
  }

  /// Returns where the ranges of an inset's own space are in its parent's plot, in the figure's
  /// points; nil for nowhere.
  private static func region(
    of chart: Chart,
    _ frame: FrameContext,
    on parent: FigureLayout.Part,
    _ parentChart: Chart?
  ) -> Rect? {
    guard let space = parentChart?.space, space.polar == nil, chart.space.polar == nil,
      !parent.frame.plot.isEmpty
    else { return nil }
    func ends(_ dimension: Dimension) -> (low: Double, high: Double)? {
      let own = frame.range(of: chart.space.projection(dimension))
      let range = parent.frame.range(of: space.projection(dimension))
      let map = parent.frame.map(dimension, of: space)
      func position(_ value: Double) -> Double {
        map.position(
          of: range.relative(DataValue(value, origin: own.origin, unit: own.timeUnit))
        )
      }
      let (first, last) = (position(own.min), position(own.max))
      guard first.isFinite, last.isFinite else { return nil }
      return (min(first, last), max(first, last))
    }
    guard let x = ends(.x), let y = ends(.y) else { return nil }
    let corner = parent.place
    return Rect(
      left: corner.x + x.low,
      top: corner.y + y.low,
      right: corner.x + x.high,
      bottom: corner.y + y.high
    )
  }

  /// Draws region, lines and box.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(into list: inout DisplayList) throws(KeisenError) {
    if let region, style.regionWidth > 0, region.rect.touches(region.plot) {
      try encode(region.rect, in: region.plot, into: &list)
    }
    var border: Rectangle.Border?
    let width = frame.snappedLength(style.borderWidth)
    if width > 0 {
      border = Rectangle.Border(width: width, color: style.borderColor ?? theme.axis)
    }
    guard fill.alpha > 0 || border != nil else { return }
    // The border's outer sides are the box's, on whole pixels.
    list.draw(
      .rectangle(
        Rectangle(
          rect: box.inset(by: Insets(width / 2)),
          radii: CornerRadii(style.radius),
          fill: .color(fill),
          border: border
        )
      )
    )
  }

  private func encode(
    _ region: Rect,
    in plot: Rect,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let color = style.regionColor ?? theme.axis
    let width = frame.snappedLength(style.regionWidth)
    /// A side on whole pixels, or out of sight beyond the plot.
    func side(_ position: Double, _ low: Double, _ high: Double) -> Double {
      let near = min(high + 2 * width, max(low - 2 * width, position))
      return frame.snappedRule(at: near, width: width) + width / 2
    }
    let rect = Rect(
      left: side(region.minX, plot.minX, plot.maxX),
      top: side(region.minY, plot.minY, plot.maxY),
      right: side(region.maxX, plot.minX, plot.maxX),
      bottom: side(region.maxY, plot.minY, plot.maxY)
    )
    let reach = Rect(
      left: plot.minX - width,
      top: plot.minY - width,
      right: plot.maxX + width,
      bottom: plot.maxY + width
    )
    list.clip(to: Clip(rect: reach))
    list.draw(
      .rectangle(
        Rectangle(rect: rect, border: Rectangle.Border(width: width, color: color))
      )
    )
    list.clip(to: nil)
    guard style.connectsRegion else { return }
    for (from, to) in Self.connections(from: rect.intersection(plot), to: box) {
      let vertices = VertexBuffer()
      try vertices.append(SIMD2(Float(from.x), Float(from.y)))
      try vertices.append(SIMD2(Float(to.x), Float(to.y)))
      let stroke = Stroke(width: width, color: color, cap: .butt)
      list.draw(.polyline(Polyline(vertices: vertices, runStarts: [0, 2], stroke: stroke)))
    }
  }

  /// Returns the lines between equal corners of two rectangles that cross neither, two where the
  /// rectangles are apart.
  ///
  /// - SeeAlso: matplotlib's `Axes.indicate_inset`.
  static func connections(from region: Rect, to box: Rect) -> [(Point, Point)] {
    let left = region.minX < box.minX
    let right = region.maxX < box.maxX
    let top = region.minY < box.minY
    let bottom = region.maxY < box.maxY
    func corner(_ rect: Rect, _ isRight: Bool, _ isBottom: Bool) -> Point {
      Point(x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
    }
    let wanted: [(isWanted: Bool, isRight: Bool, isBottom: Bool)] = [
      (left != top, false, false),
      (right == top, true, false),
      (left == bottom, false, true),
      (right != bottom, true, true),
    ]
    return wanted.filter(\.isWanted).map {
      (corner(region, $0.isRight, $0.isBottom), corner(box, $0.isRight, $0.isBottom))
    }
  }
}

extension Rect {
  /// Whether they have a point in common.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
