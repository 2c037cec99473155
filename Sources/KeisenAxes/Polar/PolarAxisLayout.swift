import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// Where the labels of a polar axis stand in one frame.
struct PolarAxisLayout {
  /// A text and its box.
  private struct Label {
    let block: TextBlock
    let box: Rect
    var isShortened = false
  }

  /// Distance from the rim to labels, in label sizes.
  private static let gap = 0.5
  /// The part of the picture that a label takes at most, from side to side.
  private static let maxPart = 0.25
  /// The most lines of a label.
  private static let maxLines = 3
  /// Distance from label to label, in label sizes.
  private static let between = 0.25
  /// How far the background of a label of radii reaches beyond it, in points.
  private static let background = 2.0
  /// Opacity of that background.
  private static let opacity: Float = 0.8

  let ticks: PolarTicks
  private let style: PolarAxis.Style
  private let size: Double
  private let places: PolarPlaces
  private let shape: Space.Polar.GridShape
  /// Whether the labels of angles are left out so that the plot has room.
  private var omitsAngles = false
  private var angleLabels: [Label] = []
  private var radiusLabels: [Label] = []

  /// Lays out the labels; nil for a space that is not polar.
  init?(_ axis: PolarAxis, in frame: FrameContext) {
    guard let polar = axis.space.polar, let places = frame.polar(axis.space) else { return nil }
    let state = axis.state.withLock { $0 }
    (style, self.places, shape) = (state.style, places, polar.gridShape)
    size = frame.tickSize(state.style.labelSize)
    ticks = PolarTicks(
      axis.space,
      places,
      PolarTicks.Options(
        labelSize: size,
        given: state.ticks,
        angleFormat: style.angleFormat,
        radiusFormat: style.radiusFormat,
        radiusCount: style.radiusCount
      ),
      in: frame
    )
    guard size > 0 else { return }
    omitsAngles = style.showsAngles && frame.texts.omits(axis, .tickLabels)
    if style.showsAngles, !omitsAngles { placeAngles(frame) }
    if style.showsRadii { placeRadii(frame) }
  }

  private mutating func placeAngles(_ frame: FrameContext) {
    let textStyle = frame.theme.textStyle(size: size, alignment: .center)
    let room = ShortText.Room(
      width: min(
        frame.texts.part(Self.maxPart, at: .bottom),
        frame.texts.part(Self.maxPart, at: .left)
      ) * frame.size.width,
      lines: Self.maxLines,
      wraps: true
    )
    for (value, text) in zip(ticks.angles.values, ticks.angleLabels) {
      let angle = places.angles.position(of: value)
      let block = ShortText.block(text, style: textStyle, room: room)
      guard angle.isFinite, !block.isEmpty else { continue }
      let direction = Sector.direction(angle)
      // The least distance at which the box is beyond the tangent of its angle.
      let reach =
        abs(direction.x) * block.width / 2 + abs(direction.y) * block.height / 2
      let middle =
        places.center + direction * (places.outerRadius + Self.gap * size + reach)
      let isShortened = ShortText.isShortened(block, from: text)
      add(block, middle, isShortened: isShortened, to: &angleLabels)
    }
  }

  private mutating func placeRadii(_ frame: FrameContext) {
    let textStyle = frame.theme.textStyle(size: size)
    let angles = ticks.angles.values.prefix(2).map(places.angles.position)
    let half =
      angles.count == 2 ? angles[0] + PolarPlaces.way(from: angles[0], to: angles[1]) / 2 : 0
    let angle =
      style.radiusAngle.map { $0.truncatingRemainder(dividingBy: 360) * .pi / 180 } ?? half
    // Between two spokes a side of a polygon is nearer to the middle than its corners.
    let part =
      shape == .polygons && style.radiusAngle == nil && angles.count == 2
      ? cos(PolarPlaces.way(from: angles[0], to: angles[1]) / 2) : 1
    var labels: [Label] = []
    for (value, text) in zip(ticks.radii.values, ticks.radiusLabels) {
      let radius = places.radii.position(of: value)
      let block = TextLayout.block(text, style: textStyle)
      guard PolarTicks.hasRoom(radius, places, size) else { continue }
      add(block, places.center + Sector.direction(angle) * (radius * part), to: &labels)
    }
    radiusLabels = labels
  }

  /// Adds a label unless it lies on another one.
  private func add(
    _ block: TextBlock,
    _ middle: SIMD2<Double>,
    isShortened: Bool = false,
    to labels: inout [Label]
  ) {
    let box = Rect(
      x: middle.x - block.width / 2,
      y: middle.y - block.capitals / 2,
      width: block.width,
      height: block.height
    )
    let room = box.inset(by: Insets(-Self.between * size))
    guard labels.allSatisfy({ $0.box.intersection(room).isEmpty }) else { return }
    labels.append(Label(block: block, box: box, isShortened: isShortened))
  }

  /// The boxes of all labels.
  var boxes: [Rect] { (angleLabels + radiusLabels).map(\.box) }

  /// How far the labels of angles reach beyond the plot.
  func overhang(beyond plot: Rect) -> Insets {
    var insets = Insets.zero
    for label in angleLabels {
      insets.top = max(insets.top, plot.minY - label.box.minY)
      insets.left = max(insets.left, plot.minX - label.box.minX)
      insets.bottom = max(insets.bottom, label.box.maxY - plot.maxY)
      insets.right = max(insets.right, label.box.maxX - plot.maxX)
    }
    return insets
  }

  /// Draws the rim, then the labels.
  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    let width = style.width
    if width > 0 {
      try PolarGridLines(places, shape, ticks.angles.values, frame).drawRing(
        places.outerRadius,
        Stroke(width: width, color: style.color ?? frame.theme.axis, join: .mitre, cap: .butt),
        into: &list
      )
    }
    if omitsAngles, !ticks.angleLabels.isEmpty, TextRoom.isLarge(frame.size) { list.omitPart() }
    let picture = frame.picture
    let color = style.textColor ?? frame.theme.label
    let ground = (frame.plotFill?.firstColor ?? frame.theme.plotArea).opacity(Self.opacity)
    for label in radiusLabels {
      let rect = label.box.inset(by: Insets(-Self.background))
      list.draw(
        .rectangle(
          Rectangle(rect: rect, radii: CornerRadii(Self.background), fill: .color(ground))
        )
      )
    }
    for label in angleLabels + radiusLabels
    where label.box.intersection(picture) == label.box || picture.encloses(label.box) {
      if label.isShortened { list.shortenText() }
      list.draw(
        label.block,
        at: Point(x: label.box.minX, y: label.box.minY),
        color: color,
        role: .tick
      )
    }
  }
}

extension Rect {
  /// Whether another rectangle lies within, but for rounding.
  func encloses(_ other: Rect) -> Bool {
    let slack = 1e-6
    return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}

extension Fill {
  /// Its colour, or that at the start of the gradient.
  fileprivate var firstColor: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.startColor
    }
  }
}
