import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A filled band across the plot between two values, with a label in it.
///
/// Ranges that follow the data go to its ends, unless its style says no. What of it the plot does
/// not show is not drawn. An end that is open, or that has no place on the scale (0 or less on a
/// logarithmic one), is beyond the plot.
public final class Span: Annotation, StyleKeeper {
  /// How a span looks.
  public struct Style: Hashable, Sendable {
    /// A place in the part of the band that is to be seen.
    public enum Place: Int32, Hashable, Sendable {
      /// In the top left corner.
      case topLeft = 0
      /// At the middle of the upper side.
      case top = 1
      /// In the top right corner.
      case topRight = 2
      /// At the middle of the left side.
      case left = 3
      /// In the middle.
      case center = 4
      /// At the middle of the right side.
      case right = 5
      /// In the bottom left corner.
      case bottomLeft = 6
      /// At the middle of the lower side.
      case bottom = 7
      /// In the bottom right corner.
      case bottomRight = 8
    }

    /// Fill; nil takes a faint one that suits the theme.
    public var color: Color?
    /// Full width of the lines along the two ends in points, drawn as a whole number of device
    /// pixels; 0 is none.
    public var borderWidth: Double
    /// Colour of these lines; nil takes the fill's, opaque, or the theme's.
    public var borderColor: Color?
    /// How the label looks.
    ///
    /// Without an alignment its lines are flush with the side that it is at, or centred.
    public var label: TextBoxStyle
    /// Where the label is.
    public var labelPlace: Place
    /// Whether ranges that follow the data go to the ends that are not open.
    public var extendsRange: Bool

    /// Makes a style.
    public init(
      color: Color? = nil,
      borderWidth: Double = 0,
      borderColor: Color? = nil,
      label: TextBoxStyle = TextBoxStyle(),
      labelPlace: Place = .top,
      extendsRange: Bool = true
    ) {
      (self.color, self.borderWidth, self.borderColor) = (color, borderWidth, borderColor)
      (self.label, self.labelPlace, self.extendsRange) = (label, labelPlace, extendsRange)
    }

    func validate() throws(KeisenError) {
      try requireLength(borderWidth, "border width")
      try label.validate("label ")
    }

    /// Its fill in a theme.
    func fill(in theme: Theme) -> Color { color ?? theme.axis.opacity(0.14) }

    /// The colour of its lines in a theme.
    func border(in theme: Theme) -> Color {
      let opaque = color.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
      return borderColor ?? opaque ?? theme.axis
    }
  }

  struct State: StyledState {
    var start: DataValue?
    var end: DataValue?
    var label: String
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "span" }

  /// Distance between label and the band's sides, in points.
  private static let gap = 5.0

  /// The space of which it shows values.
  public let space: Space
  /// The dimension of the values: the band between values of x is vertical.
  public let dimension: Dimension
  let state: Watched<State>

  /// Makes a span between two values, in any order; nil is an open end.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN, infinite or not
  ///   allowed.
  public init(
    _ dimension: Dimension,
    from start: DataValue?,
    to end: DataValue?,
    in space: Space,
    label: String = "",
    style: Style = Style()
  ) throws(KeisenError) {
    try start?.validate("start")
    try end?.validate("end")
    try style.validate()
    try space.requireCartesian(for: "a span")
    self.space = space
    self.dimension = dimension
    state = Watched(State(start: start, end: end, label: label, style: style))
  }

  /// The text in the band; empty for none.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// The values that it lies between; nil is an open end.
  public var values: (start: DataValue?, end: DataValue?) {
    state.withLock { ($0.start, $0.end) }
  }

  /// Moves both ends.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is NaN or infinite. Then
  ///   both stay.
  public func setValues(from start: DataValue?, to end: DataValue?) throws(KeisenError) {
    try start?.validate("start")
    try end?.validate("end")
    state.change { ($0.start, $0.end) = (start, end) }
  }

  package var anchors: [(projection: Projection, value: DataValue)] {
    let (start, end) = values
    return [start, end].compactMap { $0 }.map { (space.projection(dimension), $0) }
  }

  package var extendedProjection: Projection? { space.projection(dimension) }

  package var extendsRange: Bool { style.extendsRange }

  package var strokeWidth: Double { style.borderWidth }

  /// Whether all of the band is out of view; an open end reaches beyond every range.
  package func isUnseen(in shown: (Projection) -> ProjectionRange?) -> Bool {
    guard let range = shown(space.projection(dimension)) else { return false }
    let (start, end) = values
    let sides = (start.map(range.side) ?? -1, end.map(range.side) ?? 1)
    return sides.0 == sides.1 && sides.0 != 0
  }

  /// Changes both ends in one step; whoever does has checked what they become.
  package func changeValues(_ body: (inout DataValue?, inout DataValue?) -> Bool) -> Bool {
    state.change { body(&$0.start, &$0.end) }
  }

