import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// A line along a side of the plot, or across it, with ticks, labels and a title.
///
/// Bottom and top show x, left and right show y. It never changes a range. Labels never overlap,
/// nor those of other axes in the same chart, and never leave the picture: of numbers and times
/// there are fewer where there is little room; names are turned, then broken into lines, then left
/// out. Names that are too long are shortened. Where all are left out so that the plot has room,
/// the frame record counts them as one part.
public final class Axis: StyleKeeper {
  /// Turns a tick into the text of its label.
  public typealias Formatter = @Sendable (Tick) throws -> String
  /// Returns where ticks are to be.
  public typealias Locator = @Sendable (TickRange) throws -> [DataValue]
  /// Changes how one label is drawn.
  public typealias LabelHook = @Sendable (inout Label) throws -> Void

  package struct State: StyledState {
    package var title: String
    package var style: Style
    /// Ticks of the caller's, ascending; nil for ticks of the scale's.
    package var ticks: GivenTicks?
    package var locator: Locator?
    package var formatter: Formatter?
    package var labelHook: LabelHook?
    /// Counts the changes on which ticks and labels hang.
    var generation: UInt64 = 0
    var cache = AxisCache()
    var callers = Callers()
  }

  /// As C calls it.
  public static var typeName: String { "axis" }

  /// The space whose projection it shows.
  public let space: Space
  /// The side of the plot on which it lies, and towards which its labels lie.
  public let side: Side
  package let state: Watched<State>

  /// Makes an axis.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when an option of the style is not
  ///   allowed.
  public init(
    _ side: Side,
    of space: Space,
    title: String = "",
    style: Style = Style()
  ) throws(KeisenError) {
    try space.requireCartesian(for: "an axis of a plot")
    try style.validate()
    self.side = side
    self.space = space
    state = Watched(State(title: title, style: style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// The text beside the axis, which may hold `$...$` markup; empty for none.
  ///
  /// One that has no room is left out, and counted in the frame record.
  public var title: String {
    get { state.withLock { $0.title } }
    set { state.change { $0.title = newValue } }
  }

  /// Returns the title on one line and without markup, in a chart that has markup or none.
  package func plainTitle(hasMarkup: Bool) -> String {
    let state = state.withLock { $0 }
    return Markup.plainText(of: state.title, hasMarkup: hasMarkup && state.style.hasMarkup)
  }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when an option is not allowed; then the
  ///   old style stays.
  public func setStyle(_ style: Style) throws(KeisenError) {
    try style.validate()
    state.change { state in
      state.style = style
      state.change()
    }
  }

  /// Changes parts of how it looks, in one step.
  ///
  /// - Parameter body: Changes the style; it is not to ask the axis for anything.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an option is not allowed; then the
  ///   old style stays.
  public func change(_ body: (inout Style) -> Void) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      var style = state.style
      body(&style)
      try style.validate()
      state.style = style
      state.change()
    }
  }

  /// The projection that it shows, and the one in which its place is a value.
  public var projections: [Projection] {
    let own = space.projection(side.dimension)
    guard case .value = style.place else { return [own] }
    return [own, space.projection(side.dimension.other)]
  }

  /// Wants a band on its side, and room for the labels that reach beyond its ends.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    // The plot keeps its distance from the picture's sides.
    guard isShown(in: frame) else { return LayoutDemand(side: side) }
    return try AxisLayout(self, in: frame).demand
  }

  /// Whether a series of the chart uses it, or all of them use axes.
  package func isShown(in frame: FrameContext) -> Bool {
    frame.furniture.shows(space.projection(side.dimension))
  }

  /// Publishes its ticks, for grids to follow, and where its labels are, for other axes to avoid.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    guard isShown(in: frame) else { return }
    var layout = try AxisLayout(self, in: frame)
    layout.moveBand(to: frame.bandOffset)
    if !frame.plot.isEmpty { try layout.place(in: frame) }
    frame.axes.add(layout)
    guard style.conversion == nil else { return }
    frame.publish(layout.ticks, of: space.projection(side.dimension), side.dimension)
  }

  /// Draws line, ticks, labels and title.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard let layout = frame.axes.layout(of: self) as? AxisLayout else { return }
    guard !frame.plot.isEmpty else {
      if layout.hasTitle { list.omitPart() }
      return
    }
    try layout.encode(frame, into: &list)
  }
}

extension Axis: YieldingAttachment {
  package var yieldingParts: [TextRoom.Part] {
    [TextRoom.Part(self, .axisTitle), TextRoom.Part(self, .tickLabels)]
  }
}

extension Axis.State {
  /// Forgets what was laid out.
  mutating func change() {
    generation &+= 1
    cache = AxisCache()
  }
}
