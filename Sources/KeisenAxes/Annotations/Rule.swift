import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A straight line across the plot at a value, with a label beside it.
///
/// Ranges that follow the data go to it, unless its style says no. At a value that the plot does
/// not show nothing is drawn.
public final class Rule: Annotation, StyleKeeper {
  /// How a rule looks.
  public struct Style: Hashable, Sendable {
    /// Where along the line its label is.
    public enum Place: Hashable, Sendable {
      /// At the left or lower end.
      case start
      /// In the middle.
      case middle
      /// At the right or upper end.
      case end
    }

    /// Full width in points, drawn as a whole number of device pixels; 0 draws no line.
    public var width: Double
    /// Colour; nil takes the theme's.
    public var color: Color?
    /// Lengths that alternate mark and gap, in multiples of the width; none is solid.
    public var dash: [Double]
    /// How the label looks.
    ///
    /// Without a colour it has the line's, opaque; without an alignment its lines are flush with
    /// the line or with the end of the line that it is at, or centred.
    public var label: TextBoxStyle
    /// Where along the line the label is.
    public var labelPlace: Place
    /// The side of the line that the label is on; nil is above, or right.
    ///
    /// Where there is no room for it in the plot, it is on the other side.
    public var labelSide: Side?
    /// Whether ranges that follow the data go to the value.
    public var extendsRange: Bool

    /// Makes a style.
    public init(
      width: Double = 1,
      color: Color? = nil,
      dash: [Double] = [],
      label: TextBoxStyle = TextBoxStyle(),
      labelPlace: Place = .end,
      labelSide: Side? = nil,
      extendsRange: Bool = true
    ) {
      (self.width, self.color, self.dash, self.label) = (width, color, dash, label)
      (self.labelPlace, self.labelSide, self.extendsRange) = (labelPlace, labelSide, extendsRange)
    }

    func validate(_ dimension: Dimension) throws(KeisenError) {
      try LineStyle(width: width, dash: dash).validate()
      try label.validate("label ")
      if let labelSide, labelSide.dimension == dimension {
        throw .invalidArgument(
          dimension == .x
            ? "label of a vertical rule must be left or right of it, got \(labelSide)"
            : "label of a horizontal rule must be above or below it, got \(labelSide)"
        )
      }
    }
  }

  struct State: StyledState {
    var value: DataValue
    var label: String
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "rule" }

  /// Distance between line and label, and between label and the plot's sides, in points.
  private static let gap = 4.0

  /// The space of which it shows a value.
  public let space: Space
  /// The dimension of the value: the line of a value of x is vertical.
  public let dimension: Dimension
  let state: Watched<State>

  /// Makes a rule.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN, infinite or not
  ///   allowed, or the label's side is not beside the line.
  public init(
    _ dimension: Dimension,
    at value: DataValue,
    in space: Space,
    label: String = "",
    style: Style = Style()
  ) throws(KeisenError) {
    try value.validate("value")
    try style.validate(dimension)
    try space.requireCartesian(for: "a rule")
    self.space = space
    self.dimension = dimension
    state = Watched(State(value: value, label: label, style: style))
  }

  /// The text beside the line; empty for none.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// Where the line is.
  public var value: DataValue { state.withLock { $0.value } }

  /// Moves the line.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the value is NaN or infinite. Then
  ///   it stays.
  public func setValue(_ value: DataValue) throws(KeisenError) {
    try value.validate("value")
    state.change { $0.value = value }
  }

  /// Changes the value in one step; whoever does has checked what it becomes.
  package func changeValue(_ body: (inout DataValue) -> Bool) -> Bool {
    state.change { body(&$0.value) }
  }

  package var anchors: [(projection: Projection, value: DataValue)] {
    [(space.projection(dimension), value)]
  }

  package var extendedProjection: Projection? { space.projection(dimension) }

  package var extendsRange: Bool { style.extendsRange }

  package var strokeWidth: Double { style.width }

  /// The projection of its value.
  public var projections: [Projection] { [space.projection(dimension)] }

  /// Tells legends where it is.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    guard frame.seeksPlace, let (line, label) = placed(state.withLock { $0 }, in: frame) else {
      return
    }
    let (low, high) = (
      Point(x: line.rect.minX, y: line.rect.minY), Point(x: line.rect.maxX, y: line.rect.maxY)
    )
    frame.annotationOutlines.append([low, high])
    if let label { frame.textBoxes.append(label.bounds) }
  }

  /// Draws line and label, within the plot.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard let (line, label) = placed(state, in: frame) else { return }
    let color = state.style.color ?? frame.theme.axis
    list.clip(to: frame.plotClip)
    try line.draw(dash: state.style.dash, color: color, in: frame, into: &list)
    list.clip(to: nil)
    let textColor = state.style.color.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    try label?.draw(color: textColor ?? frame.theme.label, in: frame, into: &list)
  }

  /// Returns line and label in their places; nil where the plot does not show the value.
  private func placed(_ state: State, in frame: FrameContext) -> (line: PlotLine, label: TextBox?)?
  {
    let plot = frame.plot
    guard !plot.isEmpty else { return nil }
    let position = frame.position(of: state.value, dimension, of: space)
    guard frame.shows(position, dimension) else { return nil }
    let line = PlotLine(dimension, at: position, width: state.style.width, in: frame)
    var label = TextBox(
      state.label,
      state.style.label,
      theme: frame.theme,
      room: plot.inset(by: Insets(Self.gap))
    )
    if var placed = label {
      place(&placed, beside: line.rect, state.style, in: plot)
      label = placed
    }
    return (line, label)
  }

  /// Moves the label to its place beside the line.
  private func place(_ label: inout TextBox, beside line: Rect, _ style: Style, in plot: Rect) {
    let along: Dimension = dimension == .x ? .y : .x
    let inside = plot.inset(by: Insets(Self.gap))
    let (low, high) = inside.ends(along)
    let half = label.extent.length(along) / 2
    // Upwards is the direction of values, downwards that of points.
    let (place, part) =
      switch (style.labelPlace, along) {
      case (.middle, _): ((low + high) / 2, 0.5)
      case (.start, .x), (.end, .y): (low + half, 0.0)
      case (.end, .x), (.start, .y): (high - half, 1.0)
      }
    let reach = Self.gap + label.extent.length(dimension) / 2
    let (near, far) = line.ends(dimension)
    let (before, after) = (near - reach, far + reach)
    let (first, last) = plot.ends(dimension)
    let fitsBefore = before - label.extent.length(dimension) / 2 >= first
    let fitsAfter = after + label.extent.length(dimension) / 2 <= last
    let wantsBefore = (style.labelSide ?? (dimension == .x ? .right : .top)).isBefore
    let isBefore = wantsBefore ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter
    let across = isBefore ? before : after
    let side = isBefore ? 1.0 : 0
    label.center = dimension == .x ? Point(x: across, y: place) : Point(x: place, y: across)
    label.align(to: dimension == .x ? Point(x: side, y: part) : Point(x: part, y: side))
    label.move(into: plot)
  }
}

extension Side {
  /// Whether it is where coordinates are less.
  fileprivate var isBefore: Bool { self == .top || self == .left }
}

extension Size {
  /// Width or height.
  func length(_ dimension: Dimension) -> Double { dimension == .x ? width : height }
}

extension Rule: StyledObject, Styled {
  package static var kindName: String { "a rule" }

  package func check(_ style: Style) throws(KeisenError) { try style.validate(dimension) }
}

extension Rule.Style: StyleParts {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color) { $1.axis }]
  }
}