  /// The projection of its values.
  public var projections: [Projection] { [space.projection(dimension)] }

  /// Tells legends where its label is; they may lie on the band.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard frame.seeksPlace, let sides = sides(state, in: frame),
      let label = label(state, on: sides.band, in: frame)
    else { return }
    frame.textBoxes.append(label.bounds)
  }

  /// Draws band, lines and label, within the plot.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    let style = state.style
    let plot = frame.plot
    guard let (start, end, band) = sides(state, in: frame) else { return }
    let (low, high) = plot.ends(dimension)
    list.clip(to: frame.plotClip)
    list.draw(.rectangle(Rectangle(rect: band, fill: .color(style.fill(in: frame.theme)))))
    let width = min(frame.snappedLength(style.borderWidth), high - low)
    if width > 0 {
      let color = style.border(in: frame.theme)
      for position in [start, end] where frame.shows(position, dimension) {
        let edge = max(low, min(frame.snappedRule(at: position, width: width), high - width))
        let line = slice(of: plot, from: edge, to: edge + width)
        list.draw(.rectangle(Rectangle(rect: line, fill: .color(color))))
      }
    }
    list.clip(to: nil)
    try label(state, on: band, in: frame)?
      .draw(color: frame.theme.label, in: frame, into: &list)
  }

  /// Returns where it begins and ends across the plot, and its part of the plot; nil where the plot
  /// does not show it.
  private func sides(
    _ state: State,
    in frame: FrameContext
  ) -> (start: Double, end: Double, band: Rect)? {
    let plot = frame.plot
    guard !plot.isEmpty, let (start, end) = ends(state, in: frame) else { return nil }
    let (low, high) = plot.ends(dimension)
    guard start < high, end > low else { return nil }
    // Never less than a device pixel.
    let pixel = 1 / frame.pixelRatio
    var exact = frame
    exact.snapsToPixels = !frame.isDocument
    let first = exact.snapped(max(low, start))
    let near = min(first, high - pixel)
    let far = max(exact.snapped(min(high, end)), near + pixel)
    return (start, end, slice(of: plot, from: near, to: far))
  }

  /// Returns the label in its place on a band; nil where there is nothing to see.
  private func label(_ state: State, on band: Rect, in frame: FrameContext) -> TextBox? {
    let (style, plot) = (state.style, frame.plot)
    guard
      var label = TextBox(
        state.label,
        style.label,
        theme: frame.theme,
        room: plot.inset(by: Insets(Self.gap))
      )
    else { return nil }
    let (x, y) = style.labelPlace.fractions
    let room = (
      width: band.width - 2 * Self.gap - label.extent.width,
      height: band.height - 2 * Self.gap - label.extent.height
    )
    label.center = Point(
      x: band.midX + (x - 0.5) * room.width,
      y: band.midY + (y - 0.5) * room.height
    )
    label.align(to: Point(x: x, y: y))
    label.move(into: plot)
    return label
  }

  /// Returns where the two ends are across the plot, the lesser first: infinite where they are
  /// open.
  private func ends(_ state: State, in frame: FrameContext) -> (Double, Double)? {
    let range = frame.range(of: space.projection(dimension))
    // Where values decrease: left, or down, unless the range is reversed.
    let down = (range.min > range.max) == (dimension == .x) ? Double.infinity : -.infinity
    func place(_ value: DataValue?) -> Double? {
      guard let value else { return nil }
      let position = frame.position(of: value, dimension, of: space)
      return position.isNaN ? down : position
    }
    let start = place(state.start) ?? down
    let end = place(state.end) ?? -down
    return start == end ? nil : (min(start, end), max(start, end))
  }

  /// Returns the part of the plot between two positions.
  private func slice(of plot: Rect, from start: Double, to end: Double) -> Rect {
    dimension == .x
      ? Rect(left: start, top: plot.minY, right: end, bottom: plot.maxY)
      : Rect(left: plot.minX, top: start, right: plot.maxX, bottom: end)
  }
}

extension Span.Style.Place {
  /// Fractions of the room from its top left corner.
  fileprivate var fractions: (x: Double, y: Double) {
    let (row, column) = rawValue.quotientAndRemainder(dividingBy: 3)
    return (Double(column) / 2, Double(row) / 2)
  }
}

extension Span: StyledObject, Styled {
  package static var kindName: String { "a span" }

  package func check(_ style: Style) throws(KeisenError) { try style.validate() }
}

extension Span.Style: StyleParts {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.borderWidth, \.borderWidth)]
  }

  package static var colors: [StyleColor<Self>] {
    [
      .init(.main, \.color) { $0.fill(in: $1) },
      .init(.border, \.borderColor) { $0.border(in: $1) },
    ]
  }
}
